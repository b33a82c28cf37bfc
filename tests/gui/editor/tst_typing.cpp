#include "editor/editorstatus.h"
#include "editor/problems/problemmarks.h"
#include "editor/problems/statements.h"
#include "editor/problems/textcheck.h"
#include "gui/editor/editorflow.h"
#include "support/sqlitefile.h"

#include <QLabel>
#include <QMouseEvent>
#include <QScrollBar>

using namespace querymend;

namespace {

struct TypingFlow : EditorFlow {
    [[nodiscard]] bool open(const ConnectionTarget& target)
    {
        bench.open(target);
        return QTest::qWaitFor([&] { return bench.state() == ConnectionState::open; }, 20'000);
    }
    [[nodiscard]] bool isChecked() const
    {
        return QTest::qWaitFor([&] { return page().check().status() == CheckStatus::done; }, 20'000);
    }
    [[nodiscard]] std::size_t problems() const { return page().marks().problems().size(); }
    [[nodiscard]] QString status() const
    {
        for (const QLabel* const label : panel->findChildren<QLabel*>()) {
            if (label->property("caption").toString() == QStringLiteral("Check"))
                return label->text();
        }
        return {};
    }
    /// Clicks the first row of a line's annotation.
    void clickAnnotation(int line) const
    {
        const long begin = editor().send(QsciScintilla::SCI_POSITIONFROMLINE, static_cast<unsigned long>(line));
        const auto top = static_cast<int>(editor().send(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, begin));
        const auto height = static_cast<int>(editor().send(QsciScintilla::SCI_TEXTHEIGHT, 0UL));
        QTest::mouseClick(editor().viewport(), Qt::LeftButton, {}, QPoint(80, top + height + height / 2));
    }
};

} // namespace

/// What the editor says while one types, and how its messages are used.
class TypingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file = std::make_unique<SqliteFile>("CREATE TABLE customers (id INTEGER PRIMARY KEY, city TEXT);");
        QVERIFY(m_file->ok());
    }

    void doesNotCallUnfinishedTextIncomplete_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a list that goes on") << QByteArray("SELECT id, ");
        QTest::newRow("a condition that goes on") << QByteArray("SELECT id FROM customers WHERE ");
        QTest::newRow("an open parenthesis") << QByteArray("SELECT max(");
        QTest::newRow("an open text") << QByteArray("SELECT 'a");
    }

    void doesNotCallUnfinishedTextIncomplete()
    {
        QFETCH(const QByteArray, text);
        TypingFlow flow;
        QVERIFY(flow.open(m_file->target()));
        flow.type(text.constData());
        QVERIFY(flow.isChecked());
        QCOMPARE(flow.problems(), std::size_t{0});
        QCOMPARE(flow.status(), QStringLiteral("incomplete"));
        flow.editor().setCaret(0); // the user is done with it
        QTRY_VERIFY(flow.problems() > 0);
        QVERIFY(flow.status() != QStringLiteral("incomplete"));
    }

    void saysWhatIsWrongBeforeTheEnd()
    {
        TypingFlow flow;
        QVERIFY(flow.open(m_file->target()));
        flow.type("SELECT citi, FROM customers WHERE ");
        QVERIFY(flow.isChecked());
        QVERIFY(flow.problems() > 0);
    }

    void appliesAFixOnClick()
    {
        TypingFlow flow;
        QVERIFY(flow.open(m_file->target()));
        flow.type("SELECT citi\nFROM customers");
        QVERIFY(flow.isChecked());
        QCOMPARE(flow.problems(), std::size_t{1});
        flow.clickAnnotation(0);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QCOMPARE(flow.text(), QByteArray("SELECT city\nFROM customers"));
    }

    void appliesAFixFromAnywhereOnItsLine()
    {
        TypingFlow flow;
        QVERIFY(flow.open(m_file->target()));
        flow.type("SELECT id, citi, 1 FROM customers");
        QVERIFY(flow.isChecked());
        flow.editor().setCaret(1);
        flow.press(Qt::Key_Return, Qt::AltModifier);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QCOMPARE(flow.text(), QByteArray("SELECT id, city, 1 FROM customers"));
    }

    void movesAnnotationsWithTheirLines()
    {
        TypingFlow flow;
        QVERIFY(flow.open(m_file->target()));
        flow.type("SELECT 1;\nSELECT citi FROM customers");
        QVERIFY(flow.isChecked());
        QVERIFY(!flow.editor().annotation(1).isEmpty());
        flow.editor().setCaret(10);
        flow.type("\n\n"); // at the beginning of the line
        QTRY_VERIFY(!flow.editor().annotation(3).isEmpty());
        QVERIFY(flow.editor().annotation(1).isEmpty());
        QCOMPARE(flow.editor().markersAtLine(1), 0U);
    }

    void checksTheStatementAtTheCaretOfALongText()
    {
        TypingFlow flow;
        QVERIFY(flow.open(m_file->target()));
        std::string text;
        while (text.size() < 300'000)
            text += "SELECT id FROM customers;\n";
        const auto last = static_cast<std::uint32_t>(text.size());
        text += "SELECT citi FROM customers;";
        flow.editor().setSqlText(text);
        QVERIFY(flow.isChecked());
        QCOMPARE(flow.status(), QStringLiteral("no problems in this statement"));
        flow.editor().setCaret(last + 8);
        QTRY_COMPARE(flow.problems(), std::size_t{1});
        QCOMPARE(flow.page().marks().problems().front().range, (ByteRange{last + 7, last + 11}));
    }

    void findsTheRoughStatement_data()
    {
        QTest::addColumn<std::uint32_t>("place");
        QTest::addColumn<QByteArray>("statement");
        QTest::newRow("in the first") << 3U << QByteArray("SELECT 1");
        QTest::newRow("at the end of the first") << 8U << QByteArray("SELECT 1");
        QTest::newRow("in one with a semicolon in a text") << 15U << QByteArray(" SELECT ';'");
        QTest::newRow("after the last semicolon") << 24U << QByteArray(" 3");
    }

    void findsTheRoughStatement()
    {
        QFETCH(const std::uint32_t, place);
        QFETCH(const QByteArray, statement);
        const std::string text = "SELECT 1; SELECT ';'; 3";
        const ByteRange range = roughStatementAt(text, place, dialectOf(DialectId::sqlite));
        QCOMPARE(QByteArray::fromStdString(std::string(range.of(text))), statement);
    }

    void leavesNoOffsetBehindALongLine()
    {
        const TypingFlow flow;
        flow.editor().setSqlText("SELECT " + std::string(2000, 'x'));
        flow.editor().setCaret(2000);
        QVERIFY(flow.editor().send(QsciScintilla::SCI_GETXOFFSET) > 0);
        flow.editor().setSqlText("SELECT 1");
        QCOMPARE(flow.editor().send(QsciScintilla::SCI_GETXOFFSET), 0L);
    }

    void returnsToTheLeftWhenAllFitsAgain_data()
    {
        QTest::addColumn<ByteRange>("replaced");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<bool>("returns");
        const ByteRange whole{0, 2000};
        QTest::newRow("the line is typed over") << whole << QByteArray("SELECT 1") << true;
        QTest::newRow("the line is deleted") << whole << QByteArray() << true;
        QTest::newRow("most of the line is deleted") << ByteRange{8, 2000} << QByteArray() << true;
        QTest::newRow("the line remains long") << ByteRange{1999, 2000} << QByteArray() << false;
        QTest::newRow("another long line is typed over it") << whole << QByteArray(1500, 'y') << false;
    }

    void returnsToTheLeftWhenAllFitsAgain()
    {
        QFETCH(const ByteRange, replaced);
        QFETCH(const QByteArray, by);
        QFETCH(const bool, returns);
        const TypingFlow flow;
        flow.editor().setSqlText(std::string(2000, 'x'));
        flow.editor().setCaret(2000);
        QTRY_VERIFY(flow.editor().horizontalScrollBar()->maximum() > 0);
        QVERIFY(flow.editor().send(QsciScintilla::SCI_GETXOFFSET) > 0);
        flow.editor().select(replaced);
        flow.editor().insertAtCaret(by.toStdString());
        if (returns) {
            QTRY_COMPARE(flow.editor().send(QsciScintilla::SCI_GETXOFFSET), 0L);
            QTRY_COMPARE(flow.editor().horizontalScrollBar()->maximum(), 0);
        } else {
            QCoreApplication::processEvents();
            QVERIFY(flow.editor().send(QsciScintilla::SCI_GETXOFFSET) > 0);
        }
    }

private:
    std::unique_ptr<SqliteFile> m_file;
};

QTEST_MAIN(TypingTest)
#include "tst_typing.moc"
