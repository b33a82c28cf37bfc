#pragma once

#include "prompt/prompt.h"

#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// The input of a helper's prompt; each role uses what it needs, and empty parts are left out.
struct HelperFacts {
    const PromptTexts* texts = nullptr;
    const Dialect* dialect = nullptr;
    std::string_view question;
    std::string_view evidence;
    PromptSchema schema;
    std::string_view sql;
    std::string_view result; ///< what the SQL returned, in readable form
    std::span<const std::string> tests;
    std::size_t contextTokens = 0;
    bool mayAsk = false; ///< the validator may have the user say which reading of the question is meant
};

/// Builds the prompt for a role. Its text asks for JSON, except that of the explainer, which asks for plain words.
[[nodiscard]] BuiltPrompt helperPromptFor(HelperRole role, const HelperFacts& facts);

} // namespace querymend
