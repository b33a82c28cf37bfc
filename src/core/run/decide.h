#pragma once

#include "check/schemaview.h"
#include "diagnose/hints/hinttexts.h"
#include "dialect/dialect.h"
#include "run/effect.h"
#include "run/event.h"
#include "run/hinting.h"
#include "run/state.h"

#include <vector>

namespace querymend {

/// Whether there is a live database to ask.
enum class EngineInReach : std::uint8_t { no, yes };

/// What a run is about beyond its events: the same for the whole run.
struct RunContext {
    const Dialect* dialect = nullptr;
    const SchemaView* schema = nullptr; ///< may be null
    EngineInReach engine = EngineInReach::no;
    const HintTexts* hints = nullptr; ///< null: those that are built in
};

/// What follows from an input: facts to be recorded, in this order, and then effects to be started.
struct Decision {
    std::vector<EventBody> facts;
    std::vector<Effect> effects;
};

/// The whole behaviour of the loop. It has no clock, no chance and no memory but the state: the same input to the same
/// state gives the same decision, so a record can be replayed. An answer that nobody waits for any more gives nothing.
[[nodiscard]] Decision decide(const RunState& state, const Input& input, const RunContext& context);

} // namespace querymend
