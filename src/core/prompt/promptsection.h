#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

enum class ChatRole : std::uint8_t { system, user };

/// One part of a prompt, named so that the user can find it.
struct PromptSection {
    ChatRole role = ChatRole::user;
    std::string name;
    std::string text;

    friend bool operator==(const PromptSection&, const PromptSection&) = default;
};

/// Where beginnings of a prompt end, as numbers of its sections, with which later ones are expected to begin as well:
/// all questions on the database share the first, retries the second.
[[nodiscard]] std::vector<std::size_t> sharedBeginnings(const std::vector<PromptSection>& prompt);

/// A problem with a prompt that is known before it is sent.
struct PromptAlarm {
    enum class Kind : std::uint8_t {
        emptySchema,
        missingTable, ///< the question names it, but the prompt's schema lacks it
        aboveContext, ///< more than the model's context, by estimate
    };

    Kind kind = Kind::emptySchema;
    std::string text; ///< for the user

    friend bool operator==(const PromptAlarm&, const PromptAlarm&) = default;
};

} // namespace querymend
