#pragma once

#include "support/programfolder.h"
#include "support/reservedport.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <pwd.h>
#include <unistd.h>

namespace querymend {

/// A private SSH server on the loopback, run by the user of the tests, and an `ssh` in PATH that knows these hosts:
/// `bastion`, `unknown`, whose key is not known, `changed`, whose known key is another, `stranger`, which is offered a
/// key that the server does not accept, `closed`, where nothing listens, and `inside`, which is reached through
/// `bastion`.
class SshServer {
public:
    SshServer()
    {
        const bool hasKeys = makeKey("hostkey") && makeKey("key") && makeKey("otherkey");
        m_ok = hasKeys && writeKnownHosts() && writeServerConfig() && writeClientConfig() && start();
    }
    SshServer(const SshServer&) = delete;
    SshServer& operator=(const SshServer&) = delete;
    ~SshServer() { stop(); }

    [[nodiscard]] bool ok() const { return m_ok; }
    /// Whether this user may log in: an account may be locked, for example.
    [[nodiscard]] static bool letsIn()
    {
        return QProcess::execute(QStringLiteral("ssh"),
                                 {QStringLiteral("-o"), QStringLiteral("BatchMode=yes"), QStringLiteral("bastion"),
                                  QStringLiteral("true")})
            == 0;
    }

    [[nodiscard]] bool start()
    {
        if (geteuid() == 0)
            QDir().mkpath(QStringLiteral("/run/sshd")); // the server's, which packages make at boot
        m_server.setProcessChannelMode(QProcess::MergedChannels);
        m_server.start(QStringLiteral("setpriv"),
                       {QStringLiteral("--pdeathsig"), QStringLiteral("KILL"), QStringLiteral(QUERYMEND_SSHD_PROGRAM),
                        QStringLiteral("-D"), QStringLiteral("-e"), QStringLiteral("-f"), path("sshd_config")});
        QByteArray said;
        while (!said.contains("Server listening")) {
            if (!m_server.waitForReadyRead(60000)) {
                qWarning() << "sshd says:" << said;
                return false;
            }
            said += m_server.readAll();
        }
        return true;
    }

    /// Drops all connections.
    void stop()
    {
        for (const pid_t process : below(static_cast<pid_t>(m_server.processId())))
            ::kill(process, SIGKILL);
        m_server.kill();
        m_server.waitForFinished(60000);
    }

    /// The ssh programs that this test has started and that are still running.
    [[nodiscard]] static QList<pid_t> clients()
    {
        QList<pid_t> found;
        for (const pid_t process : below(getpid())) {
            if (statusOf(process).name == "ssh")
                found.append(process);
        }
        return found;
    }

private:
    struct Status {
        QByteArray name;
        pid_t parent = 0;
    };

    /// A process that has ended, but was not waited for, has no name here.
    static Status statusOf(pid_t process)
    {
        QFile file(QStringLiteral("/proc/%1/stat").arg(process));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const QByteArray text = file.readAll();
        const qsizetype end = text.lastIndexOf(')');
        const QList<QByteArray> rest = text.mid(end + 2).split(' ');
        if (rest.size() < 2 || rest.front() == "Z")
            return {};
        return {text.mid(text.indexOf('(') + 1, end - text.indexOf('(') - 1), rest[1].toInt()};
    }

    static QList<pid_t> below(pid_t top)
    {
        QList<pid_t> all;
        QList<pid_t> found{top};
        for (const QString& name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
            if (const pid_t process = name.toInt(); process > 0)
                all.append(process);
        }
        for (qsizetype i = 0; i < found.size(); ++i) {
            for (const pid_t process : all) {
                if (statusOf(process).parent == found[i] && !found.contains(process))
                    found.append(process);
            }
        }
        found.removeFirst();
        return found;
    }

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    [[nodiscard]] bool makeKey(const char* name) const
    {
        return QProcess::execute(QStringLiteral("ssh-keygen"),
                                 {QStringLiteral("-q"), QStringLiteral("-t"), QStringLiteral("ed25519"),
                                  QStringLiteral("-N"), QString(), QStringLiteral("-f"), path(name)})
            == 0;
    }

    [[nodiscard]] QByteArray publicKey(const QByteArray& name) const
    {
        QFile file(path(name.constData()) + QStringLiteral(".pub"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    [[nodiscard]] bool write(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size()
            && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }

    [[nodiscard]] bool writeKnownHosts() const
    {
        const QByteArray host = "[127.0.0.1]:" + QByteArray::number(m_port.number()) + ' ';
        return write("known", host + publicKey("hostkey")) && write("changed", host + publicKey("otherkey"))
            && write("authorized", publicKey("key"));
    }

    [[nodiscard]] bool writeServerConfig() const
    {
        return write("sshd_config",
                     "ListenAddress 127.0.0.1\nPort " + QByteArray::number(m_port.number()) + "\nHostKey "
                         + path("hostkey").toUtf8() + "\nAuthorizedKeysFile " + path("authorized").toUtf8()
                         + "\nPidFile none\nStrictModes no\nUsePAM no\nPasswordAuthentication no\n"
                           "KbdInteractiveAuthentication no\nPermitRootLogin prohibit-password\n"
                           "AllowTcpForwarding yes\nLogLevel INFO\n");
    }

    [[nodiscard]] bool writeClientConfig() const
    {
        const passwd* const user = getpwuid(geteuid());
        if (!user)
            return false;
        const auto host = [&](const char* name, std::uint16_t port, const char* known, const char* key) {
            return "Host " + QByteArray(name) + "\n  Port " + QByteArray::number(port) + "\n  UserKnownHostsFile "
                + path(known).toUtf8() + "\n  IdentityFile " + path(key).toUtf8() + '\n';
        };
        const QByteArray config = host("bastion", m_port.number(), "known", "key")
            + host("inside", m_port.number(), "known", "key") + "  ProxyJump bastion\n"
            + host("unknown", m_port.number(), "none", "key") + host("changed", m_port.number(), "changed", "key")
            + host("stranger", m_port.number(), "known", "otherkey") + host("closed", m_closed.number(), "known", "key")
            + "Host *\n  HostName 127.0.0.1\n  User " + user->pw_name
            + "\n  GlobalKnownHostsFile /dev/null\n  IdentitiesOnly yes\n  IdentityAgent none\n";
        return write("ssh_config", config)
            && m_programs.write("ssh",
                                "exec " QUERYMEND_SSH_PROGRAM " -F '" + path("ssh_config").toUtf8() + "' \"$@\"");
    }

    QTemporaryDir m_folder;
    ProgramFolder m_programs;
    ReservedPort m_port;
    ReservedPort m_closed;
    QProcess m_server;
    bool m_ok = false;
};

} // namespace querymend
