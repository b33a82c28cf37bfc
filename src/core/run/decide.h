#pragma once

#include "check/ladder.h"
#include "check/schemaview.h"
#include "diagnose/hints/hinttexts.h"
#include "dialect/dialect.h"
#include "prompt/prompttexts.h"
#include "run/effect.h"
#include "run/event.h"
#include "run/hinting.h"
#include "run/state.h"

#include <vector>

namespace querymend {

/// Whether a live database can be queried.
enum class EngineInReach : std::uint8_t { no, yes };

/// What decisions need besides the run's events; constant for the whole run.
struct RunContext {
    const Dialect* dialect = nullptr;
    const SchemaView* schema = nullptr; ///< may be null
    EngineInReach engine = EngineInReach::no;
    const HintTexts* hints = nullptr; ///< null: the built-in ones
    PromptTexts texts = {};
    Clock clock = {}; ///< only for the time that mending takes
    /// The database's schema, if the question is limited to a part of it: what the question names of the rest is told
    /// to the user, never to a model. Null if `schema` is all.
    const SchemaView* whole = nullptr;
};

/// What follows from an input: facts to record, in this order, then effects to start.
struct Decision {
    std::vector<EventBody> facts;
    std::vector<Effect> effects;
};

/// The entire behaviour of the loop, without clock or randomness: the same state and input always give the same
/// decision, so a record can be replayed. A late answer that nothing waits for gives an empty decision.
[[nodiscard]] Decision decide(const RunState& state, const RunInput& input, const RunContext& context);

} // namespace querymend
