#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads one source of FROM with its alias and whatever else belongs to it; false if none begins here.
bool parseSource(ParseContext& in, JoinKind kind, TokenCursor::Position joinStart);
/// Adds to the current scope what was read since `start`.
void addSource(ParseContext& in, Source source, TokenCursor::Position start, TokenCursor::Position joinStart);

} // namespace querymend
