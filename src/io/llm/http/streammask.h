#pragma once

#include "llm/http/keymask.h"

#include <string>
#include <string_view>

namespace querymend {

/// Removes a key from text that arrives in pieces: what may be the beginning of the key waits for the next piece.
class StreamMask {
public:
    StreamMask() = default;
    /// The mask must outlive this object.
    explicit StreamMask(const KeyMask& mask) : m_mask(&mask) {}

    /// Returns what can be shown now.
    [[nodiscard]] std::string next(std::string_view piece);
    /// Returns what was held back, when nothing follows.
    [[nodiscard]] std::string rest();

private:
    const KeyMask* m_mask = nullptr; ///< null: nothing is masked
    std::string m_waiting;
};

} // namespace querymend
