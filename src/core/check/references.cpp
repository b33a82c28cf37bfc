#include "check/references.h"

#include "base/ascii.h"
#include "check/advice.h"
#include "check/comparedcolumns.h"
#include "check/functionadvice.h"
#include "check/joinsyntax.h"
#include "check/limitedtables.h"
#include "check/qualifieradvice.h"
#include "check/queryrules.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <tuple>

namespace querymend {

namespace {

/// Collects the findings of one statement: each mistake once, with edits for all its occurrences.
class ReferenceCheck {
public:
    explicit ReferenceCheck(const ReferenceQuestion& question)
        : m_question(question),
          m_shapes(question.outline, question.dialect, question.schema ? &question.schema->catalog() : nullptr),
          m_resolver(question.outline, question.dialect, m_shapes),
          m_adviser({question.text, question.outline, question.dialect, question.schema, m_shapes, m_resolver,
                     question.question, question.weights}),
          m_advice(m_adviser)
    {}

    std::vector<Finding> run()
    {
        for (const Source& source : outline().sources)
            checkTable(source);
        for (const Scope& scope : outline().scopes) {
            for (const MergingJoin& join : scope.mergingJoins)
                checkUsing(scope, join);
        }
        for (const ColumnRef& reference : outline().columns)
            checkColumn(reference);
        for (const Call& call : outline().calls) {
            checkTableCall(call);
            checkArguments(call);
        }
        for (const UnlistedCall& call : m_question.unlisted)
            unknownFunction(call);
        std::stable_sort(m_findings.begin(), m_findings.end(),
                         [](const Finding& a, const Finding& b) { return a.range.begin < b.range.begin; });
        const Catalog* catalog = m_question.schema ? &m_question.schema->catalog() : nullptr;
        std::vector<Finding> further =
            checkQueryRules({m_question.text, outline(), m_question.dialect, catalog, m_shapes, m_resolver});
        std::move(further.begin(), further.end(), std::back_inserter(m_findings));
        if (m_findings.size() > mostReferenceFindings)
            m_findings.resize(mostReferenceFindings);
        for (Finding& found : m_findings)
            std::erase_if(found.fixes,
                          [this](const Fix& fix) { return makeSidesEqual(fix.edits, m_question.text, outline()); });
        return std::move(m_findings);
    }

private:
    const Outline& outline() const { return m_question.outline; }

    static Finding finding(ErrorCode code, ByteRange range, std::string identifier)
    {
        Finding made;
        made.rung = Rung::references;
        made.code = code;
        made.range = range;
        made.identifier = std::move(identifier);
        return made;
    }

    /// A longer list would not be read, and finding advice for each mistake can take a while.
    bool isFull() const { return m_findings.size() >= mostReferenceFindings; }

    /// Adds another occurrence of a known mistake to the first, and to its edits. Once the list is full, new mistakes
    /// count as repeated too, which drops them.
    bool isRepeated(ErrorCode code, const std::string& identifier, ScopeId scope, ByteRange range)
    {
        const std::tuple key{code, asciiLowered(identifier), scope.value};
        if (isFull() && m_seen.count(key) == 0)
            return true;
        const auto [at, isNew] = m_seen.try_emplace(key, m_findings.size());
        if (isNew)
            return false;
        Finding& first = m_findings[at->second];
        first.repeats.push_back(range);
        for (Fix& fix : first.fixes) {
            // A fix elsewhere, or of a whole call, already covers all occurrences.
            if (fix.edits.front().range == first.range)
                fix.edits.push_back({range, fix.edits.front().replacement});
        }
        return true;
    }

    void checkTable(const Source& source)
    {
        if (!m_question.schema || !m_shapes.isRealTable(source) || isTable(source))
            return;
        const auto parts = outline().parts(source.name);
        Finding made =
            finding(ErrorCode::unknownTable, {parts.front().range.begin, parts.back().range.end}, dotted(parts));
        if (isRepeated(made.code, made.identifier, {}, made.range))
            return;
        made.message = "There is no table " + made.identifier + ".";
        if (parts.back().text.size() <= 2)
            made.message += " A name this short is likely an alias or a CTE that is not defined.";
        tellWhatElseIsNamed(made, parts.back().text);
        m_advice.onTable(made, source);
        m_findings.push_back(std::move(made));
    }

    /// Whether a source exists as far as is known, which is of little use for tables that a snapshot leaves out.
    [[nodiscard]] bool isTable(const Source& source) const
    {
        if (m_question.schema->catalog().snapshot().limited)
            return isWithinLimit(source, m_shapes, outline(), m_question.dialect);
        return m_shapes.isSystemTable(source) || m_shapes.isInOtherDatabase(source)
            || m_shapes.lookUp(source).kind != TableMatch::Kind::none;
    }

    /// Says whose column has the name of a missing table, or that a missing column has the name of a table.
    void tellWhatElseIsNamed(Finding& made, std::string_view name) const
    {
        if (!m_question.schema)
            return;
        const Catalog& catalog = m_question.schema->catalog();
        if (made.code == ErrorCode::unknownColumn) {
            if (!catalog.tablesIgnoringCase(name).empty())
                made.message += " It is the name of a table.";
            return;
        }
        std::string owners;
        std::size_t told = 0;
        constexpr std::size_t mostTold = 3;
        for (const ColumnId id : catalog.columnsIgnoringCase(name)) {
            if (catalog.table(id.table).kind != TableKind::shadowTable && told++ < mostTold)
                owners += (owners.empty() ? "" : ", ") + catalog.table(id.table).name;
        }
        if (!owners.empty())
            made.message += " It is the name of a column of " + owners + '.';
    }

    /// Whether one of these sources of a scope has the column, if that is known.
    std::optional<bool> isColumnOf(const Scope& scope, std::uint32_t from, std::uint32_t to, const NamePart& column)
    {
        for (std::uint32_t i = from; i < to; ++i) {
            const RowShape& shape = m_shapes.of(scope.sources[i]);
            if (m_shapes.count(shape, column) > 0)
                return true;
            if (!shape.complete || !m_shapes.limit().spend())
                return std::nullopt;
        }
        return m_shapes.limit().isSpent() ? std::nullopt : std::optional(false);
    }

    /// A USING column must exist in what is joined and in a source to its left.
    void checkUsing(const Scope& scope, const MergingJoin& join)
    {
        for (const NamePart& column : outline().parts(join.columns)) {
            const bool rightMissing = isColumnOf(scope, join.right, join.end, column) == false;
            const bool leftMissing = isColumnOf(scope, 0, join.right, column) == false;
            if ((!rightMissing && !leftMissing) || isFull())
                continue;
            Finding made = finding(ErrorCode::unknownColumn, column.range, column.text);
            made.message = "USING joins on the column " + column.text + ", which "
                + (rightMissing ? "the joined table" : "the left side") + " does not have.";
            m_findings.push_back(std::move(made));
        }
    }

    /// SQLite, which takes any expression for a limit, lets it see no columns. A name in double quotes is a text there.
    bool isInBlindLimit(const ColumnRef& reference, std::span<const NamePart> parts) const
    {
        return reference.clause == Clause::limit && m_question.dialect.syntax.inTableName && !parts.back().quoted;
    }

    void checkColumn(const ColumnRef& reference)
    {
        const auto parts = outline().parts(reference.name);
        if (isInBlindLimit(reference, parts)) {
            Finding made = finding(ErrorCode::unknownColumn, reference.range, dotted(parts));
            made.message = "A row limit cannot use a column.";
            if (!isRepeated(made.code, made.identifier, reference.scope, reference.range))
                m_findings.push_back(std::move(made));
            return;
        }
        const Resolution resolution = m_resolver.resolve(reference);
        switch (resolution.status) {
        case ResolutionStatus::resolved:
        case ResolutionStatus::unknowable:
            return;
        case ResolutionStatus::unknownColumn:
            missingColumn(reference, resolution, parts);
            return;
        case ResolutionStatus::unknownQualifier:
            missingQualifier(reference, reference.star ? parts : parts.first(parts.size() - 1));
            return;
        case ResolutionStatus::ambiguous:
            ambiguousColumn(reference, resolution, parts);
            return;
        }
    }

    std::string noColumn(const ColumnRef& reference, const std::string& name) const
    {
        const Scope& scope = outline()[reference.scope];
        const bool lacksFrom = scope.kind == ScopeKind::select && scope.sources.empty() && scope.parent.isNone();
        std::string message =
            lacksFrom ? "The query has no FROM, so there is no column " : "No table in the query has a column ";
        message.append(name).append(".");
        return message;
    }

    void missingColumn(const ColumnRef& reference, const Resolution& resolution, std::span<const NamePart> parts)
    {
        Finding made = finding(ErrorCode::unknownColumn, reference.range, dotted(parts));
        if (isRepeated(made.code, made.identifier, reference.scope, reference.range))
            return;
        if (parts.size() > 1)
            made.message = parts[parts.size() - 2].text + " has no column " + parts.back().text + ".";
        else
            made.message = noColumn(reference, parts.back().text);
        tellWhatElseIsNamed(made, parts.back().text);
        m_advice.onColumn(made, reference, resolution);
        m_findings.push_back(std::move(made));
    }

    /// Whether FULL in `a FULL JOIN b` became the alias of a.
    bool mistakesFullJoin(ScopeId scope) const
    {
        const auto& sources = outline()[scope].sources;
        return !m_question.dialect.syntax.fullJoins && std::any_of(sources.begin(), sources.end(), [&](SourceId id) {
            const NamePart& alias = outline()[id].alias;
            return !alias.quoted && asciiEqualsIgnoringCase(alias.text, "full");
        });
    }

    void missingQualifier(const ColumnRef& reference, std::span<const NamePart> qualifier)
    {
        const ByteRange range{qualifier.front().range.begin, qualifier.back().range.end};
        Finding made = finding(ErrorCode::unknownAlias, range, dotted(qualifier));
        if (isRepeated(made.code, made.identifier, reference.scope, range))
            return;
        made.message = "The query has no table or alias " + made.identifier + " in its FROM clause.";
        if (mistakesFullJoin(reference.scope)) {
            made.message =
                std::string(m_question.dialect.displayName) + " has no FULL JOIN, and takes FULL for an alias.";
            made.fixes = fullJoinFixes(m_question.text, m_question.dialect);
        } else {
            adviseOnQualifier(m_adviser, made, reference);
        }
        m_findings.push_back(std::move(made));
    }

    void ambiguousColumn(const ColumnRef& reference, const Resolution& resolution, std::span<const NamePart> parts)
    {
        Finding made = finding(ErrorCode::ambiguousColumn, reference.range, dotted(parts));
        if (isRepeated(made.code, made.identifier, reference.scope, reference.range))
            return;
        made.message = "The column " + made.identifier + " is in several tables in the query.";
        adviseOnAmbiguous(m_adviser, made, reference, resolution);
        m_findings.push_back(std::move(made));
    }

    void unknownFunction(const UnlistedCall& call)
    {
        Finding made = finding(ErrorCode::unknownFunction, call.range, call.name);
        if (isRepeated(made.code, made.identifier, {}, call.range))
            return;
        made.message = std::string(m_question.dialect.displayName) + " has no function " + call.name + ".";
        m_advice.onFunction(made);
        adviseOnFunction(made, m_question.text, outline(), m_question.dialect);
        m_findings.push_back(std::move(made));
    }

    /// SQLite, which knows all of its functions, reads rows only from those made for that.
    void checkTableCall(const Call& call)
    {
        const Dialect& dialect = m_question.dialect;
        if (!call.asTable || !dialect.functionsAreExact || !dialect.syntax.inTableName || isFull())
            return;
        const NamePart& function = outline().parts(call.name).back();
        const FunctionRow* const row = findFunction(dialect.functions, function.text);
        if (!row || (row->traits & tableFunction) != 0)
            return;
        Finding made = finding(ErrorCode::unknownTable, call.range, function.text);
        made.message = "The function " + function.text + " computes a value and is no table.";
        m_findings.push_back(std::move(made));
    }

    /// The number of arguments proves a mistake only if all of the engine's functions are known, or if one of them is
    /// another dialect's unit.
    void checkArguments(const Call& call)
    {
        const NamePart& function = outline().parts(call.name).back();
        const bool hasUnit =
            call.specialSyntax && listNames(m_question.dialect.syntax.foreignUnitFunctions, function.text);
        const bool isCounted = m_question.dialect.functionsAreExact && !call.specialSyntax;
        if (call.bare || call.star || call.asTable || (!isCounted && !hasUnit))
            return;
        const FunctionRow* found = findFunction(m_question.dialect.functions, function.text);
        if (!found)
            return;
        const FunctionRow& row = *found;
        const auto count = static_cast<int>(call.arguments.size());
        if (isFull())
            return;
        if (count >= row.minArguments && (row.maxArguments == FunctionRow::anyNumber || count <= row.maxArguments))
            return;
        Finding made = finding(ErrorCode::wrongArguments, call.range, function.text);
        made.message = "The function " + function.text + " takes " + argumentRange(row) + ", but gets "
            + std::to_string(count) + ".";
        adviseOnFunction(made, m_question.text, outline(), m_question.dialect);
        m_findings.push_back(std::move(made));
    }

    static std::string argumentRange(const FunctionRow& row)
    {
        const auto arguments = [](int n) { return std::to_string(n) + (n == 1 ? " argument" : " arguments"); };
        if (row.maxArguments == FunctionRow::anyNumber)
            return "at least " + arguments(row.minArguments);
        if (row.minArguments == row.maxArguments)
            return arguments(row.minArguments);
        return std::to_string(row.minArguments) + " to " + arguments(row.maxArguments);
    }

    const ReferenceQuestion& m_question;
    RowShapes m_shapes;
    Resolver m_resolver;
    Adviser m_adviser;
    Advice m_advice;
    std::vector<Finding> m_findings;
    std::map<std::tuple<ErrorCode, std::string, std::uint32_t>, std::size_t> m_seen;
};

} // namespace

std::vector<Finding> checkReferences(const ReferenceQuestion& question)
{
    return ReferenceCheck(question).run();
}

} // namespace querymend
