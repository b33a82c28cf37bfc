#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>

#include <chrono>

namespace querymend {

/// A picture of a film, and how long it stays.
struct FilmFrame {
    QImage image;
    std::chrono::milliseconds time{0};
};

/// The pictures as an animated PNG that repeats for ever; programs that cannot animate show the first one. All must
/// have the size of the first. Empty without a picture.
[[nodiscard]] QByteArray apngOf(const QList<FilmFrame>& frames);

} // namespace querymend
