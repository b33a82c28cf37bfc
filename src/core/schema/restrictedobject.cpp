#include "schema/restrictedobject.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr std::array<std::string_view, 4> kinds{"function", "relation", "operator", "type"};
constexpr std::array<std::string_view, 8> reasons{"owners_rights", "side_effects", "foreign_code", "runs_text",
                                                  "uses_refused",  "elsewhere",    "secrets",      "unreadable"};

template <class Enum, std::size_t N>
std::optional<Enum> named(const std::array<std::string_view, N>& names, std::string_view name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Enum>(found - names.begin()));
}

} // namespace

std::string_view name(RestrictedKind kind)
{
    return kinds[static_cast<std::size_t>(kind)];
}

std::string_view name(RestrictionReason reason)
{
    return reasons[static_cast<std::size_t>(reason)];
}

std::optional<RestrictedKind> restrictedKindNamed(std::string_view name)
{
    return named<RestrictedKind>(kinds, name);
}

std::optional<RestrictionReason> restrictionReasonNamed(std::string_view name)
{
    return named<RestrictionReason>(reasons, name);
}

std::string dotted(const RestrictedObject& object)
{
    return object.schema.empty() ? object.name : object.schema + '.' + object.name;
}

bool isCalled(std::string_view schema, std::string_view name, std::string_view given)
{
    if (asciiEqualsIgnoringCase(name, given))
        return true;
    return given.size() == schema.size() + 1 + name.size() && given[schema.size()] == '.'
        && asciiEqualsIgnoringCase(given.substr(0, schema.size()), schema)
        && asciiEqualsIgnoringCase(given.substr(schema.size() + 1), name);
}

} // namespace querymend
