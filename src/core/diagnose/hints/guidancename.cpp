#include "diagnose/hints/guidancename.h"

#include "base/ascii.h"
#include "base/utf8.h"
#include "diagnose/hints/nameparts.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

/// Whether the schema has the column with a letter case that needs quotes; without a schema, whether that is likely.
bool existsInOtherCase(const HintFacts& facts, const FailedStatement& statement, const Finding& finding)
{
    const NameFolding folding = facts.dialect->syntax.names.columns.folding;
    const std::string_view name = lastNamePart(finding.identifier);
    if (folding != NameFolding::lower && folding != NameFolding::upper)
        return false;
    if (!facts.schema)
        return folding == NameFolding::lower && !statement.otherSpellingOf(name).empty();
    const auto ids = facts.schema->catalog().columnsIgnoringCase(name);
    return std::any_of(ids.begin(), ids.end(), [&](ColumnId id) {
        const std::string quoted = quotedIfNeeded(*facts.dialect, facts.schema->catalog().column(id).name);
        return !finding.suggestions.empty() && finding.suggestions.front().name.find(quoted) != std::string::npos
            && quoted.front() == '"';
    });
}

/// Whether the name is that of two tables in one FROM clause.
bool namesTwoTables(const HintFacts& facts, const Finding& finding)
{
    const Outline outline = outlineOf(facts.sql, facts.dialect->lex, facts.dialect->syntax);
    const auto isNamed = [&](SourceId id) {
        const NamePart* const exposed = exposedName(outline, outline[id]);
        return exposed && asciiEqualsIgnoringCase(exposed->text, finding.identifier);
    };
    return std::ranges::any_of(outline.scopes,
                               [&](const Scope& scope) { return std::ranges::count_if(scope.sources, isNamed) > 1; });
}

bool makesATable(const HintFacts& facts, const Finding& finding)
{
    constexpr std::array<std::string_view, 4> words{"create", "into", "temp", "temporary"};
    const bool isNamed = std::any_of(words.begin(), words.end(), [&](std::string_view word) {
        return asciiEqualsIgnoringCase(finding.identifier, word);
    });
    return isNamed || asciiEqualsIgnoringCase(asciiTrimmed(facts.sql).substr(0, 7), "create ");
}

/// Whether a name of several words is written without the quotes that make it one name.
bool lacksQuotes(const HintFacts& facts, const Finding& finding)
{
    if (finding.fixes.empty() || finding.suggestions.size() != 1)
        return false;
    const TextEdit& edit = finding.fixes.front().edits.front();
    const auto isQuotedName = [&](std::string_view text) {
        const std::vector<Token> tokens = lex(text, facts.dialect->lex);
        return !tokens.empty() && tokens.front().kind == TokenKind::quotedName && tokens.front().end == text.size();
    };
    const std::string_view written = edit.range.of(facts.sql);
    return edit.replacement == finding.suggestions.front().name && isQuotedName(edit.replacement)
        && lex(written, facts.dialect->lex).front().end < written.size();
}

/// Whether a dialect without FULL JOIN reads one, as a mistake or with FULL as an alias.
bool lacksFullJoin(const HintFacts& facts, const Finding& finding)
{
    const bool isAbout = finding.code == ErrorCode::syntax || finding.code == ErrorCode::unknownAlias;
    if (facts.dialect->syntax.fullJoins || !isAbout)
        return false;
    const std::vector<Token> tokens = lex(facts.sql, facts.dialect->lex);
    const auto isFullJoin = [](const Token& word, const Token& next) {
        return word.keyword == Keyword::Full && (next.keyword == Keyword::Join || next.keyword == Keyword::Outer);
    };
    return std::ranges::adjacent_find(tokens, isFullJoin) != tokens.end();
}

} // namespace

std::string guidanceName(const HintFacts& facts, const FailedStatement& statement, const Finding* primary)
{
    if (!primary)
        return std::string(name(ErrorCode::unclassified));
    if (lacksQuotes(facts, *primary))
        return "unquoted_name";
    if (lacksFullJoin(facts, *primary))
        return std::string(name(ErrorCode::join));
    const std::string code(name(primary->code));
    const std::size_t shortest = characterCount(lastNamePart(primary->identifier));
    if (primary->code == ErrorCode::unknownTable && shortest > 0 && shortest <= 2)
        return code + "_short";
    if (primary->code == ErrorCode::unknownColumn && existsInOtherCase(facts, statement, *primary))
        return code + "_case";
    if (primary->code == ErrorCode::ambiguousColumn && namesTwoTables(facts, *primary))
        return code + "_alias";
    if (primary->code == ErrorCode::forbiddenOperation && makesATable(facts, *primary))
        return code + "_temporary";
    if (primary->code == ErrorCode::testFailed && asciiTrimmed(primary->message).empty())
        return code + "_generic";
    return code;
}

} // namespace querymend
