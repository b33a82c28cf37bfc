#pragma once

#include "sql/tokens/syntaxrules.h"
#include "sql/tokens/token.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

/// How the layout treats a piece.
enum class PieceRole : std::uint8_t {
    text,
    keyword,
    listClause,      ///< begins a clause with comma-separated items: SELECT, GROUP BY
    conditionClause, ///< begins a clause with items joined by AND and OR: WHERE
    fromClause,
    withClause,
    plainClause,
    join,
    on,
    setOperator,
    andOr, ///< joins conditions, unlike the AND of BETWEEN
    windowPart,
    caseBegin,
    caseBranch,
    caseEnd,
    openQuery,
    openCte,
    openJoins,
    openWindow,
    openArguments,
    openLiterals, ///< a list that holds only literals
    close,
    comma,
    semicolon,
};

/// The position of a comment relative to its neighbours, which formatting keeps.
enum class CommentPlace : std::uint8_t {
    none,
    behind, ///< after a token on the same line
    before, ///< before a token on the same line, and first on that line
    ownLine,
};

/// A token with everything the layout needs to know about it.
struct Piece {
    Token token;
    PieceRole role = PieceRole::text;
    CommentPlace comment = CommentPlace::none;
    bool gapBefore = false; ///< had blanks before it
    bool upperCase = false;
    bool head = false;   ///< one of the opening words of its clause: DISTINCT, TOP 10, BY
    bool spaced = false; ///< a keyword always followed by a blank, even before a parenthesis
    bool unary = false;  ///< a sign, not an operator between two operands
};

/// The tokens of a text as pieces, with comment positions but no roles yet.
[[nodiscard]] std::vector<Piece> piecesOf(std::string_view text, const std::vector<Token>& tokens);

/// Decides which words are keywords in their context, and what each piece begins or ends.
void assignRoles(std::vector<Piece>& pieces, std::string_view text, const SyntaxRules& rules);

/// Whether two neighbours on a line are separated by a blank.
[[nodiscard]] bool needsGap(const Piece& before, const Piece& piece, std::string_view text);

} // namespace querymend
