#pragma once

#include "dialect/dialect.h"
#include "prompt/memory/example.h"
#include "prompt/method.h"
#include "prompt/promptsection.h"
#include "prompt/prompttexts.h"
#include "schema/mschemalines.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A prompt, with what is known about it.
struct BuiltPrompt {
    std::vector<PromptSection> sections;
    std::vector<std::size_t> tokens; ///< of each section, by estimate
    std::vector<std::string> notes;  ///< what was left out
    std::vector<PromptAlarm> alarms;

    [[nodiscard]] std::size_t allTokens() const;
};

/// The schema as a prompt shows it.
struct PromptSchema {
    const MSchemaLines* lines = nullptr; ///< null if no schema is known
    MSchemaOptions options;
    std::vector<TableId> named; ///< tables that the question names, which must be included
    /// Tables that the question names and this schema may not show. Only alarms tell of them.
    std::vector<std::string> withheld;
};

/// The input of a prompt. A section whose text is empty is left out.
struct PromptFacts {
    const PromptTexts* texts = nullptr;
    const Dialect* dialect = nullptr;
    Level level = Level::basic;
    Method method = Method::queryPlan;
    WantedReply reply = WantedReply::statement;
    std::string_view question;
    std::string_view directives; ///< rules of the workspace
    std::string_view evidence;
    std::span<const Example> examples;
    PromptSchema schema;
    std::string_view escalation;          ///< what is known from the level below; shortened where the schema needs room
    std::span<const std::string> lessons; ///< what helped against the same mistake before
    std::string_view hint;                ///< about the failed attempt; empty in a first prompt
    std::size_t contextTokens = 0;        ///< of the model, for prompt and reply; 0 if not known
};

/// The tokens of a model's context that are reserved for the reply.
inline constexpr std::size_t roomForReply = 1024;

/// Builds a prompt, its sections in the order in which the model gets them: first what all questions on a database
/// share, the question last. A retry is the first prompt of its lane with more after it. So a server that keeps what
/// it has processed need not read the beginning again. If the model's context is known, the schema is cut to fit.
[[nodiscard]] BuiltPrompt promptFor(const PromptFacts& facts);

} // namespace querymend
