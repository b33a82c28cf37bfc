#pragma once

#include <simdjson.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// A JSON value or none: what is asked of none, or of a value of another type, is none.
using WireJson = simdjson::simdjson_result<simdjson::dom::element>;

[[nodiscard]] std::optional<std::string_view> textOf(const WireJson& value);
/// A whole number that is not negative, also written as a fraction.
[[nodiscard]] std::optional<std::uint64_t> countOf(const WireJson& value);
[[nodiscard]] bool isTrue(const WireJson& value);
/// Whether there is a value and it is not null.
[[nodiscard]] bool isThere(const WireJson& value);
/// Calls for each member of an array; for none where it is no array.
template <class Visitor>
void forEach(const WireJson& value, Visitor visit)
{
    simdjson::dom::array array;
    if (value.get_array().get(array) != simdjson::SUCCESS)
        return;
    for (const simdjson::dom::element member : array)
        visit(WireJson(simdjson::dom::element(member)));
}

/// Whether a text that is no JSON could have become so, had it gone on.
[[nodiscard]] bool isUnfinishedJson(std::string_view text);

/// Text for a person out of bytes from anywhere: UTF-8 on one line, cut where it is long.
[[nodiscard]] std::string shown(std::string_view bytes, std::size_t longest = 300);

} // namespace querymend
