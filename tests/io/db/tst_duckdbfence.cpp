// The second line of defence alone: every hostile statement goes straight to the session, bypassing the guard.

#include "support/corpus.h"
#include "support/duckdbfile.h"
#include "support/folderfingerprint.h"
#include "support/hostilematrix.h"
#include "triedwithin.h"

#include <QTest>

#include <unistd.h>

namespace querymend {

namespace {

Limits halfASecond()
{
    Limits limits;
    limits.time = std::chrono::milliseconds(500);
    return limits;
}

/// Captures standard output while it lives; what a library prints there would mix with our results.
class OutputWatch {
public:
    OutputWatch() : m_kept(dup(STDOUT_FILENO))
    {
        fflush(stdout);
        m_ok = m_file.open() && dup2(m_file.handle(), STDOUT_FILENO) >= 0;
    }
    OutputWatch(const OutputWatch&) = delete;
    OutputWatch& operator=(const OutputWatch&) = delete;
    ~OutputWatch() { restore(); }

    [[nodiscard]] QByteArray written()
    {
        restore();
        return m_ok && m_file.seek(0) ? m_file.readAll() : QByteArray("nothing could be watched");
    }

private:
    void restore()
    {
        fflush(stdout);
        if (m_kept >= 0) {
            dup2(m_kept, STDOUT_FILENO);
            close(m_kept);
        }
        m_kept = -1;
    }

    QTemporaryFile m_file;
    int m_kept;
    bool m_ok = false;
};

} // namespace

class DuckdbFenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file = std::make_unique<DuckdbFile>(DuckdbFile::sampleScript() + "CREATE SEQUENCE s;");
        QVERIFY2(m_file->problem().isEmpty(), m_file->problem().constData());
        m_before = fingerprintOf(m_file->folder());
        m_session = m_file->open();
        QVERIFY(m_session);
        QVERIFY(QDir::setCurrent(m_file->folder())); // where a relative file name would be written
        m_settings = settings();
        QVERIFY2(m_settings.contains("lock_configuration=true") && m_settings.contains("main.orders"),
                 m_settings.constData());
    }

    void cleanupTestCase()
    {
        QDir::setCurrent(QDir::rootPath());
        m_session.reset();
        m_file.reset();
    }

    void settingsAreAsTheyMustBe_data()
    {
        QTest::addColumn<QByteArray>("setting");
        const auto row = [](const char* name, const char* setting) { QTest::newRow(name) << QByteArray(setting); };
        row("the file is only read", "access_mode=read_only");
        row("nothing outside it is reached", "enable_external_access=false");
        row("no extension is installed", "autoinstall_known_extensions=false");
        row("no extension is loaded", "autoload_known_extensions=false");
        row("no extension of others", "allow_community_extensions=false");
        row("no extension without a signature", "allow_unsigned_extensions=false");
        row("no secret is kept", "allow_persistent_secrets=false");
        row("nothing is written to files for lack of memory", "max_temp_directory_size=0 bytes");
        row("there is no folder for such files", "temp_directory=");
        row("memory is limited to 512 MB", "memory_limit=488.2 MiB");
        row("none of it can be changed", "lock_configuration=true");
    }

    void settingsAreAsTheyMustBe()
    {
        QFETCH(QByteArray, setting);
        QVERIFY2((' ' + m_settings).toLower().contains(' ' + setting.toLower() + ' '), m_settings.constData());
    }

    void nothingChanges_data()
    {
        QTest::addColumn<QByteArray>("sql");
        for (const CorpusCase& text : readCorpus(QUERYMEND_CORPUS, "hostile/duckdb.sql"))
            QTest::addRow("%s", text.name.c_str()) << QByteArray::fromStdString(text.sql);
        QTest::newRow("a copy beside the database") << QByteArray("COPY (SELECT 1) TO 'beside.csv'");
        QTest::newRow("a database beside it") << QByteArray("ATTACH 'beside.duckdb' AS b");
        QTest::newRow("everything exported") << QByteArray("EXPORT DATABASE 'beside'");
        QTest::newRow("the logs written") << QByteArray("SELECT write_log('x')");
        QTest::newRow("a profile written") << QByteArray("PRAGMA profiling_output = 'beside.json'");
        QTest::newRow("the lock taken off") << QByteArray("SET lock_configuration = false");
    }

    void nothingChanges()
    {
        QFETCH(QByteArray, sql);
        const std::string text = sql.toStdString();
        OutputWatch output;
        (void)m_session->prepare(text);
        (void)m_session->explain(text, halfASecond());
        if (const auto cursor = m_session->run(text, halfASecond()))
            (void)cursor.value()->fetch(10);
        QCOMPARE(output.written(), QByteArray());
        QCOMPARE(fingerprintOf(m_file->folder()), m_before);
        QCOMPARE(settings(), m_settings);
    }

    /// As in the program: the guard first, then the plan and one row.
    void nothingChangesThroughTheWholeCheck()
    {
        OutputWatch output;
        for (const CorpusCase& text : readCorpus(QUERYMEND_CORPUS, "hostile/duckdb.sql")) {
            QVERIFY2(wholeCheckOf(text, *m_session, halfASecond()).status != VerdictStatus::ok, text.name.c_str());
            QVERIFY2(fingerprintOf(m_file->folder()) == m_before, text.name.c_str());
        }
        QCOMPARE(output.written(), QByteArray());
        QCOMPARE(settings(), m_settings);
    }

    /// Tries every call of a dangerous function that the guard is tested with.
    void theMatrixChangesNothing()
    {
        const std::vector<MatrixCase> cases = readHostileMatrix(QUERYMEND_CORPUS "/hostile/matrix.txt", "duckdb");
        QVERIFY(cases.size() > 100);
        OutputWatch output;
        std::size_t ran = 0;
        std::string first;
        for (const MatrixCase& item : cases) {
            if (statusOf(dialectOf(DialectId::duckdb).functions, item.function) != FunctionStatus::denied)
                continue; // an invented function, which DuckDB does not resolve if nothing reads from it
            const auto cursor = m_session->run(item.sql, halfASecond());
            if (cursor && cursor.value()->fetch(10) && ++ran == 1)
                first = item.name + ": " + item.sql;
        }
        QCOMPARE(output.written(), QByteArray());
        QVERIFY2(ran == 0, (std::to_string(ran) + ", the first is " + first).c_str());
        QCOMPARE(fingerprintOf(m_file->folder()), m_before);
        QCOMPARE(settings(), m_settings);
    }

    /// A function on neither list would be allowed.
    void everyFunctionOfDuckdbIsOnAList()
    {
        SqlConnection connection(std::make_unique<DuckdbDriver>(testedLibrary()));
        connection.database().setDatabaseName(QStringLiteral(":memory:"));
        QVERIFY(connection.database().open());
        QSqlQuery query(QStringLiteral("SELECT DISTINCT function_name FROM duckdb_functions() WHERE internal "
                                       "AND function_type IN ('table', 'table_macro') ORDER BY 1"),
                        connection.database());
        QStringList unlisted;
        while (query.next()) {
            const QString name = query.value(0).toString();
            if (statusOf(dialectOf(DialectId::duckdb).functions, name.toStdString()) == FunctionStatus::unlisted)
                unlisted << name;
        }
        QCOMPARE(unlisted.join(QLatin1Char(' ')), QString());
    }

private:
    /// The session's own state: all settings and tables, including temporary ones.
    [[nodiscard]] QByteArray settings() const
    {
        const auto cursor =
            m_session->run("SELECT string_agg(name || '=' || coalesce(setting, ''), ' ' ORDER BY name), "
                           "(SELECT string_agg(table_schema || '.' || table_name, ' ' ORDER BY table_schema, "
                           "table_name) FROM information_schema.tables) "
                           "FROM pg_catalog.pg_settings",
                           {});
        const auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
        if (!page)
            return QByteArray::fromStdString(page.error().message);
        return QByteArray::fromStdString(std::get<std::string>(page->rows.front()[0]) + '\n'
                                         + std::get<std::string>(page->rows.front()[1]));
    }

    std::unique_ptr<DuckdbFile> m_file;
    std::unique_ptr<Session> m_session;
    QByteArray m_before;
    QByteArray m_settings;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DuckdbFenceTest)

#include "tst_duckdbfence.moc"
