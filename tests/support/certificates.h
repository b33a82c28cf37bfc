#pragma once

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace querymend {

/// A certificate authority that only this test trusts, made with openssl, and the certificate of one server at a time.
class Certificates {
public:
    explicit Certificates(const QByteArray& issuer = "issuer")
    {
        write(QStringLiteral("ca.cnf"),
              "[ca]\ndefault_ca=d\n[d]\ndatabase=index.txt\nnew_certs_dir=.\nserial=serial\ndefault_md=sha256\n"
              "policy=p\nunique_subject=no\nx509_extensions=e\n[p]\ncommonName=supplied\n[e]\n"
              "subjectAltName=${ENV::FOR_HOST}\n");
        write(QStringLiteral("index.txt"), "");
        write(QStringLiteral("serial"), "01\n");
        m_isMade = run("req -x509 " + newKey("ca.key") + " -out ca.pem -days 2 -subj /CN=" + issuer);
    }

    [[nodiscard]] bool areMade() const { return m_isMade; }
    [[nodiscard]] QString issuerFile() const { return m_folder.filePath(QStringLiteral("ca.pem")); }
    [[nodiscard]] QString certificateFile() const { return m_folder.filePath(QStringLiteral("server.pem")); }
    [[nodiscard]] QString keyFile() const { return m_folder.filePath(QStringLiteral("server.key")); }

    /// Makes the server's certificate and key. `host` as in `IP:127.0.0.1`; valid between two times such as
    /// `20200101000000Z`.
    [[nodiscard]] bool certify(const QByteArray& host, const QByteArray& from = "20200101000000Z",
                               const QByteArray& to = "20490101000000Z")
    {
        m_host = QString::fromLatin1(host);
        return run("req " + newKey("server.key") + " -out server.csr -subj /CN=server")
            && run("ca -batch -notext -config ca.cnf -cert ca.pem -keyfile ca.key -in server.csr -out server.pem "
                   "-startdate "
                   + from + " -enddate " + to);
    }

    /// Makes them without the authority.
    [[nodiscard]] bool selfSign(const QByteArray& host) const
    {
        return run("req -x509 " + newKey("server.key")
                   + " -out server.pem -days 2 -subj /CN=server -addext subjectAltName=" + host);
    }

    /// A certificate for the host with this fault: another name, expired, self-signed, or none.
    [[nodiscard]] bool certifyWith(const QByteArray& fault, const QByteArray& host)
    {
        if (fault == "another name")
            return certify("DNS:other.example");
        if (fault == "expired")
            return certify(host, "20200101000000Z", "20200102000000Z");
        return fault == "self-signed" ? selfSign(host) : certify(host);
    }

private:
    static QByteArray newKey(const QByteArray& name)
    {
        return "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout " + name;
    }

    void write(const QString& name, const QByteArray& text) const
    {
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
    }

    [[nodiscard]] bool run(const QByteArray& arguments) const
    {
        QProcess openssl;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("FOR_HOST"), m_host);
        openssl.setProcessEnvironment(environment);
        openssl.setWorkingDirectory(m_folder.path());
        openssl.start(QStringLiteral("openssl"), QString::fromLatin1(arguments).split(QLatin1Char(' ')));
        return openssl.waitForFinished() && openssl.exitCode() == 0;
    }

    QTemporaryDir m_folder;
    QString m_host = QStringLiteral("IP:127.0.0.1");
    bool m_isMade = false;
};

} // namespace querymend
