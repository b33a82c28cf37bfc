#pragma once

#include "report/runjournal.h"
#include "report/seenvalues.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What may be wrong with a prompt, or with a reply to it, besides its words.
enum class PromptWarningKind : std::uint8_t {
    cut,               ///< something had no room
    schemaLeftOut,     ///< no schema, or a table that the question names is missing
    nearLimit,         ///< little of the model's context is left for the reply
    repeatedText,      ///< a long line is there more than once
    valueLeft,         ///< values of the database were sent to another machine
    numberNotInResult, ///< an explanation has numbers that the result which it explains does not have
};

inline constexpr std::size_t promptWarningKindCount =
    static_cast<std::size_t>(PromptWarningKind::numberNotInResult) + 1;

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
    std::uint64_t history = 0;  ///< stored values in what the level below tried
    std::uint64_t memory = 0;   ///< literals in statements and lessons of earlier runs, which may be stored values
    std::uint64_t others = 0;   ///< stored values anywhere else

    [[nodiscard]] bool any() const { return examples + rows + hints + history + memory + others > 0; }
    friend bool operator==(const ValuesInPrompt&, const ValuesInPrompt&) = default;
};

/// What the user wrote is not counted, even if it is stored too.
[[nodiscard]] ValuesInPrompt valuesIn(const std::vector<PromptSection>& prompt, const SeenValues& seen);
/// Of a call to a model; none for other entries.
[[nodiscard]] ValuesInPrompt valuesIn(const RunJournalEntry& entry);
/// `examples of 3 columns, 2 rows`; empty if there are none.
[[nodiscard]] std::string describe(const ValuesInPrompt& values);

/// The warnings about a call to a model, in the order of their kinds; none for other entries.
[[nodiscard]] std::vector<PromptWarning> promptWarnings(const RunJournalEntry& entry);

} // namespace querymend
