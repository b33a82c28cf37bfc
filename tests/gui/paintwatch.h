#pragma once

#include <QEvent>
#include <QWidget>

namespace querymend {

/// Tells whether a widget was painted since this was made, so that a test can wait for what is on its way to be seen.
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
