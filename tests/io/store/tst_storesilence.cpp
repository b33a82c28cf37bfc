#include "places.h"
#include "support/events.h"

#include <QFile>
#include <QTest>

#include <csignal>

using namespace querymend;

/// A server that hangs, restarts or serves another program: no call waits forever, and nothing is lost or stored twice.
class StoreSilenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_store = m_places.freshStore(true);
        QVERIFY(m_store);
    }
    void cleanup() { m_store.reset(); }

    void aServerThatIsStoppedIsGivenUp_data();
    void aServerThatIsStoppedIsGivenUp();
    void aLostConnectionKeepsNoRunFromItsOwner();
    void aServerThatWasRestartedHasAllOnce();
    void theServerNoticesThatAMachineIsGone();
    void aRunIsTakenOverByForce();
    void noRunOfAFileIsTakenOver();
    void aDamagedServerIsNotSentToSalvage();

private:
    /// The process ids of the server's backends for this database.
    [[nodiscard]] std::vector<pid_t> backends() const
    {
        const std::string listed = m_places.server().answerOf(
            "postgres", "SELECT pid FROM pg_stat_activity WHERE datname = '" + m_places.lastName() + "'");
        std::vector<pid_t> processes;
        for (const QByteArray& line : QByteArray::fromStdString(listed).split('\n')) {
            if (!line.isEmpty())
                processes.push_back(line.toInt());
        }
        return processes;
    }

    [[nodiscard]] pid_t postmaster() const
    {
        QFile file(m_places.server().dataFolder() + QStringLiteral("/postmaster.pid"));
        return file.open(QIODevice::ReadOnly) ? file.readLine().trimmed().toInt() : 0;
    }

    /// Stops processes with SIGSTOP until it is destroyed.
    class Stopped {
    public:
        explicit Stopped(std::vector<pid_t> processes) : m_processes(std::move(processes)) { send(SIGSTOP); }
        Stopped(const Stopped&) = delete;
        Stopped& operator=(const Stopped&) = delete;
        ~Stopped() { send(SIGCONT); }

    private:
        void send(int signal) const
        {
            for (const pid_t process : m_processes) {
                if (process > 0)
                    ::kill(process, signal);
            }
        }
        std::vector<pid_t> m_processes;
    };

    [[nodiscard]] StorePlace impatientPlace() const
    {
        return readStorePlace(m_places.last() + "&answer_seconds=1&connect_timeout=2").value();
    }

    /// Every event is stored once, in order.
    void checkAll(const std::vector<RunEvent>& events)
    {
        QCOMPARE(test::recordsOf(*m_store->events(events.front().run)), test::recordsOf(events));
    }

    test::Places m_places;
    std::unique_ptr<RunStore> m_store;
};

void StoreSilenceTest::aServerThatIsStoppedIsGivenUp_data()
{
    QTest::addColumn<bool>("isAllOfIt");
    QTest::newRow("the process that serves the store") << false;
    QTest::newRow("the server") << true;
}

void StoreSilenceTest::aServerThatIsStoppedIsGivenUp()
{
    QFETCH(bool, isAllOfIt);
    m_store.reset();
    m_store = RunStore::open(impatientPlace()).value();
    const std::vector<RunEvent> events = test::everyEvent("r");
    test::appendAll(*m_store, {events[0], events[1]});
    QTRY_COMPARE(backends().size(), std::size_t{1}); // the previous one may take a moment to end
    {
        std::vector<pid_t> processes = backends();
        if (isAllOfIt)
            processes.push_back(postmaster());
        const Stopped stopped(processes);
        const auto done = m_store->append(events[2]);
        QVERIFY(!done.ok()); // the stopped backend still holds the run
        QCOMPARE(done.error().failure, isAllOfIt ? StoreFailure::unreachable : StoreFailure::busy);
        QVERIFY(isAllOfIt != m_store->runs({}, 10).ok());
    }
    QTRY_VERIFY(m_store->append(events[2]).ok());
    test::appendAll(*m_store, {events.begin() + 3, events.end()});
    checkAll(events);
}

/// The server may not know that our side has lost the connection.
void StoreSilenceTest::aLostConnectionKeepsNoRunFromItsOwner()
{
    m_store.reset();
    m_store = RunStore::open(impatientPlace()).value();
    const std::vector<RunEvent> events = test::everyEvent("r");
    test::appendAll(*m_store, {events[0], events[1]});
    QTRY_COMPARE(backends().size(), std::size_t{1}); // the previous one may take a moment to end
    const std::vector<pid_t> before = backends();
    {
        const Stopped stopped(before);
        QVERIFY(!m_store->append(events[2]).ok());
    }
    QTRY_VERIFY(m_store->append(events[2]).ok());
    QTRY_VERIFY(backends().size() == 1 && backends() != before);
    checkAll({events[0], events[1], events[2]});
}

void StoreSilenceTest::aServerThatWasRestartedHasAllOnce()
{
    const std::vector<RunEvent> events = test::everyEvent("r");
    for (const RunEvent& event : events) {
        if (event.seq == 5)
            QVERIFY(m_places.restartServer());
        QCOMPARE(test::problemOf(m_store->append(event)), QString());
    }
    checkAll(events);
}

/// Over a network the server relies on TCP keepalive, which the store sets up.
void StoreSilenceTest::theServerNoticesThatAMachineIsGone()
{
    const PostgresServer server(PostgresServer::Reach::loopbackToo);
    QVERIFY(server.ok());
    const auto engine = makeStoreEngine(
        readStorePlace("postgresql://owner@127.0.0.1:" + std::to_string(server.port()) + "/shop").value());
    QCOMPARE(test::problemOf(engine->connect()), QString());
    const auto settings = engine->run(
        QStringLiteral("SELECT current_setting('tcp_keepalives_idle'), current_setting('tcp_keepalives_interval'), "
                       "current_setting('tcp_keepalives_count')"),
        {}, "a test");
    QVERIFY(settings.ok());
    QCOMPARE(settings->rows, (std::vector<QVariantList>{{QByteArray("30"), QByteArray("10"), QByteArray("3")}}));
}

void StoreSilenceTest::aRunIsTakenOverByForce()
{
    const std::vector<RunEvent> events = test::everyEvent("r");
    test::appendAll(*m_store, {events[0], events[1]});
    const auto other = test::Places::open(m_places.last());
    QVERIFY(other);
    QCOMPARE(other->append(events[2]).error().failure, StoreFailure::heldByAnother);
    QCOMPARE(test::problemOf(other->seize("r")), QString());
    QCOMPARE(other->summary("r")->status, RunStatus::interrupted); // the one that seized it does not write yet
    test::appendAll(*other, {events[2], events[3]});
    const auto late = m_store->append({"r", 3, 0, CancelAsked{}});
    QVERIFY(!late.ok());
    QCOMPARE(late.error().failure, StoreFailure::heldByAnother);
    QCOMPARE(test::problemOf(other->seize("r")), QString()); // already ours
    test::appendAll(*other, {events.begin() + 4, events.end()});
    checkAll(events);
}

void StoreSilenceTest::noRunOfAFileIsTakenOver()
{
    const auto store = m_places.freshStore(false);
    const auto other = test::Places::open(m_places.last());
    QVERIFY(store && other);
    const std::vector<RunEvent> events = test::everyEvent("r");
    test::appendAll(*store, {events[0]});
    const auto taken = other->seize("r");
    QVERIFY(!taken.ok());
    QCOMPARE(taken.error().failure, StoreFailure::heldByAnother);
    test::appendAll(*store, {events[1]});
}

void StoreSilenceTest::aDamagedServerIsNotSentToSalvage()
{
    test::appendAll(*m_store, test::everyEvent("r"));
    const std::string damage = "UPDATE querymend_events SET record = '{' WHERE seq = 2";
    QCOMPARE(m_places.server().answerOf(m_places.lastName(), damage), std::string());
    const auto events = m_store->events("r");
    QVERIFY(!events.ok());
    QCOMPARE(events.error().failure, StoreFailure::damaged);
    QVERIFY2(events.error().text().find("alvage") == std::string::npos, events.error().text().c_str());
    static_cast<void>(m_places.server().answerOf(m_places.lastName(), "DELETE FROM querymend_store"));
    const auto opened = RunStore::open(readStorePlace(m_places.last()).value());
    QVERIFY(!opened.ok());
    QCOMPARE(opened.error().failure, StoreFailure::damaged);
    QVERIFY2(opened.error().text().find("alvage") == std::string::npos, opened.error().text().c_str());
}

QTEST_GUILESS_MAIN(StoreSilenceTest)

#include "tst_storesilence.moc"
