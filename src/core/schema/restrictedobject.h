#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

enum class RestrictedKind : std::uint8_t { function, relation, operation, type };

/// Why using an object of the database may do more than compute or read rows.
enum class RestrictionReason : std::uint8_t {
    ownersRights,  ///< it runs with the rights of its owner
    maySideEffect, ///< it is declared to have side effects, or its definition has some
    foreignCode,   ///< it is written in a language that can reach beyond the database
    runsText,      ///< it executes a string as SQL
    usesRefused,   ///< it calls or reads something that is itself refused
    elsewhere,     ///< its rows come from a file, a program or another server
    secrets,       ///< it reads what the server keeps secret
    unreadable,    ///< this login may not see its definition
};

/// A database object that a query may not use unless the user allows it for the connection.
struct RestrictedObject {
    RestrictedKind kind = RestrictedKind::function;
    std::string schema;
    std::string name;
    RestrictionReason reason = RestrictionReason::ownersRights;
    std::string cause; ///< the object or built-in function responsible; empty if it is this object

    friend bool operator==(const RestrictedObject&, const RestrictedObject&) = default;
};

/// As spelled in JSON: `function`, `owners_rights`.
[[nodiscard]] std::string_view name(RestrictedKind kind);
[[nodiscard]] std::string_view name(RestrictionReason reason);
[[nodiscard]] std::optional<RestrictedKind> restrictedKindNamed(std::string_view name);
[[nodiscard]] std::optional<RestrictionReason> restrictionReasonNamed(std::string_view name);

/// `schema.name`, or the name alone if the schema is unknown.
[[nodiscard]] std::string dotted(const RestrictedObject& object);

/// Whether a name `given` by the user, with or without schema, means this object. Ignores ASCII case.
[[nodiscard]] bool isCalled(std::string_view schema, std::string_view name, std::string_view given);

} // namespace querymend
