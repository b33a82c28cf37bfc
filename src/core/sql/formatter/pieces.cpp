#include "sql/formatter/pieces.h"

#include "base/ascii.h"

#include <algorithm>

namespace querymend {

namespace {

bool hasLineBreak(std::string_view text, std::uint32_t from, std::uint32_t to)
{
    return text.substr(from, to - from).find_first_of("\r\n") != std::string_view::npos;
}

CommentPlace placeOf(std::string_view text, const std::vector<Token>& tokens, std::size_t i)
{
    const Token& token = tokens[i];
    if (!token.isComment() || token.kind == TokenKind::executableComment)
        return CommentPlace::none;
    if (i > 0 && tokens[i - 1].kind != TokenKind::lineComment && !hasLineBreak(text, tokens[i - 1].end, token.begin))
        return CommentPlace::behind;
    const bool aloneToTheRight = token.kind == TokenKind::lineComment || i + 1 == tokens.size()
        || hasLineBreak(text, token.end, tokens[i + 1].begin);
    return aloneToTheRight ? CommentPlace::ownLine : CommentPlace::before;
}

bool isName(TokenKind kind)
{
    return kind == TokenKind::word || kind == TokenKind::quotedName;
}

bool opens(TokenKind kind)
{
    return kind == TokenKind::openParen || kind == TokenKind::openBracket || kind == TokenKind::openBrace;
}

bool closes(TokenKind kind)
{
    return kind == TokenKind::closeParen || kind == TokenKind::closeBracket || kind == TokenKind::closeBrace;
}

/// Whether the author's choice of blanks is kept around this operator or broken token.
bool keepsItsGaps(const Piece& piece, std::string_view text)
{
    if (piece.token.kind == TokenKind::unknown || piece.token.kind == TokenKind::unterminatedString
        || piece.token.kind == TokenKind::unterminatedName)
        return true;
    if (piece.token.kind != TokenKind::op)
        return false;
    const std::string_view op = piece.token.text(text);
    return op == ":" || op == "->" || op == "->>" || op == "#>" || op == "#>>" || op == "@";
}

bool gluesToDot(const Piece& piece, std::string_view text)
{
    const std::string_view spelled = piece.token.text(text);
    return (isName(piece.token.kind) && !asciiIsDigit(spelled.front())) || spelled == "*";
}

bool gapBeforeOpening(const Piece& before, const Piece& piece)
{
    const TokenKind kind = before.token.kind;
    if (piece.token.kind != TokenKind::openParen)
        return piece.gapBefore;
    if (kind == TokenKind::word)
        return before.spaced || piece.gapBefore;
    if (kind == TokenKind::quotedName || (kind == TokenKind::op && before.unary))
        return piece.gapBefore;
    return true;
}

/// Where to insert a comma: before any line comments between it and its item, unless there are too many.
std::vector<Piece>::iterator behindItem(std::vector<Piece>& pieces)
{
    constexpr int mostComments = 8;
    auto at = pieces.end();
    for (int i = 0; i <= mostComments; ++i) {
        if (at == pieces.begin() || (at - 1)->token.kind != TokenKind::lineComment)
            return at;
        --at;
    }
    return pieces.end();
}

} // namespace

std::vector<Piece> piecesOf(std::string_view text, const std::vector<Token>& tokens)
{
    std::vector<Piece> pieces;
    pieces.reserve(tokens.size());
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        Piece piece;
        piece.token = tokens[i];
        piece.comment = placeOf(text, tokens, i);
        piece.gapBefore = i > 0 && tokens[i - 1].end != tokens[i].begin;
        if (tokens[i].kind == TokenKind::lineComment) {
            while (asciiIsSpace(text[piece.token.end - 1]))
                --piece.token.end;
        }
        pieces.insert(tokens[i].kind == TokenKind::comma ? behindItem(pieces) : pieces.end(), piece);
    }
    for (std::size_t i = 1; i < pieces.size(); ++i) {
        if (pieces[i].comment == CommentPlace::behind && pieces[i - 1].token.kind == TokenKind::lineComment)
            pieces[i].comment = CommentPlace::ownLine;
    }
    return pieces;
}

bool needsGap(const Piece& before, const Piece& piece, std::string_view text)
{
    const TokenKind left = before.token.kind;
    const TokenKind right = piece.token.kind;
    if (piece.comment != CommentPlace::none)
        return !opens(left) || right == TokenKind::lineComment;
    if (right == TokenKind::closeBracket && left == TokenKind::quotedName)
        return piece.gapBefore; // [a]] b] is one name
    if (right == TokenKind::comma || right == TokenKind::semicolon || closes(right))
        return false;
    if (before.comment != CommentPlace::none)
        return true;
    if (opens(left))
        return false;
    if (left == TokenKind::dot)
        return gluesToDot(piece, text) ? false : piece.gapBefore;
    if (right == TokenKind::dot)
        return gluesToDot(before, text) || left == TokenKind::closeParen ? false : piece.gapBefore;
    if (left == TokenKind::op && right == TokenKind::op)
        return true; // joined, two operators could begin a comment
    if (before.token.text(text) == "::" || piece.token.text(text) == "::")
        return false;
    if (before.unary || keepsItsGaps(before, text) || keepsItsGaps(piece, text))
        return piece.gapBefore;
    if (opens(right))
        return gapBeforeOpening(before, piece);
    if (left == TokenKind::word && right == TokenKind::string)
        return piece.gapBefore;
    return true;
}

} // namespace querymend
