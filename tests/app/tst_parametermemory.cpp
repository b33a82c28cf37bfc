#include "storage/parametermemory.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

/// The values that parameters had last.
class ParameterMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QFile::remove(m_path); }

    void remembersByDatabase();
    void addsToWhatIsKnown();
    void keepsWhatAnotherWindowWrote();
    void forgetsAtTheEndOfASession();
    void neverKeepsSecrets();
    void forgetsTheOldestDatabases();
    void doesWithoutAFileThatCannotBeRead();

private:
    [[nodiscard]] ParameterValues kept(const std::string& database) const
    {
        return ParameterMemory(m_path).of(database);
    }

    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("state/parameters.json"));
};

void ParameterMemoryTest::remembersByDatabase()
{
    const ParameterValues values{{"from", {ParameterType::date, "2024-01-31"}},
                                 {"ids", {ParameterType::numbers, "1, 2"}},
                                 {"none", {ParameterType::null, ""}}};
    ParameterMemory memory(m_path);
    memory.note("shop", values, ParameterMemory::Keep::always);
    QVERIFY(memory.of("shop") == values);
    QVERIFY(memory.of("other").empty());
    QVERIFY(kept("shop") == values);
}

void ParameterMemoryTest::addsToWhatIsKnown()
{
    ParameterMemory memory(m_path);
    memory.note("shop", {{"a", {ParameterType::text, "1"}}, {"b", {ParameterType::text, "2"}}},
                ParameterMemory::Keep::always);
    memory.note("shop", {{"b", {ParameterType::number, "3"}}}, ParameterMemory::Keep::always);
    const ParameterValues values{{"a", {ParameterType::text, "1"}}, {"b", {ParameterType::number, "3"}}};
    QVERIFY(memory.of("shop") == values);
    QVERIFY(kept("shop") == values);
}

void ParameterMemoryTest::keepsWhatAnotherWindowWrote()
{
    ParameterMemory one(m_path);
    ParameterMemory other(m_path);
    one.note("shop", {{"a", {ParameterType::text, "1"}}}, ParameterMemory::Keep::always);
    other.note("shop", {{"b", {ParameterType::text, "2"}}}, ParameterMemory::Keep::always);
    QCOMPARE(kept("shop").size(), std::size_t{2});
}

void ParameterMemoryTest::forgetsAtTheEndOfASession()
{
    ParameterMemory memory(m_path);
    memory.note("shop", {{"a", {ParameterType::text, "1"}}}, ParameterMemory::Keep::inSession);
    QCOMPARE(memory.of("shop").size(), std::size_t{1});
    QVERIFY(!QFile::exists(m_path));
    memory.note("shop", {{"b", {ParameterType::text, "2"}}}, ParameterMemory::Keep::always);
    QCOMPARE(memory.of("shop").size(), std::size_t{2});
    QVERIFY((kept("shop") == ParameterValues{{"b", {ParameterType::text, "2"}}}));
}

void ParameterMemoryTest::neverKeepsSecrets()
{
    ParameterMemory memory(m_path);
    memory.note("shop", {{"api_token", {ParameterType::text, "s3cret"}}, {"a", {ParameterType::text, "1"}}},
                ParameterMemory::Keep::always);
    QVERIFY((memory.of("shop") == ParameterValues{{"a", {ParameterType::text, "1"}}}));
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("s3cret"));
}

void ParameterMemoryTest::forgetsTheOldestDatabases()
{
    ParameterMemory memory(m_path);
    for (int i = 0; i < 60; ++i)
        memory.note("database " + std::to_string(i), {{"a", {ParameterType::text, "1"}}},
                    ParameterMemory::Keep::always);
    QVERIFY(kept("database 0").empty());
    QVERIFY(!kept("database 59").empty());
}

void ParameterMemoryTest::doesWithoutAFileThatCannotBeRead()
{
    ParameterMemory first(m_path);
    first.note("shop", {{"a", {ParameterType::text, "1"}}}, ParameterMemory::Keep::always);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("no JSON");
    file.close();
    ParameterMemory memory(m_path);
    QVERIFY(memory.of("shop").empty());
    memory.note("shop", {{"b", {ParameterType::text, "2"}}}, ParameterMemory::Keep::always);
    QCOMPARE(kept("shop").size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(ParameterMemoryTest)
#include "tst_parametermemory.moc"
