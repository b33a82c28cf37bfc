#include "dialect/dialect.h"
#include "learn/runlessons.h"
#include "sql/compare/fingerprint.h"
#include "store/memorytable.h"
#include "store/runstore.h"
#include "store/storetables.h"

#include <limits>
#include <utility>

namespace querymend {

namespace {

constexpr auto learning = "what was learned cannot be written";

} // namespace

StoreDone RunStore::accept(const AcceptedAnswer& accepted)
{
    const Dialect* const dialect = dialectNamed(accepted.dialect);
    if (!dialect || accepted.example.question.empty() || accepted.example.sql.empty())
        return Failure{failure(StoreFailure::outOfOrder,
                               "an answer without a question, a statement or a known dialect cannot be accepted",
                               "Report this as a bug")};
    RunAnswer answer{accepted.example, accepted.run, 0};
    answer.fingerprint = fingerprintOf(accepted.example.sql, dialect->lex, dialect->syntax).withLiterals;
    return withConnection([&]() -> StoreDone {
        StoreTransaction transaction(*m_engine);
        if (auto begun = transaction.beginAlone(learning); !begun)
            return begun;
        if (auto put = MemoryTable(*m_engine).put(answer, AcceptedHow::byPerson, accepted.at); !put)
            return put;
        return transaction.commit(learning);
    });
}

Result<PromptMemory, StoreError> RunStore::memory()
{
    constexpr std::size_t mostExamples = 100'000;
    return withConnection([&]() -> Result<PromptMemory, StoreError> {
        const MemoryTable table(*m_engine);
        auto examples = table.examples(mostExamples);
        if (!examples)
            return Failure{std::move(examples).error()};
        auto lessons = table.lessons();
        if (!lessons)
            return Failure{std::move(lessons).error()};
        return PromptMemory{ExampleSearch(std::move(examples).value()), LessonBook(std::move(lessons).value())};
    });
}

/// Lessons are not copied, but learned again from the runs.
StoreDone RunStore::takeOver(RunStore& other)
{
    const auto rows = other.runs({}, std::numeric_limits<std::int32_t>::max());
    if (!rows)
        return Failure{rows.error()};
    for (auto row = rows->rbegin(); row != rows->rend();
         ++row) { // oldest first, so that lessons are learned in the same order
        if (auto taken = takeOverRun(other, *row); !taken)
            return taken;
    }
    const auto answers = MemoryTable(*other.m_engine).answers();
    if (!answers)
        return Failure{answers.error()};
    return withConnection([&]() -> StoreDone {
        StoreTransaction transaction(*m_engine);
        if (auto begun = transaction.beginAlone(learning); !begun)
            return begun;
        for (const StoredAnswer& answer : *answers) {
            if (auto put = MemoryTable(*m_engine).take(answer); !put)
                return put;
        }
        return transaction.commit(learning);
    });
}

StoreDone RunStore::takeOverRun(RunStore& other, const RunSummary& run)
{
    const auto events = other.events(run.run);
    if (!events)
        return Failure{events.error()};
    const auto known = withConnection([&] { return m_list.find(run.run); });
    if (!known)
        return Failure{known.error()};
    // A run that was taken over before a failure has already been learned from.
    const bool isHere = *known && (*known)->lastSeq >= run.lastSeq;
    for (std::size_t i = 0; !isHere && i < events->size(); ++i) {
        if (auto done = append((*events)[i]); !done)
            return done;
    }
    if (run.status != RunStatus::running)
        release(run.run);
    return withConnection([&] { return copyMarks(run.run, run.marks); });
}

/// Learns from a finished run.
StoreDone RunStore::learnFrom(const std::string& run)
{
    const auto lines = m_events.linesOf(run);
    if (!lines)
        return Failure{lines.error()};
    std::vector<RunEvent> events;
    for (const RunLine& line : *lines)
        events.push_back(line.event);
    MemoryTable table(*m_engine);
    StoreTransaction transaction(*m_engine);
    if (auto begun = transaction.beginAlone(learning); !begun)
        return begun;
    const auto known = table.lessons();
    if (!known)
        return Failure{known.error()};
    const LessonBook book = learned(LessonBook(*known), events);
    for (std::size_t i = 0; i < book.lessons().size(); ++i) {
        const Lesson& lesson = book.lessons()[i];
        const bool isAsBefore = i < known->size() && (*known)[i] == lesson;
        if (isAsBefore)
            continue;
        if (auto put = table.put(lesson); !put)
            return put;
    }
    if (const auto answer = answerOf(events)) {
        if (auto put = table.put(*answer, AcceptedHow::none, events.back().at); !put)
            return put;
    }
    return transaction.commit(learning);
}

} // namespace querymend
