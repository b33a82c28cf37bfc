#pragma once

#include "db/addresses/connectiontarget.h"

#include <QString>

#include <cstdint>
#include <span>
#include <string_view>

namespace querymend {

/// The fields that a kind of database has.
enum class EnginePage : std::uint8_t { file, server, odbc };

/// What the connection form knows about a kind of database.
struct EngineForm {
    EngineKind engine;
    std::string_view scheme; ///< as spelled in URLs and files
    const char* name;        ///< as shown to the user
    EnginePage page;
    int port;                   ///< the default; 0 if there is none
    std::string_view tlsOption; ///< empty if there is none
    std::string_view tlsModes;  ///< separated by blanks
};

/// In the order in which they are offered.
[[nodiscard]] std::span<const EngineForm> engineForms();
[[nodiscard]] const EngineForm& formOf(EngineKind engine);
/// Says what this machine lacks for this kind of database, and how to get it; empty if nothing is missing.
[[nodiscard]] QString missingPartWords(const EngineForm& form);
/// The default name of a connection.
[[nodiscard]] QString usualName(const ConnectionTarget& target);

} // namespace querymend
