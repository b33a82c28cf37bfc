#pragma once

#include "report/timelinesvg.h"
#include "run/event.h"

#include <span>
#include <string>

namespace querymend {

/// A run as a self-contained HTML page: no other files, no network, and one script, which plays the run's events and
/// without which all is shown. Its story is in the language given. It is also well-formed XML, and no text from a model
/// or a database can break out of its element.
[[nodiscard]] std::string htmlReport(std::span<const RunEvent> events, const AnswerRows& rows = {},
                                     const StoryLanguage& language = {});

} // namespace querymend
