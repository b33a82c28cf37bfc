#pragma once

#include "store/connectionfile.h"

#include <QColor>
#include <QIcon>
#include <QString>

#include <array>

namespace querymend {

class Theme;

inline constexpr std::array allColourTags{ColourTag::none, ColourTag::red,    ColourTag::orange, ColourTag::green,
                                          ColourTag::teal, ColourTag::violet, ColourTag::blue};

[[nodiscard]] QString tagName(ColourTag tag);
[[nodiscard]] QColor tagColour(ColourTag tag, const Theme& theme);
/// A dot in the tag's colour; a ring for no tag.
[[nodiscard]] QIcon tagIcon(ColourTag tag, const Theme& theme);
/// The same for an open connection, but without a ring: no icon for no tag.
[[nodiscard]] QIcon openTagIcon(ColourTag tag, const Theme& theme);

} // namespace querymend
