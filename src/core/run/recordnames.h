#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace querymend {

/// The names of an enum's values in records, in value order.
template <class Enum>
struct EnumNames;

/// The last value of an enum whose `name` function records use too; nullptr for all others.
template <class Enum>
inline constexpr auto lastNamed = nullptr;

template <class Enum>
inline constexpr bool hasName = std::is_same_v<std::remove_const_t<decltype(lastNamed<Enum>)>, Enum>;

template <class Enum>
[[nodiscard]] std::string_view recordName(Enum value)
{
    if constexpr (hasName<Enum>)
        return name(value);
    else
        return EnumNames<Enum>::names[static_cast<std::size_t>(value)];
}

template <class Enum>
[[nodiscard]] constexpr std::size_t countOf()
{
    if constexpr (hasName<Enum>)
        return static_cast<std::size_t>(lastNamed<Enum>) + 1;
    else
        return EnumNames<Enum>::names.size();
}

} // namespace querymend
