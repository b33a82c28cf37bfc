#include "history/runpicture.h"

#include "common/theme.h"
#include "history/apng.h"
#include "report/runpacing.h"
#include "report/svgcanvas.h"

#include <QBuffer>
#include <QFontInfo>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <span>

namespace querymend {

namespace {

constexpr double scale = 2;
constexpr double longestPicture = 30'000;
constexpr double longestFilm = 3'000;
constexpr std::size_t mostPictures = 240; ///< of a film; a longer run is shown in larger steps

double scaleFor(const QSizeF& size, double longest)
{
    return std::min(scale, longest / std::max({size.width(), size.height(), 1.0}));
}

/// Drawn with the window's fonts.
QByteArray withFonts(const std::string& drawing)
{
    const auto list = [](std::string_view fonts) {
        return QByteArray(fonts.data(), static_cast<qsizetype>(fonts.size()));
    };
    return QByteArray::fromStdString(drawing)
        .replace(list(plainFonts), QFontInfo(Theme::workFont()).family().toHtmlEscaped().toUtf8())
        .replace(list(codeFonts), QFontInfo(Theme::codeFont()).family().toHtmlEscaped().toUtf8());
}

/// Draws at the top of a page of this size.
QImage drawn(const std::string& drawing, const QSize& page, double factor, const QColor& ground)
{
    QSvgRenderer renderer(withFonts(drawing));
    QImage image(page, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    // Qt takes the size of texts of several colours from this font, but reads only points: the window's font has
    // pixels.
    QFont font = painter.font();
    font.setPointSizeF(font.pointSizeF() > 0 ? font.pointSizeF() : QFontInfo(font).pointSizeF());
    painter.setFont(font);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(renderer.defaultSize()) * factor));
    return image;
}

QSizeF sizeOf(const std::string& drawing)
{
    return QSvgRenderer(QByteArray::fromStdString(drawing)).defaultSize();
}

} // namespace

QByteArray pictureOf(const std::vector<RunEvent>& events, const RunLook& look)
{
    const std::string drawing = timelineSvg(events, look.colours, {.answer = look.answer, .language = look.language});
    const QSizeF size = sizeOf(drawing);
    const double factor = scaleFor(size, longestPicture);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    drawn(drawing, (size * factor).toSize(), factor, QColor(QString::fromStdString(look.colours.page)))
        .save(&buffer, "PNG");
    return bytes;
}

QByteArray filmOf(const std::vector<RunEvent>& events, const RunLook& look)
{
    const std::size_t step = events.size() / mostPictures + 1;
    const RunPacing pacing(events);
    QList<FilmFrame> frames;
    const QSizeF whole = sizeOf(timelineSvg(events, look.colours, {.answer = look.answer, .language = look.language}));
    const double factor = scaleFor(whole, longestFilm);
    constexpr std::chrono::milliseconds longEnd(5000);
    constexpr std::chrono::milliseconds readable(500); // nothing unfolds in a film
    std::string last;
    std::size_t next = 1;
    for (std::size_t count = next; count <= events.size(); count = next) {
        const bool isEnd = count == events.size();
        next = isEnd ? count + 1 : std::min(count + step, events.size());
        const std::string drawing = timelineSvg(
            std::span(events).first(count), look.colours,
            {.answer = isEnd ? look.answer : AnswerRows(), .language = look.language, .leastWidth = whole.width()});
        const auto& cues = pacing.cues();
        const std::chrono::milliseconds time =
            isEnd ? longEnd : std::max(cues[next - 1].happens - cues[count - 1].happens, readable);
        if (drawing == last) {
            frames.back().time += time;
            continue;
        }
        last = drawing;
        frames.append(
            {drawn(drawing, (whole * factor).toSize(), factor, QColor(QString::fromStdString(look.colours.page))),
             time});
    }
    return apngOf(frames);
}

} // namespace querymend
