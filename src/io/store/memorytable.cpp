#include "store/memorytable.h"

#include "dialect/dialect.h"
#include "learn/runlessons.h"
#include "sql/compare/fingerprint.h"
#include "store/storetables.h"
#include "store/storetext.h"

#include <QCryptographicHash>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace querymend {

namespace {

constexpr auto putting = "what was learned cannot be written";
constexpr auto reading = "what was learned cannot be read";

/// A key short enough for every engine to index.
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

QString keyOf(const Example& example, const Dialect& dialect)
{
    const std::uint64_t fingerprint = fingerprintOf(example.sql, dialect.lex, dialect.syntax).withLiterals;
    return keyOf({example.question, example.database, std::to_string(fingerprint)});
}

std::string textIn(const QVariantList& row, int column)
{
    return row[column].toString().toStdString();
}

} // namespace

AcceptedHow acceptedHow(int stored)
{
    return static_cast<AcceptedHow>(std::clamp(stored, 0, static_cast<int>(AcceptedHow::byPerson)));
}

StoreDone MemoryTable::take(const StoredAnswer& answer)
{
    const Example& example = answer.example;
    return m_engine.execute(
        QStringLiteral("INSERT INTO querymend_answers (id, question, evidence, sql, database, run, "
                       "accepted, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                       "accepted = excluded.accepted, at = excluded.at "
                       "WHERE excluded.accepted > querymend_answers.accepted"),
        putting,
        {toStoreText(answer.id), toStoreText(example.question), toStoreText(example.evidence), toStoreText(example.sql),
         toStoreText(example.database), toStoreText(answer.run), static_cast<int>(answer.acceptance),
         static_cast<qlonglong>(answer.at)});
}

Result<std::vector<StoredAnswer>, StoreError> MemoryTable::answers() const
{
    if (m_engine.format() < 2) // format 1 had none
        return std::vector<StoredAnswer>();
    const auto stored = m_engine.run(QStringLiteral("SELECT id, question, evidence, sql, database, run, accepted, at "
                                                    "FROM querymend_answers ORDER BY at, id"),
                                     {}, reading);
    if (!stored)
        return Failure{stored.error()};
    std::vector<StoredAnswer> answers;
    for (const QVariantList& row : stored->rows)
        answers.push_back({textIn(row, 0),
                           {textIn(row, 1), textIn(row, 2), textIn(row, 3), textIn(row, 4)},
                           textIn(row, 5),
                           acceptedHow(row[6].toInt()),
                           row[7].toLongLong()});
    return answers;
}

Result<std::vector<Example>, StoreError> MemoryTable::examples(std::size_t most) const
{
    if (m_engine.format() < 2)
        return std::vector<Example>();
    const auto stored = m_engine.run(QStringLiteral("SELECT question, evidence, sql, database FROM querymend_answers "
                                                    "WHERE accepted = ? ORDER BY at DESC, id LIMIT ?"),
                                     {static_cast<int>(AcceptedHow::byPerson), static_cast<qlonglong>(most)}, reading);
    if (!stored)
        return Failure{stored.error()};
    std::vector<Example> examples;
    for (const QVariantList& row : stored->rows)
        examples.push_back({textIn(row, 0), textIn(row, 1), textIn(row, 2), textIn(row, 3)});
    return examples;
}

StoreDone MemoryTable::put(const Lesson& lesson)
{
    return m_engine.execute(QStringLiteral("INSERT INTO querymend_lessons (id, lesson) VALUES (?, ?) "
                                           "ON CONFLICT (id) DO UPDATE SET lesson = excluded.lesson"),
                            putting, {keyOf(lesson), toStoreText(writeLessons({lesson}))});
}

/// Skips lines that cannot be read, which a newer version may have written: lessons are aids, not records.
Result<std::vector<Lesson>, StoreError> MemoryTable::lessons() const
{
    if (m_engine.format() < 2)
        return std::vector<Lesson>();
    const auto stored = m_engine.run(QStringLiteral("SELECT lesson FROM querymend_lessons ORDER BY id"), {}, reading);
    if (!stored)
        return Failure{stored.error()};
    std::vector<Lesson> lessons;
    for (const QVariantList& row : stored->rows) {
        auto read = readLessons(textIn(row, 0));
        if (read)
            lessons.insert(lessons.end(), read->begin(), read->end());
    }
    return lessons;
}

StoreDone MemoryTable::accept(const AcceptedAnswer& accepted)
{
    const Dialect* const dialect = dialectNamed(accepted.dialect);
    if (!dialect || accepted.example.question.empty() || accepted.example.sql.empty())
        return Failure{m_engine.failure(
            StoreFailure::outOfOrder, "an answer without a question, a statement or a known dialect cannot be accepted",
            "Report this as a bug")};
    return take({keyOf(accepted.example, *dialect).toStdString(), accepted.example, accepted.run, AcceptedHow::byPerson,
                 accepted.at});
}

StoreDone MemoryTable::learnFrom(const std::vector<RunEvent>& events)
{
    StoreTransaction transaction(m_engine);
    if (auto begun = transaction.beginAlone(putting); !begun)
        return begun;
    const auto known = lessons();
    if (!known)
        return Failure{known.error()};
    const LessonBook book = learned(LessonBook(*known), events);
    for (std::size_t i = 0; i < book.lessons().size(); ++i) {
        const Lesson& lesson = book.lessons()[i];
        const bool isAsBefore = i < known->size() && (*known)[i] == lesson;
        if (isAsBefore)
            continue;
        if (auto done = put(lesson); !done)
            return done;
    }
    return transaction.commit(putting);
}

Result<std::vector<Remembered>, StoreError> MemoryTable::remembered() const
{
    const auto stored = answers();
    if (!stored)
        return Failure{stored.error()};
    const auto learnt = lessons();
    if (!learnt)
        return Failure{learnt.error()};
    std::vector<Remembered> found;
    for (auto answer = stored->rbegin(); answer != stored->rend(); ++answer) {
        if (answer->acceptance == AcceptedHow::byPerson)
            found.push_back({answer->id, answer->example, answer->at});
    }
    for (const Lesson& lesson : *learnt)
        found.push_back({keyOf(lesson).toStdString(), lesson, 0});
    return found;
}

Result<std::size_t, StoreError> MemoryTable::forget(const std::vector<std::string>& ids)
{
    StoreTransaction transaction(m_engine);
    if (auto begun = transaction.beginAlone(putting); !begun)
        return Failure{begun.error()};
    std::size_t count = 0;
    for (const std::string& id : ids) {
        const auto known = m_engine.run(QStringLiteral("SELECT id FROM querymend_answers WHERE id = ? UNION ALL "
                                                       "SELECT id FROM querymend_lessons WHERE id = ?"),
                                        {toStoreText(id), toStoreText(id)}, reading);
        if (!known)
            return Failure{known.error()};
        count += known->rows.size();
        for (const auto& statement : {QStringLiteral("DELETE FROM querymend_answers WHERE id = ?"),
                                      QStringLiteral("DELETE FROM querymend_lessons WHERE id = ?")}) {
            if (auto done = m_engine.execute(statement, putting, {toStoreText(id)}); !done)
                return Failure{done.error()};
        }
    }
    if (auto done = transaction.commit(putting); !done)
        return Failure{done.error()};
    return count;
}

StoreDone MemoryTable::takeAll(const std::vector<StoredAnswer>& answers)
{
    StoreTransaction transaction(m_engine);
    if (auto begun = transaction.beginAlone(putting); !begun)
        return begun;
    for (const StoredAnswer& answer : answers) {
        if (auto done = take(answer); !done)
            return done;
    }
    return transaction.commit(putting);
}

Result<PromptMemory, StoreError> MemoryTable::memory() const
{
    constexpr std::size_t mostExamples = 100'000;
    auto accepted = examples(mostExamples);
    if (!accepted)
        return Failure{std::move(accepted).error()};
    auto learnt = lessons();
    if (!learnt)
        return Failure{std::move(learnt).error()};
    return PromptMemory{ExampleSearch(std::move(accepted).value()), LessonBook(std::move(learnt).value())};
}

} // namespace querymend
