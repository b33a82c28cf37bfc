// Texts and dates that are compared with what is not stored.

#include "faultdatabases.h"

namespace querymend {

class FaultCheckTest : public QObject, FaultDatabases {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { open(); }
    void cleanupTestCase() { close(); }

    void warnsOnEveryEngine_data()
    {
        addColumns();
        const auto row = [this](const char* name, const char* statement, const char* found = "",
                                const char* offered = "", const char* fixed = "") {
            for (const auto& [engine, database] : m_databases)
                add(engine, name, statement, found, offered, fixed);
        };
        row("a letter that is missing", "SELECT name FROM guest WHERE town = 'Brgen'",
            "value_not_stored: town = 'Brgen'", "Bergen", "SELECT name FROM guest WHERE town = 'Bergen'");
        row("a blank too much", "SELECT name FROM guest g WHERE g.town = 'Newtown'",
            "value_not_stored: g.town = 'Newtown'", "New Town", "SELECT name FROM guest g WHERE g.town = 'New Town'");
        row("two letters in the wrong order", "SELECT name FROM guest WHERE 'Olso' = town",
            "value_not_stored: 'Olso' = town", "Oslo", "SELECT name FROM guest WHERE 'Oslo' = town");
        row("none of a list", "SELECT name FROM guest WHERE town IN ('Brgen', 'Olso')",
            "value_not_stored: town IN ('Brgen', 'Olso')", "Bergen, Oslo",
            "SELECT name FROM guest WHERE town IN ('Bergen', 'Oslo')");
        row("a code that does not exist", "SELECT COUNT(*) FROM stay WHERE kind = 'bed and breakfast'",
            "value_not_stored: kind = 'bed and breakfast'", "full, half");
        row("beside another condition", "SELECT nights FROM stay WHERE nights > 2 AND kind = 'fulll'",
            "value_not_stored: kind = 'fulll'", "full", "SELECT nights FROM stay WHERE nights > 2 AND kind = 'full'");
        row("in a join's condition", "SELECT g.name FROM stay s JOIN guest g ON s.guest_id = g.id AND g.town = 'Olso'");
        row("in WHERE of a join", "SELECT s.nights FROM stay s JOIN guest g ON s.guest_id = g.id WHERE g.town = 'Olso'",
            "value_not_stored: g.town = 'Olso'", "Oslo",
            "SELECT s.nights FROM stay s JOIN guest g ON s.guest_id = g.id WHERE g.town = 'Oslo'");
        row("in a subquery", "SELECT nights FROM stay WHERE guest_id IN (SELECT id FROM guest WHERE town = 'Olso')",
            "value_not_stored: town = 'Olso'", "Oslo",
            "SELECT nights FROM stay WHERE guest_id IN (SELECT id FROM guest WHERE town = 'Oslo')");
        row("in a CTE", "WITH t AS (SELECT id FROM guest WHERE town = 'Olso') SELECT COUNT(*) FROM t",
            "value_not_stored: town = 'Olso'", "Oslo",
            "WITH t AS (SELECT id FROM guest WHERE town = 'Oslo') SELECT COUNT(*) FROM t");

        row("a value that is stored", "SELECT name FROM guest WHERE town = 'Oslo'");
        row("a name that is not stored", "SELECT id FROM guest WHERE name = 'Zacharias'");
        row("a town that is nothing like another", "SELECT id FROM guest WHERE town = 'Trondheim'");
        row("a short name", "SELECT id FROM guest WHERE name = 'Bi'");
        row("one of a list", "SELECT name FROM guest WHERE town IN ('Oslo', 'Brgen')");
        row("a short name that is much like another", "SELECT town FROM guest WHERE town = 'Os'");
        row("one of two alternatives", "SELECT name FROM guest WHERE town = 'Olso' OR name = 'Ada'");
        row("a number", "SELECT name FROM guest WHERE id = 77");
        row("a code with digits", "SELECT id FROM badge WHERE code = 'a1'");
        row("a pattern", "SELECT name FROM guest WHERE town LIKE 'Olso%'");
        row("not a value", "SELECT name FROM guest WHERE town <> 'Olso'");
        row("a computed value", "SELECT name FROM guest WHERE lower(town) = 'olso'");

        row("a German date", "SELECT name FROM guest WHERE left_on > '31.01.2024'",
            "date_format: left_on > '31.01.2024'", "2023-12-01", "SELECT name FROM guest WHERE left_on > '2024-01-31'");
        row("slashes for hyphens", "SELECT name FROM guest WHERE left_on = '2024/01/31'",
            "date_format: left_on = '2024/01/31'", "2023-12-01", "SELECT name FROM guest WHERE left_on = '2024-01-31'");
        row("an American date", "SELECT name FROM guest WHERE left_on <= '01/31/2024'",
            "date_format: left_on <= '01/31/2024'", "2023-12-01",
            "SELECT name FROM guest WHERE left_on <= '2024-01-31'");
        row("a date that may be either", "SELECT name FROM guest WHERE left_on < '01/02/2024'",
            "date_format: left_on < '01/02/2024'", "2023-12-01");
        row("between two dates", "SELECT name FROM guest WHERE left_on BETWEEN '2024/01/01' AND '2024/12/31'",
            "date_format: left_on BETWEEN '2024/01/01' AND '2024/12/31'", "2023-12-01",
            "SELECT name FROM guest WHERE left_on BETWEEN '2024-01-01' AND '2024-12-31'");
        row("a month without its zero", "SELECT name FROM guest WHERE left_on >= '2024-1-5'",
            "date_format: left_on >= '2024-1-5'", "2023-12-01", "SELECT name FROM guest WHERE left_on >= '2024-01-05'");
        row("a date without signs", "SELECT name FROM guest WHERE left_on = '20240131'",
            "date_format: left_on = '20240131'", "2023-12-01", "SELECT name FROM guest WHERE left_on = '2024-01-31'");
        row("a date as it is stored", "SELECT name FROM guest WHERE left_on > '2024-01-01'");
        row("a date in the stored format that no row has", "SELECT name FROM guest WHERE left_on = '2019-01-01'");
        row("a date with its time", "SELECT name FROM guest WHERE left_on > '2024-01-01 10:00:00'");
        row("a year", "SELECT name FROM guest WHERE left_on > '2024'");
        row("a date in a column of other texts", "SELECT name FROM guest WHERE town = '31.01.2024'");
    }

    void warnsOnEveryEngine() { checkRow(); }

    void readsNoValuesWhereThePolicyForbidsIt()
    {
        const FaultDatabase& database = m_databases.at(QStringLiteral("SQLite"));
        const Verdict verdict =
            verdictOn("SELECT name FROM guest WHERE town = 'Olso'", database, ValueReading::leaveOut);
        for (const Finding& finding : verdict.findings)
            QVERIFY(finding.severity != Severity::warning);
    }

    void saysNothingWithoutTime()
    {
        const FaultDatabase& database = m_databases.at(QStringLiteral("SQLite"));
        FaultBudget none;
        none.all = std::chrono::milliseconds(0);
        QVERIFY(confirmedFaults("SELECT name FROM guest WHERE town = 'Olso'", {}, database.schema->catalog(),
                                *database.session, ValueReading::allowed, none)
                    .empty());
    }

    void keepsStoredValuesOutOfTheOtherMessage()
    {
        const FaultDatabase& database = m_databases.at(QStringLiteral("SQLite"));
        for (const char* statement :
             {"SELECT name FROM guest WHERE town = 'Brgen'", "SELECT name FROM guest WHERE left_on > '31.01.2024'"}) {
            const Verdict verdict = verdictOn(statement, database, ValueReading::allowed);
            QCOMPARE(verdict.findings.front().severity, Severity::warning);
            QVERIFY(!verdict.findings.front().messageWithoutData.empty());
            QVERIFY(verdict.findings.front().messageWithoutData.find("Bergen") == std::string::npos);
            QVERIFY(verdict.findings.front().messageWithoutData.find("2023-12-01") == std::string::npos);
        }
    }

    void heedsTheQuestion()
    {
        const FaultDatabase& database = m_databases.at(QStringLiteral("SQLite"));
        const char* const statement = "SELECT g.name FROM guest g JOIN stay s ON s.guest_id = g.id";
        const auto warned = [&](std::string_view question) {
            return warningsIn(verdictOn(statement, database, ValueReading::allowed, question), statement);
        };
        QCOMPARE(warned("List the different guests that have stayed"), QStringLiteral("repeated_rows: g.name"));
        QCOMPARE(warned("List the guests of all stays"), QString());
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::FaultCheckTest)

#include "tst_faultcheck.moc"
