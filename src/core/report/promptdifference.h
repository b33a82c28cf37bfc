#pragma once

#include "run/event.h"

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

enum class LineFate : std::uint8_t { same, gone, fresh };

/// A line of a section, and whether the other prompt has it too.
struct PromptLine {
    LineFate fate = LineFate::same;
    std::string text;

    friend bool operator==(const PromptLine&, const PromptLine&) = default;
};

enum class SectionFate : std::uint8_t { same, onlyBefore, onlyAfter, changed };

/// How a section differs between two prompts.
struct SectionDifference {
    std::string name;
    SectionFate fate = SectionFate::same;
    std::vector<PromptLine> lines; ///< if changed: the removed lines, then the new text's

    friend bool operator==(const SectionDifference&, const SectionDifference&) = default;
};

/// Compares prompts section by section, by name; the sections of `after` first, in their order.
[[nodiscard]] std::vector<SectionDifference> promptDifference(const std::vector<PromptSection>& before,
                                                              const std::vector<PromptSection>& after);

} // namespace querymend
