#pragma once

#include "store/storeerror.h"

#include <string>

class QString;

namespace querymend {

struct CodeMeaning {
    StoreFailure failure = StoreFailure::ioFailed;
    std::string advice;
};

/// What a result code of SQLite means for a store in this file, and what the user can do.
[[nodiscard]] CodeMeaning meaningOf(int sqliteCode, const QString& file);

/// What the user can do about a store whose data cannot be read.
inline constexpr auto adviceOnDamagedFile =
    "Salvage what can be read into a new store (querymend runs salvage FILE NEWFILE); this one is left unchanged";

} // namespace querymend
