#pragma once

#include <QLineEdit>

namespace querymend {

/// A field over a tab or row for its new name. Escape abandons it, even where the window uses that key.
class NameField : public QLineEdit {
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

Q_SIGNALS:
    void abandoned();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace querymend
