#pragma once

#include "db/imports/foundconnection.h"

#include <cstdint>
#include <string_view>

namespace querymend {

/// What another program demands of an encrypted connection.
enum class ImportedTls : std::uint8_t { encrypted, authorityChecked, serverChecked };

/// Sets the option that demands as much.
void demandTls(FoundConnection& found, ImportedTls level);

/// Reads `require`, `verify-ca`, `VERIFY_IDENTITY` and other names of a mode; a name that is unknown demands the most.
/// Modes that demand nothing become the option of that name.
void readTlsMode(FoundConnection& found, std::string_view mode);

} // namespace querymend
