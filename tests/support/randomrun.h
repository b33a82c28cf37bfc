#pragma once

#include "run/enumnames.h"
#include "support/world.h"

#include <array>
#include <random>
#include <string_view>
#include <utility>

namespace querymend {

/// A run with a random policy, model, engine and clock, all determined by the seed.
class RandomRun {
public:
    explicit RandomRun(std::uint32_t seed) : m_random(seed), m_world(engine(), schema()) {}

    World& play()
    {
        m_policy = policy();
        RunStarted started = World::started(m_policy);
        if (once(2))
            started.memory = memory();
        if (once(2))
            started.question.evidence = "An order is open until it is paid.";
        if (once(4))
            started.question.tables = std::vector<TableName>{{"", "orders"}};
        m_world.give(StartRun{started});
        for (m_steps = 0; !m_world.state().end && m_steps < mostSteps; ++m_steps)
            step();
        return m_world;
    }

    /// Resumes an interrupted run and plays it to its end.
    World& proceed(World world)
    {
        m_world = std::move(world);
        m_world.give(ResumeRun{});
        for (m_steps = 0; !m_world.state().end && m_steps < mostSteps; ++m_steps)
            step();
        return m_world;
    }

    [[nodiscard]] const RunPolicy& given() const { return m_policy; }

    static constexpr int mostSteps = 20'000;

private:
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(m_random() % bound); }
    bool once(std::uint32_t in) { return below(in) == 0; }

    EngineInReach engine() { return once(5) ? EngineInReach::no : EngineInReach::yes; }

    const SchemaView* schema()
    {
        static const SchemaView known(Catalog(twoTables(), dialectOf(DialectId::sqlite).syntax.names));
        return once(2) ? &known : nullptr;
    }

    static Snapshot twoTables()
    {
        Snapshot snapshot;
        for (const char* const name : {"orders", "customers"}) {
            Table table;
            table.name = name;
            for (const char* const column : {"id", "status"}) {
                table.columns.emplace_back();
                table.columns.back().name = column;
            }
            snapshot.tables.push_back(std::move(table));
        }
        return snapshot;
    }

    static RunMemory memory()
    {
        Lesson lesson;
        lesson.code = ErrorCode::unknownColumn;
        lesson.dialect = "sqlite";
        lesson.mending = {"SELECT", "select"};
        lesson.runs = {"a", "b"};
        lesson.mended = 2;
        return {{{"How many customers?", "", "SELECT 3", ""}}, {lesson}};
    }

    RunPolicy policy()
    {
        RunPolicy made;
        made.lanes = once(3) ? below(6) : 1;
        made.checks = once(3) ? CheckPolicy::strict : CheckPolicy::analyst;
        made.emptyRows = once(3) ? EmptyRows::areAnError : EmptyRows::areFine;
        made.values = once(3) ? DataValues::stay : DataValues::mayBeNamed;
        made.maxRetries = below(4);
        made.maxEscalations = below(3);
        made.malformedReplies = below(3);
        made.transportRetries = below(3);
        made.tokens = once(4) ? below(200) : 0;
        made.level = static_cast<Level>(below(3));
        made.concurrency = once(3) ? 1 + below(3) : 0;
        made.schema = static_cast<SchemaChoice>(below(3));
        made.schemaTokens = once(2) ? below(60) : 0;
        made.keywords = static_cast<KeywordUse>(below(2));
        made.mending = static_cast<MendingUse>(below(3));
        made.neededTests = static_cast<NeededTests>(below(3));
        made.failedTests = below(2);
        const auto skips = static_cast<int>(below(2)); // 1: about half of the roles are left out
        for (std::uint32_t role = 0; role < EnumNames<ModelRole>::names.size() && !once(4); ++role) {
            if (skips == 0 || once(2))
                made.roles.push_back(static_cast<ModelRole>(role));
        }
        return made;
    }

    void step()
    {
        if (once(400))
            return m_world.give(CancelRun{});
        if (once(400))
            return m_world.give(TimeIsUp{});
        if (once(200))
            return m_world.give(TimeIsUp{LaneId{below(8)}});
        if (once(20)) // an answer that is probably not awaited
            return m_world.give(ModelAnswered{EffectId{below(30)}, ModelReply{"SELECT 99", {1, 1}, {}}});
        if (once(10) && !m_world.open().empty())
            return steer();
        if (m_world.open().empty())
            return;
        auto open = m_world.open().begin();
        std::advance(open, below(static_cast<std::uint32_t>(m_world.open().size())));
        const auto [number, effect] = *open;
        if (!once(50)) // else it is answered twice
            m_world.close(number);
        if (const auto* const asked = std::get_if<AskModel>(&effect))
            m_world.give(ModelAnswered{EffectId{number}, asked->role ? roleReply() : reply()});
        else if (const auto* const compared = std::get_if<CompareResults>(&effect))
            m_world.give(ComparisonAnswered{EffectId{number}, comparison(*compared)});
        else if (std::holds_alternative<ReadRows>(effect))
            m_world.give(RowsAnswered{EffectId{number}, rows()});
        else if (std::holds_alternative<RunCheck>(effect))
            m_world.give(CheckAnswered{EffectId{number}, verdict(std::get<RunCheck>(effect).verdict)});
        else
            m_world.give(WaitPassed{EffectId{number}});
    }

    /// Plays the user: pauses an effect, edits it, continues it, or accepts an attempt.
    void steer()
    {
        auto open = m_world.open().begin();
        std::advance(open, below(static_cast<std::uint32_t>(m_world.open().size())));
        const EffectId effect{open->first};
        constexpr std::array<std::string_view, 6> values{"SELECT 3", "0.7", "expert", "syntax", "DROP TABLE t", ""};
        const AttemptRef attempt{LaneId{below(4)}, below(4)};
        m_world.give(PauseRun{effect, StopReason::step});
        while (once(2)) {
            EditRun edit{attempt, static_cast<EditedField>(below(EnumNames<EditedField>::names.size())),
                         std::string(values[below(values.size())])};
            const auto* const asked = std::get_if<AskModel>(&open->second);
            if (asked && asked->role)
                edit.role = asked->role;
            if (edit.field == EditedField::model && once(2))
                edit.terms = ModelTerms{ModelKind::recorded, ModelPrice{1, 2, "EUR"}, 0};
            m_world.give(edit);
        }
        if (once(3))
            m_world.give(TakeMending{attempt});
        if (once(30))
            m_world.give(AcceptAttempt{attempt, static_cast<Acceptance>(below(2))});
        if (!once(10)) // else it may be answered while paused
            m_world.give(ContinueRun{effect, ContinueWay::onwards});
    }

    std::variant<ModelReply, ModelProblem> reply()
    {
        constexpr std::array<std::string_view, 8> texts{"SELECT 1",
                                                        "SELECT 2",
                                                        "DROP TABLE t",
                                                        "",
                                                        "I cannot answer that.",
                                                        "```sql\nSELECT a FROM\n```",
                                                        "SELECT sttus FROM orders",
                                                        "SELECT id FORM ordres WHERE sttus = 'open'"};
        if (once(6))
            return ModelProblem{static_cast<ModelFault>(below(EnumNames<ModelFault>::names.size())), "fault",
                                std::nullopt};
        return ModelReply{std::string(texts[below(texts.size())]), {1 + below(9), below(9)}, {}};
    }

    std::variant<ModelReply, ModelProblem> roleReply()
    {
        constexpr std::array<std::string_view, 8> texts{
            "",
            "words",
            R"({"answerable": false, "reason": "no"})",
            R"({"answerable": true})",
            R"({"question": "Wie viele?"})",
            R"({"tests": ["a", {"test": "b", "evidence": "paid"}]})",
            R"({"names": ["customers"], "values": [7]})",
            R"(```json {"verdicts": [{"test": 2, "passed": true}, {"test": 1, "passed": false}]} ```)"};
        if (once(4))
            return ModelProblem{static_cast<ModelFault>(below(13)), "fault", std::nullopt};
        return ModelReply{std::string(texts[below(texts.size())]), {1 + below(9), below(9)}, {}};
    }

    ReturnedRows rows()
    {
        if (once(4))
            return {{}, {}, 0, false, "it took too long"};
        return {{{"n", "INTEGER"}, {"name", ""}}, {{"1", std::nullopt}, {"2", "a|b"}}, 2 + below(9), once(3), {}};
    }

    Comparison comparison(const CompareResults& request)
    {
        Comparison made;
        for (const ComparedCandidate& candidate : request.candidates) {
            if (made.groups.empty() || once(2))
                made.groups.emplace_back();
            made.groups.back().push_back(candidate.lane);
        }
        return once(4) ? Comparison{} : made;
    }

    Verdict verdict(Verdict passed)
    {
        constexpr std::array<ErrorCode, 6> codes{ErrorCode::unknownColumn, ErrorCode::syntax,
                                                 ErrorCode::timeout,       ErrorCode::connectionLost,
                                                 ErrorCode::databaseDown,  ErrorCode::emptyResult};
        if (once(3))
            return passed;
        Finding finding;
        finding.code = codes[below(codes.size())];
        finding.rung = Rung::explain;
        finding.message = "wrong";
        if (passed.sanitizedSql == "SELECT 1" && once(2))
            finding.fixes = {{{{{7, 8}, "3"}}, "a fix", 0.9}};
        passed.findings.insert(passed.findings.begin(), finding);
        passed.status = once(10) ? VerdictStatus::failed : VerdictStatus::rewrite;
        return passed;
    }

    std::mt19937 m_random;
    World m_world;
    RunPolicy m_policy;
    int m_steps = 0;
};

} // namespace querymend
