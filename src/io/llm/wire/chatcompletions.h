#pragma once

#include "llm/wire/replydraft.h"
#include "llm/wire/wireformat.h"
#include "llm/wire/wirejson.h"

#include <string_view>

namespace querymend {

// OpenAI's chat format, which other servers have adopted.

[[nodiscard]] WireRequest encodeChatCompletion(const ModelCall& call, std::string_view path);
/// Reads a chunk of a stream or a whole reply, which differ in one name.
void readChatCompletion(const WireJson& value, ReplyDraft& draft);

} // namespace querymend
