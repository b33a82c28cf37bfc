#include "store/storeplace.h"

#include <QStandardPaths>
#include <QTest>

using namespace querymend;

/// The location of a store: chosen by the user, by the environment, or the default data folder.
class StorePlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { qunsetenv("QUERYMEND_STORE"); }
    void placesAreRead_data();
    void placesAreRead();
    void passwordsAreReadAndNotShown();
    void whatIsNoPlaceIsRefused_data();
    void whatIsNoPlaceIsRefused();
    void theChoiceComesFirst();
    void theEnvironmentComesSecond();
    void theSettingsComeThird();
    void passwordsAreCutOut_data();
    void passwordsAreCutOut();
    void theFolderForDataComesLast();
};

void StorePlacesTest::placesAreRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");
    const auto row = [](const char* name, const char* text, const char* shown) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(shown);
    };
    row("a path", "/home/me/runs.db", "/home/me/runs.db");
    row("a path in the folder one is in", "runs.db", "runs.db");
    row("a path with a space and a percent sign", "/home/my runs/100%.db", "/home/my runs/100%.db");
    row("a server", "postgresql://ann@db.example:5433/team", "postgresql://ann@db.example:5433/team");
    row("the short name of the scheme", "postgres://db/team", "postgresql://db/team");
    row("a name with escaped characters", "postgresql://ann%40home@db/my%20team", "postgresql://ann@home@db/my team");
    row("the folder of a socket", "postgresql:///team?host=/run/postgresql", "postgresql:///run/postgresql/team");
}

void StorePlacesTest::placesAreRead()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);
    const auto place = readStorePlace(text.toStdString());
    QVERIFY2(place.ok(), place ? "" : place.error().text().c_str());
    QCOMPARE(QByteArray::fromStdString(place->shown()), shown);
}

void StorePlacesTest::passwordsAreReadAndNotShown()
{
    qputenv("SOME_PASSWORD", "b;c'd");
    for (const auto& [text, password] : {std::pair{"postgresql://ann:a%3Ab@db/team", "a:b"},
                                         std::pair{"postgresql://ann@db/team?password_env=SOME_PASSWORD", "b;c'd"}}) {
        const auto place = readStorePlace(text);
        QVERIFY(place.ok());
        const auto& server = std::get<StoreServer>(place->where);
        QVERIFY(server.password);
        QCOMPARE(server.password->reveal(), std::string(password));
        QCOMPARE(place->shown(), std::string("postgresql://ann@db/team"));
        QVERIFY(server.options.empty());
    }
}

void StorePlacesTest::whatIsNoPlaceIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray("");
    QTest::newRow("a NUL in a path") << QByteArray("/a\0b", 4);
    QTest::newRow("another kind of server") << QByteArray("mysql://db/team");
    QTest::newRow("a file as a URL") << QByteArray("file:///home/me/runs.db");
    QTest::newRow("a server without a database") << QByteArray("postgresql://db");
    QTest::newRow("a URL with a blank in its host") << QByteArray("postgresql://d b/team");
    QTest::newRow("a port that is none") << QByteArray("postgresql://db:99999/team");
    QTest::newRow("a password in a variable that is not set") << QByteArray("postgresql://db/t?password_env=NOT_SET");
    QTest::newRow("an option without a name") << QByteArray("postgresql://db/t?=require");
    QTest::newRow("a server that may never be silent") << QByteArray("postgresql://db/t?answer_seconds=0");
    QTest::newRow("a silence that is no number") << QByteArray("postgresql://db/t?answer_seconds=long");
}

void StorePlacesTest::whatIsNoPlaceIsRefused()
{
    QFETCH(QByteArray, text);
    const auto place = readStorePlace(text.toStdString());
    QVERIFY(!place.ok());
    QCOMPARE(place.error().failure, StoreFailure::badPlace);
    QVERIFY(!place.error().what.empty() && !place.error().advice.empty());
}

void StorePlacesTest::theChoiceComesFirst()
{
    qputenv("QUERYMEND_STORE", "/from/environment.db");
    QCOMPARE(chosenStorePlace("/from/choice.db")->shown(), std::string("/from/choice.db"));
}

void StorePlacesTest::theEnvironmentComesSecond()
{
    qputenv("QUERYMEND_STORE", "postgresql://db/team");
    QCOMPARE(chosenStorePlace("")->shown(), std::string("postgresql://db/team"));
}

void StorePlacesTest::theSettingsComeThird()
{
    qputenv("QUERYMEND_STORE", "postgresql://db/team");
    QVERIFY(storePlaceIsInEnvironment());
    QCOMPARE(chosenStorePlace("", "/from/settings.db")->shown(), std::string("postgresql://db/team"));
    qputenv("QUERYMEND_STORE", "");
    QVERIFY(!storePlaceIsInEnvironment());
    QCOMPARE(chosenStorePlace("", "/from/settings.db")->shown(), std::string("/from/settings.db"));
    QVERIFY(!chosenStorePlace("", "mysql://db/team").ok());
}

void StorePlacesTest::passwordsAreCutOut_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("password");
    QTest::newRow("a file has none") << QByteArray("/home/me/a:b@c.db") << QByteArray("/home/me/a:b@c.db")
                                     << QByteArray();
    QTest::newRow("a server without one")
        << QByteArray("postgresql://ann@db:5433/team?sslmode=require")
        << QByteArray("postgresql://ann@db:5433/team?sslmode=require") << QByteArray();
    QTest::newRow("after the name") << QByteArray("postgresql://ann:a%3Ab@db/team?sslmode=require")
                                    << QByteArray("postgresql://ann@db/team?sslmode=require") << QByteArray("a:b");
    QTest::newRow("as an option") << QByteArray("postgresql://ann@db/team?password=a%26b&sslmode=require")
                                  << QByteArray("postgresql://ann@db/team?sslmode=require") << QByteArray("a&b");
}

void StorePlacesTest::passwordsAreCutOut()
{
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, password);
    const SplitStorePlace split = withoutPassword(place.toStdString());
    QTEST(QByteArray::fromStdString(split.text), "text");
    QCOMPARE(split.password.has_value(), !password.isEmpty());
    if (split.password)
        QCOMPARE(QByteArray::fromStdString(split.password->reveal()), password);
    StorePlace read = readStorePlace(split.text).value();
    addPassword(read, Secret("new"));
    if (const auto* const server = std::get_if<StoreServer>(&read.where))
        QCOMPARE(server->password->reveal(), std::string("new"));
}

void StorePlacesTest::theFolderForDataComesLast()
{
    qputenv("QUERYMEND_STORE", "");
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QVERIFY(!folder.isEmpty());
    QCOMPARE(chosenStorePlace("")->shown(), (folder + QStringLiteral("/runs.db")).toStdString());
}

QTEST_GUILESS_MAIN(StorePlacesTest)

#include "tst_storeplace.moc"
