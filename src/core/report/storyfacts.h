#pragma once

#include "run/event.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace querymend {

/// What a story says of an attempt besides its card.
struct StoryFacts {
    std::string named;    ///< by the hint: what to write instead; empty if it names nothing that is new
    std::string marked;   ///< by the hint: what is wrong
    bool isEmpty = false; ///< the statement passed, but gives no rows
};

/// The same for all attempts of a run, event by event, and what the run started with.
class RunFacts {
public:
    void add(const RunEvent& event);
    [[nodiscard]] StoryFacts of(const AttemptRef& attempt) const;
    [[nodiscard]] std::uint64_t tokenLimit() const { return m_tokenLimit; } ///< 0 is none
    [[nodiscard]] const std::optional<RunParent>& parent() const { return m_parent; }

private:
    struct Events;

    std::uint64_t m_tokenLimit = 0;
    std::optional<RunParent> m_parent;
    std::map<std::pair<std::uint32_t, std::uint32_t>, StoryFacts> m_attempts; ///< by lane and number
};

[[nodiscard]] RunFacts factsOf(std::span<const RunEvent> events);

} // namespace querymend
