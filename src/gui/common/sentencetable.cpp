#include "common/sentencetable.h"

#include <QCoreApplication>

namespace querymend {

SentenceTable::SentenceTable(const char* context, std::span<const char* const> sentences)
    : m_context(context), m_sentences(sentences)
{
    for (const char* const sentence : sentences)
        m_pieces.push_back(piecesOf(sentence));
}

std::optional<QString> SentenceTable::wordsFor(const QString& text, PartWords partWords) const
{
    for (const char* const sentence : m_sentences) { // as a whole first, because of the %2F in some of them
        if (text == QString::fromUtf8(sentence))
            return QCoreApplication::translate(m_context, sentence);
    }
    for (std::size_t i = 0; i < m_sentences.size(); ++i) {
        auto names = namesIn(text, m_pieces[i]);
        if (!names || names->isEmpty())
            continue;
        if (m_pieces[i].front().isEmpty())
            names->front() = partWords(names->front());
        if (m_pieces[i].back().isEmpty())
            names->back() = partWords(names->back());
        return filled(QCoreApplication::translate(m_context, m_sentences[i]), *names);
    }
    return std::nullopt;
}

} // namespace querymend
