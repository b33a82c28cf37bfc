#pragma once

#include "db/addresses/connectiontarget.h"
#include "db/session/engineerror.h"

#include <QString>

#include <optional>

namespace querymend {

/// What kept a connection from being encrypted, or its server from being trusted, and what can be done.
struct TlsWords {
    QString title;
    QString advice;
};

/// None if a connection failed for another reason.
[[nodiscard]] std::optional<TlsWords> tlsWordsFor(EngineKind engine, const EngineError& error);
[[nodiscard]] bool isAboutTls(const EngineError& error);

} // namespace querymend
