#include "store/storetables.h"

#include <QSqlQuery>

#include <array>

namespace querymend {

namespace {

constexpr int formatVersion = 2; ///< a store with a higher one is refused
constexpr int listVersion = 1;   ///< what is in the list of runs, which can be made again from the events

// The events are the record; the list says again what they say, so that a list of runs need not read them all.
constexpr std::array tables{
    "CREATE TABLE querymend_store (format BIGINT NOT NULL, list BIGINT NOT NULL)",
    "CREATE TABLE querymend_runs (id TEXT PRIMARY KEY, started BIGINT NOT NULL, question TEXT NOT NULL, "
    "database TEXT NOT NULL, dialect TEXT NOT NULL, model TEXT NOT NULL, model_kind TEXT NOT NULL, "
    "outcome TEXT NOT NULL, attempts BIGINT NOT NULL, retries BIGINT NOT NULL, tokens BIGINT NOT NULL, "
    "time_ms BIGINT NOT NULL, last_seq BIGINT NOT NULL, last_event TEXT NOT NULL, words TEXT NOT NULL)",
    "CREATE INDEX querymend_runs_started ON querymend_runs (started, id)",
    "CREATE TABLE querymend_events (run TEXT NOT NULL REFERENCES querymend_runs (id) ON DELETE CASCADE, "
    "seq BIGINT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (run, seq))",
};

// What runs have taught: since format 2. An older store gets these when it is opened.
constexpr std::array memoryTables{
    "CREATE TABLE IF NOT EXISTS querymend_answers (id TEXT PRIMARY KEY, question TEXT NOT NULL, "
    "evidence TEXT NOT NULL, sql TEXT NOT NULL, database TEXT NOT NULL, run TEXT NOT NULL, accepted INTEGER NOT NULL, "
    "at BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS querymend_lessons (id TEXT PRIMARY KEY, lesson TEXT NOT NULL)",
};

constexpr auto making = "its tables cannot be made";

struct Versions {
    int format = 0;
    int list = 0;
};

Result<Versions, StoreError> versionsOf(StoreEngine& engine)
{
    QSqlQuery query(engine.database());
    if (!query.exec(QStringLiteral("SELECT max(format), max(list) FROM querymend_store")) || !query.next())
        return Failure{engine.errorOf(query.lastError(), "its version cannot be read")};
    return Versions{query.value(0).toInt(), query.value(1).toInt()};
}

StoreDone makeTables(StoreEngine& engine)
{
    StoreTransaction transaction(engine);
    if (auto begun = transaction.beginAlone(making); !begun)
        return begun;
    QSqlQuery query(engine.database());
    const auto madeMeanwhile = engine.hasTables();
    if (!madeMeanwhile)
        return Failure{madeMeanwhile.error()};
    if (*madeMeanwhile)
        return std::monostate{};
    std::vector<QString> statements = engine.makingStatements();
    for (const char* table : tables)
        statements.push_back(QString::fromLatin1(table));
    for (const char* table : memoryTables)
        statements.push_back(QString::fromLatin1(table));
    statements.push_back(QStringLiteral("INSERT INTO querymend_store (format, list) VALUES (%1, %2)")
                             .arg(formatVersion)
                             .arg(listVersion));
    for (const QString& statement : statements) {
        if (!query.exec(statement))
            return Failure{engine.errorOf(query.lastError(), making)};
    }
    return transaction.commit(making);
}

/// Two programs may do this one behind the other.
StoreDone addMemoryTables(StoreEngine& engine)
{
    StoreTransaction transaction(engine);
    if (auto begun = transaction.beginAlone(making); !begun)
        return begun;
    QSqlQuery query(engine.database());
    for (const char* table : memoryTables) {
        if (!query.exec(QString::fromLatin1(table)))
            return Failure{engine.errorOf(query.lastError(), making)};
    }
    if (!query.exec(QStringLiteral("UPDATE querymend_store SET format = %1").arg(formatVersion)))
        return Failure{engine.errorOf(query.lastError(), making)};
    return transaction.commit(making);
}

} // namespace

StoreTransaction::~StoreTransaction()
{
    if (m_isOpen)
        QSqlQuery(m_engine.database()).exec(QStringLiteral("ROLLBACK"));
}

StoreDone StoreTransaction::begin(const std::string& doing)
{
    QSqlQuery query(m_engine.database());
    m_isOpen = query.exec(m_engine.beginStatement());
    if (!m_isOpen)
        return Failure{m_engine.errorOf(query.lastError(), doing)};
    return std::monostate{};
}

StoreDone StoreTransaction::beginAlone(const std::string& doing)
{
    if (auto begun = begin(doing); !begun)
        return begun;
    const QString onlyOne = m_engine.onlyOneStatement();
    QSqlQuery query(m_engine.database());
    if (!onlyOne.isEmpty() && !query.exec(onlyOne))
        return Failure{m_engine.errorOf(query.lastError(), doing)};
    return std::monostate{};
}

StoreDone StoreTransaction::commit(const std::string& doing)
{
    QSqlQuery query(m_engine.database());
    if (!query.exec(QStringLiteral("COMMIT")))
        return Failure{m_engine.errorOf(query.lastError(), doing)};
    m_isOpen = false;
    return std::monostate{};
}

Result<ListState, StoreError> prepareTables(StoreEngine& engine)
{
    const auto isThere = engine.hasTables();
    if (!isThere)
        return Failure{isThere.error()};
    if (!*isThere) {
        if (auto made = makeTables(engine); !made)
            return Failure{std::move(made).error()};
    }
    const auto versions = versionsOf(engine);
    if (!versions)
        return Failure{versions.error()};
    if (versions->format > formatVersion)
        return Failure{StoreError{StoreFailure::newerVersion,
                                  "The store " + engine.place().shown() + " was written by a newer version (format "
                                      + std::to_string(versions->format) + ", this program knows up to "
                                      + std::to_string(formatVersion) + "); nothing in it was touched",
                                  "Start the newer version, or choose another place for the store"}};
    if (versions->format < 1)
        return Failure{StoreError{StoreFailure::damaged,
                                  "The store " + engine.place().shown() + " does not say its version",
                                  "Salvage what can be read into a new store; this one stays as it is"}};
    if (auto settled = engine.settle(); !settled)
        return Failure{std::move(settled).error()};
    if (versions->format < formatVersion) {
        if (auto added = addMemoryTables(engine); !added)
            return Failure{std::move(added).error()};
    }
    return versions->list < listVersion ? ListState::isOlder : ListState::isCurrent;
}

StoreDone markListCurrent(StoreEngine& engine)
{
    QSqlQuery query(engine.database());
    if (!query.exec(QStringLiteral("UPDATE querymend_store SET list = %1").arg(listVersion)))
        return Failure{engine.errorOf(query.lastError(), "its list of runs cannot be made again")};
    return std::monostate{};
}

} // namespace querymend
