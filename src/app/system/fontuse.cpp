#include "system/fontuse.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr std::array purposes{"window", "sql"};
constexpr auto fixed = "fixed";
constexpr qsizetype fieldsOfLine = 4;

} // namespace

QByteArray linesOf(const std::vector<FontUse>& fonts)
{
    QByteArray lines;
    for (const FontUse& font : fonts) {
        const QByteArrayList fields{purposes[static_cast<std::size_t>(font.purpose)],
                                    QByteArray::fromStdString(font.wanted), QByteArray::fromStdString(font.used),
                                    font.isFixed ? fixed : ""};
        lines += fields.join('\t') + '\n';
    }
    return lines;
}

std::vector<FontUse> fontsIn(const QByteArray& lines)
{
    std::vector<FontUse> fonts;
    for (const QByteArray& line : lines.split('\n')) {
        const QByteArrayList fields = line.split('\t');
        const auto purpose = std::ranges::find_if(purposes, [&](const char* name) { return fields[0] == name; });
        if (fields.size() == fieldsOfLine && purpose != purposes.end())
            fonts.push_back({static_cast<FontPurpose>(purpose - purposes.begin()), fields[1].toStdString(),
                             fields[2].toStdString(), fields[3] == fixed});
    }
    return fonts;
}

} // namespace querymend
