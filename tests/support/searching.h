#pragma once

#include "world.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace querymend {

inline constexpr auto usable = "SELECT 1";

inline Verdict failure(ErrorCode code)
{
    Finding finding;
    finding.rung = Rung::explain;
    finding.code = code;
    finding.message = "wrong";
    finding.identifier = "x";
    Verdict verdict;
    verdict.status = VerdictStatus::rewrite;
    verdict.findings.push_back(std::move(finding));
    return verdict;
}

inline RunPolicy lanesOf(std::uint32_t lanes, std::vector<ModelRole> roles = {})
{
    RunPolicy policy;
    policy.lanes = lanes;
    policy.roles = std::move(roles);
    return policy;
}

/// A World with shorthands that answer the pending effects of lanes and roles.
class Search : public World {
public:
    explicit Search(const RunPolicy& policy) { start(policy); }
    explicit Search(const RunStarted& started) { give(StartRun{started}); }
    Search(const RunStarted& started, const SchemaView& schema, const SchemaView* whole = nullptr)
        : World(EngineInReach::yes, &schema, whole)
    {
        give(StartRun{started});
    }
    /// What each statement returns, unless rows are held back.
    ReturnedRows returned{{{"count", "INTEGER"}}, {{"3"}}, 1, false, {}};
    bool holdsRows = false;

    /// The lane's pending call or check, if any.
    [[nodiscard]] EffectId under(std::uint32_t lane) const { return state().lanes[lane].pending; }

    void reply(std::uint32_t lane, const std::string& text) { answer(under(lane), ModelReply{text, {10, 5}, {}}); }
    void fail(std::uint32_t lane, ModelFault fault) { answer(under(lane), ModelProblem{fault, "no", {}}); }
    void judge(std::uint32_t lane, const Verdict& verdict)
    {
        const EffectId effect = under(lane);
        close(effect.value);
        give(CheckAnswered{effect, verdict});
        returnRows();
    }
    /// Answers what asks for the rows of statements.
    void returnRows()
    {
        while (!holdsRows) {
            const auto asked = std::find_if(open().begin(), open().end(), [](const auto& effect) {
                return std::holds_alternative<ReadRows>(effect.second);
            });
            if (asked == open().end())
                return;
            const EffectId effect{asked->first};
            close(effect.value);
            give(RowsAnswered{effect, returned});
        }
    }
    void pass(std::uint32_t lane, const std::string& sql)
    {
        reply(lane, sql);
        Verdict verdict;
        verdict.sanitizedSql = sql;
        judge(lane, verdict);
    }
    void lose(std::uint32_t lane, ErrorCode code)
    {
        reply(lane, "SELECT x" + std::to_string(lane) + " FROM t");
        judge(lane, failure(code));
    }

    void role(ModelRole role, std::uint32_t number, const std::string& text)
    {
        answer(pendingOf({role, number}), ModelReply{text, {3, 2}, {}});
    }
    void roleFails(ModelRole role, std::uint32_t number = 0)
    {
        answer(pendingOf({role, number}), ModelProblem{ModelFault::overload, "busy", {}});
    }
    [[nodiscard]] EffectId pendingOf(const RoleCall& call) const
    {
        const RoleState* const known = state().role(call);
        return known ? known->pending : EffectId{};
    }

    void compared(std::vector<std::vector<LaneId>> groups)
    {
        const EffectId effect = state().candidates.comparing;
        close(effect.value);
        give(ComparisonAnswered{effect, {std::move(groups), {}}});
        returnRows();
    }

    template <class Body>
    [[nodiscard]] std::vector<Body> all() const
    {
        std::vector<Body> found;
        for (const RunEvent& event : events()) {
            if (const auto* const body = std::get_if<Body>(&event.body))
                found.push_back(*body);
        }
        return found;
    }

    /// The last prompt of a role, as one text.
    [[nodiscard]] std::string promptOf(const RoleCall& call) const
    {
        std::string text;
        for (const RoleAsked& asked : all<RoleAsked>()) {
            if (!(asked.call == call))
                continue;
            text.clear();
            for (const PromptSection& section : asked.prompt)
                text += section.text + '\n';
        }
        return text;
    }

    [[nodiscard]] std::string prompt(std::uint32_t lane) const
    {
        std::string text;
        for (const ModelAsked& asked : all<ModelAsked>()) {
            if (asked.attempt.lane.value != lane)
                continue;
            text.clear();
            for (const PromptSection& section : asked.prompt)
                text += section.text + '\n';
        }
        return text;
    }

private:
    void answer(EffectId effect, std::variant<ModelReply, ModelProblem> what)
    {
        close(effect.value);
        give(ModelAnswered{effect, std::move(what)});
        returnRows();
    }
};

inline std::string outcomeOf(const Search& search)
{
    return search.state().end ? std::string(recordName(search.state().end->outcome)) : "not over";
}

} // namespace querymend
