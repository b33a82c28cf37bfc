// The socket between a window and the programs that serve agents.

#include "agents/agentlink.h"
#include "agents/agentwatch.h"

#include <QLocalServer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <functional>
#include <memory>

using namespace querymend;
using namespace std::chrono_literals;

namespace {

/// A window in a thread of its own, because a link waits for what it says.
class OtherWindow {
public:
    OtherWindow(const QString& socket, AgentBorder border)
    {
        m_thread.start();
        call([&] {
            m_watch = std::make_unique<AgentWatch>(socket);
            m_watch->setBorder(border);
            QObject::connect(m_watch.get(), &AgentWatch::recorded, m_watch.get(),
                             [this](const RunEvent& event) { m_events.push_back(event.run); });
            QObject::connect(m_watch.get(), &AgentWatch::runLost, m_watch.get(),
                             [this](const std::string& run) { m_lost.push_back(run); });
        });
    }
    OtherWindow(const OtherWindow&) = delete;
    OtherWindow& operator=(const OtherWindow&) = delete;
    ~OtherWindow() { close(); }

    void close()
    {
        if (!m_watch)
            return;
        call([this] { m_watch.reset(); });
        m_thread.quit();
        m_thread.wait();
    }
    void call(const std::function<void()>& work)
    {
        if (!m_context) {
            m_context = new QObject;
            m_context->moveToThread(&m_thread);
            QObject::connect(&m_thread, &QThread::finished, m_context, &QObject::deleteLater);
        }
        QMetaObject::invokeMethod(m_context, work, Qt::BlockingQueuedConnection);
    }
    void order(const WindowMessage& order)
    {
        call([&] { m_watch->order(order); });
    }
    std::vector<std::string> events()
    {
        std::vector<std::string> events;
        call([&] { events = m_events; });
        return events;
    }
    std::vector<std::string> lost()
    {
        std::vector<std::string> lost;
        call([&] { lost = m_lost; });
        return lost;
    }
    std::vector<AgentHello> connected()
    {
        std::vector<AgentHello> connected;
        call([&] { connected = m_watch->connected(); });
        return connected;
    }
    AgentWatch& watch() { return *m_watch; }

private:
    QThread m_thread;
    QObject* m_context = nullptr;
    std::unique_ptr<AgentWatch> m_watch;
    std::vector<std::string> m_events;
    std::vector<std::string> m_lost;
};

RunEvent startOf(const std::string& run)
{
    RunStarted started;
    started.question.text = "Who?";
    started.modelKind = ModelKind::agent;
    return {run, 0, 1, started};
}

} // namespace

class AgentLinkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void withoutAWindowNothingWaits()
    {
        AgentLink link(socket());
        QVERIFY(!link.reach());
        QCOMPARE(link.border().rule, BorderRule::none);
        link.send(startOf("r1")); // which nobody hears
    }

    void aWindowSaysWhatIsToBeStopped()
    {
        const AgentBorder border{BorderRule::costly, 5, {}};
        OtherWindow window(socket(), border);
        AgentLink link(socket());
        QVERIFY(link.reach());
        QCOMPARE(link.border(), border);
        const QSignalSpy changed(&link, &AgentLink::borderChanged);
        window.call([&] { window.watch().setBorder({BorderRule::all}); });
        QTRY_COMPARE(link.border().rule, BorderRule::all);
        QCOMPARE(changed.size(), 1);
    }

    void aWindowThatSaysNothingStopsEverything()
    {
        QLocalServer silent;
        QVERIFY(silent.listen(socket()));
        AgentLink link(socket(), 0ms);
        QVERIFY(link.reach());
        QCOMPARE(link.border().rule, BorderRule::all);
    }

    void aWindowHearsWhatIsRecorded()
    {
        OtherWindow window(socket(), {});
        AgentLink link(socket());
        link.introduce({"robot", {"shop"}, 7});
        QVERIFY(link.reach());
        link.send(startOf("r1"));
        link.send(startOf("r2"));
        QTRY_COMPARE(window.events(), (std::vector<std::string>{"r1", "r2"}));
        QCOMPARE(window.connected().size(), std::size_t{1});
        QCOMPARE(window.connected().front().agent, std::string("robot"));
        QCOMPARE(window.connected().front().connections, std::vector<std::string>{"shop"});
        link.introduce({"other", {"shop"}, 7});
        QTRY_COMPARE(window.connected().front().agent, std::string("other"));
    }

    void ordersGoOnlyToTheProgramWhoseRunItIs()
    {
        OtherWindow window(socket(), {});
        AgentLink one(socket());
        AgentLink other(socket());
        QVERIFY(one.reach() && other.reach());
        one.send(startOf("r1"));
        other.send(startOf("r2"));
        QTRY_COMPARE(window.events().size(), std::size_t{2});
        std::vector<std::string> heardByOne;
        std::vector<std::string> heardByOther;
        connect(&one, &AgentLink::ordered, this,
                [&](const WindowMessage& order) { heardByOne.push_back(runOf(order)); });
        connect(&other, &AgentLink::ordered, this,
                [&](const WindowMessage& order) { heardByOther.push_back(runOf(order)); });
        window.order(LetHeldRun{"r2"});
        window.order(RefuseHeld{"r3", "of nobody"});
        window.order(RefuseHeld{"r1", "no"});
        QTRY_COMPARE(heardByOne, std::vector<std::string>{"r1"});
        QTRY_COMPARE(heardByOther, std::vector<std::string>{"r2"});
    }

    void aWindowIsToldWhichRunsAProgramLeaves()
    {
        OtherWindow window(socket(), {});
        auto link = std::make_unique<AgentLink>(socket());
        QVERIFY(link->reach());
        link->send(startOf("r1"));
        link->send(startOf("r2"));
        QTRY_COMPARE(window.events().size(), std::size_t{2});
        link.reset();
        QTRY_COMPARE(window.lost(), (std::vector<std::string>{"r1", "r2"}));
        QTRY_VERIFY(window.connected().empty());
    }

    void aProgramNoticesThatTheWindowIsClosed()
    {
        OtherWindow window(socket(), {BorderRule::all});
        AgentLink link(socket());
        QVERIFY(link.reach());
        const QSignalSpy lost(&link, &AgentLink::lost);
        window.close();
        QTRY_COMPARE(lost.size(), 1);
        QVERIFY(!link.isConnected());
        QCOMPARE(link.border().rule, BorderRule::none);
    }

    void aProgramFindsAWindowThatIsOpenedLater()
    {
        AgentLink link(socket());
        QVERIFY(!link.reach());
        const QSignalSpy reached(&link, &AgentLink::reached);
        OtherWindow window(socket(), {});
        QTRY_COMPARE_WITH_TIMEOUT(reached.size(), 1, 60'000);
    }

    void ofTwoWindowsOneListensAndTheOtherTakesItsPlace()
    {
        auto first = std::make_unique<AgentWatch>(socket());
        const AgentWatch second(socket());
        QVERIFY(first->isListening());
        QVERIFY(!second.isListening());
        first.reset();
        QTRY_VERIFY_WITH_TIMEOUT(second.isListening(), 60'000);
    }

    void aSocketThatACrashLeftIsReplaced()
    {
        {
            QLocalServer left;
            QVERIFY(left.listen(socket() + QStringLiteral(".left")));
            QVERIFY(QFile::link(left.fullServerName(), socket())); // outlives the server
        }
        const AgentWatch watch(socket());
        QVERIFY(watch.isListening());
    }

    void onlyTheUserCanOpenIt()
    {
        const AgentWatch watch(socket());
        QVERIFY(watch.isListening());
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(!(QFile::permissions(socket()) & others));
    }

    void garbageIsIgnoredAndALineWithoutAnEndDisconnects()
    {
        AgentWatch watch(socket());
        QLocalSocket stranger;
        stranger.connectToServer(socket());
        QVERIFY(stranger.waitForConnected());
        stranger.write("garbage\n\n{\"message\": \"hello\", \"agent\": \"robot\"}\n");
        QTRY_COMPARE(watch.connected().size(), std::size_t{1});
        QTRY_COMPARE(watch.connected().front().agent, std::string("robot"));
        const QByteArray piece(1 << 20, 'x');
        const QSignalSpy gone(&stranger, &QLocalSocket::disconnected);
        connect(&stranger, &QLocalSocket::bytesWritten, &stranger, [&] { stranger.write(piece); });
        stranger.write(piece);
        QTRY_COMPARE_WITH_TIMEOUT(gone.size(), 1, 60'000);
        QTRY_VERIFY(watch.connected().empty());
    }

    void thereAreNoMoreProgramsThanAllowed()
    {
        AgentWatch watch(socket());
        std::vector<std::unique_ptr<QLocalSocket>> many;
        for (std::size_t i = 0; i < AgentWatch::mostPrograms + 3; ++i) {
            many.push_back(std::make_unique<QLocalSocket>());
            many.back()->connectToServer(socket());
            QVERIFY(many.back()->waitForConnected());
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(watch.connected().size(), AgentWatch::mostPrograms);
        QTRY_COMPARE(many.back()->state(), QLocalSocket::UnconnectedState);
    }

private:
    [[nodiscard]] QString socket() const { return m_folder->filePath(QStringLiteral("agents")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(AgentLinkTest)
#include "tst_agentlink.moc"
