#pragma once

#include "common/icon.h"

#include <QColor>
#include <QLabel>

namespace querymend {

/// An icon before a line of text: it grows with the text, and is beside its first line.
class SignLabel : public QLabel {
public:
    explicit SignLabel(QWidget* parent) : QLabel(parent) {}

    void show(Icon icon, const QColor& colour);
};

/// Puts the sign beside the first line of a text in a row that is at least as high as a line of this height.
void alignWithFirstLine(SignLabel& sign, QLabel& text, int line);

} // namespace querymend
