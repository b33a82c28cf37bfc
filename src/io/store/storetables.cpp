#include "store/storetables.h"

#include "store/storeformat.h"

#include <QDeadlineTimer>

#include <array>
#include <chrono>
#include <thread>

namespace querymend {

namespace {

constexpr int formatVersion = 2; ///< stores with a higher one are refused
constexpr int listVersion = 3;   ///< of the list of runs, which can be rebuilt from the events

// The events are the record; querymend_runs repeats some of it, so that listing runs need not read all events.
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
    // What was learned from runs.
    "CREATE TABLE querymend_answers (id TEXT PRIMARY KEY, question TEXT NOT NULL, evidence TEXT NOT NULL, "
    "sql TEXT NOT NULL, database TEXT NOT NULL, run TEXT NOT NULL, accepted INTEGER NOT NULL, at BIGINT NOT NULL)",
    "CREATE TABLE querymend_lessons (id TEXT PRIMARY KEY, lesson TEXT NOT NULL)",
};
constexpr std::size_t firstFormatTables = 4; ///< the number of tables in the first format

/// Upgrades the first format.
constexpr std::array secondFormat{
    "ALTER TABLE querymend_runs ADD COLUMN categories TEXT NOT NULL DEFAULT ''",
    tables[firstFormatTables],
    tables[firstFormatTables + 1],
    tables[firstFormatTables + 2],
    "UPDATE querymend_store SET format = 2",
};

constexpr auto making = "its tables cannot be created";

struct Versions {
    int format = 0;
    int list = 0;
};

Result<Versions, StoreError> versionsOf(StoreEngine& engine)
{
    const auto stored = engine.run(QStringLiteral("SELECT max(format), max(list) FROM querymend_store"), {},
                                   "its version cannot be read");
    if (!stored)
        return Failure{stored.error()};
    return Versions{stored->rows[0][0].toInt(), stored->rows[0][1].toInt()};
}

StoreDone makeTables(StoreEngine& engine)
{
    StoreTransaction transaction(engine);
    if (auto begun = transaction.beginAlone(making); !begun)
        return begun;
    const auto madeMeanwhile = engine.hasTables();
    if (!madeMeanwhile)
        return Failure{madeMeanwhile.error()};
    if (*madeMeanwhile)
        return {};
    std::vector<QString> statements = engine.makingStatements();
    for (const char* table : tables)
        statements.push_back(QString::fromLatin1(table));
    statements.push_back(QStringLiteral("INSERT INTO querymend_store (format, list) VALUES (%1, %2)")
                             .arg(formatVersion)
                             .arg(listVersion));
    for (const QString& statement : statements) {
        if (auto made = engine.execute(statement, making); !made)
            return made;
    }
    return transaction.commit(making);
}

StoreDone upgrade(StoreEngine& engine)
{
    constexpr auto upgrading = "its tables cannot be upgraded to this version";
    StoreTransaction transaction(engine);
    if (auto begun = transaction.beginAlone(upgrading); !begun)
        return begun;
    const auto versions = versionsOf(engine);
    if (!versions)
        return Failure{versions.error()};
    if (versions->format != 1) // another program has already done it
        return {};
    for (const char* const statement : secondFormat) {
        if (auto changed = engine.execute(QString::fromLatin1(statement), upgrading); !changed)
            return changed;
    }
    return transaction.commit(upgrading);
}

StoreError ofNewerVersion(const StoreEngine& engine, int format)
{
    return {StoreFailure::newerVersion,
            "The store " + engine.place().shown() + " was written by a newer version (format " + std::to_string(format)
                + ", this program supports up to " + std::to_string(formatVersion) + "); it was left unchanged",
            "Start the newer version, or choose another location for the store"};
}

/// SQLite refuses at once, without its usual wait, when two programs switch a file to its log at the same time.
StoreDone preparedForWriting(StoreEngine& engine)
{
    constexpr std::chrono::milliseconds betweenTries{20};
    const QDeadlineTimer patience(std::chrono::seconds(5));
    auto prepared = engine.prepareForWriting();
    while (!prepared && prepared.error().failure == StoreFailure::busy && !patience.hasExpired()) {
        std::this_thread::sleep_for(betweenTries);
        prepared = engine.prepareForWriting();
    }
    return prepared;
}

/// Fails if this program can neither use nor upgrade the tables.
Result<Versions, StoreError> supportedVersionsOf(StoreEngine& engine)
{
    auto versions = versionsOf(engine);
    if (!versions)
        return versions;
    if (versions->format > formatVersion)
        return Failure{ofNewerVersion(engine, versions->format)};
    if (versions->format < 1)
        return Failure{StoreError{StoreFailure::damaged,
                                  "The store " + engine.place().shown() + " does not say its version",
                                  engine.adviceOnDamage()}};
    return versions;
}

} // namespace

StoreDone checkTables(StoreEngine& engine)
{
    const auto versions = supportedVersionsOf(engine);
    if (versions)
        return {};
    return Failure{versions.error()};
}

StoreDone checkFormat(const StoreEngine& engine)
{
    if (engine.format() != 1)
        return {};
    return Failure{StoreError{StoreFailure::notWritable,
                              "The store " + engine.place().shown()
                                  + ": its tables are from an older version and could not be upgraded",
                              "Open it once with permission to change its tables"}};
}

StoreTransaction::~StoreTransaction()
{
    if (m_isOpen)
        static_cast<void>(m_engine.execute(QStringLiteral("ROLLBACK"), {}));
}

StoreDone StoreTransaction::begin(const std::string& doing)
{
    if (auto isOurs = checkFormat(m_engine); !isOurs)
        return isOurs;
    auto begun = m_engine.execute(m_engine.beginStatement(), doing);
    m_isOpen = begun.ok();
    return begun;
}

StoreDone StoreTransaction::beginAlone(const std::string& doing)
{
    if (auto begun = begin(doing); !begun)
        return begun;
    const QString onlyOne = m_engine.onlyOneStatement();
    return onlyOne.isEmpty() ? StoreDone() : m_engine.execute(onlyOne, doing);
}

StoreDone StoreTransaction::commit(const std::string& doing)
{
    auto committed = m_engine.execute(QStringLiteral("COMMIT"), doing);
    m_isOpen = !committed.ok();
    return committed;
}

Result<ListState, StoreError> prepareTables(StoreEngine& engine, StoreUse use)
{
    const auto isThere = engine.hasTables();
    if (!isThere)
        return Failure{isThere.error()};
    if (!*isThere) {
        if (auto made = makeTables(engine); !made)
            return Failure{std::move(made).error()};
    }
    const auto versions = supportedVersionsOf(engine);
    if (!versions)
        return Failure{versions.error()};
    engine.setFormat(formatVersion);
    auto ready = preparedForWriting(engine);
    if (ready && versions->format == 1)
        ready = upgrade(engine);
    if (!ready) {
        if (use == StoreUse::writing || ready.error().failure != StoreFailure::notWritable)
            return Failure{std::move(ready).error()};
        engine.setFormat(versions->format);
    }
    return versions->list < listVersion ? ListState::isOlder : ListState::isCurrent;
}

StoreDone markListCurrent(StoreEngine& engine)
{
    const QString sql = QStringLiteral("UPDATE querymend_store SET list = %1 WHERE list < %1");
    return engine.execute(sql.arg(listVersion), "its list of runs cannot be rebuilt");
}

} // namespace querymend
