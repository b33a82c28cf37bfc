#pragma once

#include "check/schemaview.h"
#include "dialect/dialects.h"
#include "support/mendingschemas.h"
#include "support/world.h"

#include "schema/json.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace querymend {

inline const SchemaView& depots()
{
    static const SchemaView view(
        Catalog(readSchemaJson(depotsAndLetters).value(), dialectOf(DialectId::sqlite).syntax.names));
    return view;
}

/// A run on the depots, with an engine that the test plays.
class Depots {
public:
    explicit Depots(RunPolicy policy, EngineInReach engine = EngineInReach::yes) : world(engine, &depots())
    {
        world.start(std::move(policy));
    }

    void reply(const std::string& sql)
    {
        const auto open = world.open().begin();
        const EffectId effect{open->first};
        world.close(open->first);
        world.give(ModelAnswered{effect, ModelReply{sql, {1, 1}, {}}});
    }

    /// The engine answers the check under way.
    void check(const char* mistake = nullptr, std::vector<Fix> fixes = {})
    {
        const auto open = world.open().begin();
        Verdict verdict = std::get<RunCheck>(open->second).verdict;
        const EffectId effect{open->first};
        if (mistake) {
            Finding finding;
            finding.rung = Rung::explain;
            finding.code = ErrorCode::syntax;
            finding.message = mistake;
            finding.fixes = std::move(fixes);
            verdict.findings.push_back(std::move(finding));
            verdict.status = VerdictStatus::rewrite;
        }
        world.close(open->first);
        world.give(CheckAnswered{effect, std::move(verdict)});
    }

    template <class Kind>
    [[nodiscard]] bool isUnderWay() const
    {
        return world.open().size() == 1 && std::holds_alternative<Kind>(world.open().begin()->second);
    }

    template <class Kind>
    [[nodiscard]] std::vector<Kind> all() const
    {
        std::vector<Kind> found;
        for (const RunEvent& event : world.events()) {
            if (const auto* const body = std::get_if<Kind>(&event.body))
                found.push_back(*body);
        }
        return found;
    }

    [[nodiscard]] const LaneState& lane() const { return world.state().lane(LaneId{0}); }

    World world;
};

} // namespace querymend
