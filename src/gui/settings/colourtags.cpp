#include "settings/colourtags.h"

#include "common/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::ColourTag)
};

Tone toneOf(ColourTag tag)
{
    switch (tag) {
    case ColourTag::none:
        break;
    case ColourTag::red:
        return Tone::execution;
    case ColourTag::orange:
        return Tone::schema;
    case ColourTag::green:
        return Tone::accepted;
    case ColourTag::teal:
        return Tone::empty;
    case ColourTag::violet:
        return Tone::validation;
    case ColourTag::blue:
        return Tone::accent;
    }
    return Tone::line;
}

} // namespace

QString tagName(ColourTag tag)
{
    switch (tag) {
    case ColourTag::none:
        break;
    case ColourTag::red:
        return Words::tr("Red");
    case ColourTag::orange:
        return Words::tr("Orange");
    case ColourTag::green:
        return Words::tr("Green");
    case ColourTag::teal:
        return Words::tr("Teal");
    case ColourTag::violet:
        return Words::tr("Violet");
    case ColourTag::blue:
        return Words::tr("Blue");
    }
    return Words::tr("None");
}

QColor tagColour(ColourTag tag, const Theme& theme)
{
    return theme.colour(toneOf(tag));
}

QIcon tagIcon(ColourTag tag, const Theme& theme)
{
    QPixmap pixmap(32, 32);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = tag == ColourTag::none ? theme.colour(Tone::muted) : tagColour(tag, theme);
    painter.setPen(QPen(colour, 3));
    painter.setBrush(tag == ColourTag::none ? QBrush(Qt::NoBrush) : QBrush(colour));
    painter.drawEllipse(QRectF(7, 7, 18, 18));
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // otherwise the style would tint it
    return icon;
}

QIcon openTagIcon(ColourTag tag, const Theme& theme)
{
    return tag == ColourTag::none ? QIcon() : tagIcon(tag, theme);
}

} // namespace querymend
