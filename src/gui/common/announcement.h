#pragma once

#include <QString>

class QWidget;

namespace querymend {

enum class Urgency : int { polite = 1, assertive = 2 }; ///< as AT-SPI numbers them

/// Has screen readers speak a text, in the name of a widget, without moving the focus.
void announce(QWidget& speaker, const QString& text, Urgency urgency = Urgency::polite);

} // namespace querymend
