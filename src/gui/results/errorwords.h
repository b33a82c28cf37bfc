#pragma once

#include "db/engineerror.h"
#include "queryrun.h"

#include <QString>

#include <string_view>

namespace querymend {

/// What went wrong, for people: what happened, in whose words, where, and what to do.
struct ErrorWords {
    QString title;
    QString message;
    QString place;   ///< empty where it is not known
    QString excerpt; ///< the line of that place, and a mark below it
    QString advice;
};

[[nodiscard]] ErrorWords errorWords(QueryEnd how, const EngineError& error, std::string_view statement);

} // namespace querymend
