#include "history/filmpalette.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace querymend {

namespace {

constexpr std::size_t mostColours = 255; ///< and a transparent one

struct Counted {
    QRgb colour = 0;
    std::uint64_t pixels = 0;
};

using Channel = int (*)(QRgb);
constexpr std::array<Channel, 3> channels{qRed, qGreen, qBlue};

/// Colours that become one.
struct Range {
    std::vector<Counted> colours;
    std::uint64_t pixels = 0;
    Channel longest = qRed; ///< where they differ most
    int length = 0;
};

Range rangeOf(std::vector<Counted> colours)
{
    Range range;
    for (const Channel channel : channels) {
        int least = std::numeric_limits<int>::max();
        int most = 0;
        for (const Counted& one : colours) {
            least = std::min(least, channel(one.colour));
            most = std::max(most, channel(one.colour));
        }
        if (most - least > range.length) {
            range.length = most - least;
            range.longest = channel;
        }
    }
    for (const Counted& one : colours)
        range.pixels += one.pixels;
    range.colours = std::move(colours);
    return range;
}

/// Divides a range of several colours in the middle of its longest side.
std::pair<Range, Range> halves(Range range)
{
    const Channel channel = range.longest;
    const auto value = [channel](const Counted& one) { return channel(one.colour); };
    const auto [least, most] = std::ranges::minmax(range.colours, {}, value);
    const int middle = (value(least) + value(most)) / 2;
    const auto upper = std::partition(range.colours.begin(), range.colours.end(),
                                      [&](const Counted& one) { return value(one) <= middle; });
    return {rangeOf({range.colours.begin(), upper}), rangeOf({upper, range.colours.end()})};
}

/// Where a single colour would be most wrong for most pixels.
bool isSeenLess(const Range& one, const Range& other)
{
    const auto wrong = [](const Range& range) { return static_cast<std::uint64_t>(range.length) * range.pixels; };
    return wrong(one) < wrong(other);
}

std::vector<Counted> coloursOf(const QList<QImage>& pictures)
{
    QHash<QRgb, std::uint64_t> counts;
    for (const QImage& picture : pictures) {
        for (int y = 0; y < picture.height(); ++y) {
            const auto* const line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
            for (int begin = 0, end = 0; begin < picture.width(); begin = end) { // neighbours are often equal
                while (end < picture.width() && line[end] == line[begin])
                    ++end;
                counts[line[begin]] += static_cast<std::uint64_t>(end - begin);
            }
        }
    }
    std::vector<Counted> colours;
    colours.reserve(static_cast<std::size_t>(counts.size()));
    for (auto one = counts.cbegin(); one != counts.cend(); ++one)
        colours.push_back({one.key(), one.value()});
    std::ranges::sort(colours, {}, &Counted::colour); // a hash has no order of its own
    return colours;
}

} // namespace

FilmPalette::FilmPalette(const QList<QImage>& pictures) : m_colours{qRgba(0, 0, 0, 0)}
{
    std::vector<Range> ranges{rangeOf(coloursOf(pictures))};
    while (ranges.size() < mostColours) {
        const auto worst = std::ranges::max_element(ranges, isSeenLess);
        if (worst->length == 0)
            break;
        auto [lower, upper] = halves(std::move(*worst));
        *worst = std::move(lower);
        ranges.push_back(std::move(upper));
    }
    for (const Range& range : ranges) {
        if (range.colours.empty())
            continue;
        const auto index = static_cast<uchar>(m_colours.size());
        m_colours.append(std::ranges::max_element(range.colours, {}, &Counted::pixels)->colour);
        for (const Counted& one : range.colours)
            m_indices.insert(one.colour, index);
    }
}

QImage FilmPalette::indexed(const QImage& picture, const QImage& before) const
{
    QImage result(picture.size(), QImage::Format_Indexed8);
    result.setColorTable(m_colours);
    for (int y = 0; y < picture.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        const auto* const old = before.isNull() ? nullptr : reinterpret_cast<const QRgb*>(before.constScanLine(y));
        uchar* const indices = result.scanLine(y);
        for (int x = 0; x < picture.width(); ++x) {
            if (old && old[x] == line[x])
                indices[x] = 0;
            else
                indices[x] =
                    x > 0 && line[x] == line[x - 1] && indices[x - 1] != 0 ? indices[x - 1] : m_indices.value(line[x]);
        }
    }
    return result;
}

} // namespace querymend
