#pragma once

#include "report/runjournal.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What may be wrong with a prompt, besides its words.
enum class PromptWarningKind : std::uint8_t {
    cut,           ///< something had no room
    schemaLeftOut, ///< no schema, or a table that the question names is missing
    nearLimit,     ///< little of the model's context is left for the reply
    repeatedText,  ///< a long line is there more than once
    valueLeft,     ///< values of the database were sent to another machine
};

inline constexpr std::size_t promptWarningKindCount = static_cast<std::size_t>(PromptWarningKind::valueLeft) + 1;

struct PromptWarning {
    PromptWarningKind kind = PromptWarningKind::cut;
    std::string text;

    friend bool operator==(const PromptWarning&, const PromptWarning&) = default;
};

/// `prompt_cut`, `value_left`, …
[[nodiscard]] std::string_view name(PromptWarningKind kind);

/// Values of the database in a prompt, and where they are in it.
struct ValuesInPrompt {
    std::uint64_t examples = 0; ///< columns whose stored values the schema shows
    std::uint64_t rows = 0;     ///< of what a statement returned
    std::uint64_t hints = 0;    ///< places of a hint that quote stored values

    [[nodiscard]] bool any() const { return examples + rows + hints > 0; }
    friend bool operator==(const ValuesInPrompt&, const ValuesInPrompt&) = default;
};

[[nodiscard]] ValuesInPrompt valuesIn(const std::vector<PromptSection>& prompt);
/// `examples of 3 columns, 2 rows`; empty if there are none.
[[nodiscard]] std::string describe(const ValuesInPrompt& values);

/// The warnings about a call to a model, in the order of their kinds; none for other entries.
[[nodiscard]] std::vector<PromptWarning> promptWarnings(const RunJournalEntry& entry);

} // namespace querymend
