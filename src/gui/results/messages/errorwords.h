#pragma once

#include "base/errorcode.h"
#include "database/queryrun.h"
#include "db/session/engineerror.h"

#include <QString>

#include <optional>
#include <string_view>

namespace querymend {

/// Describes an error to the user: what happened, the engine's message, where, and what to do.
struct ErrorWords {
    QString title;
    QString message;
    QString place;   ///< empty if unknown
    QString excerpt; ///< the line with the error, and a mark below it
    QString advice;
    std::optional<ErrorCode> code = {}; ///< none if nothing is wrong with the statement or the database
};

[[nodiscard]] ErrorWords errorWords(QueryEnd how, const EngineError& error, std::string_view statement);

} // namespace querymend
