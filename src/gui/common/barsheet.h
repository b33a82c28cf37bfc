#pragma once

#include <QString>

class QColor;
class QWidget;

namespace querymend {

class Theme;

/// How much of its colour the ground of a bar has, of 255.
inline constexpr int barGround = 26;

/// The style sheet of a bar across a panel: a ground of its colour, and a thicker edge where its text begins. The bar
/// must have an object name.
[[nodiscard]] QString barSheet(const QWidget& bar, const QColor& colour, const Theme& theme, int share = barGround);

} // namespace querymend
