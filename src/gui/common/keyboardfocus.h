#pragma once

#include <QObject>

namespace querymend {

/// Tells the style sheet which widget has the focus other than by a click, in the property `keyFocus`: the focus is
/// marked only there, and in a new window if a key opened it. It is not marked where it moves on to because a click hid
/// or disabled what had it.
class KeyboardFocus : public QObject {
    Q_OBJECT

public:
    explicit KeyboardFocus(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isByKey = false;   ///< whether a key was used last, and not the mouse
    bool m_isByMouse = false; ///< the opposite; neither until one of them was used
};

} // namespace querymend
