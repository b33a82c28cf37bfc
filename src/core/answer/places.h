#pragma once

#include "answer/askedwords.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A country, a language or a sex that a question names.
struct PlaceName {
    std::vector<std::string_view> spellings; ///< how databases may store it: DE, DEU, Germany
    std::size_t words = 0;                   ///< of the question; 0: none is named
};

/// The country, language or sex that the first of these words begin to name, in English, Italian or Russian.
[[nodiscard]] PlaceName placeAt(std::span<const AskedWord> words);

/// The names of the country or language that a database stores so: Italy and Italian for IT.
[[nodiscard]] std::vector<std::string> placeNamesOf(std::string_view stored);

} // namespace querymend
