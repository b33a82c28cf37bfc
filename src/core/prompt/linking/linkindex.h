#pragma once

#include "schema/catalog.h"
#include "schema/joins.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace querymend {

/// Where in a schema a word of a question was found.
enum class LinkField : std::uint8_t {
    tableName,
    columnName,
    tableComment,
    columnComment,
    value, ///< one of the sample values
};

/// One occurrence of a word in a schema.
struct LinkPlace {
    TableId table;
    std::uint32_t column = TableId::noValue; ///< none if about the table itself
    LinkField field = LinkField::tableName;
    std::uint8_t words = 1; ///< number of words in the name that contains it
};

/// An index from the stems of a schema's words to their occurrences; built once per schema.
class LinkIndex {
public:
    /// The catalog must outlive this object.
    explicit LinkIndex(const Catalog& catalog);
    LinkIndex(const LinkIndex&) = delete; // m_joins refers to m_implied
    LinkIndex& operator=(const LinkIndex&) = delete;

    [[nodiscard]] const Catalog& catalog() const { return m_catalog; }
    /// Along declared foreign keys and, in tables that declare none, along those that their columns' names imply.
    [[nodiscard]] const JoinGraph& joins() const { return m_joins; }
    /// Whether a declared or implied key of the first table references the second.
    [[nodiscard]] bool refers(TableId from, TableId to) const;

    using WordId = std::uint32_t;
    [[nodiscard]] std::optional<WordId> wordOf(std::string_view stem) const;
    /// Looks up a whole sample value, as folded by foldedValue().
    [[nodiscard]] std::optional<WordId> valueOf(std::string_view folded) const;
    /// The entry for all columns that hold a date or a time; nothing if there are none.
    [[nodiscard]] std::optional<WordId> time() const;
    [[nodiscard]] std::span<const LinkPlace> placesOf(WordId word) const;
    /// From nearly 0, for a word that every table has, to 1, for one that a single table has.
    [[nodiscard]] float rarity(WordId word) const { return m_rarities[word]; }
    /// A word that resembles a stem.
    struct Resemblance {
        WordId word = 0;
        float likeliness = 0; ///< that it means the same, from 0 to 1
    };
    /// The abbreviations of a word, which may also have letters of its ending.
    [[nodiscard]] std::vector<Resemblance> abbreviationsOf(std::string_view stem, std::string_view word) const;
    /// For stems that are not in the index: one is at the beginning or the end of the other, both begin alike, or they
    /// differ in one letter.
    [[nodiscard]] std::vector<Resemblance> similar(std::string_view stem) const;

private:
    using Found = std::vector<std::pair<WordId, LinkPlace>>;

    [[nodiscard]] WordId intern(std::string key);
    [[nodiscard]] std::optional<WordId> find(const std::string& key) const;
    /// All stems of the words of a name, and those of the name as one word.
    struct NameWords {
        std::uint8_t count = 0;
        std::vector<WordId> words;
        std::vector<WordId> whole; ///< `orderitems`; empty if there is only one word
    };
    /// Cached, because names repeat.
    const NameWords& wordsOfName(std::string_view name);
    void findPrefix();
    void addName(std::string_view name, LinkPlace place, Found& found);
    void addText(std::string_view text, LinkPlace place, Found& found);
    void addColumn(const Column& column, LinkPlace place, Found& found);
    void sortIn(const Found& found);
    void weigh();

    const Catalog& m_catalog;
    std::optional<Catalog> m_implied; ///< the tables with their implied keys, if there are any
    JoinGraph m_joins;
    std::string m_prefix; ///< the first word of most tables' names, such as `tbl`; it says nothing of any of them
    std::unordered_map<std::string, WordId> m_ids;
    std::vector<const std::string*> m_keys;
    std::unordered_map<std::string_view, NameWords> m_names; ///< only during construction
    /// The places of word w are m_places[m_starts[w] … m_starts[w + 1]).
    std::vector<std::uint32_t> m_starts;
    std::vector<LinkPlace> m_places;
    std::vector<float> m_rarities;
    std::map<char, std::vector<WordId>> m_abbreviations; ///< by their first letter
};

} // namespace querymend
