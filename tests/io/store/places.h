#pragma once

#include "run/eventrecord.h"
#include "store/runstore.h"
#include "support/postgresserver.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace querymend::test {

/// Turns a store of this version back into the first format.
inline constexpr std::array backToFirstFormat{
    "DROP TABLE querymend_marks",
    "DROP TABLE querymend_answers",
    "DROP TABLE querymend_lessons",
    "ALTER TABLE querymend_runs DROP COLUMN categories",
    "UPDATE querymend_store SET format = 1, list = 1",
};

/// Creates empty locations for stores: files in a temporary folder, or databases of a private server.
class Places {
public:
    /// One row for each engine that a store can use.
    static void addRows()
    {
        QTest::addColumn<bool>("isServer");
        QTest::newRow("in a file") << false;
        QTest::newRow("on a PostgreSQL server") << true;
    }

    /// As a user would write it; empty if there is no server.
    std::string fresh(bool isServer)
    {
        const std::string name = "store" + std::to_string(++m_count);
        if (!isServer)
            return m_folder.filePath(QString::fromStdString(name + ".db")).toStdString();
        if (!m_server)
            m_server = std::make_unique<PostgresServer>();
        if (!m_server->ok() || !m_server->answerOf("postgres", "CREATE DATABASE " + name).empty())
            return {};
        return "postgresql:///" + name + "?user=owner&host=" + m_server->target("owner").options["host"];
    }

    /// Null if there is no server.
    std::unique_ptr<RunStore> freshStore(bool isServer)
    {
        m_last = fresh(isServer);
        return m_last.empty() ? nullptr : open(m_last);
    }
    /// The location of the last fresh store.
    [[nodiscard]] const std::string& last() const { return m_last; }

    static std::unique_ptr<RunStore> open(const std::string& place)
    {
        auto store = RunStore::open(readStorePlace(place).value());
        if (!store)
            qWarning("%s", store.error().text().c_str());
        return store ? std::move(store).value() : nullptr;
    }

    [[nodiscard]] const PostgresServer& server() const { return *m_server; }
    [[nodiscard]] bool restartServer() { return m_server->restart(); }
    [[nodiscard]] std::string lastName() const { return "store" + std::to_string(m_count); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<PostgresServer> m_server;
    std::string m_last;
    int m_count = 0;
};

inline bool execute(StoreEngine& engine, const QString& statement)
{
    const auto done = engine.execute(statement, "a test cannot go on");
    if (!done)
        qWarning("%s", done.error().text().c_str());
    return done.ok();
}

/// Empty if it succeeded.
inline QString problemOf(const StoreDone& done)
{
    return done ? QString() : QString::fromStdString(done.error().text());
}

inline void appendAll(RunStore& store, const std::vector<RunEvent>& events)
{
    for (const RunEvent& event : events)
        QCOMPARE(problemOf(store.append(event)), QString());
}

/// The records as stored, one per line.
inline std::string recordsOf(const std::vector<RunEvent>& events)
{
    std::string text;
    for (const RunEvent& event : events)
        text += toRecord(event) + '\n';
    return text;
}

} // namespace querymend::test
