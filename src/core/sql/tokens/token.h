#pragma once

#include "base/range.h"
#include "sql/tokens/keywords.h"

#include <cstdint>
#include <string_view>

namespace querymend {

enum class TokenKind : std::uint8_t {
    word, ///< a bare identifier or keyword
    quotedName,
    string,
    number,
    parameter, ///< ?, $1, :name, @name where they are placeholders
    variable,  ///< @x, @@x of MySQL and SQL Server
    op,
    comma,
    semicolon,
    dot,
    openParen,
    closeParen,
    openBracket,
    closeBracket,
    openBrace,
    closeBrace,
    lineComment,
    blockComment,
    executableComment, ///< a comment that MySQL or MariaDB executes
    unterminatedString,
    unterminatedName,
    unterminatedComment,
    unknown, ///< a byte that begins no token, such as NUL
    end,
};

/// How a string or a quoted name is spelled, which decides how its content is decoded.
enum class Quoting : std::uint8_t {
    none,
    plain,     ///< only the doubled quote is special
    backslash, ///< backslash escapes
    unicode,   ///< U&'…' and U&"…": a backslash, or the UESCAPE character, before hexadecimal digits
    bits,      ///< B'…' and X'…'
    dollar,    ///< $tag$…$tag$
    oracleQ,   ///< q'[…]'
};

/// A meaningful span of the text; blanks are the gaps between tokens.
struct Token {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    TokenKind kind = TokenKind::end;
    Quoting quoting = Quoting::none;
    Keyword keyword = Keyword::None;

    [[nodiscard]] constexpr ByteRange range() const { return {begin, end}; }
    [[nodiscard]] constexpr std::string_view text(std::string_view sql) const { return sql.substr(begin, end - begin); }
    [[nodiscard]] constexpr bool isComment() const
    {
        return kind == TokenKind::lineComment || kind == TokenKind::blockComment || kind == TokenKind::executableComment
            || kind == TokenKind::unterminatedComment;
    }
};

} // namespace querymend
