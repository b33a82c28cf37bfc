#pragma once

#include <string_view>

namespace querymend {

/// The last part of a name that messages write as `schema.table.column`.
[[nodiscard]] constexpr std::string_view lastNamePart(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

} // namespace querymend
