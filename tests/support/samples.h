#pragma once

#include "schema/catalog.h"
#include "schema/json.h"

#include <QTest>

#include <string>
#include <string_view>

namespace QTest {

template <>
inline char* toString(const std::string& text)
{
    return qstrdup(text.c_str());
}

} // namespace QTest

namespace querymend::test {

inline constexpr NameRule foldedDown{NameFolding::lower, CasedLetters::ascii};
inline constexpr NameRule foldedUp{NameFolding::upper, CasedLetters::unicode};
inline constexpr NameRule anyCase{NameFolding::insensitive, CasedLetters::ascii};
inline constexpr NameRule exactCase{NameFolding::sensitive, CasedLetters::ascii};

inline constexpr NameRules likePostgresql{foldedDown, foldedDown};
inline constexpr NameRules likeOracle{foldedUp, foldedUp};
inline constexpr NameRules likeSqlite{anyCase, anyCase};
inline constexpr NameRules likeMysql{exactCase, anyCase};

/// Reads a schema that is known to be valid; aborts if it is not.
inline Snapshot schemaFrom(std::string_view json)
{
    Result<Snapshot, SchemaJsonError> read = readSchemaJson(json);
    if (!read)
        qFatal("%s", describe(read.error()).c_str());
    return std::move(read).value();
}

} // namespace querymend::test
