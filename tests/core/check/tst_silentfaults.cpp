#include "faultrows.h"

using namespace querymend;

class SilentFaultsTest : public QObject {
    Q_OBJECT

    static void row(const char* name, const char* dialect, const char* sql, const char* found = "",
                    const char* fixed = "")
    {
        FaultRows::row(name, dialect, sql, found, fixed);
    }

private Q_SLOTS:
    void findsIntegerDivisions_data()
    {
        FaultRows::addColumns();
        row("a sum over a count", "sqlite", "SELECT SUM(pieces) / COUNT(*) FROM crate",
            "integer_division: SUM(pieces) / COUNT(*)", "SELECT CAST(SUM(pieces) AS REAL) / COUNT(*) FROM crate");
        row("a conditional count over a count", "sqlite",
            "SELECT SUM(CASE WHEN weight > 5 THEN 1 ELSE 0 END) / COUNT(*) FROM crate",
            "integer_division: SUM(CASE WHEN weight > 5 THEN 1 ELSE 0 END) / COUNT(*)",
            "SELECT CAST(SUM(CASE WHEN weight > 5 THEN 1 ELSE 0 END) AS REAL) / COUNT(*) FROM crate");
        row("a percentage of counts", "postgresql",
            "SELECT 100 * COUNT(*) FILTER (WHERE weight > 5) / COUNT(*) FROM crate",
            "integer_division: 100 * COUNT(*) FILTER (WHERE weight > 5) / COUNT(*)",
            "SELECT CAST(100 AS numeric) * COUNT(*) FILTER (WHERE weight > 5) / COUNT(*) FROM crate");
        row("multiplied afterwards", "sqlite", "SELECT COUNT(label) / COUNT(*) * 100.0 FROM crate",
            "integer_division: COUNT(label) / COUNT(*)",
            "SELECT CAST(COUNT(label) AS REAL) / COUNT(*) * 100.0 FROM crate");
        row("rounded to decimals", "sqlite", "SELECT ROUND(pieces / 12, 2) FROM crate", "integer_division: pieces / 12",
            "SELECT ROUND(CAST(pieces AS REAL) / 12, 2) FROM crate");
        row("cast afterwards", "postgresql", "SELECT CAST(pieces / 7 AS numeric) FROM crate",
            "integer_division: pieces / 7", "SELECT CAST(CAST(pieces AS numeric) / 7 AS numeric) FROM crate");
        row("called a share", "sqlite", "SELECT pieces / bulk AS share FROM crate", "integer_division: pieces / bulk",
            "SELECT CAST(pieces AS REAL) / bulk AS share FROM crate");
        row("of two queries", "sqlite", "SELECT (SELECT COUNT(*) FROM crate) / (SELECT COUNT(*) FROM depot)",
            "integer_division: (SELECT COUNT(*) FROM crate) / (SELECT COUNT(*) FROM depot)",
            "SELECT CAST((SELECT COUNT(*) FROM crate) AS REAL) / (SELECT COUNT(*) FROM depot)");
        row("in parentheses, then multiplied", "sqlite", "SELECT (pieces / bulk) * 100 FROM crate",
            "integer_division: pieces / bulk", "SELECT (CAST(pieces AS REAL) / bulk) * 100 FROM crate");
        row("per group", "sqlserver", "SELECT in_depot, SUM(pieces) / COUNT(*) FROM crate GROUP BY in_depot",
            "integer_division: SUM(pieces) / COUNT(*)",
            "SELECT in_depot, CAST(SUM(pieces) AS decimal(18, 4)) / COUNT(*) FROM crate GROUP BY in_depot");

        row("kept by MariaDB", "mariadb", "SELECT SUM(pieces) / COUNT(*) FROM crate");
        row("kept by DuckDB", "duckdb", "SELECT SUM(pieces) / COUNT(*) FROM crate");
        row("a cast before", "sqlite", "SELECT CAST(SUM(pieces) AS REAL) / COUNT(*) FROM crate");
        row("a fraction as a factor", "sqlite", "SELECT 100.0 * SUM(pieces) / COUNT(*) FROM crate");
        row("a fraction as a factor in parentheses", "sqlite", "SELECT (SUM(pieces) * 1.0) / COUNT(*) FROM crate");
        row("a cast divisor", "sqlite", "SELECT SUM(pieces) / CAST(COUNT(*) AS REAL) FROM crate");
        row("PostgreSQL's own cast before", "postgresql", "SELECT COUNT(label)::numeric / COUNT(*) FROM crate");
        row("PostgreSQL's own cast of the divisor", "postgresql", "SELECT COUNT(label) / COUNT(*)::numeric FROM crate");
        row("a column with fractions", "sqlite", "SELECT SUM(weight) / COUNT(*) FROM crate");
        row("a sum of 64-bit integers in PostgreSQL", "postgresql", "SELECT SUM(bulk) / COUNT(*) FROM crate");
        row("decades", "sqlite", "SELECT age / 10 * 10, COUNT(*) FROM guest GROUP BY age / 10 * 10");
        row("whole dozens", "sqlite", "SELECT pieces / 12 FROM crate");
        row("whole dozens of a sum", "sqlite", "SELECT SUM(pieces) / 12 FROM crate");
        row("rounded to no decimals", "sqlite", "SELECT ROUND(pieces / 12, 0) FROM crate");
        row("an average", "sqlite", "SELECT AVG(pieces) / COUNT(*) FROM crate");
        row("a date with slashes in a text", "sqlite", "SELECT COUNT(*) FROM visit WHERE day = '1/2/2024'");
    }
    void findsIntegerDivisions() { FaultRows::checkRow(); }

    void comparesColumnsWithTheQuestion_data()
    {
        QTest::addColumn<QByteArray>("question");
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QByteArray>("fixed");
        const auto row = [](const char* name, const char* question, const char* sql, const char* found = "",
                            const char* fixed = "") {
            QTest::newRow(name) << QByteArray(question) << QByteArray(sql) << QString::fromUtf8(found)
                                << QByteArray(fixed);
        };
        row("how many, but rows are listed", "How many crates are heavier than 5?",
            "SELECT crate_no, label FROM crate WHERE weight > 5", "output_columns: crate_no, label",
            "SELECT COUNT(*) FROM crate WHERE weight > 5");
        row("how many, but everything is listed", "How many guests are there?", "SELECT * FROM guest",
            "output_columns: *", "SELECT COUNT(*) FROM guest");
        row("how many of a joined table", "How many depots have crates?",
            "SELECT d.town, d.kind FROM depot d JOIN crate c ON c.in_depot = d.depot_no",
            "output_columns: d.town, d.kind", "SELECT COUNT(*) FROM depot d JOIN crate c ON c.in_depot = d.depot_no");
        row("how many, in order", "How many guests are older than 30?",
            "SELECT name, age FROM guest WHERE age > 30 ORDER BY age", "output_columns: name, age");
        row("the second column is missing", "List the names and ages of all guests", "SELECT name FROM guest",
            "output_columns: name", "SELECT name, age FROM guest");
        row("the first column is missing", "Show the name and age of each guest.", "SELECT age FROM guest",
            "output_columns: age", "SELECT name, age FROM guest");
        row("what are", "What are the names and the towns of guests?", "SELECT g.name FROM guest g",
            "output_columns: g.name", "SELECT g.name, town FROM guest g");
        row("give me", "Give me the town and kind for each depot", "SELECT town FROM depot", "output_columns: town",
            "SELECT town, kind FROM depot");
        row("in several tables", "Find the label and kind of crates that are heavy",
            "SELECT c.label FROM crate c JOIN depot d ON c.in_depot = d.depot_no WHERE c.weight > 5",
            "output_columns: c.label",
            "SELECT c.label, d.kind FROM crate c JOIN depot d ON c.in_depot = d.depot_no WHERE c.weight > 5");
        row("return", "Return the labels and weights of crates", "SELECT weight FROM crate", "output_columns: weight",
            "SELECT label, weight FROM crate");

        row("no question", "", "SELECT crate_no, label FROM crate");
        row("how many, and counted", "How many crates are heavy?", "SELECT COUNT(*) FROM crate WHERE weight > 5");
        row("how many, by group", "How many crates does each depot have?",
            "SELECT in_depot, COUNT(*) FROM crate GROUP BY in_depot");
        row("how many and something else", "How many crates are there, and which are heavy?",
            "SELECT crate_no, label FROM crate");
        row("a number that is stored", "How many pieces are in crate 5?",
            "SELECT label, pieces FROM crate WHERE crate_no = 5");
        row("how many with one column", "How many crates are heavy?", "SELECT pieces FROM crate WHERE weight > 5");
        row("how many by a window", "How many crates are heavy?", "SELECT label, COUNT(*) OVER () FROM crate");
        row("both columns", "List the names and ages of all guests", "SELECT name, age FROM guest");
        row("both columns and a third", "List the names and ages of guests", "SELECT id, name, age FROM guest");
        row("one column that joins both", "List the names and ages of guests", "SELECT name || ' ' || age FROM guest");
        row("a word that is no column", "List the names and addresses of guests", "SELECT name FROM guest");
        row("neither word is the column", "List the towns and ages of guests", "SELECT name FROM guest");
        row("everything", "List the names and ages of guests", "SELECT * FROM guest");
        row("another table than the question names", "Which guests are older than 30?",
            "SELECT label FROM crate WHERE weight > 30", "other_tables: crate");
        row("other tables than the question names", "Which guests are older than 30?",
            "SELECT s.rate FROM setting s, crate c WHERE c.weight > s.rate", "other_tables: setting s");
        row("a table with a key to the one that is named", "How many guests came in May?",
            "SELECT COUNT(*) FROM visit");
        row("one of two tables that are named", "How many guests have a crate?", "SELECT COUNT(*) FROM guest");
        row("a subquery of the table that is named", "Which guests are old?",
            "SELECT t.town FROM (SELECT town FROM guest) t");
        row("a CTE of the table that is named", "Which guests are old?",
            "WITH old AS (SELECT town FROM guest) SELECT town FROM old");
        row("a question that names no table", "Who is older than 30?", "SELECT label FROM crate");
        row("words that are elsewhere", "List the guests whose names and ages are known", "SELECT name FROM guest");
    }

    void comparesColumnsWithTheQuestion()
    {
        QFETCH(QByteArray, question);
        QFETCH(QByteArray, sql);
        QFETCH(QString, found);
        QFETCH(QByteArray, fixed);
        const Dialect& sqlite = dialectOf(DialectId::sqlite);
        const std::string text = sql.toStdString();
        const Verdict verdict = verdictOn(text, sqlite, question.toStdString());
        QCOMPARE(findingsIn(text, verdict), found);
        QCOMPARE(verdict.status, VerdictStatus::ok);
        QCOMPARE(QByteArray::fromStdString(corrected(text, verdict)), fixed);
    }

    void saysNothingBesideErrors()
    {
        const Verdict verdict = verdictOn("SELECT d.twon FROM depot d, crate c", dialectOf(DialectId::sqlite));
        QCOMPARE(verdict.status, VerdictStatus::rewrite);
        QCOMPARE(verdict.findings.size(), std::size_t{1});
        QCOMPARE(verdict.findings.front().code, ErrorCode::unknownColumn);
    }

    void saysNothingWithoutASchema()
    {
        const CheckSubject subject{&dialectOf(DialectId::sqlite), nullptr, CheckPolicy::analyst, {}};
        QVERIFY(checkStatically("SELECT d.town FROM depot d, crate c", subject).findings.empty());
    }

    void leavesEveryRungPassed()
    {
        const Verdict verdict = verdictOn("SELECT d.town FROM depot d, crate c", dialectOf(DialectId::sqlite));
        QCOMPARE(verdict.findings.size(), std::size_t{1});
        QVERIFY(!verdict.primary());
        for (const RungReport& report : verdict.rungs)
            QCOMPARE(report.result, RungResult::passed);
    }

    void placesWarningsInTheTextAsGiven()
    {
        const std::string reply = "Here it is:\n```sql\nSELECT d.town FROM depot d, crate c;\n```\n";
        const Verdict verdict = verdictOn(reply, dialectOf(DialectId::sqlite));
        QCOMPARE(findingsIn(reply, verdict), QStringLiteral("unconnected_tables: crate c"));
        QVERIFY(corrected(reply, verdict).find("depot d, crate c WHERE c.in_depot = d.depot_no;\n```")
                != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(SilentFaultsTest)
#include "tst_silentfaults.moc"
