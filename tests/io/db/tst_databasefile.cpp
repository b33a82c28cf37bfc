// Every engine that opens files reports paths that are no regular files as what they are, and none blocks on a FIFO.

#include "db/engines.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace querymend {

class DatabaseFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QVERIFY(::mkfifo(path("fifo").c_str(), 0600) == 0);
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("folder")));
        QVERIFY(::symlink("fifo", path("link").c_str()) == 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::string name = path("socket");
        QVERIFY(name.size() < sizeof address.sun_path);
        name.copy(address.sun_path, name.size());
        m_socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        QVERIFY(::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    }

    void cleanupTestCase() { ::close(m_socket); }

    void isNamedForWhatItIs_data()
    {
        QTest::addColumn<int>("engine");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("words");
        const auto rows = [this](const char* engine, EngineKind kind, const char* before) {
            const auto row = [&](const char* sentence, const std::string& place, const char* words) {
                QTest::addRow("%s: %s", engine, sentence)
                    << int(kind) << before + QByteArray::fromStdString(place) << QByteArray(words);
            };
            row("a folder", path("folder"), "a folder, not a database");
            row("a FIFO", path("fifo"), "a FIFO, not a database");
            row("a link to a FIFO", path("link"), "a FIFO, not a database");
            row("a socket", path("socket"), "a socket, not a database");
            row("a device", "/dev/null", "a device, not a database");
            row("a device without end", "/dev/zero", "a device, not a database");
            row("nothing", path("nothing"), "no such file");
        };
        rows("SQLite", EngineKind::sqlite, "");
        rows("DuckDB", EngineKind::duckdb, "");
#ifdef QUERYMEND_SQLITEODBC
        rows("SQLite by ODBC", EngineKind::odbc, "Driver=" QUERYMEND_SQLITEODBC ";Database=");
#endif
    }

    void isNamedForWhatItIs()
    {
        QFETCH(int, engine);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, words);
        ConnectionTarget target;
        target.engine = EngineKind(engine);
        target.database = place.toStdString();
        const auto session = openSession(target);
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
        QVERIFY2(session.error().message.find(words.toStdString()) != std::string::npos,
                 session.error().message.c_str());
    }

private:
    [[nodiscard]] std::string path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }

    QTemporaryDir m_folder;
    int m_socket = -1;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DatabaseFileTest)

#include "tst_databasefile.moc"
