#pragma once

#include "store/memorytable.h"

#include <QString>

#include <string>

namespace querymend {

// What is remembered of earlier runs, in the window's words.

/// Empty if it is about any database.
[[nodiscard]] const std::string& databaseOf(const Remembered& item);
/// In one line: the question, or what is replaced by what.
[[nodiscard]] QString lineOf(const Remembered& item);
/// `Example`, `Lesson`.
[[nodiscard]] QString stateOf(const Remembered& item);
/// Everything but the SQL, in several lines.
[[nodiscard]] QString aboutOf(const Remembered& item);
[[nodiscard]] QString sqlOf(const Remembered& item);

} // namespace querymend
