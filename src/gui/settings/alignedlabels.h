#pragma once

class QWidget;

namespace querymend {

/// Makes the labels of all forms in a widget as wide as the widest, so that their fields are aligned.
void alignLabels(QWidget& whole);

} // namespace querymend
