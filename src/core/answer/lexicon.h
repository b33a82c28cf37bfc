#pragma once

#include "answer/askedwords.h"
#include "answer/twintables.h"
#include "schema/catalog.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace querymend {

/// A table or column whose name begins with the first of some words.
struct NameMatch {
    TableId table;
    std::uint32_t column = TableId::noValue; ///< none if it is the table
    std::size_t words = 0;                   ///< of the question, fillers between them included
    double score = 0;                        ///< 1: the whole name, word for word

    [[nodiscard]] bool isColumn() const { return column != TableId::noValue; }
    [[nodiscard]] ColumnId columnId() const { return {table, column}; }
};

/// Finds the names of a schema in a question: in any form of their words, with synonyms, in any order.
class Lexicon {
public:
    /// The tables must outlive this object.
    explicit Lexicon(const TwinTables& tables);

    /// The tables that the first of these words may begin to name, the best first.
    [[nodiscard]] std::vector<NameMatch> tablesAt(std::span<const AskedWord> words) const;
    /// The same for columns, at most a few hundred.
    [[nodiscard]] std::vector<NameMatch> columnsAt(std::span<const AskedWord> words) const;
    /// A word that is not known, as the word of a name that it may be with one letter wrong; unchanged if there is
    /// none.
    [[nodiscard]] AskedWord corrected(const AskedWord& word) const;
    [[nodiscard]] const Catalog& catalog() const { return m_catalog; }

    /// A word of a name.
    struct Word {
        std::string text;
        std::vector<std::string> stems;
        double weight = 1;
    };

private:
    /// A name that tables or columns have.
    struct Name {
        std::vector<Word> words;
        std::vector<NameMatch> owners;
    };
    struct Names {
        std::vector<Name> all;
        std::unordered_map<std::string, std::uint32_t> byName;
        std::unordered_map<std::string, std::vector<std::uint32_t>> byStem;
        std::vector<std::uint32_t> abbreviated; ///< those with a word that may be an abbreviation
    };

    void add(Names& names, std::string_view name, NameMatch owner);
    void weakenCommonPrefix(Names& names);
    void weakenOriginal(Name& name, const Table& original) const;
    void index(Names& names);
    [[nodiscard]] std::vector<NameMatch> matches(const Names& names, std::span<const AskedWord> words) const;
    [[nodiscard]] static NameMatch matchOf(const Name& name, std::span<const AskedWord> words);

    const Catalog& m_catalog;
    Names m_tables;
    Names m_columns;
    std::vector<std::string> m_words; ///< long ones of all names, by their stems
};

} // namespace querymend
