#pragma once

#include "db/connectiontarget.h"
#include "store/connectionfile.h"

#include <QString>

#include <cstdint>
#include <span>
#include <string_view>

namespace querymend {

/// Which fields a kind of database has.
enum class EnginePage : std::uint8_t { file, server, odbc };

/// What the connection form knows of a kind of database.
struct EngineForm {
    EngineKind engine;
    std::string_view scheme; ///< as URLs and files spell it
    const char* name;        ///< as people spell it
    EnginePage page;
    int port;                   ///< the usual one; 0: none
    std::string_view tlsOption; ///< empty where there is none
    std::string_view tlsModes;  ///< parted by blanks
};

/// In the order in which they are offered.
[[nodiscard]] std::span<const EngineForm> engineForms();
[[nodiscard]] const EngineForm& formOf(EngineKind engine);
/// Null where there is no such scheme.
[[nodiscard]] const EngineForm* formOfScheme(std::string_view scheme);

/// Without its password, which is elsewhere. An engine that is not known is taken for SQLite's.
[[nodiscard]] ConnectionTarget targetOf(const SavedConnection& connection);
/// Under no id and no name yet.
[[nodiscard]] SavedConnection savedOf(const ConnectionTarget& target);
/// What a connection without a name is called.
[[nodiscard]] QString usualName(const ConnectionTarget& target);

} // namespace querymend
