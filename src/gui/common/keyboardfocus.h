#pragma once

#include <QObject>

namespace querymend {

/// Tells the style sheet which widget has the focus other than by a click, in the property `keyFocus`: the focus is
/// marked only there, and in a new window unless a click opened it. It is not marked where it moves on to because a
/// click hid or disabled what had it.
class KeyboardFocus : public QObject {
    Q_OBJECT

public:
    explicit KeyboardFocus(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isByMouse = false; ///< whether the mouse was used last, and not a key
};

} // namespace querymend
