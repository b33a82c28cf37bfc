#include "support/checking.h"
#include "support/mendingschemas.h"

#include <QTest>

#include <map>

using namespace querymend;

/// What a wrong name is said to mean, on schemas whose names mislead.
class AdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void suggestsWhatIsMeant_data();
    void suggestsWhatIsMeant();
    void offersNoTrivialComparison_data();
    void offersNoTrivialComparison();
    void saysWhyANameIsMeant_data();
    void saysWhyANameIsMeant();
    void reportsANameOnceInAnySpelling();
    void takesNoCallForAWindow();
    void tellsWhatElseHasTheName_data();
    void tellsWhatElseHasTheName();
};

namespace {

struct Place {
    const char* dialect;
    std::string_view schema;
};

const std::map<QByteArray, Place>& places()
{
    static const std::map<QByteArray, Place> known{
        {"A", {"sqlite", depotsAndLetters}},
        {"B", {"sqlite", ridesAndSchools}},
        {"P", {"postgresql", depotsWithoutKeys}},
        {"M", {"mariadb", matchesWithoutKeys}},
    };
    return known;
}

Verdict checkedIn(const QByteArray& place, const QByteArray& sql)
{
    const Place& at = places().at(place);
    const Dialect& dialect = *dialectNamed(at.dialect);
    const auto schema = viewOf(at.schema, dialect);
    return checkStatically(sql.toStdString(), {&dialect, schema.get(), CheckPolicy::analyst, {}});
}

} // namespace

void AdviceTest::suggestsWhatIsMeant_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("meant"); ///< the statement after the first fix
    const auto row = [](const char* title, const char* place, const char* sql, const char* meant) {
        QTest::newRow(title) << QByteArray(place) << QByteArray(sql) << QByteArray(meant);
    };
    row("the key between two tables", "A", "SELECT c.label FROM depot d JOIN crate c ON d.depot_no = c.depot_no",
        "SELECT c.label FROM depot d JOIN crate c ON d.depot_no = c.in_depot");
    row("the key, whichever side is wrong", "A", "SELECT c.label FROM depot d JOIN crate c ON d.depot_id = c.in_depot",
        "SELECT c.label FROM depot d JOIN crate c ON d.depot_no = c.in_depot");
    row("the key of a table named in the column", "A",
        "SELECT l.body FROM member m JOIN letter l ON m.id = l.member_id",
        "SELECT l.body FROM member m JOIN letter l ON m.id = l.writer_id");
    row("an id with its table's name", "A", "SELECT member_id FROM member", "SELECT id FROM member");
    row("an id with its table's name in a join", "A",
        "SELECT m.nick FROM member m JOIN letter l ON m.member_id = l.writer_id",
        "SELECT m.nick FROM member m JOIN letter l ON m.id = l.writer_id");
    row("an id where the schema has no keys", "P",
        "SELECT c.label FROM depot d JOIN crate c ON d.depot_id = c.depot_id",
        "SELECT c.label FROM depot d JOIN crate c ON d.id = c.depot_id");
    row("an id for a key of another name", "A", "SELECT id FROM depot", "SELECT depot_no FROM depot");
    row("a typo in the table that is named", "A", "SELECT l.JoinedOn FROM letter l", "SELECT l.JonedOn FROM letter l");
    row("the name of another used table but for a blank", "B",
        "SELECT s.SchoolName FROM school s JOIN school_info f ON s.code = f.code",
        "SELECT f.\"School Name\" FROM school s JOIN school_info f ON s.code = f.code");
    row("a column of the table rather than a table far away", "B", "SELECT name FROM rider",
        "SELECT surname FROM rider");
    row("a name with a sign", "A", "SELECT l.T-CHO FROM lab l", "SELECT l.\"T-CHO\" FROM lab l");
    row("a name with a sign, twice", "A", "SELECT T-CHO FROM lab WHERE t-cho > 2",
        "SELECT \"T-CHO\" FROM lab WHERE \"T-CHO\" > 2");
    row("a name with blanks and brackets", "A", "SELECT l.Free Meals (Ages 5-17) FROM lab l",
        "SELECT l.\"Free Meals (Ages 5-17)\" FROM lab l");
    row("a name with underscores for its blanks", "A", "SELECT l.Free_Meals_(Ages_5-17) FROM lab l",
        "SELECT l.\"Free Meals (Ages 5-17)\" FROM lab l");
    row("a name with a blank", "B", "SELECT f.School Name FROM school_info f",
        "SELECT f.\"School Name\" FROM school_info f");
    row("a name of two words in capitals", "P", "SELECT d.last visit FROM depot d",
        "SELECT d.\"Last Visit\" FROM depot d");
    row("a query without FROM", "A", "SELECT town WHERE town > 'x'", "SELECT town FROM depot WHERE town > 'x'");
    row("a table that is not joined", "A", "SELECT label, town FROM crate",
        "SELECT label, depot.town FROM crate JOIN depot ON crate.in_depot = depot.depot_no");
    row("a join leaves a star to the table that was read", "A", "SELECT * FROM crate WHERE town = 'Oslo'",
        "SELECT crate.* FROM crate JOIN depot ON crate.in_depot = depot.depot_no WHERE depot.town = 'Oslo'");
    row("a join keeps the meaning of names that both tables have", "A", "SELECT id, nick FROM letter WHERE body > 'a'",
        "SELECT letter.id, member.nick FROM letter JOIN member ON letter.writer_id = member.id WHERE body > 'a'");
    row("an alias of a table that is not joined", "A", "SELECT c.label, d.town FROM crate c",
        "SELECT c.label, d.town FROM crate c JOIN depot d ON c.in_depot = d.depot_no");
    row("an alias of a few letters", "A", "SELECT c.label, dp.town FROM crate c",
        "SELECT c.label, dp.town FROM crate c JOIN depot dp ON c.in_depot = dp.depot_no");
    row("a join that only names suggest", "P", "SELECT c.label, c.town FROM crate c",
        "SELECT c.label, depot.town FROM crate c JOIN depot ON c.depot_id = depot.id");
    row("a table known by its columns", "A", "SELECT town, opened FROM warehouse", "SELECT town, opened FROM depot");
    row("an alias where it is not known yet", "P", "SELECT weight * 2 AS twice FROM crate WHERE twice > 5",
        "SELECT weight * 2 AS twice FROM crate WHERE (weight * 2) > 5");
    row("an average of all rows", "A", "SELECT label FROM crate WHERE weight > AVG(weight)",
        "SELECT label FROM crate WHERE weight > (SELECT AVG(weight) FROM crate)");
    row("columns that are not grouped", "P", "SELECT town, kind, COUNT(*) FROM depot",
        "SELECT town, kind, COUNT(*) FROM depot GROUP BY town, kind");
    row("a parenthesis that is not closed", "A", "SELECT COUNT(town FROM depot", "SELECT COUNT(town) FROM depot");
    row("a subquery that is not closed", "A",
        "SELECT town FROM depot WHERE depot_no IN (SELECT in_depot FROM crate WHERE weight = 1",
        "SELECT town FROM depot WHERE depot_no IN (SELECT in_depot FROM crate WHERE weight = 1)");
    row("DISTINCT for one of several columns", "A", "SELECT town, DISTINCT kind FROM depot",
        "SELECT DISTINCT town, kind FROM depot");
    row("the same query twice", "A", "SELECT town FROM depot; SELECT town FROM depot", "SELECT town FROM depot");
    row("the same in other words", "A", "SELECT city FROM depot", "SELECT town FROM depot");
    row("another form of the verb", "A", "SELECT opening FROM depot", "SELECT opened FROM depot");
    row("the output column that is made of the missing one", "A",
        "SELECT x.weight FROM (SELECT in_depot, SUM(weight) AS total FROM crate GROUP BY in_depot) x",
        "SELECT x.total FROM (SELECT in_depot, SUM(weight) AS total FROM crate GROUP BY in_depot) x");
    row("the count of a subquery", "A",
        "SELECT x.crates FROM (SELECT in_depot, COUNT(*) AS n FROM crate GROUP BY in_depot) x",
        "SELECT x.n FROM (SELECT in_depot, COUNT(*) AS n FROM crate GROUP BY in_depot) x");
    row("a table that lies between two", "B", "SELECT r.surname FROM rider r JOIN track t ON t.track_no = r.track_no",
        "SELECT r.surname FROM rider r JOIN ride ON r.rider_no = ride.rider_no JOIN track t ON t.track_no = "
        "ride.track_no");
    row("two columns that are wrong in one join", "A",
        "SELECT c.label FROM depot d JOIN crate c ON d.depot_id = c.depot_id",
        "SELECT c.label FROM depot d JOIN crate c ON d.depot_no = c.depot_id");
    row("the key that refers to the column", "A", "SELECT depot_no FROM crate", "SELECT in_depot FROM crate");
    row("the key that a list is compared with", "A",
        "SELECT m.nick FROM member m WHERE m.id IN (SELECT l.user_id FROM letter l)",
        "SELECT m.nick FROM member m WHERE m.id IN (SELECT l.writer_id FROM letter l)");
    row("a table in other words", "A", "SELECT nick FROM readers", "SELECT nick FROM member");
    row("a subquery without the name that its columns are given", "A",
        "SELECT t.n, t.kind FROM (SELECT kind, COUNT(*) AS n FROM depot GROUP BY kind)",
        "SELECT t.n, t.kind FROM (SELECT kind, COUNT(*) AS n FROM depot GROUP BY kind) AS t");
    row("a subquery without a name beside a table", "A",
        "SELECT d.town, x.n FROM depot d JOIN (SELECT in_depot, COUNT(*) AS n FROM crate GROUP BY in_depot) "
        "ON x.in_depot = d.depot_no",
        "SELECT d.town, x.n FROM depot d JOIN (SELECT in_depot, COUNT(*) AS n FROM crate GROUP BY in_depot) AS x "
        "ON x.in_depot = d.depot_no");
    row("a short name", "A", "SELECT total FROM oder", "SELECT total FROM \"order\"");
}

void AdviceTest::suggestsWhatIsMeant()
{
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, sql);
    const Verdict verdict = checkedIn(place, sql);
    QVERIFY(!verdict.findings.empty() && !verdict.findings.front().fixes.empty());
    QTEST(QByteArray::fromStdString(EditedText(sql.toStdString(), verdict.findings.front().fixes.front().edits).text()),
          "meant");
}

void AdviceTest::offersNoTrivialComparison_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("sql");
    const auto row = [](const char* title, const char* place, const char* sql) {
        QTest::newRow(title) << QByteArray(place) << QByteArray(sql);
    };
    row("a wrong qualifier", "A", "SELECT 1 FROM depot d JOIN crate c ON d.depot_no = c.depot_no");
    row("a wrong qualifier on the left", "P", "SELECT 1 FROM depot d JOIN crate c ON d.depot_id = c.depot_id");
    row("a wrong qualifier in WHERE", "P", "SELECT 1 FROM depot d, crate c WHERE d.depot_id=c.depot_id");
    row("a qualifier that is not defined", "A", "SELECT 1 FROM depot d JOIN crate c ON x.in_depot = c.in_depot");
    row("a column that is also selected", "A",
        "SELECT c.depot_no FROM depot d JOIN crate c ON d.depot_no = c.depot_no WHERE c.depot_no = d.depot_no");
    row("the same source on both sides of a join", "B", "SELECT 1 FROM ride r JOIN track t ON t.track_no = t.rider_no");
    row("a qualifier that is also used rightly", "A",
        "SELECT x.label FROM depot d JOIN crate c ON x.in_depot = c.in_depot");
    row("quotes on one side", "A", "SELECT 1 FROM depot d JOIN crate c ON d.\"depot_no\" = c.depot_no");
}

void AdviceTest::offersNoTrivialComparison()
{
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, sql);
    const std::string text = sql.toStdString();
    const Verdict verdict = checkedIn(place, sql);
    QVERIFY(!verdict.findings.empty());
    for (const Finding& finding : verdict.findings) {
        for (const Fix& fix : finding.fixes) {
            const std::string fixed = EditedText(text, fix.edits).text();
            for (const char* trivial : {"d.depot_no = d.depot_no", "c.depot_id = c.depot_id", "c.depot_id=c.depot_id",
                                        "c.in_depot = c.in_depot", "d.\"depot_no\" = d.depot_no", "t.track_no = t."})
                QVERIFY2(fixed.find(trivial) == std::string::npos, fixed.c_str());
        }
    }
}

void AdviceTest::saysWhyANameIsMeant_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char* title, const char* place, const char* sql, const char* reason) {
        QTest::newRow(title) << QByteArray(place) << QByteArray(sql) << QByteArray(reason);
    };
    row("a name with its table's before it", "A", "SELECT member_nick FROM member",
        "the column name leaves out the table name");
    row("another ending of the same word", "A", "SELECT weights FROM crate",
        "the same words in a different order or form");
    row("another ending that is a typing mistake", "A", "SELECT bodi FROM letter",
        "the same words in a different order or form");
}

void AdviceTest::saysWhyANameIsMeant()
{
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, reason);
    const Verdict verdict = checkedIn(place, sql);
    QVERIFY(!verdict.findings.empty() && !verdict.findings.front().fixes.empty());
    const QByteArray said = QByteArray::fromStdString(verdict.findings.front().fixes.front().reason);
    QVERIFY2(said.contains(reason), said.constData());
}

void AdviceTest::reportsANameOnceInAnySpelling()
{
    const Verdict verdict = checkedIn("A", "SELECT YEAR(opened), year(opened), Twon, twon FROM depot");
    QCOMPARE(summary(verdict), QStringLiteral("unknown_function: YEAR; unknown_column: Twon"));
}

void AdviceTest::takesNoCallForAWindow()
{
    const Verdict verdict = checkedIn("M", "SELECT MAX(ROW_NUMBR(town)) FROM depot");
    QCOMPARE(summary(verdict), QStringLiteral("unknown_function: ROW_NUMBR"));
    QVERIFY(verdict.findings.front().fixes.empty());
}

void AdviceTest::tellsWhatElseHasTheName_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("a table that is a column")
        << QByteArray("A") << QByteArray("SELECT 1 FROM depot JOIN town")
        << QByteArray("There is no table town. It is the name of a column of depot.");
    QTest::newRow("a column that is a table")
        << QByteArray("A") << QByteArray("SELECT depot FROM crate")
        << QByteArray("No table in the query has a column depot. It is the name of a table.");
    QTest::newRow("no FROM at all") << QByteArray("A") << QByteArray("SELECT town")
                                    << QByteArray("The query has no FROM, so there is no column town.");
    QTest::newRow("a FULL JOIN that became an alias")
        << QByteArray("M") << QByteArray("SELECT 1 FROM depot FULL JOIN crate ON depot.id = crate.depot_id")
        << QByteArray("MariaDB has no FULL JOIN, and takes FULL for an alias.");
}

void AdviceTest::tellsWhatElseHasTheName()
{
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, sql);
    const Verdict verdict = checkedIn(place, sql);
    QVERIFY(!verdict.findings.empty());
    QTEST(QByteArray::fromStdString(verdict.findings.front().message), "message");
}

QTEST_APPLESS_MAIN(AdviceTest)
#include "tst_advice.moc"
