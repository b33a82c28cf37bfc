#pragma once

#include "sql/formatter/pieces.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace querymend {

enum class FrameKind : std::uint8_t { query, joins, window, cast, arguments, caseOf };

struct Frame {
    FrameKind kind = FrameKind::query;
    TokenKind closedBy = TokenKind::end;
    Keyword clause = Keyword::None; ///< first word of the current clause
    std::uint32_t betweens = 0;
};

/// Where a text has been read to: the piece there with its neighbours, and the enclosing parentheses, CASEs and
/// clauses.
struct RoleContext {
    std::vector<Piece*> significant{}; ///< without comments
    std::size_t at = 0;
    const Piece* previous = nullptr;
    const Piece* beforePrevious = nullptr;
    std::vector<Frame> frames{Frame{}};
    Keyword verb = Keyword::None; ///< the first word of the statement

    [[nodiscard]] TokenKind kindAt(std::size_t ahead) const
    {
        return at + ahead < significant.size() ? significant[at + ahead]->token.kind : TokenKind::end;
    }
    [[nodiscard]] Keyword wordAt(std::size_t ahead) const
    {
        return at + ahead < significant.size() ? significant[at + ahead]->token.keyword : Keyword::None;
    }
    [[nodiscard]] Keyword previousWord() const { return previous ? previous->token.keyword : Keyword::None; }
    [[nodiscard]] Keyword wordBeforePrevious() const
    {
        return beforePrevious ? beforePrevious->token.keyword : Keyword::None;
    }
    [[nodiscard]] TokenKind previousKind() const { return previous ? previous->token.kind : TokenKind::semicolon; }
    [[nodiscard]] Frame& frame() { return frames.back(); }
    [[nodiscard]] const Frame& frame() const { return frames.back(); }
    /// Whether what precedes can be the left side of an operator.
    [[nodiscard]] bool followsOperand() const;
    /// Whether the word here begins the CTEs of a query.
    [[nodiscard]] bool beginsWith() const;
};

} // namespace querymend
