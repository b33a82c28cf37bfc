#pragma once

#include <QString>

namespace querymend {

/// A tool tip that shows a text as it is: Qt takes one with a tag for rich text, and any other for plain text.
[[nodiscard]] QString plainTip(const QString& text);

/// The same for a long text: Qt breaks the lines of rich text only.
[[nodiscard]] QString wrappedTip(const QString& text);

} // namespace querymend
