#pragma once

#include "sql/functions.h"
#include "sql/outline.h"
#include "sql/token.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A text that was cut and outlined, and what is known of where its names are looked up.
struct SecretSearch {
    std::string_view text;
    const std::vector<Token>& tokens;
    const Outline& outline;
    std::span<const CatalogRow> catalogs;
    std::span<const std::string> searchPath;
};

/// Something of the server's catalogs that is kept from queries, at the place where the text reads it.
struct KeptBack {
    ByteRange range;
    std::string name; ///< of the relation, with that of the column where only columns are kept back
};

/// What of this source is kept back. Where some of its columns are, their names may stand nowhere in the text, nor may
/// anything that gives all columns or new names to them.
[[nodiscard]] std::optional<KeptBack> keptBack(const SecretSearch& search, const Source& source);

/// The first that any source of the text reads.
[[nodiscard]] std::optional<KeptBack> keptBack(const SecretSearch& search);

/// The row for a relation, null where none fits. An empty schema is one that is not written.
[[nodiscard]] const CatalogRow* catalogRowFor(std::span<const CatalogRow> rows, std::string_view schema,
                                              std::string_view name, std::span<const std::string> searchPath);

} // namespace querymend
