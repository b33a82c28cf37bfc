#pragma once

#include "answer/cues.h"
#include "answer/schemaroles.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The languages of questions.
enum class QuestionLanguage : std::uint8_t { english, italian, russian };

inline constexpr std::size_t questionLanguages = 3;

/// A text that a question may contain: a phrase, or the name of tables or columns, or a value.
struct SuggestionWord {
    enum class Kind : std::uint8_t { phrase, table, column, value };

    Kind kind = Kind::phrase;
    std::string text;                                      ///< as it is put into a question
    std::string folded;                                    ///< in lower case
    QuestionLanguage language = QuestionLanguage::english; ///< of a phrase
    Cue cue = Cue::filler;                                 ///< of a phrase
    std::vector<ColumnId> owners;                          ///< of a name or value; for a table, without a column
};

/// All that questions about a database may contain, to be found by how it begins.
class SuggestionWords {
public:
    /// Only needed while this object is made.
    explicit SuggestionWords(const SchemaRoles& roles);

    /// Those that begin so, or have a word that does; at most `most` of each kind.
    [[nodiscard]] std::vector<const SuggestionWord*> beginningWith(std::string_view folded, std::size_t most) const;
    /// The name of a column.
    [[nodiscard]] const SuggestionWord& nameOf(ColumnId column) const
    {
        return m_words[m_columns[column.table.value][column.index]];
    }
    /// Those of the languages, the common ones first.
    [[nodiscard]] std::span<const SuggestionWord> phrases() const { return std::span(m_words).first(m_phrases); }

private:
    /// A place where a word of a text begins.
    struct Start {
        std::uint32_t word = 0;
        std::uint32_t offset = 0;
    };

    void addPhrases();
    void addNames(const Catalog& catalog);
    void addValues(const SchemaRoles& roles);
    void index();
    [[nodiscard]] std::string_view textFrom(const Start& start) const
    {
        return std::string_view(m_words[start.word].folded).substr(start.offset);
    }

    std::vector<SuggestionWord> m_words; ///< phrases first
    std::size_t m_phrases = 0;
    std::vector<std::vector<std::uint32_t>> m_columns; ///< by table, the names of its columns in m_words
    std::vector<Start> m_starts;                       ///< sorted by the text from there on
};

} // namespace querymend
