#include "diagnose/hints/placeholdervalues.h"

#include "base/ascii.h"
#include "base/utf8.h"
#include "check/mending/moves.h"
#include "diagnose/hints/examples.h"
#include "diagnose/hints/hinttexts.h"
#include "diagnose/hints/nameparts.h"
#include "dialect/callforms.h"
#include "dialect/dialectforms.h"
#include "dialect/functionforms.h"
#include "schema/oneline.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr std::size_t longestName = 80;

constexpr std::array<std::string_view, 54> placeNames{
    "alias_rule",
    "attempt",
    "attempts",
    "best",
    "best_of_group_example",
    "case_example",
    "case_insensitive",
    "cast",
    "cast_example",
    "category",
    "column",
    "comment_note",
    "concatenation",
    "concatenation_example",
    "count_example",
    "cte_example",
    "current_time",
    "date_difference",
    "date_literal",
    "dialect",
    "divide_example",
    "double_quotes",
    "doubts_note",
    "first_rows",
    "folding",
    "full_join",
    "function_call",
    "function_form",
    "group_example",
    "grouped_expression_note",
    "having_example",
    "identifier",
    "join_example",
    "keyword",
    "like",
    "like_example",
    "limit",
    "limit_example",
    "list_aggregate",
    "nested_aggregate_example",
    "null_handling",
    "outer_join_example",
    "permission_note",
    "qualifiers",
    "quoting",
    "quoting_example",
    "reason",
    "safe_cast",
    "safe_cast_example",
    "select_example",
    "string_length",
    "table",
    "union_example",
    "year",
};

/// The bare function name in `schema.name(…)`.
std::string_view functionIn(std::string_view identifier)
{
    identifier = identifier.substr(0, identifier.find('('));
    return asciiTrimmed(lastNamePart(identifier));
}

bool isAboutAFunction(ErrorCode code)
{
    return code == ErrorCode::unknownFunction || code == ErrorCode::wrongArguments || code == ErrorCode::permission;
}

std::string joined(const std::vector<std::string>& names, std::size_t most)
{
    std::string out;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        out += (i == 0 ? "" : ", ") + nameInHint(names[i]);
    return out;
}

} // namespace

std::span<const std::string_view> hintPlaceNames()
{
    return placeNames;
}

std::string nameInHint(std::string_view name)
{
    const std::string line = oneLine(name);
    const std::size_t end = byteOffsetOfCharacter(line, longestName);
    return end < line.size() ? line.substr(0, end) + "…" : line;
}

PlaceholderValues::PlaceholderValues(const HintFacts& facts, const FailedStatement& statement, const Finding* primary)
    : m_facts(facts), m_statement(statement), m_primary(primary), m_sample(sampleNames(facts, statement))
{}

std::string PlaceholderValues::of(std::string_view place) const
{
    if (std::string value = ofSituation(place); !value.empty())
        return value;
    if (std::string value = ofDialect(place); !value.empty())
        return value;
    return exampleNamed(place, *m_facts.dialect, m_sample);
}

std::string PlaceholderValues::ofSituation(std::string_view place) const
{
    if (place == "identifier")
        return identifier();
    if (place == "best")
        return best();
    if (place == "keyword")
        return keyword();
    if (place == "reason")
        return reason();
    if (place == "attempt")
        return std::to_string(m_facts.attempt);
    if (place == "attempts")
        return std::to_string(std::max(m_facts.attempt, m_facts.attempts));
    if (place == "like")
        return m_facts.choice.like > 0 ? std::to_string(m_facts.choice.like) : std::string();
    if (place == "category")
        return std::string(label(categoryOf(m_primary ? m_primary->code : ErrorCode::unclassified)));
    if (place == "qualifiers")
        return qualifiers();
    if (place == "function_form")
        return functionForm();
    if (place == "function_call")
        return functionCall();
    if (place == "comment_note" && m_statement.hasComment())
        return "A comment is written -- to the end of its line, or between /* and */; a statement needs none.";
    if (place == "grouped_expression_note" && m_statement.groupsByExpression())
        return "An expression is the same in SELECT as in GROUP BY, down to its arguments and types.";
    if (place == "doubts_note" && hasDoubts())
        return "What is merely doubtful or slow comes last.";
    if (place == "table")
        return m_sample.table;
    if (place == "column")
        return m_sample.column;
    return {};
}

std::string PlaceholderValues::ofDialect(std::string_view place) const
{
    const Dialect& dialect = *m_facts.dialect;
    const DialectForms& forms = *dialect.forms;
    const std::pair<std::string_view, std::string_view> rows[] = {
        {"dialect", dialect.displayName},
        {"quoting", dialect.advice.identifierQuoting},
        {"quoting_example", dialect.advice.quotingExample},
        {"limit", dialect.advice.limit},
        {"limit_example", dialect.advice.limitExample},
        {"current_time", dialect.advice.currentTime},
        {"string_length", dialect.advice.stringLength},
        {"null_handling", dialect.advice.nullHandling},
        {"concatenation", dialect.advice.concatenation},
        {"concatenation_example", dialect.advice.concatenationExample},
        {"folding", forms.folding},
        {"date_literal", forms.dateLiteral},
        {"date_difference", forms.dateDifference},
        {"double_quotes", forms.doubleQuotes},
        {"full_join", forms.fullJoin},
        {"permission_note", forms.permissionNote},
        {"cast", forms.cast},
        {"safe_cast", forms.safeCast},
        {"year", forms.year},
        {"list_aggregate", forms.listAggregate},
    };
    for (const auto& [name, value] : rows) {
        if (name == place)
            return withExpression(value, "x");
    }
    if (place == "case_insensitive")
        return "LOWER(" + m_sample.column + ") = 'text in lower case'";
    return place == "alias_rule" ? aliasRule() : std::string();
}

bool PlaceholderValues::hasDoubts() const
{
    return std::ranges::any_of(m_facts.findings,
                               [](const Finding& finding) { return finding.severity == Severity::warning; });
}

std::string PlaceholderValues::identifier() const
{
    return m_primary ? nameInHint(m_primary->identifier) : std::string();
}

std::string PlaceholderValues::best() const
{
    if (!m_primary)
        return {};
    const auto& fixes = m_primary->fixes;
    const auto fix = std::max_element(fixes.begin(), fixes.end(),
                                      [](const Fix& a, const Fix& b) { return a.confidence < b.confidence; });
    const auto replacesTheName = [&](const Fix& one) {
        return !one.edits.empty() && !one.edits.front().replacement.empty()
            && one.edits.front().range == m_primary->range;
    };
    if (fix != fixes.end() && replacesTheName(*fix)) {
        const std::string written = nameInHint(fix->edits.front().replacement);
        const auto rival = std::ranges::find_if(fixes, [&](const Fix& other) {
            return &other != &*fix && replacesTheName(other) && other.confidence >= fix->confidence - mendingMargin;
        });
        if (m_primary->code == ErrorCode::ambiguousColumn && rival != fixes.end())
            return written + " or " + nameInHint(rival->edits.front().replacement) + ", as the question means it,";
        return written + joinOf(fix->edits.front().replacement);
    }
    if (m_primary->suggestions.empty() && m_primary->code == ErrorCode::unknownColumn) {
        const std::string spelling = m_statement.otherSpellingOf(lastNamePart(m_primary->identifier));
        return spelling.empty() ? spelling : quotedIfNeeded(*m_facts.dialect, spelling);
    }
    if (m_primary->suggestions.empty())
        return {};
    const std::string& name = m_primary->suggestions.front().name;
    return nameInHint(name) + joinOf(name);
}

/// The keyword that a misspelt word is taken for.
std::string PlaceholderValues::keyword() const
{
    if (!m_primary || m_primary->suggestions.empty())
        return {};
    const std::string& name = m_primary->suggestions.front().name;
    return keywordOf(name) == Keyword::None ? std::string() : name;
}

/// Why the surest fix corrects a syntax error. That a keyword is misspelt is said by `keyword`.
std::string PlaceholderValues::reason() const
{
    if (!m_primary || m_primary->fixes.empty() || categoryOf(m_primary->code) != Category::syntaxError)
        return {};
    const Fix& surest = *std::ranges::max_element(m_primary->fixes, {}, &Fix::confidence);
    const bool isKeyword = !keyword().empty() && surest.edits.front().replacement == keyword();
    return isKeyword ? std::string() : surest.reason;
}

/// The join without which a suggested name is not known either.
std::string PlaceholderValues::joinOf(std::string_view name) const
{
    const auto& suggestions = m_primary->suggestions;
    const auto found = std::ranges::find(suggestions, name, &Suggestion::name);
    return found == suggestions.end() || found->join.empty() || name.empty()
        ? std::string()
        : ", with " + found->join + " added to FROM,";
}

std::string PlaceholderValues::aliasRule() const
{
    const Dialect& dialect = *m_facts.dialect;
    std::string where = "ORDER BY";
    const auto add = [&](bool can, std::string_view clause) {
        if (can)
            where.append(", ").append(clause);
    };
    add(dialect.aliasesInGroupBy, "GROUP BY");
    add(dialect.aliasesInHaving, "HAVING");
    add(dialect.aliasesInWhere, "WHERE");
    return where + " and in no other clause";
}

std::string PlaceholderValues::qualifiers() const
{
    constexpr std::size_t mostQualifiers = 8;
    return joined(m_statement.qualifiers(), mostQualifiers);
}

std::string PlaceholderValues::functionForm() const
{
    if (!m_primary || !isAboutAFunction(m_primary->code))
        return {};
    const std::string_view name = functionIn(m_primary->identifier);
    const auto calls = m_statement.callsOf(name);
    const std::size_t arguments = calls.empty() ? 1 : calls.front().arguments.size();
    // A pattern would show some unit; what a call with its own unit becomes is known.
    const bool namesUnit = arguments > 1 && !calls.empty()
        && asciiTrimmed(calls.front().arguments.front().of(m_facts.sql)).starts_with('\'');
    if (namesUnit && calls.front().isPlain)
        return functionCall();
    if (const auto form = functionFormOf(*m_facts.dialect, name, arguments))
        return filled({form->text, FormKind::pattern}, {});
    constexpr std::size_t mostNames = 3;
    return joined(suggestionTexts(*m_primary), mostNames);
}

std::string PlaceholderValues::functionCall() const
{
    if (!m_primary || !isAboutAFunction(m_primary->code))
        return {};
    const std::string_view name = functionIn(m_primary->identifier);
    const auto calls = m_statement.callsOf(name);
    if (calls.empty() || !calls.front().isPlain)
        return functionForm();
    std::vector<std::string_view> arguments;
    for (const ByteRange argument : calls.front().arguments)
        arguments.push_back(asciiTrimmed(argument.of(m_facts.sql)));
    if (const auto said = callInDialect(*m_facts.dialect, name, arguments))
        return nameInHint(said->text);
    const auto form = functionFormOf(*m_facts.dialect, name, arguments.size());
    return form ? nameInHint(filled(*form, arguments)) : best();
}

} // namespace querymend
