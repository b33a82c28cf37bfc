#pragma once

#include "editor/problems/textproblem.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

namespace querymend {

/// Parts of the line below a problem. Each category has one editor style per part.
enum class AnnotationPart : std::uint8_t { bar, sign, words, subject, action };

inline constexpr int annotationParts = 5;

/// Returns the number of an editor style.
[[nodiscard]] int annotationStyle(Category category, AnnotationPart part);

/// An annotation's text, with one style per byte.
struct Annotation {
    QByteArray text;
    QByteArray styles;
};

/// Lists the problems of one line, each on a row. `action` is the hint shown after a problem that has fixes.
[[nodiscard]] Annotation annotationOf(const std::vector<const TextProblem*>& problems, const QString& action);

} // namespace querymend
