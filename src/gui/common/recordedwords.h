#pragma once

#include <QString>

#include <string_view>

namespace querymend {

/// What a run recorded of its reasons, in the window's language; words that the window does not know, such as a
/// model's, stay as they are.
[[nodiscard]] QString recordedWords(std::string_view text);
/// A problem that begins with the name of its code, such as `unknown_column: …`.
[[nodiscard]] QString recordedProblem(std::string_view text);
/// A test's verdict, such as `failed: … Fix: …`; the words after it are the model's.
[[nodiscard]] QString recordedVerdict(std::string_view text);

} // namespace querymend
