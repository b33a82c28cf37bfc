#include "learn/runlessons.h"

#include "dialect/dialect.h"
#include "run/askedmodel.h"
#include "run/calls.h"
#include "run/fork.h"

#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace querymend {

namespace {

/// What matters about one attempt for lessons.
struct Tried {
    std::string sql;
    std::string offered; ///< lessons, as the prompt listed them
    std::string identifier;
    ErrorCode code = ErrorCode::unclassified;
    bool isOwn = false; ///< made by this run and not copied from its parent
    bool wasChecked = false;
    bool passed = false;
};

using Lane = std::map<std::uint32_t, Tried>;

/// Whether a mistake is about names, which belong to one database.
bool isAboutNames(ErrorCode code)
{
    return categoryOf(code) == Category::schemaReference;
}

class RunReader {
public:
    /// Events copied from the parent of a fork and replies of a recorded model are not the run's own: what they teach
    /// has been learned before. A scripted model makes its mistakes on purpose, on a copy of a sample database.
    void read(std::span<const RunEvent> run)
    {
        const std::size_t own = ownBegin(run);
        for (std::size_t i = 0; i < run.size(); ++i) {
            m_model.take(run[i].body);
            const ModelKind kind = m_model.terms.kind;
            m_isOwn = i >= own && kind != ModelKind::recorded && kind != ModelKind::scripted;
            if (const auto asked = requestIn(run[i].body); asked && asked->kind == CallKind::attempt)
                noteOffered(*asked);
            std::visit([this](const auto& body) { take(body); }, run[i].body);
        }
    }

    [[nodiscard]] const std::map<std::uint32_t, Lane>& lanes() const { return m_lanes; }
    [[nodiscard]] const RunStarted& started() const { return m_started; }

private:
    void noteOffered(const CallRequest& asked)
    {
        for (const PromptSection& section : *asked.prompt) {
            if (section.name == "lessons")
                at(asked.attempt).offered = section.text;
        }
    }
    template <class Body>
    void take(const Body&)
    {}
    void take(const RunStarted& body) { m_started = body; }
    void take(const Checked& body)
    {
        Tried& tried = at(body.attempt);
        tried.sql = body.sql;
        tried.isOwn = m_isOwn;
        tried.wasChecked = true;
        tried.passed = body.verdict.status == VerdictStatus::ok;
    }
    void take(const Diagnosed& body)
    {
        Tried& tried = at(body.attempt);
        tried.code = body.code.value_or(ErrorCode::unclassified);
        tried.identifier = body.identifier;
    }
    [[nodiscard]] Tried& at(const AttemptRef& attempt) { return m_lanes[attempt.lane.value][attempt.number]; }

    RunStarted m_started;
    AskedModel m_model;
    bool m_isOwn = false; ///< whether the current event is the run's own
    std::map<std::uint32_t, Lane> m_lanes;
};

/// Learns from a failed attempt and the next one of its lane.
void learnFromPair(LessonBook& book, const Tried& failed, const Tried& next, const RunEvent& first,
                   const RunStarted& started, const Dialect& dialect)
{
    LessonCase seen;
    seen.code = failed.code;
    seen.dialect = dialect.name;
    seen.run = first.run;
    if (next.passed) {
        auto mending = mendingOf(failed.sql, next.sql, failed.identifier, dialect.lex);
        if (!mending)
            return;
        seen.database = isAboutNames(failed.code) ? started.database : std::string();
        seen.mending = std::move(*mending);
        return book.add(seen);
    }
    if (next.code != failed.code)
        return;
    seen.hasHelped = false;
    for (const Lesson& lesson : std::vector<Lesson>(book.lessons())) {
        if (lesson.code != failed.code || next.offered.find("- " + lineOf(lesson)) == std::string::npos)
            continue;
        seen.database = lesson.database;
        seen.mending = lesson.mending;
        book.add(seen);
    }
}

} // namespace

LessonBook learned(LessonBook book, std::span<const RunEvent> run)
{
    RunReader reader;
    reader.read(run);
    const Dialect* const dialect = dialectNamed(reader.started().dialect);
    if (!dialect)
        return book;
    for (const auto& [number, lane] : reader.lanes()) {
        for (auto at = lane.begin(); at != lane.end() && std::next(at) != lane.end(); ++at) {
            const Tried& failed = at->second;
            const Tried& next = std::next(at)->second;
            const bool isOwn = failed.isOwn && next.isOwn;
            const bool teaches = isOwn && failed.wasChecked && !failed.passed && !failed.sql.empty() && next.wasChecked;
            if (teaches)
                learnFromPair(book, failed, next, run.front(), reader.started(), *dialect);
        }
    }
    return book;
}

} // namespace querymend
