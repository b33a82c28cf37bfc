#pragma once

class QString;
class QWidget;

namespace querymend {

/// Makes a page that says why there is nothing to see; `below` may be a button, or null.
[[nodiscard]] QWidget* makeEmptyPage(const QString& title, const QString& text, QWidget* below, QWidget* parent);

} // namespace querymend
