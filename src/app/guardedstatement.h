#pragma once

#include "base/result.h"
#include "base/textmap.h"
#include "db/session.h"
#include "schema/catalog.h"

#include <string>

namespace querymend {

/// Returns what may be sent to the engine of a statement that the user wrote. Anything not read-only fails as
/// notAllowed; what the guard cannot parse fails with the error of the engine's parser. The catalog may be null.
[[nodiscard]] Result<EditedText, EngineError> guarded(Session& session, const std::string& text,
                                                      const Catalog* catalog);

/// Maps the error's offset in the statement as sent to the text as written.
[[nodiscard]] EngineError inGivenText(EngineError error, const EditedText& sent);

} // namespace querymend
