#include "support/checking.h"
#include "support/mendingschemas.h"

#include <QTest>

using namespace querymend;

/// Forms that engines take and that are easily taken for mistakes.
class AcceptedFormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void passes_data();
    void passes();
};

void AcceptedFormsTest::passes_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("sql");
    const auto row = [](const char* title, const char* dialect, const char* sql) {
        QTest::newRow(title) << QByteArray(dialect) << QByteArray(sql);
    };
    row("a table called cast", "sqlite", "SELECT part FROM cast");
    row("a table called cast under an alias", "sqlite", "SELECT c.part FROM depot, cast c");
    row("OVER as an alias", "sqlite", "SELECT count(town) OVER FROM depot");
    row("OVER as an alias of a window's result", "sqlite", "SELECT count(town) OVER (ORDER BY kind) OVER FROM depot");
    row("a window called FROM in quotes", "sqlite",
        "SELECT count(town) OVER \"from\" FROM depot WINDOW \"from\" AS (ORDER BY kind)");
    row("a column called row", "mysql", "SELECT 1 AS row");
    row("a compound ordered by a column of its arms", "sqlite",
        "SELECT depot.town FROM depot INTERSECT SELECT depot.town FROM depot ORDER BY depot.town");
    row("a limit with a remainder", "sqlite", "SELECT town FROM depot LIMIT 7 % 4");
    row("a condition after a comma", "sqlite", "SELECT d.town FROM depot d, crate c ON d.depot_no = c.in_depot");
    row("a column in single quotes", "sqlite", "SELECT d.'town' FROM depot d");
    row("distinct on an output column", "postgresql", "SELECT DISTINCT ON (y) town AS y FROM depot");
    row("a sample of a computed size", "postgresql", "SELECT town FROM depot TABLESAMPLE SYSTEM (100.0 / 11)");
    row("a column called prior", "postgresql",
        "SELECT prior, prior + 1 FROM (SELECT depot_no AS prior FROM depot) d WHERE prior > 1");
    row("the last column is called prior", "postgresql", "SELECT prior FROM (SELECT 1 AS prior) d");
    row("a percentage of rows", "duckdb", "SELECT town FROM depot LIMIT 10 %");
    row("a described query as a table", "duckdb", "SELECT * FROM (DESCRIBE SELECT 1)");
    row("an aggregate that is only an order", "duckdb",
        "SELECT rank(ORDER BY town) OVER (PARTITION BY kind) FROM depot");
    row("a trailing comma in a struct", "duckdb", "SELECT {'a': 1, 'b': 2,}");
    row("a trailing comma in a row of VALUES", "duckdb", "VALUES (1,)");
    row("ordered by all columns", "duckdb", "SELECT * FROM depot ORDER BY *");
}

void AcceptedFormsTest::passes()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, sql);
    const Dialect& known = *dialectNamed(dialect.toStdString());
    const auto schema = viewOf(depotsAndLetters, known);
    const Verdict verdict = checkStatically(sql.toStdString(), {&known, schema.get(), CheckPolicy::analyst, {}});
    QCOMPARE(summary(verdict), QString());
}

QTEST_APPLESS_MAIN(AcceptedFormsTest)
#include "tst_acceptedforms.moc"
