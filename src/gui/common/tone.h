#pragma once

#include <cstddef>
#include <cstdint>

namespace querymend {

/// What a colour is for. The last seven are for categories, always together with a word or an icon.
enum class Tone : std::uint8_t {
    window,
    panel,
    line,
    text,
    muted,
    accent,
    selection,
    syntax,
    schema,
    execution,
    empty,
    validation,
    accepted,
    generic,
};

inline constexpr std::size_t toneCount = 14;

} // namespace querymend
