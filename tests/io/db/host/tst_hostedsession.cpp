// Engines in a separate process: same values as in process, and the effects of a statement end with that process.

#include "hostsettings.h"
#include "support/sqlitefile.h"

#include "db/host/hostedsession.h"

#include <QTest>

#include <atomic>
#include <csignal>
#include <thread>

namespace querymend {

namespace {

/// SQLite checks for interruption only between operations; this is a single very long one.
constexpr std::string_view deaf = "SELECT instr(hex(zeroblob(4000000)), hex(zeroblob(2000000)) || '1')";
/// Needs more and more memory.
constexpr std::string_view hungry = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                                    "SELECT hex(zeroblob(500000)) || i FROM n ORDER BY 1";

} // namespace

class HostedSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        auto opened = openHosted(m_file.target(), hostSettings());
        QVERIFY2(opened.ok(), opened ? "" : opened.error().message.c_str());
        m_session = std::move(opened).value();
    }

    void cleanup() { m_session.reset(); }

    void readsTheSameRowsAsWithoutIt()
    {
        const auto direct = m_file.open();
        constexpr std::string_view statement = "SELECT id, name, x'00ff', 0.5, NULL FROM customers ORDER BY id";
        const auto here = direct->run(statement, {});
        const auto there = m_session->run(statement, {});
        QVERIFY(here.ok() && there.ok());
        QCOMPARE(there.value()->columns().size(), here.value()->columns().size());
        QCOMPARE(there.value()->columns()[1].type, here.value()->columns()[1].type);
        for (const std::size_t rows : {2U, 100U}) {
            const auto expected = here.value()->fetch(rows);
            const auto page = there.value()->fetch(rows);
            QVERIFY(expected.ok() && page.ok());
            QVERIFY(page->rows == expected->rows);
            QCOMPARE(page->isLast, expected->isLast);
        }
    }

    void goesToAnyRowAsWithoutIt()
    {
        const auto direct = m_file.open();
        constexpr std::string_view statement = "SELECT * FROM customers";
        const auto all = direct->run(statement, {}).value()->fetch(100);
        const auto cursor = m_session->run(statement, {});
        QVERIFY(cursor.ok() && cursor.value()->fetch(1).ok());
        const auto count = cursor.value()->countRows();
        QVERIFY2(count.ok(), count ? "" : count.error().message.c_str());
        QCOMPARE(*count, std::optional<std::uint64_t>(all->rows.size()));
        for (std::size_t row = all->rows.size(); row-- > 0;) { // past the end, again and again
            QVERIFY(cursor.value()->seek(row).ok());
            const auto page = cursor.value()->fetch(100);
            QVERIFY(page.ok() && page->isLast);
            QCOMPARE(page->rows.size(), all->rows.size() - row);
            QVERIFY(page->rows.front() == all->rows[row]);
        }
        const auto grouped = m_session->run("SELECT count(*) FROM customers GROUP BY name", {});
        QVERIFY(grouped.ok());
        QVERIFY(!cursor.value()->countRows().ok()); // the other statement has replaced it
        QVERIFY(!grouped.value()->countRows().value().has_value());
        QVERIFY(!grouped.value()->seek(0).ok());
        QVERIFY(goesOn());
    }

    void keepsNoLockOnceAResultIsClosed()
    {
        {
            const auto cursor = m_session->run("SELECT id FROM customers", {});
            QVERIFY(cursor.ok() && cursor.value()->fetch(1).ok());
            QCOMPARE(written("BEGIN EXCLUSIVE; ROLLBACK"), SQLITE_BUSY); // proves that the test can see a lock
        }
        QCOMPARE(written("BEGIN EXCLUSIVE; ROLLBACK"), SQLITE_OK);
        QVERIFY(goesOn());
    }

    void readsTheSameSchemaAndPlan()
    {
        const auto direct = m_file.open();
        const auto here = direct->readSchema({});
        const auto there = m_session->readSchema({});
        QVERIFY(here.ok() && there.ok());
        QVERIFY(*here == *there);
        const auto expected = direct->explain("SELECT * FROM orders ORDER BY total", {});
        const auto plan = m_session->explain("SELECT * FROM orders ORDER BY total", {});
        QVERIFY(expected.ok() && plan.ok());
        QCOMPARE(plan->raw, expected->raw);
        QCOMPARE(plan->roots.size(), expected->roots.size());
        QCOMPARE(m_session->dialect().id, DialectId::sqlite);
    }

    void tellsWhereAMistakeIs()
    {
        const auto prepared = m_session->prepare("SELECT id, wrong FROM orders");
        QVERIFY(!prepared.ok());
        QCOMPARE(prepared.error().failure, EngineFailure::refused);
        QCOMPARE(prepared.error().message, std::string("no such column: wrong"));
        QCOMPARE(prepared.error().offset, std::optional<std::uint32_t>(11));
    }

    void endsWhatTheEngineCannotEndAndGoesOn()
    {
        const auto cursor = m_session->run(deaf, Limits{std::chrono::milliseconds(200)});
        QVERIFY(cursor.ok());
        const auto page = cursor.value()->fetch(1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::timedOut);
        QVERIFY(goesOn());
        const auto late = cursor.value()->fetch(1);
        QVERIFY(!late.ok());
        QCOMPARE(late.error().failure, EngineFailure::cancelled);
    }

    void endsWhatNeedsTooMuchMemoryAndGoesOn()
    {
#if QUERYMEND_HOST_MEMORY == 0
        QSKIP("a sanitizer needs more memory for itself than any limit");
#else
        const auto cursor = m_session->run(hungry, Limits{std::chrono::minutes(2)});
        QVERIFY(cursor.ok());
        const auto page = cursor.value()->fetch(1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().code, std::string("7"));
        QVERIFY(goesOn());
#endif
    }

    /// The rest is left for the process itself.
    void sqliteHasHalfOfTheMemory()
    {
#if QUERYMEND_HOST_MEMORY == 0
        QSKIP("a sanitizer needs more memory for itself than any limit");
#else
        const auto cursor = m_session->run(hungry, Limits{std::chrono::minutes(2)});
        QVERIFY(cursor.ok());
        const auto page = cursor.value()->fetch(1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().message, std::string("out of memory"));
        const std::int64_t most = peakOfHost();
        QVERIFY2(most > 0 && most < QUERYMEND_HOST_MEMORY / 4 * 3, std::to_string(most).c_str());
#endif
    }

    void isCancelledFromAnotherThreadAndGoesOn_data()
    {
        QTest::addColumn<bool>("isByOdbc");
        QTest::newRow("SQLite") << false;
#ifdef QUERYMEND_SQLITEODBC
        QTest::newRow("SQLite by ODBC, which is asked first") << true;
#endif
    }

    void isCancelledFromAnotherThreadAndGoesOn()
    {
        QFETCH(bool, isByOdbc);
#ifdef QUERYMEND_SQLITEODBC
        if (isByOdbc) {
            ConnectionTarget target = m_file.target();
            target.engine = EngineKind::odbc;
            target.database = "Driver=" QUERYMEND_SQLITEODBC ";Database=" + target.database;
            m_session = openContained(target, hostSettings()).value();
        }
#else
        QVERIFY(!isByOdbc);
#endif
        const std::shared_ptr<Canceller> canceller = m_session->canceller();
        std::atomic<bool> ended = false;
        const auto cursor = m_session->run(deaf, Limits{std::chrono::minutes(5)});
        QVERIFY(cursor.ok());
        std::thread other([&] {
            while (!ended) {
                canceller->cancel();
                std::this_thread::yield();
            }
        });
        const auto page = cursor.value()->fetch(1);
        ended = true;
        other.join();
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::cancelled);
        QVERIFY(goesOn());
    }

    void aHostThatIsKilledInMidQueryIsToldAndReplaced()
    {
        const std::string child = childHere().toStdString();
        QVERIFY(!child.empty());
        const auto cursor = m_session->run(deaf, Limits{std::chrono::minutes(5)});
        QVERIFY(cursor.ok());
        QCOMPARE(::kill(static_cast<pid_t>(std::stol(child)), SIGKILL), 0);
        const auto page = cursor.value()->fetch(1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::exhausted);
        QVERIFY2(page.error().message.find("signal 9") != std::string::npos, page.error().message.c_str());
        QVERIFY(goesOn());
    }

    /// A request that comes too late affects neither the finished answer nor the next statement.
    void aLateCancelChangesNothing()
    {
        const std::shared_ptr<Canceller> canceller = m_session->canceller();
        for (int i = 0; i < 20; ++i) {
            QVERIFY(m_session->prepare("SELECT 1").ok());
            canceller->cancel();
            QVERIFY(goesOn());
        }
        m_session.reset();
        canceller->cancel();
    }

    void aResultEndsWhereAnotherBegins()
    {
        const auto first = m_session->run("SELECT 1", {});
        const auto second = m_session->run("SELECT 2", {});
        QVERIFY(first.ok() && second.ok());
        const auto page = first.value()->fetch(1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::cancelled);
        QVERIFY(second.value()->fetch(1).ok());
    }

    void cannotBeOpened_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("database");
        QTest::addColumn<QString>("says");
        const QString good = QStringLiteral(QUERYMEND_PROGRAM);
        const QString here = m_file.path();
        QTest::newRow("a database that is not there")
            << good << QStringLiteral("/nowhere/x.db") << QStringLiteral("no such file");
        QTest::newRow("a program that is not there")
            << QStringLiteral("/nowhere/querymend") << here << QStringLiteral("cannot be started");
        QTest::newRow("a program that ends at once")
            << QStringLiteral("/bin/true") << here << QStringLiteral("ended by itself");
        QTest::newRow("a program that is no host") << babbler() << here << QStringLiteral("invalid answer");
    }

    void cannotBeOpened()
    {
        QFETCH(QString, program);
        QFETCH(QString, database);
        QFETCH(QString, says);
        ConnectionTarget target = m_file.target();
        target.database = database.toStdString();
        HostSettings settings;
        settings.program = program.toStdString();
        settings.memory = QUERYMEND_HOST_MEMORY;
        const auto opened = openHosted(target, settings);
        QVERIFY(!opened.ok());
        QVERIFY2(opened.error().message.find(says.toStdString()) != std::string::npos, opened.error().message.c_str());
    }

private:
    [[nodiscard]] bool goesOn()
    {
        const auto cursor = m_session->run("SELECT count(*) FROM customers", {});
        return cursor.ok() && cursor.value()->fetch(1).ok();
    }

    /// What SQLite returns to another connection that writes.
    [[nodiscard]] int written(const char* statement) const
    {
        sqlite3* database = nullptr;
        sqlite3_open(m_file.path().toUtf8().constData(), &database);
        const int code = sqlite3_exec(database, statement, nullptr, nullptr, nullptr);
        sqlite3_close(database);
        return code;
    }

    /// The id of the only process that this thread has started.
    [[nodiscard]] static QString childHere()
    {
        QFile children(QStringLiteral("/proc/thread-self/children"));
        return children.open(QIODevice::ReadOnly) ? QString::fromLatin1(children.readAll().trimmed()) : QString();
    }

    /// In bytes, of the only process that this thread has started; -1 if it has ended.
    [[nodiscard]] static std::int64_t peakOfHost()
    {
        QFile status(QStringLiteral("/proc/") + childHere() + QStringLiteral("/status"));
        const QList<QByteArray> lines =
            status.open(QIODevice::ReadOnly) ? status.readAll().split('\n') : QList<QByteArray>();
        for (const QByteArray& line : lines) {
            if (line.startsWith("VmHWM:"))
                return line.mid(6).trimmed().split(' ').front().toLongLong() * 1024;
        }
        return -1;
    }

    /// A host program that responds with bytes that are no frame.
    [[nodiscard]] QString babbler()
    {
        const QString path = QFileInfo(m_file.path()).dir().filePath(QStringLiteral("babbler"));
        QFile script(path);
        if (script.open(QIODevice::WriteOnly))
            script.write("#!/bin/sh\nprintf 'good morning, good morning' >&0\nexec cat >/dev/null\n");
        script.setPermissions(QFile::ReadOwner | QFile::ExeOwner | QFile::WriteOwner);
        return path;
    }

    SqliteFile m_file{SqliteFile::sampleScript()
                      + "INSERT INTO customers (id, name) VALUES (1, 'Ada'), (2, 'Bo'), (3, 'Cy');"};
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::HostedSessionTest)

#include "tst_hostedsession.moc"
