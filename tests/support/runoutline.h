#pragma once

#include "run/askedmodel.h"
#include "run/event.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace querymend {

/// What the events say of an attempt.
struct AttemptOutline {
    std::uint32_t number = 0;
    const Checked* check = nullptr; ///< the last one
    const AttemptTested* tested = nullptr;
    const HintChosen* hint = nullptr;
    const Reflected* reflection = nullptr;
    std::vector<const ModelFailed*> faults;
    TokenSum tokens;
};

struct LaneOutline {
    LaneId id;
    std::vector<AttemptOutline> attempts;
};

/// A run by lane and attempt, to compare the timeline with. It is read from the events without the projection, and
/// points into them.
struct RunOutline {
    std::vector<LaneOutline> lanes;
    TokenSum tokens;
    const RunFinished* end = nullptr;
};

class OutlineReader {
public:
    void operator()(const CandidateForked& body) { (void)lane(body.lane); }
    void operator()(const ModelAsked& body) { (void)attempt(body.attempt); }
    void operator()(const ModelReplied& body) { charge(attempt(body.attempt).tokens, body.tokens); }
    void operator()(const ModelFailed& body)
    {
        attempt(body.attempt).faults.push_back(&body);
        charge(attempt(body.attempt).tokens, body.tokens);
    }
    void operator()(const Checked& body) { attempt(body.attempt).check = &body; }
    void operator()(const AttemptTested& body) { attempt(body.attempt).tested = &body; }
    void operator()(const HintChosen& body) { attempt(body.attempt).hint = &body; }
    void operator()(const Reflected& body) { attempt(body.attempt).reflection = &body; }
    void operator()(const LaneEnded& body) { (void)lane(body.lane); }
    void operator()(const RoleReplied& body) { chargeRun(body.tokens); }
    void operator()(const RoleFailed& body) { chargeRun(body.tokens); }
    void operator()(const RunFinished& body) { outline.end = &body; }
    void operator()(const RunEdited& body)
    {
        if (!body.attempt.lane.isNone())
            (void)attempt(body.attempt);
    }
    template <class Other>
    void operator()(const Other&)
    {}

    RunOutline outline;
    AskedModel model;

private:
    void chargeRun(const std::optional<TokenCounts>& counts)
    {
        if (counts)
            outline.tokens.add(*counts, model.terms);
    }

    void charge(TokenSum& of, const std::optional<TokenCounts>& counts)
    {
        if (counts)
            of.add(*counts, model.terms);
        chargeRun(counts);
    }

    LaneOutline& lane(LaneId id)
    {
        auto& lanes = outline.lanes;
        const auto known = std::find_if(lanes.begin(), lanes.end(), [&](const LaneOutline& l) { return l.id == id; });
        return known != lanes.end() ? *known : lanes.emplace_back(LaneOutline{id, {}});
    }

    AttemptOutline& attempt(const AttemptRef& ref)
    {
        auto& attempts = lane(ref.lane).attempts;
        const auto known = std::find_if(attempts.begin(), attempts.end(),
                                        [&](const AttemptOutline& a) { return a.number == ref.number; });
        if (known != attempts.end())
            return *known;
        attempts.emplace_back().number = ref.number;
        return attempts.back();
    }
};

/// The events must outlive the outline.
inline RunOutline outlineOf(const std::vector<RunEvent>& events)
{
    OutlineReader reader;
    for (const RunEvent& event : events) {
        reader.model.take(event.body);
        std::visit(reader, event.body);
    }
    return std::move(reader.outline);
}

} // namespace querymend
