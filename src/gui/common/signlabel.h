#pragma once

#include "common/icon.h"

#include <QColor>
#include <QLabel>

namespace querymend {

/// An icon before a line of text: it grows with the text, and stands beside its first line.
class SignLabel : public QLabel {
public:
    explicit SignLabel(QWidget* parent) : QLabel(parent) {}

    void show(Icon icon, const QColor& colour);
};

} // namespace querymend
