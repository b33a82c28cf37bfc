#pragma once

#include "common/sentencepieces.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace querymend {

/// Sentences of the layers below, with places %1 to %4, which are said in the window's language; more special ones come
/// first.
class SentenceTable {
public:
    /// Says what fills a place at either end of a sentence, which may be a sentence itself.
    using PartWords = QString (*)(const QString& part);

    /// The sentences and the context of their translations must outlive the table.
    SentenceTable(const char* context, std::span<const char* const> sentences);

    [[nodiscard]] std::span<const char* const> sentences() const { return m_sentences; }
    /// Nothing if the text is none of the sentences.
    [[nodiscard]] std::optional<QString> wordsFor(const QString& text, PartWords partWords) const;

private:
    const char* m_context;
    std::span<const char* const> m_sentences;
    std::vector<SentencePieces> m_pieces;
};

} // namespace querymend
