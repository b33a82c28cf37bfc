#include "store/runmarks.h"

#include "store/storetext.h"

#include <QSqlQuery>
#include <QStringList>

#include <algorithm>
#include <set>

namespace querymend {

namespace {

constexpr auto marking = "what was put down beside a run cannot be stored";

QString wordsOf(const RunMarks& marks)
{
    QString words = toStoreText(marks.note);
    for (const std::string& tag : marks.tags)
        words += QLatin1Char('\n') + toStoreText(tag);
    return words.toCaseFolded();
}

} // namespace

std::vector<std::string> tagsIn(std::string_view text)
{
    QString all = toStoreText(text);
    all.replace(QLatin1Char(','), QLatin1Char('\n'));
    std::vector<std::string> tags;
    for (const QString& part : all.split(QLatin1Char('\n'))) {
        const std::string tag = part.simplified().toStdString();
        if (!tag.empty() && std::find(tags.begin(), tags.end(), tag) == tags.end())
            tags.push_back(tag);
    }
    return tags;
}

QString storedTags(const std::vector<std::string>& tags)
{
    QString stored = QStringLiteral(""); // a null one would be stored as NULL
    for (const std::string& tag : tags)
        stored += (stored.isEmpty() ? QStringLiteral("\n") : QString()) + toStoreText(tag) + QLatin1Char('\n');
    return stored;
}

StoreDone MarkTable::put(const std::string& run, const RunMarks& marks)
{
    if (marks.isEmpty())
        return this->run(QStringLiteral("DELETE FROM querymend_marks WHERE run = ?"), {toStoreText(run)});
    return this->run(QStringLiteral("INSERT INTO querymend_marks (run, note, tags, words) VALUES (?, ?, ?, ?) "
                                    "ON CONFLICT (run) DO UPDATE SET note = excluded.note, tags = excluded.tags, "
                                    "words = excluded.words"),
                     {toStoreText(run), toStoreText(marks.note), storedTags(marks.tags), wordsOf(marks)});
}

StoreDone MarkTable::run(const QString& sql, const QVariantList& values)
{
    QSqlQuery query(m_engine.database());
    if (!query.prepare(sql))
        return Failure{m_engine.errorOf(query.lastError(), marking)};
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values[i]);
    if (!query.exec())
        return Failure{m_engine.errorOf(query.lastError(), marking)};
    return std::monostate{};
}

Result<std::vector<std::string>, StoreError> MarkTable::tags() const
{
    QSqlQuery query(m_engine.database());
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT DISTINCT tags FROM querymend_marks")))
        return Failure{m_engine.errorOf(query.lastError(), "tags cannot be read")};
    std::set<std::string> tags;
    while (query.next()) {
        for (const std::string& tag : tagsIn(query.value(0).toString().toStdString()))
            tags.insert(tag);
    }
    return std::vector<std::string>(tags.begin(), tags.end());
}

} // namespace querymend
