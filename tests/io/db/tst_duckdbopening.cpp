// How sessions are opened, and why opening fails.

#include "support/duckdbfile.h"

#include <QTest>

#include <optional>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace querymend {

namespace {

/// Another process that locks a file for writing, as DuckDB does; it ends with this object or with the test.
class LockHolder {
public:
    explicit LockHolder(const QByteArray& path)
    {
        int ready[2];
        if (pipe(ready) != 0)
            return;
        m_process = fork();
        if (m_process == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            struct flock lock {};
            lock.l_type = F_WRLCK;
            const int file = open(path.constData(), O_RDWR);
            const char done = file >= 0 && fcntl(file, F_SETLK, &lock) == 0 ? 'y' : 'n';
            (void)!write(ready[1], &done, 1);
            pause();
            _exit(0);
        }
        char done = 'n';
        m_isHeld = read(ready[0], &done, 1) == 1 && done == 'y';
        close(ready[0]);
        close(ready[1]);
    }
    LockHolder(const LockHolder&) = delete;
    LockHolder& operator=(const LockHolder&) = delete;

    ~LockHolder()
    {
        if (m_process <= 0)
            return;
        kill(m_process, SIGKILL);
        waitpid(m_process, nullptr, 0);
    }

    [[nodiscard]] bool isHeld() const { return m_isHeld; }

private:
    pid_t m_process = -1;
    bool m_isHeld = false;
};

} // namespace

class DuckdbOpeningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file = std::make_unique<DuckdbFile>("CREATE TABLE orders (id INTEGER);");
        QVERIFY2(m_file->problem().isEmpty(), m_file->problem().constData());
    }

    void cleanupTestCase() { m_file.reset(); }

    void opensAnEmptyDatabaseInMemory()
    {
        ConnectionTarget target = m_file->target();
        target.database = ":memory:";
        const auto session = openSession(target);
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        const auto cursor = session.value()->run("SELECT 1", {});
        QVERIFY(cursor.ok() && cursor.value()->fetch(1).ok());
        QVERIFY(!session.value()->run("CREATE TABLE t (a INTEGER)", {}).ok());
    }

    void severalReadTheSameFile()
    {
        const auto first = m_file->open();
        const auto second = m_file->open();
        QVERIFY(first && second);
        QVERIFY(first->prepare("SELECT id FROM orders").ok() && second->prepare("SELECT id FROM orders").ok());
    }

    void takesLimitsAsOptions()
    {
        constexpr auto list = "SELECT len(list(i)) FROM range(3000000) t(i)"; // takes 24 MB
        const auto large = m_file->open();
        QVERIFY(large && !failureOf(*large, list));
        ConnectionTarget target = m_file->target();
        target.options["memory_limit"] = "16MB";
        target.options["threads"] = "1";
        const auto session = openSession(target);
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        const auto error = failureOf(*session.value(), list);
        QVERIFY(error.has_value());
        QVERIFY2(error->message.starts_with("Out of Memory Error"), error->message.c_str());
    }

    void cannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("failure");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QByteArray& content, const char* option, const char* value,
                            EngineFailure failure, const char* message) {
            QTest::newRow(name) << content << QByteArray(option) << QByteArray(value) << static_cast<int>(failure)
                                << QByteArray(message);
        };
        const auto unreachable = EngineFailure::unreachable;
        const QByteArray mark("12345678DUCK");
        row("an empty file", "", "threads", "1", unreachable, "x.db: this is not a DuckDB database");
        row("a text", "just some text that is long enough to be read\n", "threads", "1", unreachable,
            "not a DuckDB database");
        row("a file of SQLite", QByteArray("SQLite format 3\0", 16), "threads", "1", unreachable,
            "not a DuckDB database");
        row("a database cut short", mark, "threads", "1", unreachable, "x.db");
        row("a database overwritten", mark + QByteArray(20000, 'x'), "threads", "1", unreachable, "");
        row("a library that is not there", mark, "library", "/nowhere/libduckdb.so", EngineFailure::missingDriver,
            "/nowhere/libduckdb.so");
        row("an option that would loosen the fence", mark, "enable_external_access", "true", unreachable,
            "the option enable_external_access is not one of");
        row("a limit with another setting after it", mark, "threads", "1;enable_external_access=true", unreachable,
            "semicolon");
        row("a limit that is none", mark, "memory_limit", "much", unreachable, "");
    }

    void cannotBeOpened()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, option);
        QFETCH(QByteArray, value);
        QFETCH(int, failure);
        QFETCH(QByteArray, message);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("x.db")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        ConnectionTarget target = m_file->target();
        target.database = file.fileName().toStdString();
        target.options[option.toStdString()] = value.toStdString();
        const auto session = openSession(target);
        QVERIFY(!session.ok());
        QCOMPARE(static_cast<int>(session.error().failure), failure);
        QVERIFY2(session.error().message.find(message.toStdString()) != std::string::npos,
                 session.error().message.c_str());
    }

    void isNotOpenedWhileAnotherWrites()
    {
        const LockHolder holder(m_file->path().toUtf8());
        QVERIFY(holder.isHeld());
        const auto session = openSession(m_file->target());
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
        QVERIFY2(session.error().message.find("lock") != std::string::npos, session.error().message.c_str());
    }

    void aMissingFileIsNotMade()
    {
        ConnectionTarget target = m_file->target();
        const QTemporaryDir folder;
        target.database = folder.filePath(QStringLiteral("no.duckdb")).toStdString();
        const auto session = openSession(target);
        QVERIFY(!session.ok());
        QVERIFY(session.error().message.find("no such file") != std::string::npos);
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("no.duckdb"))));
    }

private:
    /// The failure of running it and reading some rows.
    [[nodiscard]] static std::optional<EngineError> failureOf(Session& session, std::string_view sql)
    {
        const auto cursor = session.run(sql, {});
        if (!cursor)
            return cursor.error();
        const auto page = cursor.value()->fetch(10);
        return page ? std::nullopt : std::optional(page.error());
    }

    std::unique_ptr<DuckdbFile> m_file;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DuckdbOpeningTest)

#include "tst_duckdbopening.moc"
