#pragma once

#include <simdjson.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// A JSON value or none; looking something up in none, or in a value of another type, gives none.
using WireJson = simdjson::simdjson_result<simdjson::dom::element>;

[[nodiscard]] std::optional<std::string_view> textOf(const WireJson& value);
/// A non-negative number, rounded down.
[[nodiscard]] std::optional<std::uint64_t> countOf(const WireJson& value);
[[nodiscard]] bool isTrue(const WireJson& value);
/// Whether the value exists and is not null.
[[nodiscard]] bool isThere(const WireJson& value);
/// Visits each member of an array; does nothing for any other value.
template <class Visitor>
void forEach(const WireJson& value, Visitor visit)
{
    simdjson::dom::array array;
    if (value.get_array().get(array) != simdjson::SUCCESS)
        return;
    for (const simdjson::dom::element member : array)
        visit(WireJson(simdjson::dom::element(member)));
}

/// Whether invalid JSON could have become valid had it continued.
[[nodiscard]] bool isUnfinishedJson(std::string_view text);

/// Makes arbitrary bytes fit for display: UTF-8 on one line, cut if it is too long.
[[nodiscard]] std::string shown(std::string_view bytes, std::size_t longest = 300);

} // namespace querymend
