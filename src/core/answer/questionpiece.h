#pragma once

#include "answer/calendar.h"
#include "answer/cues.h"
#include "answer/lexicon.h"
#include "answer/valueindex.h"
#include "base/range.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

class GivenMeanings;
class SchemaRoles;
struct ComputedMetric;

/// A value that words of a question name.
struct ValueMatch {
    ColumnId column;
    std::string value; ///< as stored
    double score = 0;
};

/// Words of a question that belong together, with everything that they may mean.
struct QuestionPiece {
    enum class Kind : std::uint8_t { unread, cue, number, date, text, table, column, value };

    Kind kind = Kind::unread; ///< the likeliest meaning
    ByteRange range;          ///< in the question
    CueMatch cue{};
    double number = 0;
    CalendarDay date{};
    std::string text;                             ///< between quotes
    std::string word;                             ///< the first, in lower case
    std::vector<NameMatch> tables;                ///< the best first
    std::vector<NameMatch> columns;               ///< the best first
    std::vector<ValueMatch> values;               ///< the best first
    std::shared_ptr<const ComputedMetric> metric; ///< of the evidence
    bool isCapital = false;
    bool isDateNoun = false; ///< it has a word such as date
    bool isVerbForm = false; ///< one word that looks like a participle: opened
    bool isNegated = false;  ///< unpaid

    [[nodiscard]] bool is(Cue what) const { return kind == Kind::cue && cue.cue == what; }
    [[nodiscard]] bool isFiller() const { return is(Cue::filler) || is(Cue::currency); }
};

/// Cuts a question into pieces by the words of the languages, the names of the schema and the values of the database.
class PieceReader {
public:
    /// Both must outlive this object.
    PieceReader(const Lexicon& lexicon, const SchemaRoles& roles) : m_lexicon(lexicon), m_roles(roles) {}

    /// Terms with a given meaning have that one only; null if none are given.
    [[nodiscard]] std::vector<QuestionPiece> read(std::span<const AskedWord> words, const GivenMeanings* given) const;

private:
    /// One of the things that words may be, and how many of them.
    struct Found {
        QuestionPiece::Kind kind = QuestionPiece::Kind::unread;
        std::size_t words = 0;
        double score = 0;
    };

    [[nodiscard]] static Found foundName(QuestionPiece::Kind kind, const std::vector<NameMatch>& names);
    [[nodiscard]] Found likeliest(const QuestionPiece& piece, const Found& value, const Found& cue,
                                  const CueMatch& cueMatch, bool isName) const;
    void addTableOfKey(QuestionPiece& piece) const;
    [[nodiscard]] bool isKeyOf(const NameMatch& column, const std::vector<NameMatch>& tables) const;
    [[nodiscard]] bool readNegated(const AskedWord& word, QuestionPiece& piece) const;
    [[nodiscard]] Found readMisspelt(const AskedWord& word, QuestionPiece& piece) const;
    [[nodiscard]] QuestionPiece pieceAt(std::span<const AskedWord> words, std::size_t& length) const;
    [[nodiscard]] std::vector<ValueMatch> valuesAt(std::span<const AskedWord> words, std::size_t& length) const;
    [[nodiscard]] std::vector<ValueMatch> placesAt(std::span<const AskedWord> words, std::size_t& length) const;
    [[nodiscard]] bool isSexCode(std::string_view stored, ColumnId column) const;
    [[nodiscard]] std::vector<ValueMatch> wordFormsAt(const AskedWord& word) const;

    const Lexicon& m_lexicon;
    const SchemaRoles& m_roles;
};

} // namespace querymend
