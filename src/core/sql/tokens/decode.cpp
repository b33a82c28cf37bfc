// Decodes literals and quoted names to their values.

#include "sql/tokens/lexer.h"

#include "base/ascii.h"

namespace querymend {

namespace {

void appendUtf8(std::string& out, std::uint32_t c)
{
    if (c < 0x80) {
        out += static_cast<char>(c);
    } else if (c < 0x800) {
        out += static_cast<char>(0xC0U | c >> 6U);
        out += static_cast<char>(0x80U | (c & 0x3FU));
    } else if (c < 0x10000) {
        out += static_cast<char>(0xE0U | c >> 12U);
        out += static_cast<char>(0x80U | (c >> 6U & 0x3FU));
        out += static_cast<char>(0x80U | (c & 0x3FU));
    } else {
        out += static_cast<char>(0xF0U | (c >> 18U & 0x07U));
        out += static_cast<char>(0x80U | (c >> 12U & 0x3FU));
        out += static_cast<char>(0x80U | (c >> 6U & 0x3FU));
        out += static_cast<char>(0x80U | (c & 0x3FU));
    }
}

/// Reads exactly `count` hexadecimal digits; false if there are fewer.
bool hexDigits(std::string_view text, std::size_t count, std::uint32_t& value)
{
    if (text.size() < count)
        return false;
    value = 0;
    for (const char c : text.substr(0, count)) {
        const char folded = asciiLower(c);
        if (asciiIsDigit(c))
            value = value * 16 + static_cast<std::uint32_t>(c - '0');
        else if (folded >= 'a' && folded <= 'f')
            value = value * 16 + static_cast<std::uint32_t>(folded - 'a' + 10);
        else
            return false;
    }
    return true;
}

/// Decodes `\0041` or `\+000041`; returns the number of bytes read.
std::size_t unicodeEscape(std::string_view text, char escape, std::string& out)
{
    std::uint32_t c = 0;
    if (text.size() > 1 && text[1] == '+' && hexDigits(text.substr(2), 6, c)) {
        appendUtf8(out, c);
        return 8;
    }
    if (hexDigits(text.substr(1), 4, c)) {
        std::uint32_t low = 0;
        if (c >= 0xD800 && c < 0xDC00 && text.size() >= 10 && text[5] == escape && hexDigits(text.substr(6), 4, low)
            && low >= 0xDC00 && low < 0xE000) {
            appendUtf8(out, 0x10000 + ((c - 0xD800) << 10U) + (low - 0xDC00));
            return 10;
        }
        appendUtf8(out, c);
        return 5;
    }
    out += text.size() > 1 ? text[1] : escape;
    return std::min<std::size_t>(2, text.size());
}

std::size_t backslashEscape(std::string_view text, std::string& out)
{
    if (text.size() < 2) {
        out += '\\';
        return text.size();
    }
    const auto plain = [&](char c) {
        out += c;
        return std::size_t{2};
    };
    switch (text[1]) {
    case 'n':
        return plain('\n');
    case 't':
        return plain('\t');
    case 'r':
        return plain('\r');
    case 'b':
        return plain('\b');
    case '0':
        return plain('\0');
    default:
        return plain(text[1]);
    }
}

std::string undoubled(std::string_view body, char quote, Quoting quoting, char escape)
{
    std::string out;
    out.reserve(body.size());
    for (std::size_t i = 0; i < body.size();) {
        if (body[i] == escape && quoting == Quoting::unicode) {
            i += unicodeEscape(body.substr(i), escape, out);
        } else if (body[i] == '\\' && quoting == Quoting::backslash) {
            i += backslashEscape(body.substr(i), out);
        } else {
            out += body[i];
            i += body[i] == quote && i + 1 < body.size() && body[i + 1] == quote ? 2U : 1U;
        }
    }
    return out;
}

/// The offset of the quote that closes the one at the front; the text's size if there is none.
std::size_t closingQuote(std::string_view text, char quote, Quoting quoting)
{
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (quoting == Quoting::backslash && text[i] == '\\') {
            ++i;
            continue;
        }
        if (text[i] != quote)
            continue;
        if (i + 1 >= text.size() || text[i + 1] != quote)
            return i;
        ++i;
    }
    return text.size();
}

/// The offset of the quote that continues a literal in a later line; the text's size if there is none.
std::size_t nextPiece(std::string_view text, std::size_t from)
{
    while (from < text.size() && text[from] != '\'') {
        if (text[from] == '-')
            from = std::min(text.find_first_of("\r\n", from), text.size());
        else if (asciiIsSpace(text[from]))
            ++from;
        else
            return text.size();
    }
    return from;
}

std::string_view between(std::string_view text, std::size_t front, std::size_t back)
{
    return text.size() >= front + back ? text.substr(front, text.size() - front - back) : std::string_view();
}

} // namespace

std::string decoded(const Token& token, std::string_view text)
{
    const std::string_view spelled = token.text(text);
    if (token.quoting == Quoting::none)
        return std::string(spelled);
    if (token.quoting == Quoting::dollar) {
        const std::size_t tag = spelled.find('$', 1);
        return std::string(tag == std::string_view::npos ? spelled : between(spelled, tag + 1, tag + 1));
    }
    const std::size_t open = spelled.find_first_of("'\"`[");
    if (open == std::string_view::npos)
        return std::string(spelled);
    if (token.quoting == Quoting::oracleQ)
        return std::string(between(spelled, open + 2, 2));
    const char close = spelled[open] == '[' ? ']' : spelled[open];
    std::string body;
    std::size_t at = open;
    std::size_t end = open;
    while (at < spelled.size()) { // a literal may go on in the next line
        const std::string_view rest = spelled.substr(at);
        const std::size_t size = closingQuote(rest, close, token.quoting);
        body += rest.substr(1, size - 1);
        end = std::min(at + size + 1, spelled.size());
        at = token.kind == TokenKind::quotedName ? spelled.size() : nextPiece(spelled, end);
    }
    const bool hasOwnEscape = token.quoting == Quoting::unicode && end < spelled.size();
    return undoubled(body, close, token.quoting, hasOwnEscape ? spelled[spelled.size() - 2] : '\\');
}

} // namespace querymend
