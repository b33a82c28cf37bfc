#pragma once

#include "prompt/prompt.h"

#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// What a helper is told; each role takes of it what it needs, and what is empty is left out.
struct HelperFacts {
    const PromptTexts* texts = nullptr;
    const Dialect* dialect = nullptr;
    std::string_view question;
    std::string_view evidence;
    PromptSchema schema;
    std::string_view sql;
    std::string_view result; ///< what the SQL returned, as people read it
    std::span<const std::string> tests;
    std::size_t contextTokens = 0;
};

/// What a model is asked in this role. It answers with JSON as its text says, but for the explainer, who answers in
/// words.
[[nodiscard]] BuiltPrompt helperPromptFor(HelperRole role, const HelperFacts& facts);

} // namespace querymend
