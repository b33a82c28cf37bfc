#pragma once

#include "report/storytext.h"
#include "run/event.h"

#include <span>
#include <string>

namespace querymend {

/// A run as Markdown (CommonMark), for an issue or a wiki; its story is in the language given. No text from a model or
/// a database is read as markup.
[[nodiscard]] std::string markdownReport(std::span<const RunEvent> events, const StoryLanguage& language = {});

} // namespace querymend
