#include "db/addresses/connectionurl.h"
#include "db/mysql/mysqloptionfile.h"
#include "db/mysql/mysqloptions.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace querymend {

/// How a MySQL login is put together from an address, `~/.my.cnf` and the system.
class MysqlOptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        m_homeBefore = qgetenv("HOME");
        qputenv("HOME", m_home.path().toUtf8());
        qputenv("SSL_CERT_FILE", authorities().toUtf8());
        QFile file(authorities());
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    void cleanupTestCase()
    {
        qputenv("HOME", m_homeBefore);
        qunsetenv("SSL_CERT_FILE");
    }

    void cleanup() { QFile::remove(usualMysqlOptionFile()); }

    void parses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("read"); // user, password, host, port, socket, ssl-ca
        const auto row = [](const char* name, const char* text, const char* read) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(read);
        };
        row("all that is known", "[client]\nuser=ann\npassword=p\nhost=db\nport=3307\nsocket=/run/s\nssl-ca=/ca.pem\n",
            "ann|p|db|3307|/run/s|/ca.pem");
        row("blanks around everything", "  [ client ]\r\n\t user = ann \r\n", "ann|none||0||");
        row("no other group", "[mysqld]\nuser=mysql\n[client]\nuser=ann\n[mysqldump]\nuser=bob\n", "ann|none||0||");
        row("a group twice", "[client]\nuser=ann\n[mysql]\nx=y\n[client]\npassword=p\n", "ann|p||0||");
        row("nothing before a group", "user=ann\n", "|none||0||");
        row("the last of several", "[client]\nuser=ann\nuser=bob\n", "bob|none||0||");
        row("underscores", "[client]\nssl_ca=/ca.pem\n", "|none||0||/ca.pem");
        row("comments", "[client]\n# user=x\n; user=y\nuser=ann # z\n", "ann|none||0||");
        row("a number sign in quotation marks", "[client]\npassword=\"a#b\" # c\n", "|a#b||0||");
        row("quotation marks of the other kind", "[client]\npassword='a\"b'\n", "|a\"b||0||");
        row("a quotation mark that is escaped", "[client]\npassword=\"a\\\"#b\"\n", "|a\"#b||0||");
        row("escapes", "[client]\npassword=a\\sb\\\\c\\x\n", "|a b\\c\\x||0||");
        row("an equals sign in a value", "[client]\npassword=a=b\n", "|a=b||0||");
        row("an empty password", "[client]\npassword=\n", "|||0||");
        row("a password that is asked for", "[client]\npassword\n", "|none||0||");
        row("a port that is none", "[client]\nport=99999\n", "|none||0||");
        row("other lines", "!includedir /etc/mysql\n[client]\n!include /x\nuser\n=\nuser=ann", "ann|none||0||");
        row("an unfinished group", "[client", "|none||0||");
        row("nothing", "", "|none||0||");
    }

    void parses()
    {
        QFETCH(const QByteArray, text);
        const MysqlOptionFile file = parseMysqlOptionFile(text.toStdString());
        const std::string read = file.user + '|' + (file.password ? file.password->reveal() : "none") + '|' + file.host
            + '|' + std::to_string(file.port) + '|' + file.socket + '|' + file.certificateAuthority;
        QTEST(QByteArray::fromStdString(read), "read");
    }

    void fillsWhatIsBlank_data()
    {
        QTest::addColumn<QString>("file"); // lines of [client]
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("login"); // user:password@host:port socket
        const auto row = [](const char* name, const char* file, const char* url, const char* login) {
            QTest::newRow(name) << QString::fromLatin1(file) << QString::fromLatin1(url) << QString::fromLatin1(login);
        };
        const char* const all = "user=ann\npassword=p\nhost=db\nport=3307\n";
        const char* const ownLogin = "user=ann\npassword=p\nsocket=/run/s\n";
        row("all of it", all, "mariadb:///shop", "ann:p@db:3307 ");
        row("the login of the same server", all, "mariadb://DB/shop", "ann:p@DB:3307 ");
        row("the password of the same user", all, "mariadb://ann@db/shop", "ann:p@db:3307 ");
        row("no password of another user", all, "mariadb://bob@db/shop", "bob:@db:3307 ");
        row("no password in place of another", all, "mariadb://ann:own@db/shop", "ann:own@db:3307 ");
        row("no port in place of another", all, "mariadb://db:3306/shop", "ann:p@db:3306 ");
        row("nothing of another server", all, "mariadb://other/shop", ":@other:0 ");
        row("nothing of this machine's, for a server elsewhere", ownLogin, "mariadb://other/shop", ":@other:0 ");
        row("nothing of a server elsewhere, for this machine's", all, "mariadb://localhost/shop", ":@localhost:0 ");
        row("nothing of a server elsewhere, for a socket", all, "mariadb:///shop?socket=/run/t", ":@:0 /run/t");
        row("this machine's login and socket", ownLogin, "mariadb:///shop", "ann:p@:0 /run/s");
        row("this machine's socket, where it is meant", ownLogin, "mariadb://localhost/shop",
            "ann:p@localhost:0 /run/s");
        row("this machine's login by its address", ownLogin, "mariadb://127.0.0.1/shop", "ann:p@127.0.0.1:0 ");
        row("this machine's login by another socket", ownLogin, "mariadb:///shop?socket=/run/t", "ann:p@:0 /run/t");
        row("the password of any user", "password=p\n", "mariadb://bob@localhost/shop", "bob:p@localhost:0 ");
        row("a server behind a tunnel", all, "mariadb://db:4711/shop?hostaddr=127.0.0.1", "ann:p@127.0.0.1:4711 ");
        row("nothing of this machine's, for the far end of a tunnel", ownLogin,
            "mariadb://localhost:4711/shop?hostaddr=127.0.0.1", ":@127.0.0.1:4711 ");
        row("nothing for an address without a name", ownLogin, "mariadb:///shop?hostaddr=10.0.0.7", ":@10.0.0.7:0 ");
    }

    void fillsWhatIsBlank()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, url);
        QVERIFY(write("[client]\n" + file.toUtf8(), 0600));
        const auto login = loginOf(url);
        QVERIFY2(login.ok(), login ? "" : login.error().message.c_str());
        const std::string made = login->user + ':' + login->password.reveal() + '@' + login->host + ':'
            + std::to_string(login->port) + ' ' + login->socket;
        QTEST(QString::fromStdString(made), "login");
        QVERIFY(login->ignoredFile.empty());
    }

    void ignoresAFileThatOthersCanUse_data()
    {
        QTest::addColumn<int>("mode");
        QTest::newRow("the group can read it") << 0640;
        QTest::newRow("everyone can read it") << 0604;
        QTest::newRow("everyone can write to it") << 0602;
    }

    void ignoresAFileThatOthersCanUse()
    {
        QFETCH(const int, mode);
        QVERIFY(write("[client]\nuser=ann\npassword=p\n", static_cast<mode_t>(mode)));
        const auto login = loginOf(QStringLiteral("mariadb://localhost/shop"));
        QVERIFY(login.ok());
        QVERIFY(login->user.empty() && login->password.empty());
        QCOMPARE(QString::fromStdString(login->ignoredFile), usualMysqlOptionFile());
        const auto complete = loginOf(QStringLiteral("mariadb://ann:own@localhost/shop"));
        QVERIFY(complete.ok() && complete->ignoredFile.empty()); // nothing was wanted of it
    }

    void aPipeInItsPlaceIsNotWaitedFor()
    {
        QCOMPARE(mkfifo(QFile::encodeName(usualMysqlOptionFile()).constData(), 0600), 0);
        const auto login = loginOf(QStringLiteral("mariadb:///shop"));
        QVERIFY(login.ok() && login->user.empty() && login->ignoredFile.empty());
    }

    void demandsOfTls_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("url");
        QTest::addColumn<MysqlTls>("tls");
        QTest::addColumn<QString>("authority"); // by its file
        const auto row = [](const char* name, const char* file, const char* url, MysqlTls tls, const char* authority) {
            QTest::newRow(name) << QString::fromLatin1(file) << QString::fromLatin1(url) << tls
                                << QString::fromLatin1(authority);
        };
        row("no mode", "", "mariadb://db/", MysqlTls::whereOffered, "");
        row("encryption", "", "mariadb://db/?ssl_mode=required", MysqlTls::always, "");
        row("an authority of the system's", "", "mariadb://db/?ssl_mode=verify_ca", MysqlTls::authorityChecked,
            "authorities.pem");
        row("a name", "", "mariadb://db/?ssl_mode=verify_identity", MysqlTls::nameChecked, "authorities.pem");
        row("an authority of one's own", "", "mariadb://db/?ssl_mode=verify_identity&ssl_ca=OTHER",
            MysqlTls::nameChecked, "other.pem");
        row("an authority without a mode", "", "mariadb://db/?ssl_ca=OTHER", MysqlTls::authorityChecked, "other.pem");
        row("an authority with encryption", "", "mariadb://db/?ssl_mode=required&ssl_ca=OTHER",
            MysqlTls::authorityChecked, "other.pem");
        row("a certificate of one's own", "", "mariadb://db/?ssl_cert=OTHER", MysqlTls::always, "");
        row("an authority of the option file", "host=db\nssl-ca=OTHER\n", "mariadb://db/", MysqlTls::authorityChecked,
            "other.pem");
        row("an authority of the option file, for a name", "host=db\nssl-ca=OTHER\n",
            "mariadb://db/?ssl_mode=verify_identity", MysqlTls::nameChecked, "other.pem");
        row("no authority of the option file, in a socket", "ssl-ca=OTHER\n", "mariadb://localhost/",
            MysqlTls::whereOffered, "");
        row("no authority of the option file, without encryption", "host=db\nssl-ca=OTHER\n",
            "mariadb://db/?ssl_mode=disabled", MysqlTls::never, "");
    }

    void demandsOfTls()
    {
        QFETCH(QString, file);
        QFETCH(QString, url);
        const QString other = m_home.filePath(QStringLiteral("other.pem"));
        QFile made(other);
        QVERIFY(made.open(QIODevice::WriteOnly));
        QVERIFY(write("[client]\n" + file.replace(QLatin1String("OTHER"), other).toUtf8(), 0600));
        const auto login = loginOf(url.replace(QLatin1String("OTHER"), other));
        QVERIFY2(login.ok(), login ? "" : login.error().message.c_str());
        QTEST(login->tls, "tls");
        QTEST(QString::fromStdString(login->certificateAuthority).section(QLatin1Char('/'), -1), "authority");
    }

    void aCertificateFileIsNamedIfItCannotBeUsed_data()
    {
        QTest::addColumn<QString>("option");
        for (const char* const option : {"ssl_ca", "ssl_capath", "ssl_cert", "ssl_key"})
            QTest::newRow(option) << QString::fromLatin1(option);
    }

    void aCertificateFileIsNamedIfItCannotBeUsed()
    {
        QFETCH(const QString, option);
        const auto login = loginOf(QStringLiteral("mariadb://db/?%1=/nowhere").arg(option));
        QVERIFY(!login.ok());
        QCOMPARE(login.error().message, std::string("the certificate file /nowhere does not exist"));
    }

    void aHostThatTheLibraryWouldNotReadAsOneIsRefused_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<bool>("isValid");
        const auto row = [](const char* name, const char* host, bool isValid) {
            QTest::newRow(name) << QString::fromUtf8(host) << isValid;
        };
        row("an option after it", "db;plugin-dir=/tmp", false);
        row("an option in its place", "init-command=DROP TABLE x;", false);
        row("an equals sign", "host=db", false);
        row("a brace", "{db", false);
        row("a plug-in to load", "aurora://db", false);
        row("a blank", "db example", false);
        row("a line break", "db\n", false);
        row("a name", "db-1.my_shop.example", true);
        row("a name in another script", "база.example", true);
        row("an address of IPv4", "10.0.0.7", true);
        row("an address of IPv6", "fe80::1%eth0", true);
        row("several hosts", "db1,db2", true);
    }

    void aHostThatTheLibraryWouldNotReadAsOneIsRefused()
    {
        QFETCH(const QString, host);
        QFETCH(const bool, isValid);
        ConnectionTarget named;
        named.engine = EngineKind::mariadb;
        named.host = host.toStdString();
        ConnectionTarget addressed = named;
        addressed.host = "db";
        addressed.options["hostaddr"] = host.toStdString();
        for (const ConnectionTarget& target : {named, addressed}) {
            const auto login = readMysqlLogin(target);
            QCOMPARE(login.ok(), isValid);
            if (!isValid)
                QCOMPARE(login.error().message, host.toStdString() + " has a character that no host name can have");
        }
    }

    void aHostOfTheOptionFileIsReadNoOtherwise()
    {
        QVERIFY(write("[client]\nhost=db;plugin-dir=/tmp\n", 0600));
        const auto login = loginOf(QStringLiteral("mariadb:///shop"));
        QVERIFY(!login.ok());
        QCOMPARE(login.error().message, std::string("db;plugin-dir=/tmp has a character that no host name can have"));
    }

    /// To Qt a semicolon ends an option.
    void aSemicolonInAnOptionIsRefused_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("option");
        const auto row = [](const char* name, const char* file, const char* url, const char* option) {
            QTest::newRow(name) << QByteArray(file) << QString::fromLatin1(url) << QString::fromLatin1(option);
        };
        row("a socket", "", "mariadb:///?socket=/run/a%3BSSL_CA=b", "socket");
        row("ciphers", "", "mariadb://db/?ssl_cipher=A%3BB", "ssl_cipher");
        row("a file that is not there either", "", "mariadb://db/?ssl_ca=a%3Bb", "ssl_ca");
        row("an authority of the option file", "host=db\nssl-ca=/a;b\n", "mariadb://db/", "ssl_ca");
        row("a socket of the option file", "socket=/a;b\n", "mariadb:///", "socket");
    }

    void aSemicolonInAnOptionIsRefused()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QString, url);
        QFETCH(const QString, option);
        QVERIFY(write("[client]\n" + file, 0600));
        const auto login = loginOf(url);
        QVERIFY(!login.ok());
        QCOMPARE(login.error().message, "the option " + option.toStdString() + " has a semicolon in it");
    }

    void aFileOfTheSystemsWithASemicolonIsRefused()
    {
        qputenv("SSL_CERT_FILE", "/etc/ssl/ca.pem;SSL_CIPHER=NULL");
        const auto login = loginOf(QStringLiteral("mariadb://db/?ssl_mode=verify_ca"));
        qputenv("SSL_CERT_FILE", authorities().toUtf8());
        QVERIFY(!login.ok());
        QCOMPARE(login.error().message, std::string("the option ssl_ca has a semicolon in it"));
    }

private:
    [[nodiscard]] QString authorities() const { return m_home.filePath(QStringLiteral("authorities.pem")); }

    static bool write(const QByteArray& text, mode_t mode)
    {
        QFile file(usualMysqlOptionFile());
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size()
            && chmod(QFile::encodeName(file.fileName()).constData(), mode) == 0;
    }

    static Result<MysqlLogin, EngineError> loginOf(const QString& url)
    {
        const auto target = parseConnectionUrl(url.toStdString(), {});
        return target ? readMysqlLogin(*target) : failed(EngineFailure::refused, target.error().text);
    }

    QTemporaryDir m_home;
    QByteArray m_homeBefore;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MysqlOptionsTest)

#include "tst_mysqloptions.moc"
