#pragma once

#include "dialect/dialect.h"
#include "schema/catalog.h"
#include "schema/mschema.h"

#include <cstdint>
#include <optional>
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

/// What a model is asked with.
struct PromptFacts {
    std::string_view question;
    std::string_view evidence;
    const Dialect* dialect = nullptr;
    const Catalog* catalog = nullptr; ///< may be null
    Examples examples = Examples::shown;
    std::optional<std::uint64_t> shuffleSeed;
    std::string_view task;       ///< how to go about it
    std::string_view escalation; ///< what a level below left behind; may be empty
    std::string_view hint;       ///< on what failed before; empty at first
};

/// The sections in the order in which a model is given them; those with nothing in them are left out.
[[nodiscard]] std::vector<PromptSection> promptFor(const PromptFacts& facts);

} // namespace querymend
