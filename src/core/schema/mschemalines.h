#pragma once

#include "schema/catalog.h"
#include "schema/mschema.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// All lines of a catalog's M-Schema, made once, so that a prompt only has to assemble them.
class MSchemaLines {
public:
    /// The catalog must outlive this object.
    explicit MSchemaLines(const Catalog& catalog);

    [[nodiscard]] const Catalog& catalog() const { return m_catalog; }
    [[nodiscard]] MSchemaText rendered(const MSchemaOptions& options) const;

private:
    friend class MSchemaBudget;

    struct Piece {
        std::uint32_t end = 0; ///< offset in m_text; begins where the preceding piece ends
        std::uint32_t tokens = 0;
    };
    /// `(name:TYPE`, `, comment`, `, Primary Key`, `, Examples: […]`; the closing bracket is added on printing.
    struct FieldLine {
        std::uint32_t begin = 0;
        Piece name;
        Piece comment;
        Piece key;
        Piece examples;
        bool isKey = false; ///< primary or foreign
    };
    struct Heading {
        std::uint32_t begin = 0;
        Piece text;
    };
    struct KeyLine {
        std::uint32_t begin = 0;
        Piece text;
        TableId target; ///< none if it is not in the catalog
    };

    struct Printer;

    [[nodiscard]] Piece add(std::string_view text);
    void addTable(TableId table);
    void addField(const Column& column, bool isKey);
    void addKeys(TableId table);
    [[nodiscard]] std::string_view between(std::uint32_t begin, std::uint32_t end) const
    {
        return std::string_view(m_text).substr(begin, end - begin);
    }

    const Catalog& m_catalog;
    std::string m_text;
    std::string m_head; ///< `【DB_ID】 …` and `【Schema】`
    std::vector<Heading> m_headings;
    std::vector<FieldLine> m_fields;
    std::vector<KeyLine> m_keys;
    // The fields or keys of table t are [starts[t] … starts[t + 1]).
    std::vector<std::uint32_t> m_fieldStarts;
    std::vector<std::uint32_t> m_keyStarts;
};

} // namespace querymend
