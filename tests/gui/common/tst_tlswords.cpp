#include "common/failurewords.h"
#include "common/languages.h"
#include "common/tlswords.h"

#include <QTest>

using namespace querymend;

/// What client libraries say of TLS is told in words that name the cause and what to do.
class TlsWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesTheCause_data();
    void namesTheCause();
    void advisesWithTheEnginesOption_data();
    void advisesWithTheEnginesOption();
    void saysItInEveryLanguage_data();
    void saysItInEveryLanguage();
    void whatIsNotAboutTlsStays_data();
    void whatIsNotAboutTlsStays();
};

namespace {

EngineError unreachable(const QString& message)
{
    EngineError error;
    error.failure = EngineFailure::unreachable;
    error.message = message.toStdString();
    return error;
}

FailureWords wordsFor(EngineKind engine, const QString& message)
{
    ConnectionTarget target;
    target.engine = engine;
    return connectingFailed(target, unreachable(message));
}

constexpr auto libpqStart = "connection to server at \"db\" (10.0.0.7), port 5432 failed: ";

} // namespace

void TlsWordsTest::namesTheCause_data()
{
    QTest::addColumn<EngineKind>("engine");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("title");
    const auto row = [](const char* name, EngineKind engine, const char* message, const char* title) {
        const QString start = engine == EngineKind::postgresql ? QString::fromLatin1(libpqStart) : QString();
        QTest::newRow(name) << engine << start + QString::fromUtf8(message) << QString::fromLatin1(title);
    };
    const auto postgres = EngineKind::postgresql;
    const auto maria = EngineKind::mariadb;
    const char* const otherName = "The server's certificate is for another name";
    const char* const expired = "The server's certificate is not valid today";
    const char* const untrusted = "The server's certificate is not trusted";
    const char* const notOffered = "The server does not offer encryption";
    const char* const file = "A certificate file cannot be used";
    row("another name, to libpq", postgres, "server certificate for \"db\" does not match host name \"other\"",
        otherName);
    row("another name, to libpq, of several", postgres,
        "server certificate for \"db\" (and 1 other name) does not match host name \"other\"", otherName);
    row("another name, to libpq in Italian", postgres,
        "il certificato per il server \"db\" non combacia col nome host \"other\"", otherName);
    row("another name, to libpq in Russian", postgres,
        "серверный сертификат для \"db\" не соответствует имени сервера \"other\"", otherName);
    row("another name, to Connector/C 3.3", maria, "TLS/SSL error: Validation of SSL server certificate failed",
        otherName);
    row("another name, to Connector/C 3.4", maria, "TLS/SSL error: Hostname verification failed", otherName);
    row("an expired certificate", maria, "TLS/SSL error: certificate has expired", expired);
    row("an expired certificate, to Connector/C 3.4", maria, "TLS/SSL error: Certificate not yet valid or expired",
        expired);
    row("a certificate of the future", maria, "TLS/SSL error: certificate is not yet valid", expired);
    row("an authority that is not known", maria, "TLS/SSL error: self-signed certificate in certificate chain",
        untrusted);
    row("a certificate without an authority", maria, "TLS/SSL error: self-signed certificate", untrusted);
    row("an issuer that is not known", maria, "TLS/SSL error: unable to get local issuer certificate", untrusted);
    row("an authority that is not known, to GnuTLS", maria,
        "TLS/SSL error: The certificate is NOT trusted. The certificate issuer is unknown.", untrusted);
    row("a certificate that libpq refuses without a reason", postgres, "SSL error: certificate verify failed",
        "The server's certificate was not accepted");
    row("a certificate that libpq refuses in Russian", postgres, "ошибка SSL: certificate verify failed",
        "The server's certificate was not accepted");
    row("no encryption, to libpq", postgres, "server does not support SSL, but SSL was required", notOffered);
    row("no encryption, to libpq in Italian", postgres, "il server non supporta SSL, ma SSL è stato richiesto",
        notOffered);
    row("no encryption, to libpq in Russian", postgres,
        "затребовано подключение через SSL, но сервер не поддерживает SSL", notOffered);
    row("no encryption, to Connector/C", maria, "TLS/SSL error: SSL is required, but the server does not support it",
        notOffered);
    row("no file of authorities, to libpq", postgres, "root certificate file \"/ca.pem\" does not exist", file);
    row("no file of authorities, to libpq in Italian", postgres,
        "il file \"/ca.pem\" del certificato radice non esiste", file);
    row("a file of authorities that is none, to libpq", postgres,
        "could not read root certificate file \"/ca.pem\": no certificate or crl found", file);
    row("a key that others can read, to libpq", postgres,
        "private key file \"/key.pem\" has group or world access; file must have permissions u=rw (0600) or less",
        file);
    row("no file of authorities", maria, "the certificate file /ca.pem does not exist", file);
    row("a file of authorities that may not be read", maria, "the certificate file /ca.pem cannot be read by this user",
        file);
    row("a file of authorities that is none", maria, "TLS/SSL error: no certificate or crl found", file);
    row("a reason that is not known", maria, "TLS/SSL error: wrong version number", "Could not encrypt the connection");
    row("a certificate after a loss", maria,
        "the connection was lost and cannot be re-established: TLS/SSL error: certificate has expired; the next "
        "attempt is in 250 ms",
        expired);
}

void TlsWordsTest::namesTheCause()
{
    QFETCH(const EngineKind, engine);
    QFETCH(const QString, message);
    Languages languages;
    languages.choose("en");
    const FailureWords words = wordsFor(engine, message);
    QTEST(words.title, "title");
    QVERIFY(!words.advice.isEmpty() && !words.advice.contains(QLatin1String("host, port")));
    QVERIFY(!words.reason.isEmpty());
    QVERIFY(!isLoginRefused(unreachable(message)));
}

void TlsWordsTest::advisesWithTheEnginesOption_data()
{
    QTest::addColumn<EngineKind>("engine");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("option");
    QTest::newRow("PostgreSQL") << EngineKind::postgresql << QStringLiteral("SSL error: certificate verify failed")
                                << QStringLiteral("the option sslrootcert");
    QTest::newRow("MariaDB") << EngineKind::mariadb << QStringLiteral("TLS/SSL error: self-signed certificate")
                             << QStringLiteral("the option ssl_ca");
}

void TlsWordsTest::advisesWithTheEnginesOption()
{
    QFETCH(const EngineKind, engine);
    QFETCH(const QString, message);
    QFETCH(const QString, option);
    Languages languages;
    languages.choose("en");
    QVERIFY2(wordsFor(engine, message).advice.contains(option), qPrintable(wordsFor(engine, message).advice));
}

void TlsWordsTest::saysItInEveryLanguage_data()
{
    QTest::addColumn<std::string>("language");
    QTest::newRow("in Italian") << std::string("it");
    QTest::newRow("in Russian") << std::string("ru");
}

void TlsWordsTest::saysItInEveryLanguage()
{
    QFETCH(const std::string, language);
    Languages languages;
    for (const char* const said :
         {"does not match host name", "certificate has expired", "self-signed certificate", "certificate verify failed",
          "server does not support SSL", "no certificate or crl found", "TLS/SSL error"}) {
        const QString message = QString::fromLatin1(said);
        languages.choose("en");
        const FailureWords english = wordsFor(EngineKind::mariadb, message);
        languages.choose(language);
        const FailureWords here = wordsFor(EngineKind::mariadb, message);
        QVERIFY2(here.title != english.title && here.advice != english.advice, said);
    }
    languages.choose("en");
}

void TlsWordsTest::whatIsNotAboutTlsStays_data()
{
    QTest::addColumn<EngineKind>("engine");
    QTest::addColumn<EngineFailure>("failure");
    QTest::addColumn<QString>("message");
    QTest::newRow("a server that is not there")
        << EngineKind::mariadb << EngineFailure::unreachable << QStringLiteral("Can't connect to server on 'db' (115)");
    QTest::newRow("a login that must be encrypted")
        << EngineKind::postgresql << EngineFailure::unreachable
        << QStringLiteral("FATAL: no pg_hba.conf entry for host \"10.0.0.7\", user \"ann\", no encryption");
    QTest::newRow("a mode that needs authorities")
        << EngineKind::mariadb << EngineFailure::unreachable
        << QStringLiteral("the option ssl_mode=verify_ca needs ssl_ca or ssl_capath, because this system has no file "
                          "of certificate authorities");
    QTest::newRow("a statement that is about certificates")
        << EngineKind::mariadb << EngineFailure::refused << QStringLiteral("certificate has expired");
    QTest::newRow("a driver with options of its own")
        << EngineKind::odbc << EngineFailure::unreachable << QStringLiteral("SSL error: certificate verify failed");
}

void TlsWordsTest::whatIsNotAboutTlsStays()
{
    QFETCH(const EngineKind, engine);
    QFETCH(const EngineFailure, failure);
    QFETCH(const QString, message);
    EngineError error = unreachable(message);
    error.failure = failure;
    QVERIFY(!tlsWordsFor(engine, error));
}

QTEST_MAIN(TlsWordsTest)
#include "tst_tlswords.moc"
