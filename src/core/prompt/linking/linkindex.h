#pragma once

#include "schema/catalog.h"
#include "schema/joins.h"

#include <cstdint>
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

/// One place in a schema where a word stands.
struct LinkPlace {
    TableId table;
    std::uint32_t column = TableId::noValue; ///< none where it is about the table
    LinkField field = LinkField::tableName;
    std::uint8_t words = 1; ///< of the name that the word is one of
};

/// The words of a schema by their stems, with the places where they stand; made once for a schema.
class LinkIndex {
public:
    /// The catalog must outlive it.
    explicit LinkIndex(const Catalog& catalog);

    [[nodiscard]] const Catalog& catalog() const { return m_catalog; }
    [[nodiscard]] const JoinGraph& joins() const { return m_joins; }

    using WordId = std::uint32_t;
    [[nodiscard]] std::optional<WordId> wordOf(std::string_view stem) const;
    /// A whole sample value, as foldedValue() has it.
    [[nodiscard]] std::optional<WordId> valueOf(std::string_view folded) const;
    /// Stands for all columns that hold a date or a time; nothing where there are none.
    [[nodiscard]] std::optional<WordId> time() const;
    [[nodiscard]] std::span<const LinkPlace> placesOf(WordId word) const;
    /// From 0, for a word that every table has, to 1, for one that a single table has.
    [[nodiscard]] float rarity(WordId word) const { return m_rarities[word]; }
    /// The stems that begin as this one does or the other way round, or differ in one letter: for words that are
    /// not there.
    [[nodiscard]] std::vector<WordId> similar(std::string_view stem) const;

private:
    using Found = std::vector<std::pair<WordId, LinkPlace>>;

    [[nodiscard]] WordId intern(std::string key);
    [[nodiscard]] std::optional<WordId> find(const std::string& key) const;
    /// The words of a name, each with all of its stems, and those of all of them together.
    struct NameWords {
        std::uint8_t count = 0;
        std::vector<WordId> words;
        std::vector<WordId> whole; ///< `orderitems`; empty where there is one word
    };
    /// Names repeat, so they are remembered.
    const NameWords& wordsOfName(std::string_view name);
    void addName(std::string_view name, LinkPlace place, Found& found);
    void addText(std::string_view text, LinkPlace place, Found& found);
    void addColumn(const Column& column, LinkPlace place, Found& found);
    void sortIn(const Found& found);
    void weigh();

    const Catalog& m_catalog;
    JoinGraph m_joins;
    std::unordered_map<std::string, WordId> m_ids;
    std::vector<const std::string*> m_keys;
    std::unordered_map<std::string_view, NameWords> m_names; ///< only while it is made
    /// The places of word w are m_places[m_starts[w] … m_starts[w + 1]).
    std::vector<std::uint32_t> m_starts;
    std::vector<LinkPlace> m_places;
    std::vector<float> m_rarities;
};

} // namespace querymend
