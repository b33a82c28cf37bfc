#include "diagnose/hints/hinttexts.h"

#include "diagnose/hints/hintladder.h"

#include <QTest>

using namespace querymend;

class HintTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesWhatAPersonWrote();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void saysAllThatIsWrong();
    void leavesOutLinesThatKnowNothing();
};

void HintTextsTest::takesWhatAPersonWrote()
{
    const auto texts = HintTexts::with({{"unknown_table.general", "Look at the list of tables. 100 % of it."}});
    QVERIFY(texts.ok());
    QVERIFY(texts->isOverridden("unknown_table.general"));
    QVERIFY(!texts->isOverridden("unknown_table.specific"));

    Finding finding;
    finding.code = ErrorCode::unknownTable;
    finding.identifier = "oders";
    finding.message = "There is no table oders.";
    HintFacts facts;
    facts.dialect = &dialectOf(DialectId::sqlite);
    facts.sql = "SELECT 1 FROM oders";
    facts.findings = {&finding, 1};
    facts.texts = &texts.value();
    const Hint hint = hintFor(facts);
    QVERIFY(hint.part(HintSection::guidance).ends_with("\n- Look at the list of tables. 100 % of it."));
    QVERIFY(hint.part(HintSection::headline).starts_with("SCHEMA REFERENCE ERROR"));
}

void HintTextsTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("problem");
    const auto row = [](const char* title, const char* name, const char* text, const char* problem) {
        QTest::newRow(title) << QByteArray(name) << QByteArray(text) << QByteArray(problem);
    };
    row("a name that is none", "unknown_tabel.general", "x",
        "hint text unknown_tabel.general: there is no text with this name");
    row("a place that is none", "grouping.general", "one\nof {{collumn}}",
        "hint text grouping.general, line 2: there is no placeholder {{collumn}}");
    row("a place with blanks", "grouping.general", "{{ column }}",
        "hint text grouping.general, line 1: there is no placeholder {{ column }}");
    row("a place without its end", "grouping.general", "of {{column",
        "hint text grouping.general, line 1: the placeholder {{column has no closing }}");
    row("a place that the text has to have", "unknown_table_short.explicit",
        "Define {{identifier}} or name {{first_rows}}.",
        "hint text unknown_table_short.explicit: the placeholder {{select_example}} is missing");
    row("nothing at all", "grouping.general", " \n", "hint text grouping.general: the text is empty");
}

void HintTextsTest::saysWhatIsWrong()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, text);
    const auto texts = HintTexts::with({{name.toStdString(), text.toStdString()}});
    QVERIFY(!texts.ok());
    QCOMPARE(texts.error().size(), std::size_t{1});
    QTEST(QByteArray::fromStdString(describe(texts.error().front())), "problem");
}

void HintTextsTest::saysAllThatIsWrong()
{
    const auto texts =
        HintTexts::with({{"nothing.general", "x"}, {"grouping.general", "{{a}} {{b}}"}, {"comment.general", "fine"}});
    QVERIFY(!texts.ok());
    QCOMPARE(texts.error().size(), std::size_t{3});
}

void HintTextsTest::leavesOutLinesThatKnowNothing()
{
    const auto filler = [](std::string_view place) { return place == "known" ? std::string("it") : std::string(); };
    const auto lines = filledLines("Take {{known}}, {{known}}.\nOr {{unknown}}.\n\nOr nothing.", filler);
    QCOMPARE(lines, (std::vector<std::string>{"Take it, it.", "Or nothing."}));
}

QTEST_APPLESS_MAIN(HintTextsTest)
#include "tst_hinttexts.moc"
