#pragma once

#include <QHash>
#include <QImage>
#include <QList>

namespace querymend {

/// The colours of a film, so that a byte is enough for a pixel: all of them if they are few, otherwise the most common
/// of each range of similar ones. Grounds and lines thus keep their exact colours.
class FilmPalette {
public:
    /// For pictures in the format RGB32.
    explicit FilmPalette(const QList<QImage>& pictures);

    /// Pixels that are as in the picture before are transparent; without one, none is.
    [[nodiscard]] QImage indexed(const QImage& picture, const QImage& before = QImage()) const;

private:
    QList<QRgb> m_colours; ///< the first is transparent
    QHash<QRgb, uchar> m_indices;
};

} // namespace querymend
