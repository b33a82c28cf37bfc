#pragma once

#include "run/event.h"

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

enum class LineChange : std::uint8_t { same, removed, added };

/// A line of a section, and whether the other prompt has it too.
struct PromptLine {
    LineChange change = LineChange::same;
    std::string text;

    friend bool operator==(const PromptLine&, const PromptLine&) = default;
};

enum class SectionChange : std::uint8_t { same, reordered, onlyBefore, onlyAfter, changed };

/// How a section differs between two prompts.
struct SectionDifference {
    std::string name;
    SectionChange change = SectionChange::same;
    std::vector<PromptLine> lines; ///< if changed: the new text's, and where they were, the removed ones

    friend bool operator==(const SectionDifference&, const SectionDifference&) = default;
};

/// Compares prompts section by section, by name; the sections of `after` first, in their order.
[[nodiscard]] std::vector<SectionDifference> promptDifference(const std::vector<PromptSection>& before,
                                                              const std::vector<PromptSection>& after);

} // namespace querymend
