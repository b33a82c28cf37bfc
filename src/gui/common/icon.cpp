#include "common/icon.h"

#include "common/theme.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>
#include <functional>
#include <utility>

/// The linker drops the resources of a static library that nothing refers to.
static void keepIcons()
{
    Q_INIT_RESOURCE(icons);
}

namespace querymend {

namespace {

// clang-format off
constexpr std::array iconFiles{
    "arrow-clockwise",
    "arrow-counterclockwise",
    "arrow-down",
    "arrow-repeat",
    "arrow-return-right",
    "arrow-up",
    "arrow-up-circle",
    "bar-chart",
    "box-arrow-up",
    "braces",
    "calendar3",
    "chat-left-text",
    "check-circle",
    "chevron-down",
    "chevron-right",
    "clipboard",
    "clock-history",
    "code-slash",
    "cpu",
    "database",
    "diagram-3",
    "digits",
    "download",
    "exclamation-triangle",
    "eye",
    "file-binary",
    "file-earmark-code",
    "flag",
    "folder2-open",
    "funnel",
    "gear",
    "hash",
    "hourglass-split",
    "image",
    "info-circle",
    "journal-text",
    "key",
    "letters",
    "layout-split",
    "lightbulb",
    "lightning",
    "link-45deg",
    "list-ul",
    "moon",
    "octagon",
    "pause-fill",
    "pencil",
    "person",
    "pin-angle",
    "play-fill",
    "plus-lg",
    "question-circle",
    "search",
    "shield-lock",
    "shield-x",
    "skip-backward-fill",
    "skip-forward-fill",
    "slash-circle",
    "sliders",
    "star",
    "stop-circle",
    "stop-fill",
    "sun",
    "table",
    "tag",
    "toggle-on",
    "trash",
    "trophy",
    "wifi-off",
    "x-circle",
    "x-lg",
};
// clang-format on

static_assert(iconFiles.size() == static_cast<std::size_t>(Icon::xLg) + 1);

/// Asks for its colour on each paint.
class TintedIcon : public QIconEngine {
public:
    using Colours = std::function<QColor(QIcon::Mode)>;

    TintedIcon(Icon icon, Colours colours) : m_icon(icon), m_colours(std::move(colours)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, iconPixmap(m_icon, m_colours(mode), rect.size(), ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        return iconPixmap(m_icon, m_colours(mode), size, 1);
    }

    [[nodiscard]] QIconEngine* clone() const override { return new TintedIcon(m_icon, m_colours); }

private:
    Icon m_icon;
    Colours m_colours;
};

} // namespace

QIcon themedIcon(Icon icon, const Theme& theme, Tone tone)
{
    const auto colours = [&theme, tone](QIcon::Mode mode) {
        QColor colour = theme.colour(mode == QIcon::Disabled ? Tone::muted : tone);
        if (mode == QIcon::Disabled)
            colour.setAlphaF(0.5F);
        return colour;
    };
    return QIcon(new TintedIcon(icon, colours)); // the icon owns its engine
}

QIcon paletteIcon(Icon icon, QPalette::ColorRole role)
{
    const auto colours = [role](QIcon::Mode mode) {
        const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        return QGuiApplication::palette().color(group, role);
    };
    return QIcon(new TintedIcon(icon, colours));
}

QPixmap iconPixmap(Icon icon, const QColor& colour, QSize size, qreal pixelRatio)
{
    if (size.isEmpty()) // a crowded widget may have no room for it, and there is no painting on nothing
        return {};
    const QString key = QStringLiteral("icon-%1-%2-%3x%4@%5")
                            .arg(static_cast<int>(icon))
                            .arg(colour.rgba())
                            .arg(size.width())
                            .arg(size.height())
                            .arg(pixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    keepIcons();
    pixmap = QPixmap(size * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QSvgRenderer drawing(
        QStringLiteral(":/querymend/icons/%1.svg").arg(QLatin1String(iconFiles[static_cast<std::size_t>(icon)])));
    drawing.setAspectRatioMode(Qt::KeepAspectRatio);
    QPainter painter(&pixmap);
    drawing.render(&painter, QRectF(QPointF(), QSizeF(size)));
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRectF(QPointF(), QSizeF(size)), colour);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace querymend
