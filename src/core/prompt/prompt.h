#pragma once

#include "dialect/dialect.h"
#include "prompt/memory/example.h"
#include "prompt/method.h"
#include "prompt/prompttexts.h"
#include "schema/mschemalines.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

enum class ChatRole : std::uint8_t { system, user };

/// One part of what a model is told, under a name by which people find it.
struct PromptSection {
    ChatRole role = ChatRole::user;
    std::string name;
    std::string text;

    friend bool operator==(const PromptSection&, const PromptSection&) = default;
};

/// What is wrong with a prompt before it is sent.
struct PromptAlarm {
    enum class Kind : std::uint8_t {
        emptySchema,
        missingTable, ///< the question names it, and the schema of the prompt lacks it
        aboveContext, ///< of the model, by estimate
    };

    Kind kind = Kind::emptySchema;
    std::string text; ///< for people

    friend bool operator==(const PromptAlarm&, const PromptAlarm&) = default;
};

/// A prompt, and what is to be known of it.
struct BuiltPrompt {
    std::vector<PromptSection> sections;
    std::vector<std::size_t> tokens; ///< of each section, by estimate
    std::vector<std::string> notes;  ///< what was left out
    std::vector<PromptAlarm> alarms;

    [[nodiscard]] std::size_t allTokens() const;
};

/// The schema as a prompt shows it.
struct PromptSchema {
    const MSchemaLines* lines = nullptr; ///< null where no schema is known
    MSchemaOptions options;
    std::vector<TableId> named; ///< tables that the question names, which have to be there
};

/// What a model is asked with. Texts that are empty leave their section out.
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
    std::string_view escalation;          ///< what a level below left behind
    std::span<const std::string> lessons; ///< what helped against the same mistake before
    std::string_view hint;                ///< on what failed before; empty at first
    std::size_t contextTokens = 0;        ///< of the model, for prompt and reply; 0 where it is not known
};

/// What the reply is left of a model's context.
inline constexpr std::size_t roomForReply = 1024;

/// The sections in the order in which a model is given them. A retry begins as the first prompt of its lane does, so
/// that a server need not read that again. Where the model's context is known, the schema is cut to fit into it.
[[nodiscard]] BuiltPrompt promptFor(const PromptFacts& facts);

} // namespace querymend
