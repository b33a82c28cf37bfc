// Looking at what is remembered of earlier runs, forgetting it and doing without it.

#include "program.h"
#include "store/runstore.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>

namespace {

constexpr auto ordersScenario = R"({
    "name": "orders", "title": "Orders", "shows": "an example", "database": "shop",
    "question": "What are all orders worth?",
    "replies": [{"level": "basic", "attempt": 1, "text": "SELECT sum(total) FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 1,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": [null], "hints": []}]}
})";

QStringList sectionsIn(const QList<QJsonObject>& events)
{
    QStringList names;
    for (const QJsonObject& event : events) {
        for (const QJsonValue section : event[QLatin1String("prompt")].toArray())
            names << section.toObject()[QLatin1String("name")].toString();
    }
    return names;
}

} // namespace

class MemoryProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        m_scenario = program::writeFile(m_folder.path(), "orders.json", ordersScenario);
    }

    void init()
    {
        m_store = m_folder.filePath(QStringLiteral("%1.db").arg(++m_stores));
        qputenv("QUERYMEND_STORE", m_store.toUtf8());
        const QList<QJsonObject> events = ask({});
        m_shown = events.first()[QLatin1String("database")].toString().toStdString();
        remember("What were the orders worth?", "SELECT sum(total) AS worth FROM orders", m_shown);
        remember("What were the orders of the branch worth?", "SELECT sum(total) FROM branch_orders", "another");
    }

    void listsWhatIsRemembered()
    {
        const program::Outcome listed = program::run(program::words("memory list"));
        QVERIFY2(listed.exitStatus == 0, listed.err.constData());
        QVERIFY2(listed.out.contains("SELECT sum(total) AS worth FROM orders"), listed.out.constData());
        const QList<QJsonObject> lines = program::objectsOf(program::run(program::words("memory --json")).out);
        QCOMPARE(lines.size(), 2);
        for (const char* const key : {"id", "kind", "database", "question", "evidence", "sql"})
            QVERIFY2(lines.first().contains(QLatin1String(key)), key);
    }

    void showsAnExampleForItsOwnDatabaseOnly()
    {
        const QList<QJsonObject> events = ask({});
        QVERIFY(sectionsIn(events).contains(QStringLiteral("examples")));
        const QByteArray prompt = program::run(askWords({})).out;
        QVERIFY(!prompt.contains("branch_orders"));
    }

    void doesWithoutItOnRequest()
    {
        QVERIFY(!sectionsIn(ask({QStringLiteral("--no-memory")})).contains(QStringLiteral("examples")));
    }

    void forgets()
    {
        const QList<QJsonObject> lines = program::objectsOf(program::run(program::words("memory --json")).out);
        const QString id = lines.first()[QLatin1String("id")].toString();
        const program::Outcome forgotten =
            program::run({QStringLiteral("memory"), QStringLiteral("forget"), id.left(12)});
        QVERIFY2(forgotten.exitStatus == 0, forgotten.err.constData());
        const QList<QJsonObject> left = program::objectsOf(program::run(program::words("memory --json")).out);
        QCOMPARE(left.size(), 1);
        QVERIFY(left.first()[QLatin1String("id")].toString() != id);
    }

    void saysWhatItCannotDo_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("an id that nothing has") << "memory forget zzz" << QByteArray("nothing has the id zzz");
        QTest::newRow("no id") << "memory forget" << QByteArray("forget and one or more ids");
        QTest::newRow("another word") << "memory clear" << QByteArray("say list");
    }

    void saysWhatItCannotDo()
    {
        QFETCH(const QString, words);
        QFETCH(const QByteArray, said);
        const program::Outcome refused = program::run(program::words(words.toUtf8().constData()));
        QCOMPARE(refused.exitStatus, 2);
        QVERIFY2(refused.err.contains(said), refused.err.constData());
        QCOMPARE(program::objectsOf(program::run(program::words("memory --json")).out).size(), 2);
    }

private:
    [[nodiscard]] QStringList askWords(const QStringList& options) const
    {
        return QStringList{QStringLiteral("ask"),
                           QStringLiteral("--db"),
                           QStringLiteral("sqlite://") + m_database.path(),
                           QStringLiteral("--model"),
                           QStringLiteral("scenario:") + m_scenario,
                           QStringLiteral("--json")}
        + options;
    }

    [[nodiscard]] QList<QJsonObject> ask(const QStringList& options) const
    {
        return program::objectsOf(program::run(askWords(options)).out);
    }

    void remember(const std::string& question, const std::string& sql, const std::string& database)
    {
        const auto store = querymend::RunStore::open(querymend::readStorePlace(m_store.toStdString()).value());
        QVERIFY(store.ok());
        QVERIFY(store.value()->accept({{question, "", sql, database}, "sqlite", "r", 5}).ok());
    }

    QTemporaryDir m_folder;
    querymend::SqliteFile m_database{
        "CREATE TABLE orders (id INTEGER PRIMARY KEY, total INTEGER); INSERT INTO orders VALUES (1, 5);"};
    QString m_scenario;
    QString m_store;
    std::string m_shown;
    int m_stores = 0;
};

QTEST_GUILESS_MAIN(MemoryProgramTest)

#include "tst_memoryprogram.moc"
