#include "store/memorytable.h"

#include "store/storetext.h"

#include <QCryptographicHash>
#include <QSqlQuery>

#include <algorithm>
#include <initializer_list>

namespace querymend {

namespace {

constexpr auto putting = "what was learned cannot be written";
constexpr auto reading = "what was learned cannot be read";

/// A key of a length that every engine can index.
QString keyOf(std::initializer_list<std::string> parts)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const std::string& part : parts) {
        hash.addData(QByteArray::number(static_cast<qulonglong>(part.size())) + ':');
        hash.addData(QByteArray::fromStdString(part));
    }
    return QString::fromLatin1(hash.result().toHex());
}

QString keyOf(const Lesson& lesson)
{
    return keyOf(
        {std::string(name(lesson.code)), lesson.dialect, lesson.database, lesson.mending.wrong, lesson.mending.mended});
}

QString keyOf(const RunAnswer& answer)
{
    return keyOf({answer.example.question, answer.example.database, std::to_string(answer.fingerprint)});
}

std::string textIn(const QSqlQuery& query, int column)
{
    return query.value(column).toString().toStdString();
}

} // namespace

AcceptedHow acceptedHow(int stored)
{
    return static_cast<AcceptedHow>(std::clamp(stored, 0, static_cast<int>(AcceptedHow::byPerson)));
}

StoreDone MemoryTable::put(const RunAnswer& answer, AcceptedHow acceptance, std::int64_t at)
{
    QSqlQuery known(m_engine.database());
    known.prepare(QStringLiteral("SELECT run, accepted FROM querymend_answers WHERE id = ?"));
    known.bindValue(0, keyOf(answer));
    if (!known.exec())
        return Failure{m_engine.errorOf(known.lastError(), reading)};
    if (known.next()) {
        const AcceptedHow before = acceptedHow(known.value(1).toInt());
        if (acceptance == AcceptedHow::none && textIn(known, 0) != answer.run)
            acceptance = AcceptedHow::byRerun;
        acceptance = std::max(acceptance, before);
        known.finish();
        return execute(QStringLiteral("UPDATE querymend_answers SET accepted = ?, at = ? WHERE id = ?"),
                       {static_cast<int>(acceptance), static_cast<qlonglong>(at), keyOf(answer)}, putting);
    }
    return take({keyOf(answer).toStdString(), answer.example, answer.run, acceptance, at});
}

StoreDone MemoryTable::take(const StoredAnswer& answer)
{
    const Example& example = answer.example;
    return execute(QStringLiteral("INSERT INTO querymend_answers (id, question, evidence, sql, database, run, "
                                  "accepted, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                                  "accepted = excluded.accepted, at = excluded.at "
                                  "WHERE excluded.accepted > querymend_answers.accepted"),
                   {toStoreText(answer.id), toStoreText(example.question), toStoreText(example.evidence),
                    toStoreText(example.sql), toStoreText(example.database), toStoreText(answer.run),
                    static_cast<int>(answer.acceptance), static_cast<qlonglong>(answer.at)},
                   putting);
}

Result<std::vector<StoredAnswer>, StoreError> MemoryTable::answers() const
{
    QSqlQuery query(m_engine.database());
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT id, question, evidence, sql, database, run, accepted, at "
                                   "FROM querymend_answers ORDER BY at, id")))
        return Failure{m_engine.errorOf(query.lastError(), reading)};
    std::vector<StoredAnswer> answers;
    while (query.next())
        answers.push_back({textIn(query, 0),
                           {textIn(query, 1), textIn(query, 2), textIn(query, 3), textIn(query, 4)},
                           textIn(query, 5),
                           acceptedHow(query.value(6).toInt()),
                           query.value(7).toLongLong()});
    return answers;
}

Result<std::vector<Example>, StoreError> MemoryTable::examples(std::size_t most) const
{
    QSqlQuery query(m_engine.database());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT question, evidence, sql, database FROM querymend_answers "
                                 "WHERE accepted > 0 ORDER BY accepted DESC, at DESC, id LIMIT ?"));
    query.bindValue(0, static_cast<qlonglong>(most));
    if (!query.exec())
        return Failure{m_engine.errorOf(query.lastError(), reading)};
    std::vector<Example> examples;
    while (query.next())
        examples.push_back({textIn(query, 0), textIn(query, 1), textIn(query, 2), textIn(query, 3)});
    return examples;
}

StoreDone MemoryTable::put(const Lesson& lesson)
{
    return execute(QStringLiteral("INSERT INTO querymend_lessons (id, lesson) VALUES (?, ?) "
                                  "ON CONFLICT (id) DO UPDATE SET lesson = excluded.lesson"),
                   {keyOf(lesson), toStoreText(writeLessons({lesson}))}, putting);
}

/// A line that cannot be read, which a newer version may have written, is passed over: a lesson is a help and no
/// record.
Result<std::vector<Lesson>, StoreError> MemoryTable::lessons() const
{
    QSqlQuery query(m_engine.database());
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT lesson FROM querymend_lessons ORDER BY id")))
        return Failure{m_engine.errorOf(query.lastError(), reading)};
    std::vector<Lesson> lessons;
    while (query.next()) {
        auto read = readLessons(textIn(query, 0));
        if (read)
            lessons.insert(lessons.end(), read->begin(), read->end());
    }
    return lessons;
}

StoreDone MemoryTable::execute(const QString& sql, const QVariantList& values, const char* doing) const
{
    QSqlQuery query(m_engine.database());
    bool isFine = query.prepare(sql);
    for (int i = 0; isFine && i < values.size(); ++i)
        query.bindValue(i, values[i]);
    if (!isFine || !query.exec())
        return Failure{m_engine.errorOf(query.lastError(), doing)};
    return std::monostate{};
}

} // namespace querymend
