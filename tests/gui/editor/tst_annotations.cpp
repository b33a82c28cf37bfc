#include "common/theme.h"
#include "editor/problems/annotation.h"
#include "editor/problems/problemmarks.h"
#include "editor/text/sqleditor.h"

#include <QTest>

using namespace querymend;

/// The messages below the lines of a text, which the editor itself does not break.
class AnnotationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_theme = std::make_unique<Theme>();
        m_editor = std::make_unique<SqlEditor>(*m_theme);
        m_marks = new ProblemMarks(*m_editor, *m_theme);
        m_editor->setSqlText("SELECT c.region\nFROM customers AS c\n");
        m_editor->resize(1600, 300);
        m_editor->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
    }

    void cleanup() { m_editor.reset(); }

    void noRowIsWiderThanTheEditor_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("isBroken");
        QTest::newRow("a wide editor") << 1600 << false;
        QTest::newRow("a narrow one") << 420 << true;
        QTest::newRow("a very narrow one") << 380 << true;
    }

    void noRowIsWiderThanTheEditor()
    {
        QFETCH(const int, width);
        QFETCH(const bool, isBroken);
        m_marks->show({problem(message)});
        m_editor->resize(width, 300);
        QTRY_COMPARE(rows().size() > 1, isBroken);
        for (const QString& row : rows())
            QVERIFY2(widthOf(row) <= room(), qPrintable(row));
        QCOMPARE(said(), QString::fromUtf8(message));
    }

    void whatIsTooLongEndsWithDots()
    {
        m_editor->resize(300, 300);
        m_marks->show({problem(QByteArray(message).append(' ').repeated(6).constData())});
        QTRY_COMPARE(rows().size(), qsizetype{4});
        QVERIFY(said().endsWith(QChar(0x2026)));
        QVERIFY(widthOf(rows().constLast()) <= room());
    }

    void eachRowLeadsToItsProblem()
    {
        m_editor->resize(420, 300);
        m_marks->show({problem(message), problem("Another one")});
        QTRY_VERIFY(rows().size() > 2);
        const auto count = static_cast<int>(rows().size());
        for (int row = 0; row < count - 1; ++row)
            QCOMPARE(m_marks->at(0, row), &m_marks->problems().front());
        QCOMPARE(m_marks->at(0, count - 1), &m_marks->problems().back());
        QCOMPARE(m_marks->at(0, count), nullptr);
        QCOMPARE(m_marks->at(1, 0), nullptr);
    }

    void theSameMistakeIsUnderlinedWhereverItIs()
    {
        m_editor->setSqlText("SELECT c.region\nFROM customers AS c\nGROUP BY c.region\n");
        TextProblem twice = problem(message);
        twice.code = ErrorCode::unknownColumn;
        const ByteRange again{45, 53};
        twice.repeats = {again};
        m_marks->show({twice});
        const auto isUnderlined = [this](std::uint32_t at) {
            const int mark = editornumber::firstProblemMark + static_cast<int>(Category::schemaReference);
            return m_editor->send(QsciScintilla::SCI_INDICATORVALUEAT, static_cast<unsigned long>(mark), at) != 0;
        };
        QCOMPARE(m_editor->textIn(again), std::string("c.region"));
        QVERIFY(isUnderlined(twice.range.begin) && isUnderlined(again.begin) && isUnderlined(again.end - 1));
        QVERIFY(!isUnderlined(again.end) && !isUnderlined(again.begin - 1));
        m_editor->applyEdits({{{0, 0}, "-- "}});
        QVERIFY(m_marks->problems().front().repeats.front() == (ByteRange{again.begin + 3, again.end + 3}));
    }

private:
    static constexpr auto message = "The column c.region does not exist in the table customers; the most similar ones "
                                    "are country_code, created_at and the city that a customer lives in.";

    static TextProblem problem(const char* text)
    {
        TextProblem made;
        made.message = QString::fromUtf8(text);
        made.subject = QStringLiteral("c.region");
        made.range = {7, 15};
        return made;
    }

    [[nodiscard]] QStringList rows() const
    {
        const QString text = m_editor->annotation(0);
        return text.isEmpty() ? QStringList() : text.split(QLatin1Char('\n'));
    }
    /// Without the signs in front.
    [[nodiscard]] QString said() const { return rows().join(QLatin1Char(' ')).remove(QChar(0x26A0)).simplified(); }
    [[nodiscard]] int widthOf(const QString& row) const
    {
        const auto style =
            static_cast<unsigned long>(annotationStyle(Category::schemaReference, AnnotationPart::words));
        return static_cast<int>(m_editor->SendScintilla(QsciScintilla::SCI_TEXTWIDTH, style, row.toUtf8().constData()));
    }
    [[nodiscard]] int room() const
    {
        const long text = m_editor->send(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, 0L);
        return m_editor->viewport()->width() - static_cast<int>(text);
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<SqlEditor> m_editor;
    ProblemMarks* m_marks = nullptr;
};

QTEST_MAIN(AnnotationsTest)
#include "tst_annotations.moc"
