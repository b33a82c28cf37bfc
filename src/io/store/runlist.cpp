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

/// In the order in which rows are read and written. The last, which is for searching alone, is not read.
const QStringList& columns()
{
    static const QStringList names =
        QStringLiteral("id started question database dialect model model_kind outcome attempts retries tokens "
                       "time_ms last_seq last_event categories words")
            .split(QLatin1Char(' '));
    return names;
}

/// With what was put down beside each run.
QString selectStatement()
{
    return QStringLiteral("SELECT r.%1, coalesce(m.note, ''), coalesce(m.tags, '') FROM querymend_runs r "
                          "LEFT JOIN querymend_marks m ON m.run = r.id WHERE ")
        .arg(columns().mid(0, columns().size() - 1).join(QStringLiteral(", r.")));
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

QString outcomeWord(RunStanding standing)
{
    switch (standing) {
    case RunStanding::running:
    case RunStanding::interrupted:
        return QString::fromLatin1(unfinished);
    case RunStanding::solved:
        return toStoreText(recordName(RunOutcome::solved));
    case RunStanding::gaveUp:
        return toStoreText(recordName(RunOutcome::gaveUp));
    case RunStanding::cancelled:
        return toStoreText(recordName(RunOutcome::cancelled));
    case RunStanding::failed:
        return toStoreText(recordName(RunOutcome::failed));
    }
    return {};
}

RunStanding standingOf(const QString& word)
{
    for (const RunStanding standing : {RunStanding::interrupted, RunStanding::solved, RunStanding::gaveUp,
                                       RunStanding::cancelled, RunStanding::failed}) {
        if (word == outcomeWord(standing))
            return standing;
    }
    return RunStanding::failed;
}

ModelKind modelKindOf(const QString& word)
{
    for (const ModelKind kind : {ModelKind::live, ModelKind::recorded, ModelKind::scripted}) {
        if (word == toStoreText(recordName(kind)))
            return kind;
    }
    return ModelKind::live;
}

/// A letter for each category, so that one can be sought.
QString letterOf(Category category)
{
    return QString(QLatin1Char(static_cast<char>('a' + static_cast<int>(category))));
}

QString lettersOf(const std::vector<Category>& categories)
{
    QString letters = QStringLiteral(""); // a null one would be stored as NULL
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

RunSummary rowAt(const QSqlQuery& query)
{
    const auto text = [&](int column) { return query.value(column).toString().toStdString(); };
    RunSummary row;
    row.run = text(0);
    row.startedAt = query.value(1).toLongLong();
    row.question = text(2);
    row.database = text(3);
    row.dialect = text(4);
    row.model = text(5);
    row.modelKind = modelKindOf(query.value(6).toString());
    row.standing = standingOf(query.value(7).toString());
    row.attempts = query.value(8).toUInt();
    row.retries = query.value(9).toUInt();
    row.tokens = query.value(10).toULongLong();
    row.time = std::chrono::milliseconds(query.value(11).toLongLong());
    row.lastSeq = query.value(12).toULongLong();
    row.lastEvent = text(13);
    row.categories = categoriesOf(query.value(14).toString());
    row.marks = {text(15), tagsIn(text(16))};
    return row;
}

/// What a search looks in: all in one case, which the engines would do for ASCII letters alone.
QString wordsOf(const RunSummary& summary)
{
    return toStoreText(summary.question + '\n' + summary.database + '\n' + summary.model).toCaseFolded();
}

/// A pattern for LIKE that finds the word as it is.
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

} // namespace

StoreDone RunList::put(const RunSummary& summary)
{
    if (m_put.lastQuery().isEmpty() && !m_put.prepare(putStatement()))
        return Failure{m_engine.errorOf(m_put.lastError(), putting)};
    const QVariantList values{toStoreText(summary.run),
                              qlonglong{summary.startedAt},
                              toStoreText(summary.question),
                              toStoreText(summary.database),
                              toStoreText(summary.dialect),
                              toStoreText(summary.model),
                              toStoreText(recordName(summary.modelKind)),
                              outcomeWord(summary.standing),
                              qlonglong{summary.attempts},
                              qlonglong{summary.retries},
                              storedNumber(summary.tokens),
                              qlonglong{summary.time.count()},
                              storedNumber(summary.lastSeq),
                              toStoreText(summary.lastEvent),
                              lettersOf(summary.categories),
                              wordsOf(summary)};
    for (int i = 0; i < values.size(); ++i)
        m_put.bindValue(i, values[i]);
    if (!m_put.exec())
        return Failure{m_engine.errorOf(m_put.lastError(), putting)};
    return std::monostate{};
}

namespace {

/// What a filter asks for, as the end of a statement and its values.
struct Conditions {
    explicit Conditions(const RunFilter& filter)
    {
        if (filter.standing)
            add(" AND outcome = ?", outcomeWord(*filter.standing));
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
    QString sql = selectStatement() + QStringLiteral("1 = 1") + conditions.sql;
    const QVariantList& values = conditions.values;
    const bool isOfUnfinished = filter.standing == RunStanding::running || filter.standing == RunStanding::interrupted;
    sql += QStringLiteral(" ORDER BY started DESC, id DESC");
    if (!isOfUnfinished)
        sql += QStringLiteral(" LIMIT %1").arg(storedNumber(limit));
    QSqlQuery query(m_engine.database());
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return Failure{m_engine.errorOf(query.lastError(), reading)};
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values[i]);
    if (!query.exec())
        return Failure{m_engine.errorOf(query.lastError(), reading)};
    std::vector<RunSummary> rows;
    while (query.next())
        rows.push_back(rowAt(query));
    if (query.lastError().isValid())
        return Failure{m_engine.errorOf(query.lastError(), reading)};
    return rows;
}

Result<std::optional<RunSummary>, StoreError> RunList::find(const std::string& run) const
{
    QSqlQuery query(m_engine.database());
    if (!query.prepare(selectStatement() + QStringLiteral("id = ?")))
        return Failure{m_engine.errorOf(query.lastError(), reading)};
    query.bindValue(0, toStoreText(run));
    if (!query.exec())
        return Failure{m_engine.errorOf(query.lastError(), reading)};
    if (query.next())
        return std::optional(rowAt(query));
    return std::optional<RunSummary>();
}

Result<std::vector<std::string>, StoreError> RunList::models() const
{
    return valuesOf(QStringLiteral("model"));
}

Result<std::vector<std::string>, StoreError> RunList::databases() const
{
    return valuesOf(QStringLiteral("database"));
}

Result<std::vector<std::string>, StoreError> RunList::valuesOf(const QString& column) const
{
    QSqlQuery query(m_engine.database());
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT DISTINCT %1 FROM querymend_runs WHERE %1 <> '' ORDER BY %1").arg(column)))
        return Failure{m_engine.errorOf(query.lastError(), reading)};
    std::vector<std::string> values;
    while (query.next())
        values.push_back(query.value(0).toString().toStdString());
    return values;
}

Result<bool, StoreError> RunList::remove(const std::string& run)
{
    QSqlQuery query(m_engine.database());
    if (!query.prepare(QStringLiteral("DELETE FROM querymend_runs WHERE id = ?")))
        return Failure{m_engine.errorOf(query.lastError(), "a run cannot be removed")};
    query.bindValue(0, toStoreText(run));
    if (!query.exec())
        return Failure{m_engine.errorOf(query.lastError(), "a run cannot be removed")};
    return query.numRowsAffected() > 0;
}

} // namespace querymend
