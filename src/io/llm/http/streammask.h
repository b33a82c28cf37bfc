#pragma once

#include "llm/http/keymask.h"

#include <string>
#include <string_view>

namespace querymend {

/// Takes a key out of a text that comes in pieces: what may be the beginning of the key waits for the next piece.
class StreamMask {
public:
    StreamMask() = default;
    /// The mask outlives it.
    explicit StreamMask(const KeyMask& mask) : m_mask(&mask) {}

    /// What can be shown now.
    [[nodiscard]] std::string next(std::string_view piece);
    /// What waited, when nothing follows.
    [[nodiscard]] std::string rest();

private:
    const KeyMask* m_mask = nullptr; ///< null: nothing is masked
    std::string m_waiting;
};

} // namespace querymend
