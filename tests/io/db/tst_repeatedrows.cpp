// Joins that repeat rows, and NULLs that come first.

#include "faultdatabases.h"

namespace querymend {

class RepeatedRowsTest : public QObject, FaultDatabases {
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
        row("the sum of a stay's balance with its extras",
            "SELECT SUM(s.balance) FROM stay s JOIN extra e ON e.stay_id = s.id", "repeated_rows: SUM(s.balance)");
        row("the average with its extras, per guest",
            "SELECT s.guest_id, AVG(s.balance) FROM stay s JOIN extra e ON e.stay_id = s.id GROUP BY s.guest_id",
            "repeated_rows: AVG(s.balance)");
        row("extras and claims at once",
            "SELECT s.id, SUM(e.cost) FROM stay s JOIN extra e ON e.stay_id = s.id JOIN claim c ON c.stay_id = s.id "
            "GROUP BY s.id",
            "repeated_rows: SUM(e.cost)");
        row("counts of extras and claims at once",
            "SELECT s.id, COUNT(e.id), COUNT(c.id) FROM stay s LEFT JOIN extra e ON e.stay_id = s.id LEFT JOIN claim c "
            "ON c.stay_id = s.id GROUP BY s.id",
            "repeated_rows: COUNT(e.id)");
        row("guests with their stays", "SELECT g.id, g.name FROM guest g JOIN stay s ON s.guest_id = g.id",
            "repeated_rows: g.id, g.name", "",
            "SELECT DISTINCT g.id, g.name FROM guest g JOIN stay s ON s.guest_id = g.id");
        row("guests with a certain stay",
            "SELECT g.id, g.name FROM guest g JOIN stay s ON s.guest_id = g.id WHERE s.balance < 25",
            "repeated_rows: g.id, g.name", "",
            "SELECT DISTINCT g.id, g.name FROM guest g JOIN stay s ON s.guest_id = g.id WHERE s.balance < 25");
        row("in order", "SELECT g.name, g.id FROM guest g JOIN stay s ON s.guest_id = g.id ORDER BY g.name",
            "repeated_rows: g.name, g.id");
        row("through two joins",
            "SELECT g.id FROM guest g JOIN stay s ON s.guest_id = g.id JOIN extra e ON e.stay_id = s.id",
            "repeated_rows: g.id", "",
            "SELECT DISTINCT g.id FROM guest g JOIN stay s ON s.guest_id = g.id JOIN extra e ON e.stay_id = s.id");

        row("names, which may be those of others", "SELECT g.name FROM guest g JOIN stay s ON s.guest_id = g.id");
        row("a sum of the children", "SELECT SUM(e.cost) FROM stay s JOIN extra e ON e.stay_id = s.id");
        row("a sum of both sides", "SELECT SUM(s.balance * e.cost) FROM stay s JOIN extra e ON e.stay_id = s.id");
        row("a sum of the parent's nights", "SELECT SUM(s.nights) FROM stay s JOIN extra e ON e.stay_id = s.id");
        row("a sum per child",
            "SELECT e.label, SUM(s.balance) FROM stay s JOIN extra e ON e.stay_id = s.id GROUP BY "
            "e.label");
        row("a sum for a certain child",
            "SELECT SUM(s.balance) FROM stay s JOIN extra e ON e.stay_id = s.id WHERE e.label = 'tea'");
        row("children of which there is one each",
            "SELECT SUM(s.balance) FROM stay s JOIN badge b ON b.stay_id = s.id");
        row("distinct counts of two children",
            "SELECT COUNT(DISTINCT e.id), COUNT(DISTINCT c.id) FROM stay s LEFT JOIN extra e ON e.stay_id = s.id LEFT "
            "JOIN claim c ON c.stay_id = s.id");
        row("the greatest of two children",
            "SELECT MAX(e.cost), MAX(c.pounds) FROM stay s JOIN extra e ON e.stay_id = s.id JOIN claim c ON c.stay_id "
            "= "
            "s.id");
        row("distinct guests", "SELECT DISTINCT g.id FROM guest g JOIN stay s ON s.guest_id = g.id");
        row("guests and a column of the stay", "SELECT g.id, s.nights FROM guest g JOIN stay s ON s.guest_id = g.id");
        row("guests by a column of the stay",
            "SELECT g.id FROM guest g JOIN stay s ON s.guest_id = g.id ORDER BY s.nights");
        row("guests that no stay repeats",
            "SELECT g.id FROM guest g JOIN stay s ON s.guest_id = g.id WHERE s.balance = 30");
        row("the guest of each stay", "SELECT g.id FROM stay s JOIN guest g ON s.guest_id = g.id");
        row("guests grouped", "SELECT g.id FROM guest g JOIN stay s ON s.guest_id = g.id GROUP BY g.id");
        row("guests that exist",
            "SELECT g.id FROM guest g WHERE EXISTS (SELECT 1 FROM stay s WHERE s.guest_id = g.id)");
        row("everything", "SELECT * FROM guest g JOIN stay s ON s.guest_id = g.id");
    }

    void warnsOnEveryEngine() { checkRow(); }

    void warnsWhereNullsComeFirst_data()
    {
        addColumns();
        const auto row = [this](const char* engine, const char* name, const char* statement, const char* found = "",
                                const char* fixed = "") {
            if (m_databases.count(QString::fromUtf8(engine)) != 0)
                add(QString::fromUtf8(engine), name, statement, found, "", fixed);
        };
        for (const char* engine : {"SQLite", "MariaDB"}) {
            row(engine, "the first of all", "SELECT name FROM guest ORDER BY left_on LIMIT 1", "nulls_first: left_on",
                "SELECT name FROM guest WHERE left_on IS NOT NULL ORDER BY left_on LIMIT 1");
            row(engine, "the first of some", "SELECT name FROM guest WHERE town = 'Oslo' ORDER BY left_on ASC LIMIT 1",
                "nulls_first: left_on",
                "SELECT name FROM guest WHERE ( town = 'Oslo') AND left_on IS NOT NULL ORDER BY left_on ASC LIMIT 1");
            row(engine, "in a join",
                "SELECT g.name FROM guest g JOIN stay s ON s.guest_id = g.id ORDER BY s.nights, g.name LIMIT 3",
                "nulls_first: s.nights",
                "SELECT g.name FROM guest g JOIN stay s ON s.guest_id = g.id WHERE s.nights IS NOT NULL ORDER BY "
                "s.nights, g.name LIMIT 3");
            row(engine, "the last", "SELECT name FROM guest ORDER BY left_on DESC LIMIT 1");
        }
        for (const char* engine : {"PostgreSQL"}) {
            row(engine, "the last", "SELECT name FROM guest ORDER BY left_on DESC LIMIT 1", "nulls_first: left_on",
                "SELECT name FROM guest WHERE left_on IS NOT NULL ORDER BY left_on DESC LIMIT 1");
            row(engine, "the first rows fetched",
                "SELECT name FROM guest ORDER BY left_on DESC FETCH FIRST 2 ROWS ONLY", "nulls_first: left_on",
                "SELECT name FROM guest WHERE left_on IS NOT NULL ORDER BY left_on DESC FETCH FIRST 2 ROWS ONLY");
            row(engine, "the first", "SELECT name FROM guest ORDER BY left_on LIMIT 1");
            row(engine, "NULLs put last", "SELECT name FROM guest ORDER BY left_on DESC NULLS LAST LIMIT 1");
        }
        row("DuckDB", "the first", "SELECT name FROM guest ORDER BY left_on LIMIT 1");
        row("DuckDB", "the last", "SELECT name FROM guest ORDER BY left_on DESC LIMIT 1");
        for (const auto& [engine, database] : m_databases) {
            const auto silent = [on = engine](const QByteArray& name, const QByteArray& statement) {
                add(on, name, statement, "", "", "");
            };
            for (const char* order : {"", " DESC"}) {
                const QByteArray by = QByteArray("ORDER BY left_on") + order;
                const QByteArray which = *order == '\0' ? " rising" : " falling";
                silent("without NULLs" + which, "SELECT name FROM guest WHERE left_on IS NOT NULL " + by + " LIMIT 1");
                silent("compared" + which, "SELECT name FROM guest WHERE left_on > '2000-01-01' " + by + " LIMIT 1");
                silent("where there are no NULLs" + which,
                       "SELECT name FROM guest WHERE town = 'Bergen' " + by + " LIMIT 1");
                silent("all rows" + which, "SELECT name FROM guest " + by);
                silent("a long list" + which, "SELECT name FROM guest " + by + " LIMIT 100");
                silent("of groups" + which, "SELECT left_on, COUNT(*) FROM guest GROUP BY left_on " + by + " LIMIT 1");
            }
            silent("a column without NULLs", "SELECT name FROM guest ORDER BY name LIMIT 1");
            silent("a computed value", "SELECT name FROM guest ORDER BY length(left_on) LIMIT 1");
        }
    }

    void warnsWhereNullsComeFirst() { checkRow(); }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::RepeatedRowsTest)

#include "tst_repeatedrows.moc"
