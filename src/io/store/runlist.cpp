#include "store/runlist.h"

#include "run/enumnames.h"
#include "store/storetext.h"

#include <algorithm>
#include <limits>

namespace querymend {

namespace {

constexpr auto unfinished = "";
constexpr auto putting = "a run cannot be written to its list";
constexpr auto reading = "the list of runs cannot be read";
constexpr qsizetype longestSearch = 1000;

/// In the order in which rows are read and written. The last one is for searching only and is not read.
const QStringList& columns()
{
    static const QStringList names =
        QStringLiteral("id started question database dialect model model_kind outcome attempts retries tokens "
                       "time_ms last_seq last_event categories words")
            .split(QLatin1Char(' '));
    return names;
}

/// The first format had neither categories nor marks, and a read-only store cannot be upgraded.
QString tablesOf(int format)
{
    QStringList known = columns();
    known.removeOne(QStringLiteral("categories"));
    if (format < 2)
        return QStringLiteral("(SELECT %1, '' AS categories FROM querymend_runs) r LEFT JOIN "
                              "(SELECT '' AS run, '' AS note, '' AS tags, '' AS words) m ON m.run = r.id")
            .arg(known.join(QStringLiteral(", ")));
    return QStringLiteral("querymend_runs r LEFT JOIN querymend_marks m ON m.run = r.id");
}

/// Selects rows together with each run's note and tags.
QString selectStatement(const StoreEngine& engine)
{
    return QStringLiteral("SELECT r.%1, coalesce(m.note, ''), coalesce(m.tags, '') FROM %2 WHERE ")
        .arg(columns().mid(0, columns().size() - 1).join(QStringLiteral(", r.")), tablesOf(engine.format()));
}

QString putStatement()
{
    const QStringList places(columns().size(), QStringLiteral("?"));
    QStringList changes;
    for (const QString& name : columns().mid(1))
        changes.push_back(name + QStringLiteral(" = excluded.") + name);
    return QStringLiteral("INSERT INTO querymend_runs (%1) VALUES (%2) ON CONFLICT (id) DO UPDATE SET %3")
        .arg(columns().join(QStringLiteral(", ")), places.join(QStringLiteral(", ")),
             changes.join(QStringLiteral(", ")));
}

QString outcomeWord(RunStatus status)
{
    switch (status) {
    case RunStatus::running:
    case RunStatus::interrupted:
        return QString::fromLatin1(unfinished);
    case RunStatus::solved:
        return toStoreText(recordName(RunOutcome::solved));
    case RunStatus::gaveUp:
        return toStoreText(recordName(RunOutcome::gaveUp));
    case RunStatus::cancelled:
        return toStoreText(recordName(RunOutcome::cancelled));
    case RunStatus::failed:
        return toStoreText(recordName(RunOutcome::failed));
    case RunStatus::unanswerable:
        return toStoreText(recordName(RunOutcome::unanswerable));
    case RunStatus::unanswered:
        return toStoreText(recordName(RunOutcome::unanswered));
    }
    return {};
}

RunStatus statusOf(const QString& word)
{
    for (const RunStatus status : {RunStatus::interrupted, RunStatus::solved, RunStatus::gaveUp, RunStatus::cancelled,
                                   RunStatus::failed, RunStatus::unanswerable, RunStatus::unanswered}) {
        if (word == outcomeWord(status))
            return status;
    }
    return RunStatus::failed;
}

ModelKind modelKindOf(const QString& word)
{
    for (const ModelKind kind :
         {ModelKind::live, ModelKind::recorded, ModelKind::scripted, ModelKind::agent, ModelKind::builtIn}) {
        if (word == toStoreText(recordName(kind)))
            return kind;
    }
    return ModelKind::live;
}

/// A letter for each category, so that it can be searched for.
QString letterOf(Category category)
{
    return QString(QLatin1Char(static_cast<char>('a' + static_cast<int>(category))));
}

QString lettersOf(const std::vector<Category>& categories)
{
    QString letters = QStringLiteral(""); // a null string would be stored as NULL
    for (const Category category : categories)
        letters += letterOf(category);
    return letters;
}

std::vector<Category> categoriesOf(const QString& letters)
{
    std::vector<Category> categories;
    for (const QChar letter : letters) {
        const int number = letter.toLatin1() - 'a';
        if (number >= 0 && number <= static_cast<int>(Category::generic))
            categories.push_back(static_cast<Category>(number));
    }
    return categories;
}

/// The text to search in, case-folded here because the engines only fold ASCII letters.
QString wordsOf(const RunSummary& summary)
{
    return toStoreText(summary.question + '\n' + summary.database + '\n' + summary.model).toCaseFolded();
}

/// A LIKE pattern that finds the word literally.
QString patternFor(const QString& word)
{
    QString pattern = QStringLiteral("%");
    for (const QChar c : word) {
        if (c == QLatin1Char('%') || c == QLatin1Char('_') || c == QLatin1Char('!'))
            pattern += QLatin1Char('!');
        pattern += c;
    }
    return pattern + QLatin1Char('%');
}

qlonglong storedNumber(std::uint64_t number)
{
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<qlonglong>::max());
    return static_cast<qlonglong>(std::min(number, most));
}

QVariantList valuesOf(const RunSummary& summary)
{
    return {toStoreText(summary.run),
            qlonglong{summary.startedAt},
            toStoreText(summary.question),
            toStoreText(summary.database),
            toStoreText(summary.dialect),
            toStoreText(summary.model),
            toStoreText(recordName(summary.modelKind)),
            outcomeWord(summary.status),
            qlonglong{summary.attempts},
            qlonglong{summary.retries},
            storedNumber(summary.tokens),
            qlonglong{summary.time.count()},
            storedNumber(summary.lastSeq),
            toStoreText(summary.lastEvent),
            lettersOf(summary.categories),
            wordsOf(summary)};
}

} // namespace

RunSummary summaryOf(const QVariantList& stored)
{
    const auto text = [&](int column) { return stored[column].toString().toStdString(); };
    RunSummary row;
    row.run = text(0);
    row.startedAt = stored[1].toLongLong();
    row.question = text(2);
    row.database = text(3);
    row.dialect = text(4);
    row.model = text(5);
    row.modelKind = modelKindOf(stored[6].toString());
    row.status = statusOf(stored[7].toString());
    row.attempts = stored[8].toUInt();
    row.retries = stored[9].toUInt();
    row.tokens = stored[10].toULongLong();
    row.time = std::chrono::milliseconds(stored[11].toLongLong());
    row.lastSeq = stored[12].toULongLong();
    row.lastEvent = text(13);
    row.categories = categoriesOf(stored[14].toString());
    row.marks = {text(15), tagsIn(text(16))};
    return row;
}

StoreDone RunList::put(const RunSummary& summary)
{
    return m_engine.execute(putStatement(), putting, valuesOf(summary));
}

Result<std::vector<RunList::Reach>, StoreError> RunList::after(const std::string& run, std::size_t limit) const
{
    const auto stored =
        m_engine.run(QStringLiteral("SELECT id, last_seq FROM querymend_runs WHERE id > ? ORDER BY id LIMIT ?"),
                     {toStoreText(run), storedNumber(limit)}, reading);
    if (!stored)
        return Failure{stored.error()};
    std::vector<Reach> rows;
    for (const QVariantList& row : stored->rows)
        rows.push_back({row[0].toString().toStdString(), row[1].toULongLong()});
    return rows;
}

StoreDone RunList::replace(const Reach& seen, const RunSummary& summary)
{
    QVariantList values = valuesOf(summary);
    values.append(values.takeFirst());
    values.append(storedNumber(seen.lastSeq));
    const QString changes = columns().mid(1).join(QStringLiteral(" = ?, "));
    return m_engine.execute(
        QStringLiteral("UPDATE querymend_runs SET %1 = ? WHERE id = ? AND last_seq = ?").arg(changes), putting, values);
}

namespace {

/// A filter as the end of a statement, with its values.
struct Conditions {
    explicit Conditions(const RunFilter& filter)
    {
        if (filter.status)
            add(" AND outcome = ?", outcomeWord(*filter.status));
        const QString search = toStoreText(filter.text).left(longestSearch).toCaseFolded().simplified();
        for (const QString& word : search.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            add(" AND (r.words LIKE ? ESCAPE '!'", patternFor(word));
            add(" OR coalesce(m.words, '') LIKE ? ESCAPE '!')", patternFor(word));
        }
        if (filter.category)
            add(" AND categories LIKE ? ESCAPE '!'", patternFor(letterOf(*filter.category)));
        if (!filter.tag.empty())
            add(" AND m.tags LIKE ? ESCAPE '!'", patternFor(storedTags({filter.tag})));
        if (!filter.model.empty())
            add(" AND model = ?", toStoreText(filter.model));
        if (!filter.database.empty())
            add(" AND database = ?", toStoreText(filter.database));
        if (filter.askedBy)
            add(*filter.askedBy == AskedBy::agents ? " AND model_kind = ?" : " AND model_kind <> ?",
                toStoreText(recordName(ModelKind::agent)));
        if (filter.behind) {
            add(" AND (started, id) < (?, ", qlonglong{filter.behind->startedAt});
            add("?)", toStoreText(filter.behind->run));
        }
    }

    void add(const char* condition, const QVariant& value)
    {
        sql += QLatin1String(condition);
        values.push_back(value);
    }

    QString sql;
    QVariantList values;
};

} // namespace

Result<std::vector<RunSummary>, StoreError> RunList::read(const RunFilter& filter, std::size_t limit) const
{
    const Conditions conditions(filter);
    QString sql = selectStatement(m_engine) + QStringLiteral("1 = 1") + conditions.sql;
    const bool isOfUnfinished = filter.status == RunStatus::running || filter.status == RunStatus::interrupted;
    sql += QStringLiteral(" ORDER BY started DESC, id DESC");
    if (!isOfUnfinished)
        sql += QStringLiteral(" LIMIT %1").arg(storedNumber(limit));
    const auto stored = m_engine.run(sql, conditions.values, reading);
    if (!stored)
        return Failure{stored.error()};
    std::vector<RunSummary> rows;
    for (const QVariantList& row : stored->rows)
        rows.push_back(summaryOf(row));
    return rows;
}

Result<std::optional<RunSummary>, StoreError> RunList::find(const std::string& run) const
{
    const auto stored = m_engine.run(selectStatement(m_engine) + QStringLiteral("id = ?"), {toStoreText(run)}, reading);
    if (!stored)
        return Failure{stored.error()};
    return stored->rows.empty() ? std::optional<RunSummary>() : std::optional(summaryOf(stored->rows.front()));
}

Result<std::vector<std::string>, StoreError> RunList::models() const
{
    return distinct(QStringLiteral("model"));
}

Result<std::vector<std::string>, StoreError> RunList::databases() const
{
    return distinct(QStringLiteral("database"));
}

Result<std::vector<std::string>, StoreError> RunList::distinct(const QString& column) const
{
    const QString sql = QStringLiteral("SELECT DISTINCT %1 FROM querymend_runs WHERE %1 <> '' ORDER BY %1");
    const auto stored = m_engine.run(sql.arg(column), {}, reading);
    if (!stored)
        return Failure{stored.error()};
    std::vector<std::string> values;
    for (const QVariantList& row : stored->rows)
        values.push_back(row[0].toString().toStdString());
    return values;
}

Result<bool, StoreError> RunList::remove(const std::string& run)
{
    const auto removed = m_engine.run(QStringLiteral("DELETE FROM querymend_runs WHERE id = ?"), {toStoreText(run)},
                                      "a run cannot be removed");
    if (!removed)
        return Failure{removed.error()};
    return removed->changed > 0;
}

} // namespace querymend
