// Which names DuckDB takes for files when no table has them, according to the library itself; the guard must agree.

#include "sql/guard/filenames.h"
#include "sql/guard/guard.h"
#include "sql/outline/outline.h"
#include "support/duckdbfile.h"

#include <QTest>

#include <array>
#include <vector>

namespace querymend {

namespace {

enum class Taken : std::uint8_t { forTable, forFile, forNothing };

/// A DuckDB without our restrictions, except that it downloads no extensions.
class BareDuckdb {
public:
    BareDuckdb() : m_connection(std::make_unique<DuckdbDriver>(testedLibrary()))
    {
        m_connection.database().setDatabaseName(QStringLiteral(":memory:"));
        m_isOpen = m_connection.database().open();
        for (const char* setting :
             {"SET autoinstall_known_extensions = false", "CREATE SCHEMA data", "CREATE TABLE orders (id INTEGER)",
              "CREATE TABLE data.csv (id INTEGER)", "CREATE TABLE \"data.json\" (id INTEGER)"})
            m_isOpen = m_isOpen && QSqlQuery(m_connection.database()).exec(QString::fromLatin1(setting));
    }

    [[nodiscard]] bool isOpen() const { return m_isOpen; }

    [[nodiscard]] Taken takes(const std::string& statement)
    {
        QSqlQuery query(m_connection.database());
        if (query.exec(QString::fromStdString(statement)))
            return Taken::forTable;
        const QString said = query.lastError().text();
        for (const char* file :
             {"No files found", "Extension Autoloading Error", "No extension found that is capable"}) {
            if (said.contains(QLatin1String(file)))
                return Taken::forFile;
        }
        const bool isTable = said.contains(QLatin1String("Table with name"))
            || (said.contains(QLatin1String("Catalog \"")) && said.contains(QLatin1String("does not exist")));
        return isTable ? Taken::forTable : Taken::forNothing;
    }

private:
    SqlConnection m_connection;
    bool m_isOpen = false;
};

bool admits(const std::string& statement)
{
    const Dialect& duckdb = dialectOf(DialectId::duckdb);
    const std::vector<Token> tokens = lex(statement, duckdb.lex);
    const Outline outline = outlineOf(statement, tokens, duckdb.syntax);
    return judge(statement, tokens, outline, duckdb.lex, duckdb.syntax, duckdb.functions, analystPolicy).admitted();
}

// clang-format off
/// Endings that the guard knows, endings that extensions read, and some that only look like them.
constexpr std::array<std::string_view, 44> endings{
    "csv", "tsv", "parquet", "json", "jsonl", "ndjson", "xlsx", "shp", "gpkg", "fgb", "avro", "db", "duckdb", "ddb",
    "orders", "csvs", "xcsv", "par", "xls", "ods", "xml", "html", "geojson", "geoparquet", "feather", "orc", "log", "md",
    "sql", "py", "db3", "lance", "delta", "vortex", "sav", "dta", "dat", "bin", "yaml", "pdf", "tab", "psv", "main", "data_csv"};
/// The guard also refuses endings that only extensions read, or that DuckDB reads only if the file exists.
constexpr std::array<std::string_view, 8> readByOthers{"txt", "parq", "arrow", "arrows", "sqlite", "sqlite3", "gz", "zst"};
constexpr std::array<std::string_view, 6> tails{"", ".gz", ".zst", ".bz2", ".xz", "?a=1"};
constexpr std::array<std::string_view, 12> positions{
    "SELECT * FROM ~", "FROM ~", "SELECT 1 FROM orders JOIN ~ ON true", "SELECT 1 FROM orders, ~ AS f", "SELECT * FROM a: ~",
    "PIVOT ~ ON p", "UNPIVOT ~ ON p", "TABLE ~", "SELECT (SELECT 1 FROM ~)", "WITH c AS (SELECT * FROM ~) SELECT * FROM c",
    "SELECT 1 UNION ALL SELECT 2 FROM ~", "SELECT 1 FROM orders WHERE id IN (FROM ~)"};
// clang-format on

std::string at(std::string_view position, std::string_view name)
{
    std::string text(position);
    return text.replace(text.find('~'), 1, name);
}

std::string upper(std::string_view name)
{
    return QString::fromStdString(std::string(name)).toUpper().toStdString();
}

/// The ways to write a name with this ending and tail.
std::vector<std::string> spellings(const std::string& ending, const std::string& tail)
{
    const std::string whole = "x." + ending + tail;
    std::vector<std::string> all{'"' + whole + '"', '"' + upper(whole) + '"', "x.\"" + ending + tail + '"',
                                 "\"/some/folder/x\".\"" + ending + tail + '"', "main.\"" + whole + '"'};
    if (tail.empty() || tail.front() == '.') {
        all.push_back(whole);
        all.push_back(upper(whole));
        all.push_back("x /* a */ . -- b\n " + ending + tail);
        all.push_back("y." + whole);
    }
    return all;
}

} // namespace

class DuckdbFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_duckdb.isOpen()); }

    void refusesWhatTheLibraryTakesForAFile()
    {
        int files = 0;
        int tables = 0;
        for (const std::string_view ending : endings) {
            for (const std::string_view tail : tails) {
                for (const std::string& name : spellings(std::string(ending), std::string(tail)))
                    compare(at(positions.front(), name), files, tables);
            }
        }
        QVERIFY2(files > 250 && tables > 250, QByteArray::number(files) + " " + QByteArray::number(tables));
    }

    void refusesThemWhereverTheyStand()
    {
        int files = 0;
        int tables = 0;
        for (const std::string_view position : positions) {
            for (const char* name : {"x.csv", "x.json.gz", "\"/f/x\".\"parquet\"", "\"x.tsv\"", "X.DUCKDB", "x.orders"})
                compare(at(position, name), files, tables);
        }
        // The library counts PIVOT as several statements, and our driver runs only one.
        QVERIFY2(files >= 5 * (static_cast<int>(positions.size()) - 1), QByteArray::number(files));
    }

    void refusesAddressesAndPaths()
    {
        int files = 0;
        int tables = 0;
        for (const char* name : {"\"http://127.0.0.1:1/x\"", "\"https://example.org/x.csv\"", "\"s3://bucket/x\"",
                                 "\"hf://datasets/x\"", "\"file:///etc/passwd\"", "\"/etc/passwd\"", "\"/*.csv\""})
            compare(at(positions.front(), name), files, tables);
        QVERIFY(files > 0);
    }

    /// Only the library is asked: without a schema the guard cannot recognise these tables; with one, see tst_guard and
    /// tst_ladder.
    void takesTablesForTables_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"orders", "main.orders", "memory.main.orders", "data.csv", "\"data.json\""})
            QTest::newRow(name) << QByteArray(name);
    }

    void takesTablesForTables()
    {
        QFETCH(QByteArray, name);
        QCOMPARE(m_duckdb.takes("SELECT * FROM " + name.toStdString()), Taken::forTable);
    }

private:
    void compare(const std::string& statement, int& files, int& tables)
    {
        const Taken taken = m_duckdb.takes(statement);
        files += taken == Taken::forFile ? 1 : 0;
        tables += taken == Taken::forTable ? 1 : 0;
        if (taken == Taken::forFile)
            QVERIFY2(!admits(statement), statement.c_str());
        if (taken == Taken::forTable && !isBeyondTheLibrary(statement))
            QVERIFY2(admits(statement), statement.c_str());
    }

    /// Contains a path, or an ending in readByOthers.
    static bool isBeyondTheLibrary(const std::string& statement)
    {
        const std::string lower = QString::fromStdString(statement).toLower().toStdString();
        return lower.find('/') != lower.find("/*")
            || std::any_of(readByOthers.begin(), readByOthers.end(),
                           [&](auto e) { return lower.find('.' + std::string(e)) != std::string::npos; });
    }

    BareDuckdb m_duckdb;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DuckdbFilesTest)

#include "tst_duckdbfiles.moc"
