#pragma once

#include <QStringList>

#include <optional>

namespace querymend {

/// The text around the places of a sentence, which are written %1 to %9 in their order.
using SentencePieces = QStringList;

[[nodiscard]] SentencePieces piecesOf(const char* sentence);
/// What fills the places if the text is that sentence.
[[nodiscard]] std::optional<QStringList> namesIn(const QString& text, const SentencePieces& pieces);
/// Fills the places of a sentence, at once, because a name may look like a place for one.
[[nodiscard]] QString filled(const QString& sentence, const QStringList& names);

} // namespace querymend
