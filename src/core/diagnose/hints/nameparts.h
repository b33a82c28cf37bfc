#pragma once

#include <string_view>

namespace querymend {

/// The name itself of `schema.table.column`, as messages write it.
[[nodiscard]] constexpr std::string_view lastNamePart(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

} // namespace querymend
