#include "common/lefttoright.h"

#include <QGraphicsEffect>
#include <QGuiApplication>
#include <QPainter>
#include <QWidget>

namespace querymend {

namespace {

/// Paints its widget with a painter of its own, which passes its direction on to those that share it.
class LeftToRight : public QGraphicsEffect {
public:
    explicit LeftToRight(QWidget& widget) : QGraphicsEffect(&widget), m_widget(widget) { follow(); }

    void follow() { setEnabled(QGuiApplication::layoutDirection() == Qt::RightToLeft); }

protected:
    void draw(QPainter* painter) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        QPixmap painted(m_widget.size() * ratio);
        painted.setDevicePixelRatio(ratio);
        painted.fill(Qt::transparent);
        QPainter own(&painted);
        own.setLayoutDirection(Qt::LeftToRight);
        drawSource(&own);
        own.end();
        painter->drawPixmap(0, 0, painted);
    }

private:
    QWidget& m_widget;
};

} // namespace

void paintFromLeftToRight(QWidget& widget)
{
    auto* const effect = new LeftToRight(widget);
    widget.setGraphicsEffect(effect);
    QObject::connect(qGuiApp, &QGuiApplication::layoutDirectionChanged, effect, [effect] { effect->follow(); });
}

} // namespace querymend
