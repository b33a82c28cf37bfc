#pragma once

class QMenu;
class QString;

namespace querymend {

/// Adds a title for the entries after it, which cannot be chosen. The text of a menu section would not be drawn,
/// because of the style sheet, and that of a disabled entry looks like one that cannot be chosen now.
void addMenuTitle(QMenu& menu, const QString& text);

} // namespace querymend
