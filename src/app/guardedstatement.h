#pragma once

#include "base/result.h"
#include "base/textmap.h"
#include "db/session.h"
#include "schema/catalog.h"

#include <string>

namespace querymend {

/// What may go to the engine of a text that a person wrote: what does not only read fails as notAllowed, and what the
/// guard cannot read is told in the words of the engine's parser. The catalog may be null.
[[nodiscard]] Result<EditedText, EngineError> guarded(Session& session, const std::string& text,
                                                      const Catalog* catalog);

/// With its place in the text as written, where it was in what went to the engine.
[[nodiscard]] EngineError inGivenText(EngineError error, const EditedText& sent);

} // namespace querymend
