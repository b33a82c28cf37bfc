#include "faultrows.h"

using namespace querymend;

class JoinFaultsTest : public QObject {
    Q_OBJECT

    static void row(const char* name, const char* dialect, const char* sql, const char* found = "",
                    const char* fixed = "")
    {
        FaultRows::row(name, dialect, sql, found, fixed);
    }

private Q_SLOTS:
    void findsUnconnectedTables_data()
    {
        FaultRows::addColumns();
        row("a comma without a condition", "sqlite", "SELECT d.town, c.label FROM depot d, crate c",
            "unconnected_tables: crate c",
            "SELECT d.town, c.label FROM depot d, crate c WHERE c.in_depot = d.depot_no");
        row("a comma and a condition on one side", "postgresql",
            "SELECT d.town, c.label FROM depot d, crate c WHERE d.town = 'Oslo'", "unconnected_tables: crate c",
            "SELECT d.town, c.label FROM depot d, crate c WHERE d.town = 'Oslo' AND c.in_depot = d.depot_no");
        row("a comma and conditions on both sides", "mariadb",
            "SELECT d.town FROM depot d, crate c WHERE d.town = 'Oslo' AND c.weight > 5", "unconnected_tables: crate c",
            "SELECT d.town FROM depot d, crate c WHERE d.town = 'Oslo' AND c.weight > 5 AND c.in_depot = d.depot_no");
        row("a JOIN without ON", "sqlite", "SELECT d.town FROM depot d JOIN crate c", "unconnected_tables: crate c",
            "SELECT d.town FROM depot d JOIN crate c ON c.in_depot = d.depot_no");
        row("a LEFT JOIN without ON", "sqlite", "SELECT d.town FROM depot d LEFT JOIN crate c",
            "unconnected_tables: crate c", "SELECT d.town FROM depot d LEFT JOIN crate c ON c.in_depot = d.depot_no");
        row("a LEFT JOIN without ON that WHERE connects", "sqlite",
            "SELECT d.town FROM depot d LEFT JOIN crate c WHERE c.in_depot = d.depot_no", "unconnected_tables: crate c",
            "SELECT d.town FROM depot d LEFT JOIN crate c ON c.in_depot = d.depot_no WHERE c.in_depot = d.depot_no");
        row("one of three tables", "postgresql",
            "SELECT d.town FROM depot d, crate c, visit v WHERE c.in_depot = d.depot_no", "unconnected_tables: visit v",
            "SELECT d.town FROM depot d, crate c, visit v WHERE c.in_depot = d.depot_no AND v.at_depot = d.depot_no");
        row("in a subquery", "sqlite",
            "SELECT town FROM depot WHERE depot_no IN (SELECT c.in_depot FROM crate c, guest g WHERE g.age > 5)",
            "unconnected_tables: guest g");
        row("tables without a key", "sqlite", "SELECT c.label FROM crate c, guest g WHERE g.age > 5",
            "unconnected_tables: guest g");
        row("a count", "duckdb", "SELECT count(*) FROM depot, crate", "unconnected_tables: crate",
            "SELECT count(*) FROM depot, crate WHERE crate.in_depot = depot.depot_no");

        row("a comma with a condition", "sqlite", "SELECT 1 FROM depot d, crate c WHERE c.in_depot = d.depot_no");
        row("a CROSS JOIN says so", "sqlite", "SELECT 1 FROM depot d CROSS JOIN crate c");
        row("a condition that always holds says so", "postgresql", "SELECT 1 FROM depot d JOIN crate c ON TRUE");
        row("a table of one row", "sqlite", "SELECT c.weight * s.rate FROM crate c, setting s WHERE s.rate > 1");
        row("a query of one row", "sqlite", "SELECT d.town, t.n FROM depot d, (SELECT count(*) AS n FROM crate) t");
        row("a CTE", "sqlite", "WITH t AS (SELECT count(*) AS n FROM crate) SELECT d.town, t.n FROM depot d, t");
        row("a function", "postgresql", "SELECT d.town, n FROM depot d, generate_series(1, 3) n");
        row("a natural join", "sqlite", "SELECT 1 FROM depot NATURAL JOIN guest");
        row("joined with USING", "sqlite", "SELECT 1 FROM guest JOIN visit USING (id)");
        row("an expression of both", "sqlite", "SELECT d.room - g.age FROM depot d, guest g");
        row("a key that is one row", "sqlite", "SELECT d.town, c.label FROM depot d, crate c WHERE d.depot_no = 3");
        row("the same value on both sides", "sqlite",
            "SELECT d.kind, g.name FROM depot d, guest g WHERE d.town = 'Oslo' AND g.town = 'Oslo'");
        row("connected through an outer query", "sqlite",
            "SELECT 1 FROM guest o WHERE EXISTS (SELECT 1 FROM depot d, guest g WHERE d.town = o.town AND g.id = "
            "o.id)");
        row("connected in a subquery", "sqlite",
            "SELECT 1 FROM depot d, guest g WHERE EXISTS (SELECT 1 FROM visit v WHERE v.at_depot = d.depot_no AND "
            "v.guest_id = g.id)");
        row("connected by an inequality", "sqlite", "SELECT 1 FROM guest a, guest b WHERE a.id < b.id");
        row("connected by alternatives", "sqlite",
            "SELECT 1 FROM depot d, guest g WHERE d.town = g.town OR d.kind = g.name");
        row("values that repetition does not change", "sqlite",
            "SELECT max(d.room), count(DISTINCT g.id) FROM depot d, guest g");
        row("ON after a comma", "sqlite", "SELECT 1 FROM depot d, crate c ON c.in_depot = d.depot_no");
        row("joins in parentheses", "postgresql",
            "SELECT 1 FROM depot d JOIN (crate c JOIN visit v ON v.id = c.crate_no) ON c.in_depot = d.depot_no AND "
            "v.at_depot = d.depot_no");
        row("ON after all joins", "postgresql",
            "SELECT 1 FROM guest g JOIN visit v JOIN depot d ON v.at_depot = d.depot_no ON v.guest_id = g.id");
    }
    void findsUnconnectedTables() { FaultRows::checkRow(); }

    void findsUnlikelyJoins_data()
    {
        FaultRows::addColumns();
        row("two primary keys", "sqlite", "SELECT d.town FROM depot d JOIN crate c ON d.depot_no = c.crate_no",
            "unlikely_join: d.depot_no = c.crate_no",
            "SELECT d.town FROM depot d JOIN crate c ON c.in_depot = d.depot_no");
        row("two keys of the same name", "postgresql", "SELECT g.name FROM guest g JOIN visit v ON g.id = v.id",
            "unlikely_join: g.id = v.id", "SELECT g.name FROM guest g JOIN visit v ON v.guest_id = g.id");
        row("the key to another table", "mariadb", "SELECT g.name FROM guest g JOIN visit v ON v.at_depot = g.id",
            "unlikely_join: v.at_depot = g.id", "SELECT g.name FROM guest g JOIN visit v ON v.guest_id = g.id");
        row("after a comma", "sqlite", "SELECT d.town FROM depot d, crate c WHERE d.depot_no = c.crate_no",
            "unlikely_join: d.depot_no = c.crate_no",
            "SELECT d.town FROM depot d, crate c WHERE c.in_depot = d.depot_no");
        row("with a further condition", "sqlite",
            "SELECT d.town FROM depot d JOIN crate c ON d.depot_no = c.crate_no AND c.weight > 5",
            "unlikely_join: d.depot_no = c.crate_no",
            "SELECT d.town FROM depot d JOIN crate c ON c.in_depot = d.depot_no AND c.weight > 5");
        row("a key and a count", "sqlite", "SELECT d.town FROM depot d LEFT JOIN crate c ON c.pieces = d.depot_no",
            "unlikely_join: c.pieces = d.depot_no",
            "SELECT d.town FROM depot d LEFT JOIN crate c ON c.in_depot = d.depot_no");
        row("a text and a number", "sqlite", "SELECT d.town FROM depot d JOIN crate c ON d.town = c.pieces",
            "unlikely_join: d.town = c.pieces", "SELECT d.town FROM depot d JOIN crate c ON c.in_depot = d.depot_no");
        row("different types along a path of keys", "sqlite",
            "SELECT d.town FROM depot d JOIN guest g ON d.depot_no = g.name", "unlikely_join: d.depot_no = g.name");
        row("the second join", "sqlite",
            "SELECT g.name FROM depot d JOIN visit v ON v.at_depot = d.depot_no JOIN guest g ON g.id = v.at_depot",
            "unlikely_join: g.id = v.at_depot",
            "SELECT g.name FROM depot d JOIN visit v ON v.at_depot = d.depot_no JOIN guest g ON v.guest_id = g.id");
        row("in a subquery", "sqlite",
            "SELECT town FROM depot d WHERE EXISTS (SELECT 1 FROM crate c WHERE c.crate_no = d.depot_no)",
            "unlikely_join: c.crate_no = d.depot_no",
            "SELECT town FROM depot d WHERE EXISTS (SELECT 1 FROM crate c WHERE c.in_depot = d.depot_no)");

        row("the key", "sqlite", "SELECT 1 FROM depot d JOIN crate c ON c.in_depot = d.depot_no");
        row("the key the other way round", "sqlite", "SELECT 1 FROM depot d JOIN crate c ON d.depot_no = c.in_depot");
        row("the key and another pair", "sqlite",
            "SELECT 1 FROM depot d JOIN crate c ON c.in_depot = d.depot_no AND c.crate_no = d.room");
        row("two columns of the same name", "sqlite", "SELECT 1 FROM depot d JOIN guest g ON d.town = g.town");
        row("two children of one table", "sqlite", "SELECT 1 FROM crate c JOIN visit v ON c.in_depot = v.at_depot");
        row("columns that are no keys", "sqlite", "SELECT 1 FROM depot d JOIN crate c ON d.kind = c.label");
        row("a table with itself", "sqlite", "SELECT 1 FROM depot a JOIN depot b ON a.depot_no = b.room");
        row("USING", "sqlite", "SELECT 1 FROM guest JOIN visit USING (id)");
        row("alternatives", "sqlite",
            "SELECT 1 FROM depot d JOIN crate c ON c.in_depot = d.depot_no OR c.crate_no = d.depot_no");
        row("a computed value", "sqlite", "SELECT 1 FROM depot d JOIN crate c ON c.crate_no = d.depot_no + 1");
        row("an inequality", "sqlite", "SELECT 1 FROM depot d JOIN crate c ON c.crate_no < d.depot_no");
        row("tables without a key between them", "sqlite", "SELECT 1 FROM crate c JOIN guest g ON c.crate_no = g.id");
        row("joined through a third table", "sqlite",
            "SELECT 1 FROM depot d JOIN visit v ON v.at_depot = d.depot_no JOIN guest g ON v.guest_id = g.id "
            "WHERE g.age = d.depot_no");
    }
    void findsUnlikelyJoins() { FaultRows::checkRow(); }
};

QTEST_APPLESS_MAIN(JoinFaultsTest)
#include "tst_joinfaults.moc"
