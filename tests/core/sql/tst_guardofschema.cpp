// How the guard treats names that the schema knows.

#include "core/sql/guarding.h"

#include <QTest>

#include <array>

using namespace querymend;

namespace {

/// Has the tables `data.csv` (one name, or `csv` in the schema `data`) and `main.data.csv`, and the callable `ft`.
class ThreeTables : public KnownTables {
public:
    bool has(std::span<const NamePart> name) const override
    {
        return dotted(name) == "data.csv" || dotted(name) == "main.data.csv";
    }
    bool canCall(std::span<const NamePart> name) const override { return dotted(name) == "ft"; }
};

} // namespace

class GuardOfSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void admitsFunctionsOfTheSchema();
    void readsTablesOfTheSchema_data();
    void readsTablesOfTheSchema();
};

void GuardOfSchemaTest::admitsFunctionsOfTheSchema()
{
    const std::array<std::string, 1> extra{"mine.my_own"};
    GuardPolicy policy;
    policy.extraFunctions = extra;
    QVERIFY(judged(QStringLiteral("postgresql"), "SELECT Mine.MY_OWN(1)", policy).verdict.admitted());
    QVERIFY(!judged(QStringLiteral("postgresql"), "SELECT yours.my_own(1)", policy).verdict.admitted());
    const std::array<std::string, 1> dangerous{"pg_sleep"};
    policy.extraFunctions = dangerous;
    QVERIFY(!judged(QStringLiteral("postgresql"), "SELECT pg_sleep(1)", policy).verdict.admitted());
}

void GuardOfSchemaTest::readsTablesOfTheSchema_data()
{
    addRows({
        // clang-format off
        {"a table that is called like a file", "duckdb", "SELECT * FROM \"data.csv\"", ""},
        {"with its schema", "duckdb", "SELECT * FROM main.\"data.csv\"", ""},
        {"a table whose schema and name read like a file", "duckdb", "SELECT * FROM data.csv", ""},
        {"a file beside it", "duckdb", "SELECT * FROM data.csv, data.tsv", "forbidden_operation [data.tsv]"},
        {"a table that takes values", "sqlite", "SELECT * FROM ft('x')", ""},
        {"a table that takes none", "sqlite", "SELECT * FROM t('x')", "unlisted [t]"},
        {"such a table is no function", "sqlite", "SELECT ft('x')", "unlisted [ft]"},
        // clang-format on
    });
}

void GuardOfSchemaTest::readsTablesOfTheSchema()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, wanted);
    const ThreeTables tables;
    GuardPolicy policy;
    policy.tables = &tables;
    QCOMPARE(described(judged(dialect, sql.toStdString(), policy)), wanted);
}

QTEST_APPLESS_MAIN(GuardOfSchemaTest)

#include "tst_guardofschema.moc"
