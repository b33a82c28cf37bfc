#include "results/cells/celllook.h"

#include "common/sizewords.h"
#include "results/rows/cellformat.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>

namespace querymend {

namespace {

/// A larger picture, of up to a hundred million pixels, takes long and shows no more.
constexpr int mostImageSide = 8192;
constexpr int shownImageSide = 1024;
/// Less than of a text, because each byte takes more than four characters.
constexpr std::size_t mostHexBytes = 256U << 10U;
/// Text widgets lay out a line as a whole, which takes minutes for a million letters.
constexpr qsizetype longestLine = 2000;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::CellLook)
};

QByteArray imageFormat(std::string_view bytes)
{
    if (bytes.substr(0, 8) == "\x89PNG\r\n\x1A\n")
        return "png";
    return bytes.substr(0, 3) == "\xFF\xD8\xFF" ? "jpeg" : "";
}

/// Judges by the first and last character alone; parsing would take too long here.
bool looksLikeJson(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return false;
    const char last = text[text.find_last_not_of(blanks)];
    return (text[first] == '{' && last == '}') || (text[first] == '[' && last == ']');
}

QString withBrokenLines(const QString& text)
{
    QString broken;
    broken.reserve(text.size() + text.size() / longestLine);
    qsizetype lineLength = 0;
    for (const QChar c : text) {
        const bool isEnd = c == QLatin1Char('\n');
        if (!isEnd && lineLength >= longestLine && !c.isLowSurrogate()) {
            broken += QLatin1Char('\n');
            lineLength = 0;
        }
        broken += c;
        lineLength = isEnd ? 0 : lineLength + 1;
    }
    return broken;
}

CellLook shownUpTo(const QString& text, std::size_t shown, std::size_t size)
{
    CellLook look;
    look.text = withBrokenLines(text);
    QStringList notes;
    if (shown < size)
        notes << Words::tr("Showing the first %1 of %2.").arg(sizeInWords(shown), sizeInWords(size));
    if (look.text.size() > text.size())
        notes << Words::tr("Long lines are wrapped.");
    look.note = notes.join(QLatin1Char(' '));
    return look;
}

CellLook textLook(std::string_view bytes)
{
    const std::string_view shown = beginningOf(bytes, mostShown);
    return shownUpTo(QString::fromUtf8(shown.data(), static_cast<qsizetype>(shown.size())), shown.size(), bytes.size());
}

CellLook jsonLook(std::string_view bytes)
{
    if (bytes.size() > mostShown)
        return textLook(bytes);
    const auto value = nlohmann::ordered_json::parse(bytes, nullptr, false);
    if (value.is_discarded()) {
        CellLook look = textLook(bytes);
        look.note = Words::tr("Not valid JSON.");
        return look;
    }
    const std::string laidOut = value.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    return shownUpTo(QString::fromStdString(laidOut), bytes.size(), bytes.size());
}

CellLook imageLook(std::string_view bytes)
{
    CellLook look;
    QByteArray raw = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&raw);
    QImageReader reader(&buffer, imageFormat(bytes));
    const QSize size = reader.size();
    look.note = Words::tr("%1 × %2 pixels").arg(size.width()).arg(size.height());
    if (std::max(size.width(), size.height()) > mostImageSide) {
        look.text = Words::tr("The picture is too large to show.");
        return look;
    }
    const QSize room(shownImageSide, shownImageSide);
    if (std::max(size.width(), size.height()) > shownImageSide)
        reader.setScaledSize(size.scaled(room, Qt::KeepAspectRatio));
    look.image = reader.read();
    if (look.image.isNull())
        look.text = Words::tr("Could not read this picture: %1").arg(reader.errorString());
    return look;
}

} // namespace

std::vector<CellView> viewsOf(const Cell& cell)
{
    std::string digits;
    const std::string_view bytes = bytesOf(cell, digits);
    std::vector<CellView> views;
    if (!imageFormat(bytes).isEmpty())
        views.push_back(CellView::image);
    if (looksLikeJson(bytes))
        views.push_back(CellView::json);
    const bool isBlob = kindOf(cell) == CellKind::blob;
    views.push_back(isBlob ? CellView::hex : CellView::text);
    views.push_back(isBlob ? CellView::text : CellView::hex);
    return views;
}

CellLook cellLook(const Cell& cell, CellView view, std::size_t bytesPerLine)
{
    std::string digits;
    const std::string_view bytes = bytesOf(cell, digits);
    switch (view) {
    case CellView::text:
        return kindOf(cell) == CellKind::null ? CellLook{QStringLiteral("NULL"), {}, {}} : textLook(bytes);
    case CellView::json:
        return jsonLook(bytes);
    case CellView::hex:
        return shownUpTo(QString::fromStdString(hexDump(bytes.substr(0, mostHexBytes), bytesPerLine)),
                         std::min(bytes.size(), mostHexBytes), bytes.size());
    case CellView::image:
        return imageLook(bytes);
    }
    return {};
}

} // namespace querymend
