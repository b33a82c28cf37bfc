#include "sql/outline/nameparser.h"

#include "sql/tokens/lexer.h"

namespace querymend {

namespace {

bool startsListedName(const ParseContext& in)
{
    return in.isName() || (in.rules.stringAliases && in.is(TokenKind::string));
}

} // namespace

bool startsName(const ParseContext& in, TokenCursor::Position ahead)
{
    const Token& token = in.peek(ahead);
    if (token.kind == TokenKind::quotedName)
        return true;
    return token.kind == TokenKind::word && !contains(in.rules.notNames, token.keyword);
}

bool startsAlias(const ParseContext& in, const KeywordSet& reserved)
{
    if (in.is(TokenKind::quotedName))
        return true;
    if (in.is(TokenKind::string))
        return in.rules.stringAliases;
    if (!in.is(TokenKind::word) || contains(reserved, in.keyword()))
        return false;
    if (in.is(Keyword::Window))
        return !(in.isName(1) && in.is(Keyword::As, 2));
    return true;
}

NamePart namePart(const ParseContext& in, const Token& token)
{
    return {decoded(token, in.text()), token.range(),
            token.kind == TokenKind::quotedName || token.kind == TokenKind::unterminatedName
                || token.kind == TokenKind::string};
}

NamePart parseNamePart(ParseContext& in)
{
    NamePart part = namePart(in, in.peek());
    in.advance();
    return part;
}

QualifiedName parseQualifiedName(ParseContext& in)
{
    std::vector<NamePart>& parts = in.outline.nameParts;
    NameSpan name{static_cast<std::uint32_t>(parts.size()), 0};
    for (;;) {
        parts.push_back(parseNamePart(in));
        ++name.count;
        while (in.is(TokenKind::dot) && in.is(TokenKind::dot, 1)) { // SQL Server's db..table
            parts.push_back({{}, {in.peek(1).begin, in.peek(1).begin}, false});
            ++name.count;
            in.advance();
        }
        if (!in.is(TokenKind::dot))
            return {name};
        if (in.isOperator("*", 1)) {
            in.advance(2);
            return {name, true};
        }
        in.advance();
        const bool isText = in.rules.stringAliases && in.is(TokenKind::string); // SQLite's t.'a'
        if (!in.isName() && !isText) {
            in.problemHere(ProblemKind::expectedName);
            return {name};
        }
    }
}

NameSpan parseNameList(ParseContext& in)
{
    std::vector<NamePart> names;
    in.inside([&] {
        do {
            if (startsListedName(in))
                names.push_back(parseNamePart(in));
            else
                in.problemHere(ProblemKind::expectedName);
        } while (in.accept(TokenKind::comma));
    });
    return in.addNames(names);
}

void recordType(ParseContext& in)
{
    if (!in.isName() && !in.is(TokenKind::string))
        return;
    std::vector<NamePart> parts{namePart(in, in.peek())};
    for (TokenCursor::Position ahead = 1; in.is(TokenKind::dot, ahead) && in.isName(ahead + 1); ahead += 2)
        parts.push_back(namePart(in, in.peek(ahead + 1)));
    in.outline.types.push_back(in.addNames(parts));
}

std::vector<NamePart> parseColumnDefinitions(ParseContext& in)
{
    std::vector<NamePart> names;
    in.inside([&] {
        do {
            if (!startsListedName(in)) {
                in.problemHere(ProblemKind::expectedName);
                return;
            }
            names.push_back(parseNamePart(in));
            recordType(in);
            in.skipToComma();
        } while (in.accept(TokenKind::comma));
    });
    return names;
}

} // namespace querymend
