#pragma once

#include "editor/problems/textproblem.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace querymend {

/// Parts of the rows below a problem. Each category has one editor style per part.
enum class AnnotationPart : std::uint8_t { bar, sign, words, subject, action };

inline constexpr int annotationParts = 5;

/// Returns the number of an editor style.
[[nodiscard]] int annotationStyle(Category category, AnnotationPart part);

/// The room that an annotation has, as the editor does not break its rows.
struct AnnotationRoom {
    int width = 0;
    std::function<int(const QString& text)> widthOf;
};

/// An annotation's text, with one style per byte.
struct Annotation {
    QByteArray text;
    QByteArray styles;
    std::vector<std::size_t> problems; ///< of each row, as an index
};

/// Lists the problems of one line, each on rows of its own. `action` is the hint shown after a problem that has fixes.
[[nodiscard]] Annotation annotationOf(const std::vector<const TextProblem*>& problems, const QString& action,
                                      const AnnotationRoom& room);

} // namespace querymend
