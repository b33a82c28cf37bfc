#include "history/apng.h"

#include "history/filmpalette.h"

#include <QBuffer>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstring>

namespace querymend {

namespace {

// https://wiki.mozilla.org/APNG_Specification: the chunks of a PNG, and acTL, fcTL and fdAT.

constexpr int signatureSize = 8;
constexpr int chunkOverhead = 12; ///< length, name and checksum

QByteArray bigEndian(quint32 value)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray bigEndian16(quint16 value)
{
    QByteArray bytes(2, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

quint32 checksumOf(const QByteArray& bytes)
{
    static const auto table = [] {
        std::array<quint32, 256> made{};
        for (quint32 i = 0; i < made.size(); ++i) {
            quint32 value = i;
            for (int bit = 0; bit < 8; ++bit)
                value = (value >> 1U) ^ ((value & 1U) != 0 ? 0xEDB88320U : 0U);
            made[i] = value;
        }
        return made;
    }();
    quint32 sum = 0xFFFFFFFFU;
    for (const char byte : bytes)
        sum = table[(sum ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ (sum >> 8U);
    return ~sum;
}

QByteArray chunk(const char* name, const QByteArray& data)
{
    const QByteArray named = QByteArray(name) + data;
    return bigEndian(static_cast<quint32>(data.size())) + named + bigEndian(checksumOf(named));
}

struct PngParts {
    QByteArray header;  ///< the data of IHDR
    QByteArray colours; ///< PLTE and tRNS, whole
    QByteArray pixels;  ///< the data of all IDAT
};

/// Qt compresses the picture, whose colours are a palette; only its chunks are wanted.
PngParts partsOf(const QImage& image)
{
    QByteArray png;
    QBuffer buffer(&png);
    constexpr int mostCompressed = 0;
    image.save(&buffer, "PNG", mostCompressed);
    PngParts parts;
    for (qsizetype at = signatureSize; at + chunkOverhead <= png.size();) {
        const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at));
        const QByteArray name = png.mid(at + 4, 4);
        if (name == "IHDR")
            parts.header = png.mid(at + 8, length);
        else if (name == "PLTE" || name == "tRNS")
            parts.colours += png.mid(at, length + chunkOverhead);
        else if (name == "IDAT")
            parts.pixels += png.mid(at + 8, length);
        at += length + chunkOverhead;
    }
    return parts;
}

/// The smallest rectangle outside of which both are the same; one pixel if they are the same everywhere.
QRect changedPart(const QImage& before, const QImage& now)
{
    QRect part;
    for (int y = 0; y < now.height(); ++y) {
        const auto* const old = reinterpret_cast<const QRgb*>(before.constScanLine(y));
        const auto* const line = reinterpret_cast<const QRgb*>(now.constScanLine(y));
        const auto size = static_cast<std::size_t>(now.width());
        if (std::memcmp(old, line, size * sizeof(QRgb)) == 0)
            continue;
        const auto first = std::mismatch(line, line + size, old).first - line;
        std::ptrdiff_t last = now.width() - 1;
        while (last > first && line[last] == old[last])
            --last;
        part |= QRect(QPoint(static_cast<int>(first), y), QPoint(static_cast<int>(last), y));
    }
    return part.isEmpty() ? QRect(0, 0, 1, 1) : part;
}

/// What a frame leaves transparent stays as it was before.
QByteArray frameControl(quint32 sequence, const QRect& part, std::chrono::milliseconds time)
{
    const auto number = [](int value) { return bigEndian(static_cast<quint32>(value)); };
    const auto shown = static_cast<quint16>(std::clamp<std::int64_t>(time.count(), 10, 60'000));
    constexpr quint16 thousandths = 1000;
    return chunk("fcTL",
                 bigEndian(sequence) + number(part.width()) + number(part.height()) + number(part.x())
                     + number(part.y()) + bigEndian16(shown) + bigEndian16(thousandths) + QByteArray("\0\1", 2));
}

} // namespace

QByteArray apngOf(const QList<FilmFrame>& frames)
{
    if (frames.isEmpty())
        return {};
    QList<QImage> images;
    for (const FilmFrame& frame : frames)
        images.append(frame.image.convertToFormat(QImage::Format_RGB32));
    const FilmPalette palette(images);
    QByteArray film("\x89PNG\r\n\x1a\n", signatureSize);
    const PngParts first = partsOf(palette.indexed(images.front()));
    film += chunk("IHDR", first.header);
    film += chunk("acTL", bigEndian(static_cast<quint32>(frames.size())) + bigEndian(0));
    quint32 sequence = 0;
    film += frameControl(sequence++, images.front().rect(), frames.front().time);
    film += first.colours + chunk("IDAT", first.pixels);
    for (qsizetype i = 1; i < frames.size(); ++i) {
        const QRect part = changedPart(images[i - 1], images[i]);
        film += frameControl(sequence++, part, frames[i].time);
        film += chunk("fdAT",
                      bigEndian(sequence++)
                          + partsOf(palette.indexed(images[i].copy(part), images[i - 1].copy(part))).pixels);
    }
    return film + chunk("IEND", {});
}

} // namespace querymend
