#pragma once

#include "llm/wire/modelreply.h"
#include "llm/wire/replydraft.h"
#include "llm/wire/wirejson.h"

#include <memory>
#include <string_view>

namespace querymend {

/// How JSON is framed in a body that is neither HTML nor server-sent events.
enum class JsonBody { whole, lines };

/// Reads one JSON value of a reply: a chunk of a stream, or the whole reply.
using ReadValue = void (*)(const WireJson& value, ReplyDraft& draft);

/// Creates a reader that detects the framing from the first bytes and passes each JSON value of the body to `read`.
[[nodiscard]] std::unique_ptr<ReplyReader> bodyReader(ReadValue read, JsonBody json, std::string_view contentType);

} // namespace querymend
