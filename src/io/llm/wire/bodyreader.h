#pragma once

#include "llm/wire/modelreply.h"
#include "llm/wire/replydraft.h"
#include "llm/wire/wirejson.h"

#include <memory>
#include <string_view>

namespace querymend {

/// How a body that is neither HTML nor server-sent events holds JSON.
enum class JsonBody { whole, lines };

/// What a format makes of one JSON value of a reply, be it a chunk of a stream or all of it.
using ReadValue = void (*)(const WireJson& value, ReplyDraft& draft);

/// A reader that finds out by the first bytes how a body is framed, and gives each JSON value in it to the format.
[[nodiscard]] std::unique_ptr<ReplyReader> bodyReader(ReadValue read, JsonBody json, std::string_view contentType);

} // namespace querymend
