#pragma once

#include "editor/textproblem.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

namespace querymend {

/// The parts of the line below a problem; each category has a style of the editor for each of them.
enum class AnnotationPart : std::uint8_t { bar, sign, words, subject, action };

inline constexpr int annotationParts = 5;

/// A style of the editor, counted from the first of annotations.
[[nodiscard]] int annotationStyle(Category category, AnnotationPart part);

/// Text of an annotation with the style of every byte.
struct Annotation {
    QByteArray text;
    QByteArray styles;
};

/// The problems of one line, one below the other. `action` says how the first fix is taken.
[[nodiscard]] Annotation annotationOf(const std::vector<const TextProblem*>& problems, const QString& action);

} // namespace querymend
