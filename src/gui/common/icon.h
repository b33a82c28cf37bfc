#pragma once

#include "common/tone.h"

#include <QIcon>
#include <QPalette>

#include <cstdint>

namespace querymend {

class Theme;

/// The drawings of resources/icons.
enum class Icon : std::uint8_t {
    arrowClockwise,
    arrowCounterclockwise,
    arrowDown,
    arrowRepeat,
    arrowReturnRight,
    arrowUp,
    arrowUpCircle,
    barChart,
    boxArrowUp,
    braces,
    calendar3,
    chatLeftText,
    checkCircle,
    chevronDown,
    chevronRight,
    clipboard,
    clockHistory,
    codeSlash,
    cpu,
    database,
    diagram3,
    digits,
    download,
    exclamationTriangle,
    eye,
    fileBinary,
    fileEarmarkCode,
    flag,
    folder2Open,
    funnel,
    gear,
    hash,
    hourglassSplit,
    image,
    infoCircle,
    journalText,
    key,
    letters,
    layoutSplit,
    lightbulb,
    lightning,
    link,
    listUl,
    moon,
    octagon,
    pauseFill,
    pencil,
    person,
    pinAngle,
    playFill,
    plusLg,
    questionCircle,
    search,
    shieldLock,
    shieldX,
    skipBackwardFill,
    skipForwardFill,
    slashCircle,
    sliders,
    star,
    stopCircle,
    stopFill,
    sun,
    table,
    tag,
    toggleOn,
    trash,
    trophy,
    wifiOff,
    xCircle,
    xLg,
};

/// Returns an icon in a colour of the theme; it follows theme changes. The theme must outlive it.
[[nodiscard]] QIcon themedIcon(Icon icon, const Theme& theme, Tone tone = Tone::text);

/// Returns an icon in a colour of the application's palette, for styles, which know no theme; it follows changes too.
[[nodiscard]] QIcon paletteIcon(Icon icon, QPalette::ColorRole role);

/// Returns the icon in one colour, for painters.
[[nodiscard]] QPixmap iconPixmap(Icon icon, const QColor& colour, QSize size, qreal pixelRatio);

} // namespace querymend
