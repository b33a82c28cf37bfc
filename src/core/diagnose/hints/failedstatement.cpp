#include "diagnose/hints/failedstatement.h"

#include "base/ascii.h"
#include "check/functionadvice.h"
#include "check/reply/reply.h"
#include "check/rowshape.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <unordered_set>

namespace querymend {

namespace {

/// Extracts the statement of a reply, since the text around it would be read as names.
EditedText statementIn(std::string_view given, const Dialect& dialect)
{
    auto extracted = extractSql(given, dialect.lex);
    return extracted ? std::move(extracted).value().sql : EditedText({}, {});
}

} // namespace

FailedStatement::FailedStatement(std::string_view given, const Dialect& dialect, const SchemaView* schema)
    : m_sql(statementIn(given, dialect)), m_outline(outlineOf(m_sql.text(), dialect.lex, dialect.syntax))
{
    const auto tokens = lex(m_sql.text(), dialect.lex);
    m_hasComment = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.isComment() || token.kind == TokenKind::unterminatedComment;
    });
    if (!schema)
        return;
    std::unordered_set<std::uint32_t> seen;
    for (const Source& source : m_outline.sources) {
        if (source.kind != SourceKind::table || source.cte)
            continue;
        const TableMatch match = schema->catalog().find(writtenTable(m_outline, source.name));
        if (match && seen.insert(match.table.value).second)
            m_tables.push_back(match.table);
    }
    if (m_tables.empty())
        addMentioned(dialect, schema->catalog());
}

/// Adds tables that appear anywhere as a name: a misspelt FROM hides them from the outline.
void FailedStatement::addMentioned(const Dialect& dialect, const Catalog& catalog)
{
    constexpr std::size_t mostTables = 4;
    constexpr std::size_t mostBytes = 10000;
    const std::string_view text = std::string_view(m_sql.text()).substr(0, mostBytes);
    for (const Token& token : lex(text, dialect.lex)) {
        if (m_tables.size() == mostTables)
            return;
        if (token.kind != TokenKind::word && token.kind != TokenKind::quotedName)
            continue;
        const std::string name = decoded(token, text);
        const TableMatch match = catalog.find({{name, token.kind == TokenKind::quotedName}});
        if (match && std::find(m_tables.begin(), m_tables.end(), match.table) == m_tables.end())
            m_tables.push_back(match.table);
    }
}

bool FailedStatement::groupsByExpression() const
{
    constexpr std::string_view ofExpressions = "(+-*/|";
    return std::ranges::any_of(m_outline.scopes, [&](const Scope& scope) {
        return std::ranges::any_of(scope.clauses, [&](const ClauseSpan& clause) {
            return clause.clause == Clause::groupBy
                && clause.range.of(m_sql.text()).find_first_of(ofExpressions) != std::string_view::npos;
        });
    });
}

std::vector<std::string> FailedStatement::qualifiers() const
{
    std::vector<std::string> names;
    std::unordered_set<std::string_view> seen;
    for (const Source& source : m_outline.sources) {
        const NamePart* const exposed = exposedName(m_outline, source);
        if (exposed && seen.insert(exposed->text).second)
            names.push_back(exposed->text);
    }
    return names;
}

std::string FailedStatement::otherSpellingOf(std::string_view column) const
{
    for (const ColumnRef& reference : m_outline.columns) {
        for (const NamePart& part : m_outline.parts(reference.name)) {
            if (!part.quoted && part.text != column && asciiEqualsIgnoringCase(part.text, column))
                return part.text;
        }
    }
    return {};
}

std::vector<ByteRange> FailedStatement::placesOf(std::string_view column) const
{
    std::vector<ByteRange> places;
    for (const ColumnRef& reference : m_outline.columns) {
        if (!reference.star && asciiEqualsIgnoringCase(dotted(m_outline.parts(reference.name)), column))
            places.push_back(m_sql.toOriginal(reference.range));
    }
    return places;
}

std::optional<std::uint32_t> FailedStatement::endOfFrom(ByteRange name) const
{
    const Scope* innermost = nullptr;
    for (const Scope& scope : m_outline.scopes) {
        const ByteRange range = m_sql.toOriginal(scope.range);
        const bool isAround = range.begin <= name.begin && name.end <= range.end && !scope.sources.empty();
        if (isAround && (!innermost || scope.range.size() < innermost->range.size()))
            innermost = &scope;
    }
    if (!innermost)
        return std::nullopt;
    const Source& last = m_outline[innermost->sources.back()];
    return m_sql.toOriginal({last.range.begin, std::max(last.range.end, last.joinRange.end)}).end;
}

bool FailedStatement::isInJoinCondition(ByteRange name) const
{
    return std::any_of(m_outline.scopes.begin(), m_outline.scopes.end(), [&](const Scope& scope) {
        return std::any_of(scope.joinConditions.begin(), scope.joinConditions.end(), [&](ByteRange condition) {
            const ByteRange range = m_sql.toOriginal(condition);
            return range.begin <= name.begin && name.end <= range.end;
        });
    });
}

std::vector<FailedStatement::FoundCall> FailedStatement::callsOf(std::string_view function) const
{
    std::vector<FoundCall> found;
    for (const Call& call : m_outline.calls) {
        const auto parts = m_outline.parts(call.name);
        if (parts.empty() || !asciiEqualsIgnoringCase(parts.back().text, function))
            continue;
        FoundCall made{m_sql.toOriginal(call.range), {}, isPlain(call, m_sql.text(), m_outline)};
        for (const ByteRange argument : call.arguments)
            made.arguments.push_back(m_sql.toOriginal(argument));
        found.push_back(std::move(made));
    }
    return found;
}

} // namespace querymend
