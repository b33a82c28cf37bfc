#pragma once

#include <QtGlobal>

class QString;

namespace querymend {

/// Returns a text that a window from right to left shows in the order of its own letters: otherwise the parts of a date
/// would change places, and a full stop would be at the wrong end. In other windows it is the text itself.
[[nodiscard]] QString isolated(const QString& text);

/// The length of the sign before a text, such as a bullet or a tick, with its blank; 0 if there is none. In a window
/// from right to left the sign stays outside what is isolated, so that it is where the line begins.
[[nodiscard]] qsizetype signLength(const QString& text);

} // namespace querymend
