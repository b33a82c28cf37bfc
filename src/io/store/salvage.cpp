#include "store/salvage.h"

#include "run/eventrecord.h"
#include "store/listmaking.h"
#include "store/sqlitestore.h"
#include "store/storetables.h"

#include <QFileInfo>
#include <QSqlQuery>

#include <limits>
#include <set>
#include <utility>

namespace querymend {

namespace {

using RowId = qlonglong;

/// The events of a damaged file in the order of their rows, past the places that cannot be read.
class DamagedEvents {
public:
    explicit DamagedEvents(StoreEngine& engine) : m_engine(engine) {}

    /// Some more records; none at the end.
    std::vector<std::string> next()
    {
        std::vector<std::string> records;
        while (records.empty() && !m_isAtEnd) {
            if (!read(records) && !skipDamage())
                m_isAtEnd = true;
        }
        return records;
    }

    [[nodiscard]] std::uint64_t gaps() const { return m_gaps; }

private:
    static constexpr RowId most = std::numeric_limits<RowId>::max();

    /// Prepares the rows from one on. Not "behind one": to go on behind a row, SQLite reads the page of that row.
    bool begin(QSqlQuery& query, RowId from, int limit) const
    {
        const QString sql = QStringLiteral("SELECT rowid, CAST(record AS BLOB) FROM querymend_events "
                                           "WHERE rowid >= ? ORDER BY rowid LIMIT %1");
        query.setForwardOnly(true);
        if (!query.prepare(sql.arg(limit)))
            return false;
        query.bindValue(0, from);
        return query.exec();
    }

    /// False where something cannot be read; what stands before it is taken.
    bool read(std::vector<std::string>& records)
    {
        constexpr int atOnce = 500;
        QSqlQuery query(m_engine.database());
        if (!begin(query, m_next, atOnce))
            return false;
        while (query.next()) {
            const RowId row = query.value(0).toLongLong();
            if (row < m_next || row == most) // a damaged tree can lead back to where it came from
                return !records.empty();
            m_next = row + 1;
            records.push_back(query.value(1).toByteArray().toStdString());
        }
        if (query.lastError().isValid())
            return !records.empty();
        m_isAtEnd = records.empty();
        return true;
    }

    [[nodiscard]] bool canRead(RowId from) const
    {
        QSqlQuery query(m_engine.database());
        return begin(query, from, 1) && query.next() && query.value(0).toLongLong() >= from;
    }

    /// Goes to the nearest place from which on something can be read; false where there is none.
    bool skipDamage()
    {
        ++m_gaps;
        RowId bad = m_next;
        RowId step = 1;
        while (!canRead(m_next + step)) {
            bad = m_next + step;
            if (step > (most - m_next) / 2)
                return false;
            step *= 2;
        }
        RowId good = m_next + step;
        while (good - bad > 1) {
            const RowId middle = bad + (good - bad) / 2;
            (canRead(middle) ? good : bad) = middle;
        }
        m_next = good;
        return true;
    }

    StoreEngine& m_engine;
    RowId m_next = 0;
    bool m_isAtEnd = false;
    std::uint64_t m_gaps = 0;
};

/// Puts records into a new store, each once.
class SalvageWriter {
public:
    SalvageWriter(StoreEngine& engine, Salvaged& report)
        : m_engine(engine), m_report(report), m_events(engine), m_list(engine)
    {}

    StoreDone take(const std::vector<std::string>& records)
    {
        constexpr auto doing = "what was salvaged cannot be stored";
        StoreTransaction transaction(m_engine);
        if (auto begun = transaction.begin(doing); !begun)
            return begun;
        for (const std::string& record : records) {
            auto event = readRecord(record);
            if (!event || !isRunId(event->run) || event->seq > highestSeq || !lineProblem(record).empty()
                || !m_taken[event->run].insert(event->seq).second) {
                ++m_report.unreadable;
                continue;
            }
            if (auto stored = put({std::move(event).value(), record}); !stored)
                return stored;
        }
        return transaction.commit(doing);
    }

    StoreDone finish()
    {
        m_report.runs = m_listed.size();
        return makeListAgain(m_engine, m_events, m_list);
    }

private:
    StoreDone put(const RunLine& line)
    {
        if (m_listed.insert(line.event.run).second) {
            RunSummary summary; // until the list is made again
            summary.run = line.event.run;
            if (auto listed = m_list.put(summary); !listed)
                return listed;
        }
        ++m_report.events;
        return m_events.insert(line);
    }

    StoreEngine& m_engine;
    Salvaged& m_report;
    EventTable m_events;
    RunList m_list;
    std::set<std::string> m_listed;
    std::map<std::string, std::set<std::uint64_t>> m_taken;
};

/// What people put down is copied as far as it can be read; a store of the first version has none.
StoreDone copyMarks(SqliteStore& from, SqliteStore& to)
{
    QSqlQuery read(from.database());
    MarkTable marks(to);
    RunList list(to);
    read.setForwardOnly(true);
    if (!read.exec(QStringLiteral("SELECT run, note, tags FROM querymend_marks")))
        return std::monostate{};
    while (read.next()) {
        const auto text = [&](int column) { return read.value(column).toString().toStdString(); };
        const auto known = list.find(text(0));
        if (!known)
            return Failure{known.error()};
        if (!*known)
            continue;
        if (auto put = marks.put(text(0), {text(1), tagsIn(text(2))}); !put)
            return put;
    }
    return std::monostate{};
}

} // namespace

Result<Salvaged, StoreError> salvageStore(const StoreFile& damaged, const StoreFile& made)
{
    if (QFileInfo::exists(QString::fromStdString(made.path)))
        return Failure{StoreError{StoreFailure::notAStore, "There is a file " + made.path + " already",
                                  "Choose a name that no file has for what is salvaged"}};
    if (!QFileInfo::exists(QString::fromStdString(damaged.path)))
        return Failure{
            StoreError{StoreFailure::notAStore, "There is no file " + damaged.path, "Choose the damaged file"}};
    SqliteStore from(StorePlace{damaged}, SqliteStore::Access::readOnly);
    SqliteStore to(StorePlace{made});
    if (auto connected = from.connect(); !connected)
        return Failure{std::move(connected).error()};
    if (auto connected = to.connect(); !connected)
        return Failure{std::move(connected).error()};
    if (auto prepared = prepareTables(to); !prepared)
        return Failure{std::move(prepared).error()};
    Salvaged report;
    DamagedEvents events(from);
    SalvageWriter writer(to, report);
    for (auto records = events.next(); !records.empty(); records = events.next()) {
        if (auto taken = writer.take(records); !taken)
            return Failure{std::move(taken).error()};
    }
    report.gaps = events.gaps();
    if (auto finished = writer.finish(); !finished)
        return Failure{std::move(finished).error()};
    if (auto copied = copyMarks(from, to); !copied)
        return Failure{std::move(copied).error()};
    return report;
}

} // namespace querymend
