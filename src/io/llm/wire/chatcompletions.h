#pragma once

#include "llm/wire/replydraft.h"
#include "llm/wire/wireformat.h"
#include "llm/wire/wirejson.h"

#include <string_view>

namespace querymend {

// The form that OpenAI gave to chats and that others took over.

[[nodiscard]] WireRequest encodeChatCompletion(const ModelCall& call, std::string_view path);
/// A chunk of a stream or a whole reply: they differ in one name.
void readChatCompletion(const WireJson& value, ReplyDraft& draft);

} // namespace querymend
