#include "diagnose/emptiness.h"
#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/messagefindings.h"
#include "hinttext.h"
#include "support/checking.h"

#include <QTest>

using namespace querymend;

namespace {

/// A note on an empty result, with the values that querying the database found.
Finding noteWithValues()
{
    Finding note;
    note.rung = Rung::rows;
    note.code = ErrorCode::emptyResult;
    note.severity = Severity::note;
    note.range = {27, 43};
    note.identifier = "status";
    note.message = "No value of status is opne.";
    note.suggestions = {{"open"}, {"Secret Name"}};
    return note;
}

Finding emptyResult()
{
    Finding finding;
    finding.rung = Rung::rows;
    finding.code = ErrorCode::emptyResult;
    finding.range = {0, 43};
    return finding;
}

} // namespace

/// How hints use values stored in the database, and that they withhold them where they must.
class HintValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mendsALiteralThatMatchedNothing();
    void saysWhatTheDatabaseFoundOut();
    void keepsStoredValuesToItself();
    void masksWhatAnEngineQuotesFromRows_data();
    void masksWhatAnEngineQuotesFromRows();
};

void HintValuesTest::mendsALiteralThatMatchedNothing()
{
    const std::vector<Finding> findings{emptyResult(), noteWithValues()};
    HintFacts facts;
    facts.dialect = &dialectOf(DialectId::sqlite);
    facts.sql = "SELECT id FROM orders WHERE status = 'opne'";
    facts.findings = findings;
    facts.choice.level = HintLevel::explicit_;
    facts.values = DataValues::mayBeNamed;
    QVERIFY(hintFor(facts).part(HintSection::correction).ends_with("\n- SELECT id FROM orders WHERE status = 'open'"));
    facts.values = DataValues::stay;
    QVERIFY(hintFor(facts).part(HintSection::correction).empty());
    QVERIFY(hintFor(facts).part(HintSection::statement).ends_with("^^^^^^^^^^^^^^^"));
}

void HintValuesTest::saysWhatTheDatabaseFoundOut()
{
    const std::vector<Finding> findings{emptyResult(), noteWithValues()};
    HintFacts facts;
    facts.dialect = &dialectOf(DialectId::sqlite);
    facts.sql = "SELECT id FROM orders WHERE status = 'opne'";
    facts.findings = findings;
    facts.choice.level = HintLevel::specific;
    facts.values = DataValues::mayBeNamed;
    const Hint hint = hintFor(facts);
    QCOMPARE(text(hint.part(HintSection::facts)),
             QStringLiteral("What is known:\n"
                            "- In status = 'opne': No value of status is opne. Stored values, nearest first: "
                            "'open', 'Secret Name'"));
}

void HintValuesTest::keepsStoredValuesToItself()
{
    std::vector<Finding> findings{emptyResult(), noteWithValues()};
    EmptinessProbe probe;
    probe.kind = ProbeKind::extremes;
    probe.condition = {27, 43};
    probe.expression = "day";
    probe.match = MatchKind::above;
    probe.literals = {"2024-01-01"};
    const auto extremes = explainedBy(probe, {1, false, {"2021-03-04", "2022-05-06"}, 2});
    QVERIFY(extremes);
    QVERIFY(extremes->message.find("2022-05-06") != std::string::npos);
    findings.push_back(*extremes);
    for (const HintLevel level : {HintLevel::general, HintLevel::specific, HintLevel::explicit_}) {
        HintFacts facts;
        facts.dialect = &dialectOf(DialectId::sqlite);
        facts.sql = "SELECT id FROM orders WHERE status = 'opne'";
        facts.findings = findings;
        facts.choice.level = level;
        const QString hint = text(textOf(hintFor(facts)));
        for (const char* const value : {"'open'", "Secret Name", "2021-03-04", "2022-05-06"})
            QVERIFY2(!hint.contains(QString::fromUtf8(value)), qPrintable(hint));
        if (level == HintLevel::specific)
            QVERIFY2(hint.contains(QStringLiteral("lower than the value sought")), qPrintable(hint));
    }
}

void HintValuesTest::masksWhatAnEngineQuotesFromRows_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a stored value") << QStringLiteral("invalid input syntax for type integer: \"Smith\"")
                                    << QStringLiteral("invalid input syntax for type integer: \"…\"");
    QTest::newRow("what the statement has itself stays")
        << QStringLiteral("invalid input syntax for type integer: \"abc\"")
        << QStringLiteral("invalid input syntax for type integer: \"abc\"");
    QTest::newRow("an apostrophe is no quote")
        << QStringLiteral("can't convert, can't say \"Smith\"") << QStringLiteral("can'…'t say \"…\"");
}

void HintValuesTest::masksWhatAnEngineQuotesFromRows()
{
    QFETCH(QString, message);
    QFETCH(QString, shown);
    Finding finding;
    finding.rung = Rung::trial;
    finding.code = ErrorCode::badValue;
    finding.message = message.toStdString();
    HintFacts facts;
    facts.dialect = &dialectOf(DialectId::postgresql);
    facts.sql = "SELECT CAST('abc' AS integer)";
    facts.findings = {&finding, 1};
    const QString hint = text(hintFor(facts).part(HintSection::engineError));
    QVERIFY2(hint.endsWith(shown), qPrintable(hint));
}

QTEST_GUILESS_MAIN(HintValuesTest)

#include "tst_hintvalues.moc"
