#pragma once

class QString;

namespace querymend {

/// Returns a text that a window from right to left shows in the order of its own letters: otherwise the parts of a date
/// would change places, and a full stop would be at the wrong end. In other windows it is the text itself.
[[nodiscard]] QString isolated(const QString& text);

} // namespace querymend
