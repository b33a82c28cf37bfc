#pragma once

#include <QStringList>

namespace querymend {

inline constexpr const char* drawRunOption = "--draw-run";

/// Serves the command line, which has no fonts: draws the run file at the third of `words` (after the option itself:
/// `png` or `apng`, `light` or `dark`) and writes it to standard output. Returns the exit status.
[[nodiscard]] int drawRun(const QStringList& words);

} // namespace querymend
