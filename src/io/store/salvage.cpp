#include "store/salvage.h"

#include "run/eventrecord.h"
#include "store/damagedrows.h"
#include "store/listmaking.h"
#include "store/memorytable.h"
#include "store/sqlitestore.h"
#include "store/storetables.h"

#include <QFileInfo>

#include <set>
#include <utility>

namespace querymend {

namespace {

/// Puts records into a new store, each once.
class SalvageWriter {
public:
    SalvageWriter(StoreEngine& engine, Salvaged& report)
        : m_engine(engine), m_report(report), m_events(engine), m_list(engine)
    {}

    StoreDone take(const std::vector<QVariantList>& rows)
    {
        constexpr auto doing = "what was salvaged cannot be stored";
        StoreTransaction transaction(m_engine);
        if (auto begun = transaction.begin(doing); !begun)
            return begun;
        for (const QVariantList& row : rows) {
            const std::string record = row[0].toByteArray().toStdString();
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

std::string textIn(const QVariantList& row, int column)
{
    return row[column].toString().toStdString();
}

/// Whether the run could be salvaged is for the list to say.
StoreDone putMarks(SqliteStore& to, const QVariantList& row)
{
    const auto known = RunList(to).find(textIn(row, 0));
    if (!known)
        return Failure{known.error()};
    return *known ? MarkTable(to).put(textIn(row, 0), {textIn(row, 1), tagsIn(textIn(row, 2))})
                  : StoreDone(std::monostate{});
}

StoreDone putAnswer(SqliteStore& to, const QVariantList& row)
{
    return MemoryTable(to).take({textIn(row, 0),
                                 {textIn(row, 1), textIn(row, 2), textIn(row, 3), textIn(row, 4)},
                                 textIn(row, 5),
                                 acceptedHow(row[6].toInt()),
                                 row[7].toLongLong()});
}

/// What is no lesson any more is passed over.
StoreDone putLesson(SqliteStore& to, const QVariantList& row)
{
    const auto lessons = readLessons(textIn(row, 0));
    StoreDone done = std::monostate{};
    for (std::size_t i = 0; done && lessons && i < lessons->size(); ++i)
        done = MemoryTable(to).put((*lessons)[i]);
    return done;
}

/// The tables beside the events, of which a store of the first version has none.
class TableSalvage {
public:
    TableSalvage(SqliteStore& from, SqliteStore& to, Salvaged& report) : m_from(from), m_to(to), m_report(report) {}

    using Put = StoreDone (*)(SqliteStore& to, const QVariantList& row);
    StoreDone copy(const char* table, const char* columns, Put put, std::uint64_t& count)
    {
        DamagedRows rows(m_from, QString::fromLatin1(table), QString::fromLatin1(columns));
        for (auto some = rows.next(); !some.empty(); some = rows.next()) {
            for (const QVariantList& row : some) {
                if (auto done = put(m_to, row); !done)
                    return done;
                ++count;
            }
        }
        m_report.gaps += rows.gaps();
        return std::monostate{};
    }

private:
    SqliteStore& m_from;
    SqliteStore& m_to;
    Salvaged& m_report;
};

/// What people put down, the answers that they accepted, and what runs have taught.
StoreDone copyBesideEvents(SqliteStore& from, SqliteStore& to, Salvaged& report)
{
    constexpr auto doing = "what was salvaged cannot be stored";
    StoreTransaction transaction(to);
    TableSalvage tables(from, to, report);
    std::uint64_t marks = 0;
    auto done = transaction.begin(doing);
    if (done)
        done = tables.copy("querymend_marks", "run, note, tags", putMarks, marks);
    if (done)
        done = tables.copy("querymend_answers", "id, question, evidence, sql, database, run, accepted, at", putAnswer,
                           report.answers);
    if (done)
        done = tables.copy("querymend_lessons", "lesson", putLesson, report.lessons);
    return done ? transaction.commit(doing) : done;
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
    DamagedRows events(from, QStringLiteral("querymend_events"), QStringLiteral("CAST(record AS BLOB)"));
    SalvageWriter writer(to, report);
    for (auto rows = events.next(); !rows.empty(); rows = events.next()) {
        if (auto taken = writer.take(rows); !taken)
            return Failure{std::move(taken).error()};
    }
    report.gaps = events.gaps();
    if (auto finished = writer.finish(); !finished)
        return Failure{std::move(finished).error()};
    if (auto copied = copyBesideEvents(from, to, report); !copied)
        return Failure{std::move(copied).error()};
    return report;
}

} // namespace querymend
