#pragma once

#include "sql/syntaxrules.h"
#include "sql/token.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

/// What a piece is to the layout.
enum class PieceRole : std::uint8_t {
    text,
    keyword,
    listClause,      ///< begins a clause whose items are parted by commas: SELECT, GROUP BY
    conditionClause, ///< begins a clause whose items are parted by AND and OR: WHERE
    fromClause,
    withClause,
    plainClause,
    join,
    on,
    setOperator,
    andOr, ///< parts conditions, unlike the AND of BETWEEN
    windowPart,
    caseBegin,
    caseBranch,
    caseEnd,
    openQuery,
    openCte,
    openJoins,
    openWindow,
    openArguments,
    openLiterals, ///< a list of nothing but literals
    close,
    comma,
    semicolon,
};

/// Where the text had a comment; this survives formatting.
enum class CommentPlace : std::uint8_t {
    none,
    behind, ///< on the line of the token before it
    before, ///< on the line of the token after it, and on that only
    ownLine,
};

/// A token with all that the layout has to know of it.
struct Piece {
    Token token;
    PieceRole role = PieceRole::text;
    CommentPlace comment = CommentPlace::none;
    bool gapBefore = false; ///< blanks stood before it
    bool upperCase = false;
    bool head = false;   ///< belongs to the opening words of its clause: DISTINCT, TOP 10, BY
    bool spaced = false; ///< a keyword that is never glued to a parenthesis behind it
    bool unary = false;  ///< a sign, not an operator between two operands
};

/// The tokens of a text as pieces, comments placed, roles not yet given.
[[nodiscard]] std::vector<Piece> piecesOf(std::string_view text, const std::vector<Token>& tokens);

/// Tells which words are keywords where they stand, and what each piece begins or ends.
void assignRoles(std::vector<Piece>& pieces, std::string_view text, const SyntaxRules& rules);

/// Whether one blank stands between two neighbours on a line.
[[nodiscard]] bool needsGap(const Piece& before, const Piece& piece, std::string_view text);

} // namespace querymend
