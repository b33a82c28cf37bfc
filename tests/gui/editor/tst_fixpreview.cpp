#include "editor/pages/affectedlines.h"
#include "editor/pages/fixmenu.h"
#include "editor/problems/problemmarks.h"
#include "editor/problems/textcheck.h"
#include "gui/editor/editorflow.h"
#include "support/named.h"
#include "support/sqlitefile.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTextDocument>

using namespace querymend;

namespace {

struct FixFlow : EditorFlow {
    [[nodiscard]] bool open(const ConnectionTarget& target)
    {
        bench.open(target);
        return QTest::qWaitFor([&] { return bench.state() == ConnectionState::open; }, 20'000);
    }
    [[nodiscard]] bool isChecked() const
    {
        return QTest::qWaitFor([&] { return page().check().status() == CheckStatus::done; }, 20'000);
    }
    /// Null if no fixes are offered.
    [[nodiscard]] FixMenu* menu() const { return qobject_cast<FixMenu*>(QApplication::activePopupWidget()); }
    [[nodiscard]] QString previewed() const
    {
        QTextDocument document;
        document.setHtml(menu()->findChild<QLabel*>(QStringLiteral("fixPreview"))->text());
        return document.toPlainText();
    }
    [[nodiscard]] QString reason() const { return menu()->findChild<QLabel*>(QStringLiteral("fixReason"))->text(); }
};

} // namespace

/// What a quick fix would change is shown before it is applied.
class FixPreviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file = std::make_unique<SqliteFile>("CREATE TABLE customers (id INTEGER PRIMARY KEY, city TEXT);"
                                              "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER);");
        QVERIFY(m_file->ok());
    }

    void growsWithTheText()
    {
        FixFlow flow;
        QVERIFY(flow.open(m_file->target()));
        flow.theme.setTextPixels(24);
        flow.editor().setSqlText("SELECT citi FROM customers");
        flow.editor().setCaret(8);
        QVERIFY(flow.isChecked());
        flow.press(Qt::Key_Return, Qt::AltModifier);
        QVERIFY(flow.menu());
        const auto* const change = flow.menu()->findChild<QLabel*>(QStringLiteral("fixPreview"));
        QVERIFY(change->width() > 800);
        flow.menu()->close();
        flow.theme.setTextPixels(13);
    }

    void saysWhatIsWrongWhichItMayCover()
    {
        FixFlow flow;
        QVERIFY(flow.open(m_file->target()));
        flow.editor().setSqlText("SELECT citi FROM customers");
        flow.editor().setCaret(8);
        QVERIFY(flow.isChecked());
        const QString message = flow.page().marks().problems().front().message;
        QVERIFY(!message.isEmpty());
        flow.press(Qt::Key_Return, Qt::AltModifier);
        QVERIFY(flow.menu());
        const auto* const said = flow.menu()->findChild<QLabel*>(QStringLiteral("fixProblem"));
        QVERIFY(said && said->isVisible());
        QCOMPARE(said->text(), message);
        QVERIFY(said->height() >= said->heightForWidth(said->width()));
        flow.menu()->close();
    }

    void readsFromTheLeftInAMirroredWindow()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        FixFlow flow;
        QVERIFY(flow.open(m_file->target()));
        flow.editor().setSqlText("SELECT citi FROM customers");
        flow.editor().setCaret(8);
        QVERIFY(flow.isChecked());
        flow.press(Qt::Key_Return, Qt::AltModifier);
        QVERIFY(flow.menu());
        const auto* const change = flow.menu()->findChild<QLabel*>(QStringLiteral("fixPreview"));
        QCOMPARE(change->layoutDirection(), Qt::LeftToRight);
        QCOMPARE(flow.menu()->layoutDirection(), Qt::LeftToRight);
        flow.menu()->close();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void showsTheAffectedLines_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("preview");
        QTest::newRow("the only line") << QByteArray("SELECT citi FROM customers")
                                       << QStringLiteral("SELECT citicity FROM customers");
        QTest::newRow("one line of several, without its indentation")
            << QByteArray("SELECT id,\n  citi\nFROM customers") << QStringLiteral("citicity");
        QTest::newRow("a line with letters of several bytes")
            << QByteArray("SELECT id,\n 'żółć', citi\nFROM customers") << QStringLiteral("'żółć', citicity");
        QTest::newRow("a name with signs of markup before it")
            << QByteArray("SELECT '<b>&amp;', citi FROM customers")
            << QStringLiteral("SELECT '<b>&amp;', citicity FROM customers");
    }

    void showsTheAffectedLines()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, preview);
        FixFlow flow;
        QVERIFY(flow.open(m_file->target()));
        flow.editor().setSqlText(text.toStdString());
        flow.editor().setCaret(static_cast<std::uint32_t>(text.indexOf("citi") + 1));
        QVERIFY(flow.isChecked());
        flow.press(Qt::Key_Return, Qt::AltModifier);
        QVERIFY(flow.menu());
        QCOMPARE(flow.previewed(), preview);
        static const QRegularExpression likelyAndWhy(QStringLiteral("^confidence \\d+% · .+"));
        QVERIFY2(likelyAndWhy.match(flow.reason()).hasMatch(), qPrintable(flow.reason()));
        QCOMPARE(flow.text(), text);
    }

    void whatFollowsIsUpToTheKey_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("Escape leaves the text as it was")
            << static_cast<int>(Qt::Key_Escape) << QByteArray("SELECT citi FROM customers");
        QTest::newRow("Return applies the fix")
            << static_cast<int>(Qt::Key_Return) << QByteArray("SELECT city FROM customers");
    }

    void whatFollowsIsUpToTheKey()
    {
        QFETCH(const int, key);
        QFETCH(const QByteArray, after);
        FixFlow flow;
        QVERIFY(flow.open(m_file->target()));
        flow.type("SELECT citi FROM customers");
        QVERIFY(flow.isChecked());
        flow.press(Qt::Key_Return, Qt::AltModifier);
        QVERIFY(flow.menu());
        QTest::keyClick(flow.menu(), static_cast<Qt::Key>(key));
        QVERIFY(!QApplication::activePopupWidget());
        QCOMPARE(flow.text(), after);
        flow.editor().undo();
        QVERIFY(flow.text() != QByteArray("SELECT city FROM customers"));
    }

    void followsTheFixThatIsLookedAt()
    {
        FixFlow flow;
        QVERIFY(flow.open(m_file->target()));
        flow.type("SELECT id FROM customers, orders");
        QVERIFY(flow.isChecked());
        flow.press(Qt::Key_Return, Qt::AltModifier);
        QVERIFY(flow.menu());
        const QString first = flow.previewed();
        QTest::keyClick(flow.menu(), Qt::Key_Down);
        QVERIFY2(flow.previewed() != first, qPrintable(first));
        QTest::keyClick(flow.menu(), Qt::Key_Up);
        QCOMPARE(flow.previewed(), first);
    }

    void namesWhatIsWrittenInSeveralPlacesOnce()
    {
        Finding finding;
        finding.fixes.push_back({{{{0, 1}, "new"}, {{5, 6}, "new"}, {{8, 9}, "other"}}, "why", 0.5});
        const QuickFix fix = problemsOf({finding}, 0).front().fixes.front();
        QCOMPARE(fix.title, QStringLiteral("new \u2026 other"));
        QCOMPARE(fix.edits.size(), std::size_t{3});
    }

    void cutsLongLinesNearTheEdit()
    {
        const std::string before = std::string(400, 'a') + ' ';
        const std::string after = ' ' + std::string(400, 'b');
        const auto begin = static_cast<std::uint32_t>(before.size());
        const MergedDiff merged =
            affectedLines(before + "old" + after, {{{begin, begin + 3}, "new"}}, defaultDialect().lex);
        QVERIFY(merged.text.size() < 400);
        QVERIFY(merged.text.starts_with("\u2026") && merged.text.ends_with("\u2026"));
        QVERIFY(merged.text.find("oldnew") != std::string::npos);
    }

private:
    std::unique_ptr<SqliteFile> m_file;
};

QTEST_MAIN(FixPreviewTest)
#include "tst_fixpreview.moc"
