#pragma once

#include <QEvent>
#include <QWidget>

namespace querymend {

/// Reports whether a widget has been painted since this object was created, so that a test can wait for a visible
/// change.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget& widget)
    {
        widget.installEventFilter(this);
        widget.update();
    }

    [[nodiscard]] bool isPainted() const { return m_isPainted; }

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        m_isPainted = m_isPainted || event->type() == QEvent::Paint;
        return false;
    }

private:
    bool m_isPainted = false;
};

} // namespace querymend
