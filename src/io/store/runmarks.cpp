#include "store/runmarks.h"

#include "store/storeformat.h"
#include "store/storetext.h"

#include <QStringList>

#include <algorithm>
#include <set>

namespace querymend {

namespace {

constexpr auto marking = "the note and tags of a run cannot be stored";

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
    QString stored = QStringLiteral(""); // a null string would be stored as NULL
    for (const std::string& tag : tags)
        stored += (stored.isEmpty() ? QStringLiteral("\n") : QString()) + toStoreText(tag) + QLatin1Char('\n');
    return stored;
}

StoreDone MarkTable::put(const std::string& run, const RunMarks& marks)
{
    if (auto isOurs = checkFormat(m_engine); !isOurs)
        return isOurs;
    if (marks.isEmpty())
        return m_engine.execute(QStringLiteral("DELETE FROM querymend_marks WHERE run = ?"), marking,
                                {toStoreText(run)});
    return m_engine.execute(
        QStringLiteral("INSERT INTO querymend_marks (run, note, tags, words) VALUES (?, ?, ?, ?) "
                       "ON CONFLICT (run) DO UPDATE SET note = excluded.note, tags = excluded.tags, "
                       "words = excluded.words"),
        marking, {toStoreText(run), toStoreText(marks.note), storedTags(marks.tags), wordsOf(marks)});
}

Result<std::vector<std::string>, StoreError> MarkTable::tags() const
{
    if (m_engine.format() < 2) // format 1 had none
        return std::vector<std::string>();
    const auto stored =
        m_engine.run(QStringLiteral("SELECT DISTINCT tags FROM querymend_marks"), {}, "tags cannot be read");
    if (!stored)
        return Failure{stored.error()};
    std::set<std::string> tags;
    for (const QVariantList& row : stored->rows) {
        for (const std::string& tag : tagsIn(row[0].toString().toStdString()))
            tags.insert(tag);
    }
    return std::vector<std::string>(tags.begin(), tags.end());
}

} // namespace querymend
