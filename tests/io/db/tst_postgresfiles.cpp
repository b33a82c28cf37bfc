#include "support/postgresserver.h"

#include <QTest>

namespace querymend {

/// Files of PostgreSQL's library, which it reads for this program as for any other.
class PostgresFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        QVERIFY(m_server->asOwner("CREATE ROLE guarded LOGIN PASSWORD 'hush'").empty());
        QVERIFY(m_server->askForPasswordOf("guarded"));
    }

    void init()
    {
        qunsetenv("PGPASSFILE");
        qunsetenv("PGSERVICEFILE");
    }

    void cleanupTestCase() { m_server.reset(); }

    void aServiceNamesTheServer()
    {
        const QByteArray service = "[shop]\nhost=" + m_server->folder().toUtf8()
            + "\nport=" + QByteArray::number(m_server->port()) + "\ndbname=shop\nuser=reader\n";
        qputenv("PGSERVICEFILE", written("services", service));
        const auto session = openSession(byService("shop"));
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        const auto cursor = session.value()->run("SELECT current_user::text AS x", {});
        QVERIFY(cursor.ok());
        QVERIFY(cursor.value()->fetch(1)->rows.front() == CellRow{std::string("reader")});
    }

    void aServiceThatThereIsNotIsNamed()
    {
        qputenv("PGSERVICEFILE", written("services", "[other]\nhost=nowhere.invalid\n"));
        const auto session = openSession(byService("shop"));
        QVERIFY(!session.ok());
        QVERIFY2(session.error().message.find("shop") != std::string::npos, session.error().message.c_str());
    }

    void aPasswordFileGivesThePassword_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("isOpened");
        QTest::newRow("the right password") << QByteArray("*:*:shop:guarded:hush\n") << true;
        QTest::newRow("a wrong password") << QByteArray("*:*:shop:guarded:loud\n") << false;
        QTest::newRow("the password of another login") << QByteArray("*:*:shop:reader:hush\n") << false;
    }

    void aPasswordFileGivesThePassword()
    {
        QFETCH(QByteArray, line);
        qputenv("PGPASSFILE", written("passwords", line));
        const auto session = openSession(m_server->target("guarded"));
        QTEST(session.ok(), "isOpened");
    }

    void aPasswordFileThatOthersMayReadIsNotUsed()
    {
        const QByteArray path = written("passwords", "*:*:shop:guarded:hush\n");
        QVERIFY(QFile::setPermissions(QString::fromUtf8(path),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther));
        qputenv("PGPASSFILE", path);
        QVERIFY(!openSession(m_server->target("guarded")).ok());
    }

private:
    static ConnectionTarget byService(const std::string& name)
    {
        ConnectionTarget target;
        target.engine = EngineKind::postgresql;
        target.options["service"] = name;
        return target;
    }

    QByteArray written(const char* name, const QByteArray& content)
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        const bool isPrivate = file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        return isWritten && isPrivate ? file.fileName().toUtf8() : QByteArray();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<PostgresServer> m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresFilesTest)
#include "tst_postgresfiles.moc"
