// What is mended without a model, and above all what is not.

#include "check/mending/mechanic.h"
#include "support/checking.h"
#include "support/mendingschemas.h"

#include <QTest>

using namespace querymend;

namespace {

/// A workbench for statements of one schema.
class Shop {
public:
    explicit Shop(const char* dialect = "sqlite", std::string_view schema = depotsAndLetters)
        : m_dialect(*dialectNamed(dialect)), m_schema(viewOf(schema, m_dialect))
    {}

    [[nodiscard]] Verdict check(const std::string& text) const
    {
        return checkStatically(text, {&m_dialect, m_schema.get(), CheckPolicy::analyst, {}});
    }

    [[nodiscard]] MendedText mend(const std::string& text, std::uint32_t rounds = mostMendingRounds) const
    {
        return querymend::mend(
            text, m_dialect, [this](const std::string& sql) { return check(sql); }, rounds);
    }

    /// Mends a text whose first verdict has the given findings instead of the ladder's.
    [[nodiscard]] MendedText mend(const std::string& text, std::vector<Finding> findings,
                                  const MendingJudge& judge = {}) const
    {
        Verdict first;
        first.status = VerdictStatus::rewrite;
        first.findings = std::move(findings);
        const MendingJudge ladder = [this](const std::string& sql) { return check(sql); };
        return querymend::mend(text, std::move(first), m_dialect, judge ? judge : ladder);
    }

private:
    const Dialect& m_dialect;
    std::unique_ptr<SchemaView> m_schema;
};

ByteRange placeOf(const std::string& text, const std::string& part)
{
    const auto begin = static_cast<std::uint32_t>(text.find(part));
    return {begin, begin + static_cast<std::uint32_t>(part.size())};
}

/// A mistake at a part of the text, with fixes that write other words for a part.
Finding findingAt(const std::string& text, const std::string& part, std::vector<Fix> fixes)
{
    Finding made;
    made.rung = Rung::references;
    made.code = ErrorCode::unknownColumn;
    made.range = placeOf(text, part);
    made.identifier = part;
    made.fixes = std::move(fixes);
    return made;
}

Fix writing(const std::string& text, const std::string& part, const std::string& now, double confidence = 0.9)
{
    return {{{placeOf(text, part), now}}, "because of the test", confidence};
}

QString outcome(const MendedText& mending)
{
    return QString::fromUtf8(name(mending.status).data()) + QStringLiteral(": ") + QString::fromStdString(mending.sql);
}

} // namespace

class MechanicTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mendsWhatTheSchemaShows_data();
    void mendsWhatTheSchemaShows();
    void leavesAloneWhatPasses_data();
    void leavesAloneWhatPasses();
    void doesNotMendWhatMustNotRun_data();
    void doesNotMendWhatMustNotRun();
    void refusesFixesThatChangeTheMeaning_data();
    void refusesFixesThatChangeTheMeaning();
    void anOuterJoinGetsNoTableBeforeIt();
    void anUnclearChoiceIsNotMade();
    void twoFixesWithTheSameResultAreOne();
    void anUncertainFixIsNotApplied();
    void eachRoundSaysWhatItDid();
    void roundsAreLimited();
    void errorsMustBecomeFewer();
    void aTextThatCannotBeReadMayShowMoreErrorsOnceItCan();
    void whatComesOutCanRunAsItIs_data();
    void whatComesOutCanRunAsItIs();
};

void MechanicTest::mendsWhatTheSchemaShows_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("mended");
    const auto row = [](const char* name, const char* text, const char* mended) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(mended);
    };
    row("a misspelt column", "SELECT twon FROM depot", "SELECT town FROM depot");
    row("a misspelt table", "SELECT town FROM depto", "SELECT town FROM depot");
    row("a misspelt keyword", "SELECT town FORM depot", "SELECT town FROM depot");
    row("the same mistake in several places", "SELECT twon FROM depot WHERE twon = 'Oslo' ORDER BY twon",
        "SELECT town FROM depot WHERE town = 'Oslo' ORDER BY town");
    row("several mistakes", "SELECT twon, knid FROM depot WHERE opend > '2000-01-01'",
        "SELECT town, kind FROM depot WHERE opened > '2000-01-01'");
    row("mistakes that show only once others are gone", "SELECT twon FORM depto", "SELECT town FROM depot");
    row("a column of the other table", "SELECT d.label FROM depot d JOIN crate c ON d.depot_no = c.in_depot",
        "SELECT c.label FROM depot d JOIN crate c ON d.depot_no = c.in_depot");
    row("the key of a join", "SELECT c.label FROM depot d JOIN crate c ON d.depot_no = c.depot_no",
        "SELECT c.label FROM depot d JOIN crate c ON d.depot_no = c.in_depot");
    row("a column that two joined tables share",
        "SELECT member_id FROM \"order\" o JOIN cast c ON c.member_id = o.member_id",
        "SELECT o.member_id FROM \"order\" o JOIN cast c ON c.member_id = o.member_id");
    row("a comment stays", "SELECT twon -- where twon is\nFROM depot", "SELECT town -- where twon is\nFROM depot");
}

void MechanicTest::mendsWhatTheSchemaShows()
{
    QFETCH(QString, text);
    QFETCH(QString, mended);
    const MendedText made = Shop().mend(text.toStdString());
    QCOMPARE(outcome(made), QStringLiteral("mended: ") + mended);
    QVERIFY(made.verdict.findings.empty());
    QVERIFY(!made.rounds.empty());
}

void MechanicTest::leavesAloneWhatPasses_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* text) { QTest::newRow(name) << QString::fromUtf8(text); };
    row("a plain statement", "SELECT town FROM depot");
    row("odd spacing and comments", "  SELECT /* all */ town\r\n\tFROM depot ; ");
    row("a text in double quotes, which the engine takes too", "SELECT town FROM depot WHERE town = \"Oslo\"");
}

void MechanicTest::leavesAloneWhatPasses()
{
    QFETCH(QString, text);
    const MendedText made = Shop().mend(text.toStdString());
    QCOMPARE(outcome(made), QStringLiteral("ok: ") + text);
    QVERIFY(made.rounds.empty());
}

void MechanicTest::doesNotMendWhatMustNotRun_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* text) { QTest::newRow(name) << QString::fromUtf8(text); };
    row("a statement that writes", "DELETE FROM depto");
    row("a function with effects", "SELECT load_extension(twon) FROM depot");
    row("no SQL", "I cannot say.");
    row("nothing", "");
    row("a name that resembles nothing", "SELECT zyxwvut FROM depot");
    row("a column that an outer join leaves empty in one table",
        "SELECT member_id FROM \"order\" o LEFT JOIN cast c ON c.member_id = o.member_id");
    row("a column that either of two tables may mean", "SELECT id FROM letter l JOIN member m ON m.id = l.writer_id");
    row("a name that two columns say in other words", "SELECT place FROM cast c JOIN depot d ON d.kind = c.part");
}

void MechanicTest::doesNotMendWhatMustNotRun()
{
    QFETCH(QString, text);
    const MendedText made = Shop().mend(text.toStdString());
    QCOMPARE(outcome(made), QStringLiteral("not_mended: ") + text);
    QVERIFY(made.verdict.primary());
}

void MechanicTest::refusesFixesThatChangeTheMeaning_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("now");
    const auto row = [](const char* name, const char* text, const char* at, const char* part, const char* now) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(at) << QString::fromUtf8(part)
                            << QString::fromUtf8(now);
    };
    row("a column is dropped", "SELECT twon, kind FROM depot", "twon", "twon, ", "");
    row("a column is added", "SELECT twon FROM depot", "twon", "twon", "town, kind");
    row("a condition is dropped", "SELECT town FROM depot WHERE kidn = 'x'", "kidn", " WHERE kidn = 'x'", "");
    row("half a condition is dropped", "SELECT town FROM depot WHERE kind = 'x' AND twon = 'y'", "twon",
        " AND twon = 'y'", "");
    row("a join is dropped", "SELECT d.town FROM depot d JOIN crate c ON d.depot_no = c.dpot", "c.dpot",
        " JOIN crate c ON d.depot_no = c.dpot", "");
    row("DISTINCT is dropped", "SELECT DISTINCT twon FROM depot", "twon", "DISTINCT twon", "town");
    row("a limit is dropped", "SELECT town FROM depot ORDER BY twon LIMIT 3", "twon", "twon LIMIT 3", "town");
    row("half of a union is dropped", "SELECT town FROM depot UNION SELECT lable FROM crate", "lable",
        " UNION SELECT lable FROM crate", "");
    row("a comparison becomes trivial", "SELECT d.town FROM depot d JOIN crate c ON d.depot_no = c.depot_no",
        "c.depot_no", "c.depot_no", "d.depot_no");
    row("one does without its qualifier", "SELECT town FROM depot d WHERE d.town = d.twon", "d.twon", "d.twon", "town");
    row("a table is read besides", "SELECT d.town FROM depot d WHERE d.lable = 'x'", "d.lable", "depot d WHERE d.lable",
        "depot d, crate c WHERE c.label");
    row("it is joined without a condition", "SELECT d.town FROM depot d WHERE d.lable = 'x'", "d.lable",
        "depot d WHERE d.lable", "depot d JOIN crate c WHERE c.label");
    row("a literal is changed", "SELECT twon FROM depot WHERE kind = 'open'", "twon",
        "twon FROM depot WHERE kind = 'op", "town FROM depot WHERE kind = 'sp");
    row("a comment is changed", "SELECT twon /* or kind */ FROM depot", "twon", "twon /* or", "town /* and");
    row("what comes out writes", "SELECT twon FROM depot", "twon", "SELECT twon", "DELETE");
    row("what comes out are two statements", "SELECT twon FROM depot", "twon", "twon FROM depot",
        "town FROM depot; SELECT town FROM depot");
}

void MechanicTest::refusesFixesThatChangeTheMeaning()
{
    QFETCH(QString, text);
    QFETCH(QString, at);
    QFETCH(QString, part);
    QFETCH(QString, now);
    const std::string given = text.toStdString();
    QVERIFY(given.find(at.toStdString()) != std::string::npos);
    QVERIFY(given.find(part.toStdString()) != std::string::npos);
    const Finding finding = findingAt(given, at.toStdString(), {writing(given, part.toStdString(), now.toStdString())});
    QCOMPARE(outcome(Shop().mend(given, {finding})), QStringLiteral("not_mended: ") + text);
}

void MechanicTest::anOuterJoinGetsNoTableBeforeIt()
{
    const Shop rides("sqlite", ridesAndSchools);
    const std::string text = "SELECT r.surname FROM rider r LEFT JOIN track t ON t.track_no = r.track_no";
    QCOMPARE(outcome(rides.mend(text)), QStringLiteral("not_mended: ") + QString::fromStdString(text));
}

void MechanicTest::anUnclearChoiceIsNotMade()
{
    const std::string text = "SELECT x FROM depot";
    const Finding unclear = findingAt(text, "x", {writing(text, "x", "town", 0.8), writing(text, "x", "kind", 0.75)});
    QCOMPARE(outcome(Shop().mend(text, {unclear})), QStringLiteral("not_mended: SELECT x FROM depot"));
    const Finding clear = findingAt(text, "x", {writing(text, "x", "town", 0.8), writing(text, "x", "kind", 0.6)});
    QCOMPARE(outcome(Shop().mend(text, {clear})), QStringLiteral("mended: SELECT town FROM depot"));
    // What does not pass is no alternative.
    const Finding proved = findingAt(text, "x", {writing(text, "x", "twon", 0.8), writing(text, "x", "kind", 0.75)});
    QCOMPARE(outcome(Shop().mend(text, {proved})), QStringLiteral("mended: SELECT kind FROM depot"));
}

void MechanicTest::twoFixesWithTheSameResultAreOne()
{
    const std::string text = "SELECT x FROM depot";
    const Finding finding =
        findingAt(text, "x", {writing(text, "x", "town", 0.8), writing(text, "x FROM", "town  from", 0.8)});
    QCOMPARE(outcome(Shop().mend(text, {finding})), QStringLiteral("mended: SELECT town FROM depot"));
}

void MechanicTest::anUncertainFixIsNotApplied()
{
    const std::string text = "SELECT x FROM depot";
    const Finding finding = findingAt(text, "x", {writing(text, "x", "town", 0.4)});
    QCOMPARE(outcome(Shop().mend(text, {finding})), QStringLiteral("not_mended: SELECT x FROM depot"));
}

void MechanicTest::eachRoundSaysWhatItDid()
{
    const MendedText made = Shop().mend("SELECT twon FORM depot");
    QCOMPARE(made.rounds.size(), std::size_t{2});
    const MendingRound& first = made.rounds[0];
    QCOMPARE(name(first.code), name(ErrorCode::syntax));
    QVERIFY(!first.reason.empty());
    QVERIFY(first.confidence > 0.5 && first.confidence <= 1);
    QCOMPARE(first.sql, std::string("SELECT twon FROM depot"));
    QCOMPARE(first.edits.size(), std::size_t{1});
    QCOMPARE(first.before.size(), std::size_t{1});
    QCOMPARE(name(first.after.front().code), name(ErrorCode::unknownColumn));
    QVERIFY(made.rounds[1].after.empty());
}

void MechanicTest::roundsAreLimited()
{
    const Shop shop;
    QCOMPARE(outcome(shop.mend("SELECT twon FORM depot", 1)), QStringLiteral("not_mended: SELECT twon FROM depot"));
    QCOMPARE(outcome(shop.mend("SELECT twon FORM depot", 0)), QStringLiteral("not_mended: SELECT twon FORM depot"));
    // A judge that always finds the next mistake is not asked for ever.
    std::uint32_t asked = 0;
    const MendingJudge endless = [&](const std::string& text) {
        ++asked;
        Verdict verdict;
        verdict.status = VerdictStatus::rewrite;
        for (std::uint32_t left = asked; left < 100; ++left)
            verdict.findings.push_back(findingAt(text, "x", {writing(text, "x", "xx", 0.8)}));
        return verdict;
    };
    const std::string text = "SELECT x FROM depot";
    const MendedText made = querymend::mend(text, *dialectNamed("sqlite"), endless, 1000);
    QCOMPARE(made.rounds.size(), std::size_t{mostMendingRounds});
}

void MechanicTest::errorsMustBecomeFewer()
{
    const std::string text = "SELECT twon, knid FROM depot";
    const Finding finding = findingAt(text, "twon", {writing(text, "twon", "towm")});
    QCOMPARE(outcome(Shop().mend(text, {finding, findingAt(text, "knid", {})})),
             QStringLiteral("not_mended: SELECT twon, knid FROM depot"));
}

void MechanicTest::aTextThatCannotBeReadMayShowMoreErrorsOnceItCan()
{
    QCOMPARE(outcome(Shop().mend("SELECT twon, knid FORM depot")),
             QStringLiteral("mended: SELECT town, kind FROM depot"));
}

void MechanicTest::whatComesOutCanRunAsItIs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("mended");
    QTest::newRow("without what was around it")
        << QStringLiteral("```sql\nSELECT twon FROM depot;\n```") << QStringLiteral("SELECT town FROM depot;");
    QTest::newRow("with the rewrites of the ladder")
        << QStringLiteral("SELECT TOP 3 twon FROM depot") << QStringLiteral("SELECT town FROM depot LIMIT 3");
    QTest::newRow("only the ladder had something to rewrite")
        << QStringLiteral("SELECT TOP 3 town FROM depot") << QStringLiteral("SELECT town FROM depot LIMIT 3");
    QTest::newRow("only the fence was wrong")
        << QStringLiteral("```sql\nSELECT town FROM depot\n```") << QStringLiteral("SELECT town FROM depot");
}

void MechanicTest::whatComesOutCanRunAsItIs()
{
    QFETCH(QString, text);
    QFETCH(QString, mended);
    const MendedText made = Shop().mend(text.toStdString());
    QCOMPARE(name(made.status), name(MendingStatus::mended));
    QCOMPARE(QString::fromStdString(made.sql).trimmed(), mended);
}

QTEST_APPLESS_MAIN(MechanicTest)

#include "tst_mechanic.moc"
