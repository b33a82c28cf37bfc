#include "store/storetables.h"

#include <QSqlQuery>

#include <array>

namespace querymend {

namespace {

constexpr int formatVersion = 2; ///< a store with a higher one is refused
constexpr int listVersion = 2;   ///< what is in the list of runs, which can be made again from the events

// The events are the record; the list says again what they say, so that a list of runs need not read them all.
constexpr std::array tables{
    "CREATE TABLE querymend_store (format BIGINT NOT NULL, list BIGINT NOT NULL)",
    "CREATE TABLE querymend_runs (id TEXT PRIMARY KEY, started BIGINT NOT NULL, question TEXT NOT NULL, "
    "database TEXT NOT NULL, dialect TEXT NOT NULL, model TEXT NOT NULL, model_kind TEXT NOT NULL, "
    "outcome TEXT NOT NULL, attempts BIGINT NOT NULL, retries BIGINT NOT NULL, tokens BIGINT NOT NULL, "
    "time_ms BIGINT NOT NULL, last_seq BIGINT NOT NULL, last_event TEXT NOT NULL, words TEXT NOT NULL, "
    "categories TEXT NOT NULL DEFAULT '')",
    "CREATE INDEX querymend_runs_started ON querymend_runs (started, id)",
    "CREATE TABLE querymend_events (run TEXT NOT NULL REFERENCES querymend_runs (id) ON DELETE CASCADE, "
    "seq BIGINT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (run, seq))",
    "CREATE TABLE querymend_marks (run TEXT PRIMARY KEY REFERENCES querymend_runs (id) ON DELETE CASCADE, "
    "note TEXT NOT NULL, tags TEXT NOT NULL, words TEXT NOT NULL)",
    // What runs have taught.
    "CREATE TABLE querymend_answers (id TEXT PRIMARY KEY, question TEXT NOT NULL, evidence TEXT NOT NULL, "
    "sql TEXT NOT NULL, database TEXT NOT NULL, run TEXT NOT NULL, accepted INTEGER NOT NULL, at BIGINT NOT NULL)",
    "CREATE TABLE querymend_lessons (id TEXT PRIMARY KEY, lesson TEXT NOT NULL)",
};
constexpr std::size_t firstFormatTables = 4; ///< how many of them the first format had

/// What the first format lacks.
constexpr std::array secondFormat{
    "ALTER TABLE querymend_runs ADD COLUMN categories TEXT NOT NULL DEFAULT ''",
    tables[firstFormatTables],
    tables[firstFormatTables + 1],
    tables[firstFormatTables + 2],
    "UPDATE querymend_store SET format = 2",
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
    statements.push_back(QStringLiteral("INSERT INTO querymend_store (format, list) VALUES (%1, %2)")
                             .arg(formatVersion)
                             .arg(listVersion));
    for (const QString& statement : statements) {
        if (!query.exec(statement))
            return Failure{engine.errorOf(query.lastError(), making)};
    }
    return transaction.commit(making);
}

StoreDone upgrade(StoreEngine& engine)
{
    constexpr auto upgrading = "its tables cannot be brought to this version";
    StoreTransaction transaction(engine);
    if (auto begun = transaction.begin(upgrading); !begun)
        return begun;
    QSqlQuery query(engine.database());
    const QString onlyOne = engine.onlyOneStatement();
    if (!onlyOne.isEmpty() && !query.exec(onlyOne))
        return Failure{engine.errorOf(query.lastError(), upgrading)};
    const auto versions = versionsOf(engine);
    if (!versions)
        return Failure{versions.error()};
    if (versions->format != 1) // somebody else was faster
        return std::monostate{};
    for (const char* const statement : secondFormat) {
        if (!query.exec(QString::fromLatin1(statement)))
            return Failure{engine.errorOf(query.lastError(), upgrading)};
    }
    return transaction.commit(upgrading);
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
    if (versions->format == 1) {
        if (auto upgraded = upgrade(engine); !upgraded)
            return Failure{std::move(upgraded).error()};
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
