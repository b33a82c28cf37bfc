#include "check/outputcolumns.h"

#include "base/ascii.h"
#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace querymend {

namespace {

using Words = std::vector<std::string>;

constexpr double confidence = 0.4;
constexpr std::size_t longestQuestion = 400;

bool isOneOf(const std::string& word, std::initializer_list<std::string_view> list)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// The words in lower case; a comma or another sign between words becomes a word of its own.
Words wordsOf(std::string_view question)
{
    Words words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty())
            words.push_back(std::move(word));
        word.clear();
    };
    for (const char c : question.substr(0, longestQuestion)) {
        if (asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || (static_cast<unsigned char>(c) & 0x80U) != 0) {
            word += asciiLower(c);
            continue;
        }
        finish();
        if (!asciiIsSpace(c))
            words.emplace_back(1, c);
    }
    finish();
    return words;
}

/// The two words of "list the names and ages of …".
std::optional<std::pair<std::string, std::string>> pairAskedFor(const Words& words)
{
    std::size_t at = 0;
    const auto take = [&](std::initializer_list<std::string_view> list) {
        const bool isThere = at < words.size() && isOneOf(words[at], list);
        at += isThere ? 1 : 0;
        return isThere;
    };
    if (take({"what"})) {
        if (!take({"are"}))
            return std::nullopt;
    } else if (!take({"list", "show", "give", "find", "return", "display", "get"})) {
        return std::nullopt;
    }
    take({"me", "us"});
    if (!take({"the"}) || at + 3 >= words.size())
        return std::nullopt;
    const std::string first = words[at++];
    if (!take({"and"}))
        return std::nullopt;
    take({"the"});
    if (at + 1 >= words.size() || !isOneOf(words[at + 1], {"of", "for", "from"}))
        return std::nullopt;
    return std::pair(first, words[at]);
}

/// Whether a column is called by this word of a question, in the singular or plural.
bool isCalled(std::string_view column, const std::string& word)
{
    const Words parts = nameWords(column);
    return parts.size() == 1 && wordStem(parts.front()) == wordStem(word);
}

class OutputColumns {
public:
    explicit OutputColumns(FaultSight& sight) : m_sight(sight), m_words(wordsOf(sight.query().question)) {}

    std::vector<Finding> run()
    {
        const Outline& outline = m_sight.outline();
        if (outline.statements.size() != 1 || outline.statements.front().kind != StatementKind::query
            || !outline.statements.front().body)
            return {};
        const Scope& scope = outline[outline.statements.front().body];
        if (scope.kind != ScopeKind::select || scope.items.empty() || scope.opaqueColumns || scope.sources.empty())
            return {};
        if (asksHowMany(scope) && listsRows(scope))
            reportList(scope);
        else if (const auto pair = pairAskedFor(m_words))
            checkPair(scope, *pair);
        return std::move(m_findings);
    }

private:
    /// "How many crates …" of a table that the query reads, and nothing else in the question.
    bool asksHowMany(const Scope& scope)
    {
        if (m_words.size() < 4 || m_words[0] != "how" || m_words[1] != "many")
            return false;
        const bool asksMore = std::any_of(m_words.begin(), m_words.end(), [](const std::string& word) {
            return isOneOf(word,
                           {"and", "or", "each", "every", "per", "by", "which", "what", "who", "list", "show", "name",
                            "names", "their", "grouped", ",", ";", ":", "."});
        });
        return !asksMore && std::any_of(scope.sources.begin(), scope.sources.end(), [&](SourceId id) {
            const TableId table = m_sight.tableOf(id);
            return table && isCalled(m_sight.catalog().table(table).name, m_words[2]);
        });
    }

    bool listsRows(const Scope& scope) const
    {
        const bool isShaped = std::any_of(scope.clauses.begin(), scope.clauses.end(), [](const ClauseSpan& clause) {
            return clause.clause == Clause::groupBy || clause.clause == Clause::having;
        });
        const bool hasCalls = std::any_of(m_sight.outline().calls.begin(), m_sight.outline().calls.end(),
                                          [](const Call& call) { return call.clause == Clause::target; });
        return !isShaped && !hasCalls && (scope.items.size() > 1 || scope.items.front().star);
    }

    static Finding findingOn(const Scope& scope)
    {
        Finding made;
        made.rung = Rung::references;
        made.severity = Severity::warning;
        made.code = ErrorCode::outputColumns;
        made.range = {scope.items.front().range.begin, scope.items.back().range.end};
        return made;
    }

    void reportList(const Scope& scope)
    {
        Finding made = findingOn(scope);
        made.identifier = "COUNT(*)";
        made.message =
            "The question asks how many " + m_words[2] + " there are, but the statement returns columns of each row.";
        made.suggestions.push_back({"COUNT(*)"});
        const bool isPlain = std::none_of(scope.clauses.begin(), scope.clauses.end(), [](const ClauseSpan& clause) {
            return clause.clause == Clause::orderBy || clause.clause == Clause::limit;
        });
        if (isPlain)
            made.fixes.push_back({{{made.range, "COUNT(*)"}}, "count the rows", confidence});
        m_findings.push_back(std::move(made));
    }

    void checkPair(const Scope& scope, const std::pair<std::string, std::string>& pair)
    {
        if (scope.items.size() != 1 || !scope.items.front().soleColumn || scope.items.front().star)
            return;
        const ColumnId returned = m_sight.columnOf(scope.items.front().soleColumn);
        if (returned.isNone())
            return;
        const std::string& name = m_sight.catalog().column(returned).name;
        const bool isFirst = isCalled(name, pair.first);
        if (isFirst == isCalled(name, pair.second))
            return;
        const std::string& missing = isFirst ? pair.second : pair.first;
        std::string column;
        for (const SourceId id : scope.sources) {
            const TableId table = m_sight.tableOf(id);
            if (!table)
                return;
            for (std::uint32_t i = 0; i < m_sight.catalog().table(table).columns.size(); ++i) {
                if (!isCalled(m_sight.catalog().column({table, i}).name, missing))
                    continue;
                if (!column.empty())
                    return;
                column = m_sight.spelling().column(ColumnId{table, i});
                if (scope.sources.size() > 1)
                    column = m_sight.spelling().qualified(id, column);
            }
        }
        if (!column.empty())
            reportMissing(scope, missing, column, isFirst);
    }

    void reportMissing(const Scope& scope, const std::string& word, const std::string& column, bool isSecond)
    {
        Finding made = findingOn(scope);
        made.identifier = column;
        made.message = "The question also asks for the " + word + ", which the statement does not return.";
        const ByteRange at =
            isSecond ? ByteRange{made.range.end, made.range.end} : ByteRange{made.range.begin, made.range.begin};
        made.fixes.push_back({{{at, isSecond ? ", " + column : column + ", "}}, "also return " + column, confidence});
        m_findings.push_back(std::move(made));
    }

    FaultSight& m_sight;
    Words m_words;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> outputColumnFaults(FaultSight& sight)
{
    return sight.query().question.empty() ? std::vector<Finding>() : OutputColumns(sight).run();
}

} // namespace querymend
