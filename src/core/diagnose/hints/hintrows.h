#pragma once

#include "diagnose/hints/hinttexts.h"

#include <array>
#include <span>

namespace querymend {

// The tables of hint texts, by subject.
[[nodiscard]] std::span<const HintTextRow> frameRows();
[[nodiscard]] std::span<const HintTextRow> mistakeRows();
[[nodiscard]] std::span<const HintTextRow> syntaxGuidanceRows();
[[nodiscard]] std::span<const HintTextRow> schemaGuidanceRows();
[[nodiscard]] std::span<const HintTextRow> executionGuidanceRows();
[[nodiscard]] std::span<const HintTextRow> resourceGuidanceRows();
[[nodiscard]] std::span<const HintTextRow> resultGuidanceRows();
[[nodiscard]] std::span<const HintTextRow> validationGuidanceRows();

[[nodiscard]] inline std::array<std::span<const HintTextRow>, 8> hintRows()
{
    return {frameRows(),          mistakeRows(),           syntaxGuidanceRows(),
            schemaGuidanceRows(), executionGuidanceRows(), resourceGuidanceRows(),
            resultGuidanceRows(), validationGuidanceRows()};
}

} // namespace querymend
