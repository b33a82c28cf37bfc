#pragma once

#include "llm/wire/modelreply.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Notices that a model no longer says anything new: it writes white space, or the same words again and again. Models
/// that are held to a grammar, and small ones, do so until they reach a limit.
class EndlessReply {
public:
    /// Why the text, or the thinking, that has arrived so far will not end by itself; none while it may. Called with
    /// all of it each time some has arrived.
    [[nodiscard]] std::optional<std::string> whyEndless(PieceKind kind, std::string_view all);

private:
    std::array<std::size_t, 2> m_nextLook{}; ///< by kind: the size at which repetition is looked for again
};

} // namespace querymend
