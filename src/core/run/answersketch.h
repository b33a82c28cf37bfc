#pragma once

#include "base/result.h"
#include "run/returnedrows.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What the user says that the answer looks like: `text, number; Italy, 12`.
struct AnswerSketch {
    enum class Type : std::uint8_t { any, text, number, date };

    std::vector<Type> columns;
    std::vector<std::vector<std::string>> rows; ///< some of the answer's; an empty value may be anything
    bool isSorted = false;

    friend bool operator==(const AnswerSketch&, const AnswerSketch&) = default;
};

/// Reads a sketch: the types of the columns (text, number, date or any) or how many there are (`2 columns`), rows, and
/// the word sorted, with semicolons between them. Fails with what is wrong, and what to write.
[[nodiscard]] Result<AnswerSketch, std::string> sketchFrom(std::string_view text);

// A sketch is a sentence of the evidence on a line of its own.
[[nodiscard]] std::string withSketch(std::string_view evidence, std::string_view sketch);
/// Empty if there is none.
[[nodiscard]] std::string_view sketchTextIn(std::string_view evidence);
[[nodiscard]] std::string_view withoutSketch(std::string_view evidence);
[[nodiscard]] std::optional<AnswerSketch> sketchIn(std::string_view evidence);

/// The sketch as a sentence: `The answer has 2 columns: text, number.`
[[nodiscard]] std::string describe(const AnswerSketch& sketch);

/// Whether a statement's result sorts its rows.
enum class ResultOrder : std::uint8_t { none, sorted };

/// How a result differs from a sketch.
struct SketchMisfit {
    std::string message;
    std::string messageWithoutData; ///< if the message names values

    friend bool operator==(const SketchMisfit&, const SketchMisfit&) = default;
};

/// Nothing if the result fits, as far as its rows are known.
[[nodiscard]] std::optional<SketchMisfit> misfitOf(const AnswerSketch& sketch, const ReturnedRows& returned,
                                                   ResultOrder order);
/// Whether the rows that are known suffice to say that the result fits.
[[nodiscard]] bool isCertain(const AnswerSketch& sketch, const ReturnedRows& returned);

} // namespace querymend
