#pragma once

#include "sql/guard/functions.h"
#include "sql/outline/outline.h"
#include "sql/tokens/token.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A lexed and outlined text, and where its names are looked up.
struct SecretSearch {
    std::string_view text;
    const std::vector<Token>& tokens;
    const Outline& outline;
    std::span<const CatalogRow> catalogs;
    std::span<const std::string> searchPath;
};

/// Something in the system catalogs that is kept from queries, and where the text reads it.
struct KeptBack {
    ByteRange range;
    std::string name; ///< of the relation; `relation.column` if only columns are kept back
};

/// What this source reads that is kept back. If only some columns are, their names may not appear anywhere in the
/// text, nor may anything that exposes all columns or renames them.
[[nodiscard]] std::optional<KeptBack> keptBack(const SecretSearch& search, const Source& source);

/// The first kept-back relation or column that any source of the text reads.
[[nodiscard]] std::optional<KeptBack> keptBack(const SecretSearch& search);

/// The row that matches a relation, or null. An empty schema means an unqualified name.
[[nodiscard]] const CatalogRow* catalogRowFor(std::span<const CatalogRow> rows, std::string_view schema,
                                              std::string_view name, std::span<const std::string> searchPath);

} // namespace querymend
