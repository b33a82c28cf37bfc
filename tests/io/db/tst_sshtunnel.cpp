#include "db/tunnel/sshtunnel.h"

#include "db/tunnel/sshprogram.h"
#include "support/programfolder.h"

#include <QTest>

#include <cerrno>
#include <csignal>
#include <thread>

namespace querymend {

namespace {

const TunnelRoute& route()
{
    static const TunnelRoute made{"ann@bastion", "db.example", 5432};
    return made;
}

} // namespace

/// Tunnels with a program in place of ssh that behaves as a test wants.
class SshTunnelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_programs = std::make_unique<ProgramFolder>(); }
    void cleanup() { m_programs.reset(); }

    void isStartedWithoutAShell()
    {
        QVERIFY(
            m_programs->write("ssh", R"sh(printf '%s\n' "$@" > "$(dirname "$0")/words"; echo "$SSH_ASKPASS_REQUIRE" \
            > "$(dirname "$0")/asks"; echo querymend-tunnel-ready; exec sleep 600)sh"));
        const TunnelRoute odd{"bastion", "::1", 5433};
        const auto tunnel = SshTunnel::open(odd);
        QVERIFY2(tunnel.ok(), tunnel ? "" : tunnel.error().message.c_str());
        const QList<QByteArray> words = m_programs->content("words").trimmed().split('\n');
        for (const char* const word : {"-N", "-T", "BatchMode=yes", "ExitOnForwardFailure=yes", "ControlPath=none"})
            QVERIFY2(words.contains(word), word);
        QVERIFY(words.contains("127.0.0.1:" + QByteArray::number(tunnel.value()->port()) + ":[::1]:5433"));
        QCOMPARE(words.mid(words.size() - 2), (QList<QByteArray>{"--", "bastion"}));
        QCOMPARE(m_programs->content("asks"), QByteArray("never\n"));
    }

    void endsWithItsOwner()
    {
        QVERIFY(m_programs->write("ssh", lasting));
        auto opened = SshTunnel::open(route());
        QVERIFY(opened.ok());
        std::shared_ptr<SshTunnel> tunnel = std::move(opened).value();
        QVERIFY(tunnel->isOpen());
        QVERIFY(isRunning());
        tunnel.reset();
        QVERIFY(!isRunning());
    }

    void outlivesTheThreadThatOpenedIt()
    {
        QVERIFY(m_programs->write("ssh", lasting));
        std::shared_ptr<SshTunnel> tunnel;
        std::thread([&tunnel] {
            if (auto opened = SshTunnel::open(route()))
                tunnel = std::move(opened).value();
        }).join();
        QVERIFY(tunnel && tunnel->isOpen());
        QVERIFY(isRunning());
    }

    void saysWhyItCannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("said");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* sentence, const char* said, const char* reason) {
            QTest::newRow(sentence) << QByteArray(said) << QByteArray(reason);
        };
        row("refused keys", "ann@bastion: Permission denied (publickey,password).", "accepted none of your keys");
        row("too many keys", "Received disconnect from 10.0.0.1 port 22:2: Too many authentication failures",
            "IdentitiesOnly");
        row("an unknown host", "Host key verification failed.", "is not known on this machine");
        row("an unknown host, where nothing is asked",
            "No ED25519 host key is known for bastion and you have requested strict checking.\n"
            "Host key verification failed.",
            "ssh ann@bastion");
        row("a changed host key",
            "@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @\n"
            "Add correct host key in /home/ann/.ssh/known_hosts to get rid of this message.\n"
            "Host key verification failed.",
            "ssh-keygen -R");
        row("a name that is not found", "ssh: Could not resolve hostname bastion: Name or service not known",
            "no host of that name");
        row("a refused connection", "ssh: connect to host bastion port 22: Connection refused", "no SSH server");
        row("a host that is silent", "ssh: connect to host bastion port 22: Connection timed out", "in time");
        row("a host that is silent while it connects", "Connection timed out during banner exchange", "in time");
        row("an unknown jump host", "Host key verification failed.\nConnection closed by UNKNOWN port 65535",
            "is not known on this machine");
        row("a configuration that others may write", "Bad owner or permissions on /home/ann/.ssh/config",
            "its own configuration");
        row("what is not known here", "something new", "ssh says: something new");
        row("nothing", "", "without a word");
    }

    void saysWhyItCannotBeOpened()
    {
        QFETCH(const QByteArray, said);
        QFETCH(const QByteArray, reason);
        QVERIFY(m_programs->write("ssh", "cat >&2 <<'END'\n" + said + "\nEND\nexit 255"));
        const auto tunnel = SshTunnel::open(route());
        QVERIFY(!tunnel.ok());
        QCOMPARE(tunnel.error().failure, EngineFailure::unreachable);
        const QByteArray error = QByteArray::fromStdString(tunnel.error().message);
        QVERIFY2(error.startsWith("the SSH tunnel through ann@bastion could not be opened: "), error.constData());
        QVERIFY2(error.contains(reason), error.constData());
    }

    void saysThatSshIsMissing()
    {
        m_programs.reset();
        m_programs = std::make_unique<ProgramFolder>(ProgramFolder::Others::hidden);
        const auto tunnel = SshTunnel::open(route());
        QVERIFY(!tunnel.ok());
        QVERIFY2(tunnel.error().message.find("openssh-client") != std::string::npos, tunnel.error().message.c_str());
    }

    void givesUpAtTheLimit()
    {
        QVERIFY(m_programs->write("ssh", "echo $$ > \"$(dirname \"$0\")/process\"; exec sleep 600"));
        const auto tunnel = SshTunnel::open(route(), std::chrono::milliseconds(2000));
        QVERIFY(!tunnel.ok());
        QVERIFY2(tunnel.error().message.find("longer than 2 s") != std::string::npos, tunnel.error().message.c_str());
        QVERIFY(!isRunning());
    }

    void takesAnotherPortIfOneIsTaken()
    {
        QVERIFY(m_programs->write("ssh", R"sh(cd "$(dirname "$0")"; if [ ! -e tried ]; then touch tried
            echo 'bind [127.0.0.1]:5: Address already in use' >&2
            echo 'channel_setup_fwd_listener_tcpip: cannot listen to port: 5' >&2; exit 255; fi
            echo querymend-tunnel-ready; exec sleep 600)sh"));
        QVERIFY(SshTunnel::open(route()).ok());
    }

    void saysThatItWasLost()
    {
        QVERIFY(m_programs->write("ssh", "echo 'Timeout, server bastion not responding.' >&2\n" + QByteArray(lasting)));
        const auto opened = SshTunnel::open(route());
        QVERIFY(opened.ok());
        const std::shared_ptr<SshTunnel> tunnel = *opened;
        QVERIFY(isRunning());
        ::kill(m_programs->content("process").trimmed().toInt(), SIGKILL);
        QTRY_VERIFY(!tunnel->isOpen());
        const EngineError lost = tunnel->explained({EngineFailure::lost, "server closed the connection"});
        QCOMPARE(lost.failure, EngineFailure::lost);
        QCOMPARE(lost.message.find("the SSH tunnel through ann@bastion was lost: ann@bastion stopped answering"),
                 std::size_t{0});
    }

    void saysWhyItDoesNotLeadOn_data()
    {
        QTest::addColumn<QByteArray>("said");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("forwarding is not permitted")
            << QByteArray("channel 2: open failed: administratively prohibited: open failed")
            << QByteArray("does not permit forwarding to db.example:5432");
        QTest::newRow("no server listens there")
            << QByteArray("channel 2: open failed: connect failed: Connection refused")
            << QByteArray("ann@bastion could not connect to db.example:5432: Connection refused");
        QTest::newRow("the name is unknown there")
            << QByteArray("channel 3: open failed: connect failed: Name or service not known")
            << QByteArray("db.example:5432: Name or service not known");
        QTest::newRow("ssh has no part in it") << QByteArray("Warning: something else") << QByteArray("as it was");
    }

    void saysWhyItDoesNotLeadOn()
    {
        QFETCH(const QByteArray, said);
        QFETCH(const QByteArray, reason);
        QVERIFY(m_programs->write("ssh", "echo '" + said + "' >&2\n" + QByteArray(lasting)));
        const auto tunnel = SshTunnel::open(route());
        QVERIFY(tunnel.ok());
        const EngineError error = tunnel.value()->explained({EngineFailure::unreachable, "as it was"});
        QVERIFY2(error.message.find(reason.toStdString()) != std::string::npos, error.message.c_str());
        QCOMPARE(tunnel.value()->explained({EngineFailure::refused, "a mistake"}).message, std::string("a mistake"));
    }

private:
    static constexpr auto lasting =
        "echo $$ > \"$(dirname \"$0\")/process\"; echo querymend-tunnel-ready; exec sleep 600";

    [[nodiscard]] bool isRunning() const
    {
        const int process = m_programs->content("process").trimmed().toInt();
        return process > 0 && ::kill(process, 0) == 0;
    }

    std::unique_ptr<ProgramFolder> m_programs;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SshTunnelTest)
#include "tst_sshtunnel.moc"
