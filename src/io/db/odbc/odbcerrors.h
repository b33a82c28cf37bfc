#pragma once

#include "db/engineerror.h"
#include "db/odbc/odbccancel.h"
#include "db/odbc/odbcserver.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// One of the records that ODBC keeps of what went wrong.
struct OdbcRecord {
    std::string state;
    std::int32_t number = 0;
    std::string message;
};

/// What SQLGetDiagRec has for this handle, whose type is one of SQL_HANDLE_….
[[nodiscard]] std::vector<OdbcRecord> odbcRecords(std::int16_t type, void* handle);

/// The engine's own words without those of the drivers between, and what they mean.
[[nodiscard]] EngineError odbcError(const std::vector<OdbcRecord>& records, const OdbcServer& server,
                                    OdbcCancel cancel);

/// Without `[Vendor][Driver]` before and what drivers put behind.
[[nodiscard]] std::string_view withoutDriverWords(std::string_view message);

} // namespace querymend
