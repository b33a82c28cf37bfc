#pragma once

#include "check/ladder.h"
#include "db/session.h"

#include <cstdint>
#include <string_view>

namespace querymend {

enum class Trial : std::uint8_t { leaveOut, runForOneRow };

/// How far a live check goes.
struct EngineCheckPolicy {
    Trial trial = Trial::leaveOut;
    Limits limits;
};

/// Climbs on from where the static ladder ended: the engine plans the statement and, if asked, runs it for one row.
/// A text that the guard did not understand is only prepared, to hear from the engine what is wrong with it.
[[nodiscard]] Verdict checkOnEngine(Verdict verdict, std::string_view given, Session& session,
                                    const EngineCheckPolicy& policy, const Clock& clock);

} // namespace querymend
