#include "store/salvage.h"

#include "run/eventrecord.h"
#include "store/leftrows.h"
#include "store/listmaking.h"
#include "store/memorytable.h"
#include "store/sqlitestore.h"
#include "store/storetables.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <map>
#include <set>
#include <utility>

namespace querymend {

namespace {

constexpr auto doing = "the salvaged data cannot be stored";

/// Numbers of columns in our tables, by which their rows are told apart.
enum ColumnCount {
    lessonColumns = 2, // also the table of versions
    eventColumns = 3,
    markColumns = 4,
    answerColumns = 8,
    firstListColumns = 15,
    listColumns = 16,
};

std::string textIn(const QVariantList& row, int column)
{
    return row[column].toString().toStdString();
}

/// Writes the rows found to a new store, each event once.
class SalvageWriter {
public:
    SalvageWriter(StoreEngine& engine, Salvaged& report)
        : m_engine(engine), m_report(report), m_events(engine), m_list(engine)
    {}

    StoreDone take(std::vector<QVariantList> rows)
    {
        StoreTransaction transaction(m_engine);
        if (auto begun = transaction.begin(doing); !begun)
            return begun;
        for (QVariantList& row : rows) {
            auto taken = row.size() == eventColumns ? handleEvent(row[2].toByteArray().toStdString()) : StoreDone();
            if (!taken)
                return taken;
            if (row.size() != eventColumns)
                m_others.push_back(std::move(row));
        }
        return transaction.commit(doing);
    }

    /// To be called when all rows have been taken, because marks and the like can only be stored after their run.
    StoreDone finish()
    {
        StoreTransaction transaction(m_engine);
        auto done = transaction.begin(doing);
        for (auto put : {&SalvageWriter::putRun, &SalvageWriter::putMarks, &SalvageWriter::putMemory}) {
            for (std::size_t i = 0; done && i < m_others.size(); ++i)
                done = (this->*put)(m_others[i]);
        }
        if (done)
            done = transaction.commit(doing);
        m_report.runs = m_listed.size();
        return done ? makeListAgain(m_engine, m_events, m_list) : done;
    }

private:
    StoreDone handleEvent(const std::string& record)
    {
        auto event = readRecord(record);
        if (!event || !isRunId(event->run) || event->seq > highestSeq || !lineProblem(record).empty()) {
            ++m_report.unreadable;
            return {};
        }
        if (!m_taken[event->run].insert(event->seq).second)
            return {};
        if (m_listed.insert(event->run).second) {
            RunSummary summary; // until the list is rebuilt
            summary.run = event->run;
            if (auto listed = m_list.put(summary); !listed)
                return listed;
        }
        ++m_report.events;
        return m_events.insert({std::move(event).value(), record});
    }

    /// Stores a row of the list if it is all that is left of a run.
    StoreDone putRun(const QVariantList& row)
    {
        if (row.size() != listColumns && row.size() != firstListColumns)
            return {};
        QVariantList listed = row.first(firstListColumns - 1);
        listed << (row.size() == listColumns ? row.back() : QVariant()) << QString() << QString();
        const RunSummary summary = summaryOf(listed);
        if (!isRunId(summary.run) || !m_listed.insert(summary.run).second)
            return {};
        ++m_report.runsWithoutEvents;
        return m_list.put(summary);
    }

    StoreDone putMarks(const QVariantList& row)
    {
        const bool isOfRun = row.size() == markColumns && m_listed.contains(textIn(row, 0));
        return isOfRun ? MarkTable(m_engine).put(textIn(row, 0), {textIn(row, 1), tagsIn(textIn(row, 2))})
                       : StoreDone();
    }

    StoreDone putMemory(const QVariantList& row)
    {
        if (row.size() == answerColumns) {
            ++m_report.answers;
            return MemoryTable(m_engine).take({textIn(row, 0),
                                               {textIn(row, 1), textIn(row, 2), textIn(row, 3), textIn(row, 4)},
                                               textIn(row, 5),
                                               acceptedHow(row[6].toInt()),
                                               row[7].toLongLong()});
        }
        const auto lessons = row.size() == lessonColumns ? readLessons(textIn(row, 1)) : readLessons({});
        StoreDone done;
        for (std::size_t i = 0; done && lessons && i < lessons->size(); ++i) {
            ++m_report.lessons;
            done = MemoryTable(m_engine).put((*lessons)[i]);
        }
        return done;
    }

    StoreEngine& m_engine;
    Salvaged& m_report;
    EventTable m_events;
    RunList m_list;
    std::vector<QVariantList> m_others;
    std::set<std::string> m_listed;
    std::map<std::string, std::set<std::uint64_t>> m_taken;
};

/// A copy of the file with the log that a killed program left beside it; not made if there is no log.
class WholeCopy {
public:
    explicit WholeCopy(const QString& path)
    {
        const QString log = path + QStringLiteral("-wal");
        if (QFileInfo(log).size() <= 0 || !m_folder.isValid() || !QFile::copy(path, this->path())
            || !QFile::copy(log, this->path() + QStringLiteral("-wal")))
            return;
        SqliteStore engine(StorePlace{StoreFile{this->path().toStdString()}});
        static_cast<void>(engine.connect()); // may fail because of the damage
        for (const char* const statement : {"PRAGMA writable_schema = ON", "PRAGMA wal_checkpoint(TRUNCATE)"})
            static_cast<void>(engine.execute(QString::fromLatin1(statement), doing));
        m_isMade = true;
    }

    [[nodiscard]] bool isMade() const { return m_isMade; }
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("damaged.db")); }

private:
    QTemporaryDir m_folder;
    bool m_isMade = false;
};

Result<Salvaged, StoreError> salvageInto(SqliteStore& to, const QString& damaged)
{
    if (auto connected = to.connect(); !connected)
        return Failure{std::move(connected).error()};
    if (auto prepared = prepareTables(to); !prepared)
        return Failure{std::move(prepared).error()};
    Salvaged report;
    SalvageWriter writer(to, report);
    const WholeCopy copy(damaged);
    LeftRows left(copy.isMade() ? copy.path() : damaged);
    for (auto rows = left.next(); !rows.empty(); rows = left.next()) {
        if (auto taken = writer.take(std::move(rows)); !taken)
            return Failure{std::move(taken).error()};
    }
    if (auto finished = writer.finish(); !finished)
        return Failure{std::move(finished).error()};
    report.gaps = left.gaps();
    if (report.runs + report.answers + report.lessons == 0)
        return Failure{StoreError{StoreFailure::notAStore, "Nothing can be salvaged from " + damaged.toStdString(),
                                  "Restore the file from a backup, if there is one"}};
    return report;
}

} // namespace

Result<Salvaged, StoreError> salvageStore(const StoreFile& damaged, const StoreFile& made)
{
    const QString path = QString::fromStdString(made.path);
    if (QFileInfo::exists(path))
        return Failure{StoreError{StoreFailure::notAStore, "There is already a file " + made.path,
                                  "Choose a new file name for the salvaged store"}};
    const QFileInfo from(QString::fromStdString(damaged.path));
    if (from.exists() && !from.isFile())
        return Failure{
            StoreError{StoreFailure::notAStore,
                       damaged.path + ": "
                           + (from.isDir() ? "it is a folder, not a file" : "it is a device or a pipe, not a file"),
                       "Choose the damaged file"}};
    if (!from.isFile() || !from.isReadable())
        return Failure{StoreError{StoreFailure::notAStore, "There is no file " + damaged.path + " that can be read",
                                  "Choose the damaged file"}};
    auto to = std::make_unique<SqliteStore>(StorePlace{made});
    auto salvaged = salvageInto(*to, QString::fromStdString(damaged.path));
    to.reset();
    if (!salvaged) {
        for (const char* const part : {"", "-wal", "-shm", "-writers"})
            QFile::remove(path + QLatin1String(part));
    }
    return salvaged;
}

} // namespace querymend
