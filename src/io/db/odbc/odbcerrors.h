#pragma once

#include "db/odbc/odbccancel.h"
#include "db/odbc/odbcserver.h"
#include "db/session/engineerror.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// One of ODBC's diagnostic records.
struct OdbcRecord {
    std::string state;
    std::int32_t number = 0;
    std::string message;
};

/// Returns SQLGetDiagRec's records for this handle, whose type is one of SQL_HANDLE_….
[[nodiscard]] std::vector<OdbcRecord> odbcRecords(std::int16_t type, void* handle);

/// Returns the engine's own message, without what drivers add, and its meaning.
[[nodiscard]] EngineError odbcError(const std::vector<OdbcRecord>& records, const OdbcServer& server,
                                    OdbcCancel cancel);

/// Removes `[Vendor][Driver]` from the front and what drivers append.
[[nodiscard]] std::string_view withoutDriverWords(std::string_view message);

} // namespace querymend
