#pragma once

#include "base/range.h"
#include "base/strongid.h"
#include "sql/tokens/keywords.h"
#include "sql/tokens/lexrules.h"
#include "sql/tokens/syntaxrules.h"
#include "sql/tokens/token.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

using ScopeId = StrongId<struct ScopeTag>;
using SourceId = StrongId<struct SourceTag>;
using CteId = StrongId<struct CteTag>;
using WithId = StrongId<struct WithTag>;
using ColumnRefId = StrongId<struct ColumnRefTag>;
using CallId = StrongId<struct CallTag>;

/// One part of a name as written, with quotes and escapes undone.
struct NamePart {
    std::string text;
    ByteRange range;
    bool quoted = false;
};

/// A run of Outline::nameParts: the parts of a qualified name, or a list of simple names.
struct NameSpan {
    std::uint32_t first = 0;
    std::uint32_t count = 0;

    [[nodiscard]] bool empty() const { return count == 0; }
};

enum class Clause : std::uint8_t {
    with,
    target,
    into,
    from,
    joinCondition,
    where,
    connectBy,
    groupBy,
    having,
    window,
    qualify,
    orderBy,
    limit,
    locking,
    values,
};

struct ClauseSpan {
    Clause clause;
    ByteRange range; ///< with its keyword
};

/// The sources of a scope that a reference can see, as a range of indexes into Scope::sources.
struct SourceWindow {
    std::uint32_t from = 0;
    std::uint32_t to = allSources;

    static constexpr std::uint32_t allSources = 0xFFFFFFFF;
};

/// A join with USING or NATURAL: it makes one column of two. Its sides are ranges of indexes into Scope::sources.
struct MergingJoin {
    NameSpan columns;        ///< of USING; a natural join has none and merges whatever both sides have
    std::uint32_t left = 0;  ///< where the left side begins, which ends where the right one begins
    std::uint32_t right = 0; ///< where the right side begins
    std::uint32_t end = 0;
};

struct SelectItem {
    ByteRange range;
    ByteRange expression;
    NamePart alias; ///< empty if there is none
    bool star = false;
    NameSpan starQualifier;    ///< of t.*
    bool starModified = false; ///< EXCLUDE, REPLACE, RENAME and similar
    ColumnRefId soleColumn;    ///< set if the expression is only this column
    CallId soleCall;           ///< set if the expression is only this call
};

enum class ScopeKind : std::uint8_t {
    select,
    compound, ///< arms joined by UNION and similar; its columns are those of the first arm
    values,
    opaque, ///< columns cannot be known from the text: PIVOT as a statement
};

/// One query block, in which names are looked up.
struct Scope {
    ScopeKind kind = ScopeKind::select;
    ScopeId parent; ///< the enclosing scope; parentWindow says which of its sources are visible
    SourceWindow parentWindow;
    WithId with; ///< the innermost visible WITH list
    std::uint32_t visibleCtes = 0;
    ByteRange range;
    std::vector<SourceId> sources;
    std::vector<ByteRange> joinConditions; ///< after ON
    std::vector<MergingJoin> mergingJoins; ///< inner joins before those that contain them
    std::vector<SelectItem> items;
    std::vector<ScopeId> arms;
    std::vector<ClauseSpan> clauses;
    std::vector<ByteRange> conjuncts; ///< of WHERE, split at AND
    std::vector<NameSpan> windows;
    std::uint32_t valueColumns = 0;
    bool opaqueColumns = false; ///< the list has COLUMNS(…) or similar
};

enum class SourceKind : std::uint8_t {
    table,
    derived,
    function,
    variable, ///< a table variable
    file,     ///< a file name used as a table
};

enum class JoinKind : std::uint8_t {
    first,
    comma,
    inner,
    left,
    right,
    full,
    cross,
    apply,
    outerApply,
    semi,
    anti,
    asof,
    positional
};

/// One source of rows in a FROM clause.
struct Source {
    SourceKind kind = SourceKind::table;
    NameSpan name;
    NamePart alias;
    NameSpan columnAliases;
    ScopeId scope;
    ScopeId body; ///< of a derived table
    CteId cte;    ///< set if the name is a CTE
    CallId call;  ///< of a table function
    JoinKind join = JoinKind::first;
    ByteRange range;
    ByteRange joinRange;        ///< from the join word or comma to the end of its condition
    std::uint32_t joinTree = 0; ///< sources separated by commas are in different trees
    bool lateral = false;
    bool opaqueColumns = false;      ///< pivoted, or a function without a column list
    bool columnsAreComplete = false; ///< columnAliases lists every column: JSON_TABLE … COLUMNS
    bool operand = false;            ///< the t of `x IN t`, provides no columns
    bool hidden = false;             ///< visible only to the conditions of its own join
};

struct Cte {
    NamePart name;
    NameSpan columns;
    ScopeId body;
    Keyword verb = Keyword::Select; ///< Select, or the verb of a data-modifying statement
    ByteRange range;
    bool moreColumns = false; ///< SEARCH or CYCLE adds columns
};

/// One WITH list.
struct With {
    WithId parent;
    std::uint32_t parentVisible = 0;
    bool recursive = false;
    std::vector<CteId> ctes;
};

struct ColumnRef {
    NameSpan name;
    ScopeId scope;
    Clause clause = Clause::target;
    SourceWindow window;
    ByteRange range;
    bool star = false; ///< t.* as an operand
};

struct Call {
    NameSpan name;
    ScopeId scope;
    Clause clause = Clause::target;
    ByteRange range;
    std::vector<ByteRange> arguments;
    bool bare = false; ///< called without parentheses
    bool star = false;
    bool distinct = false;
    bool over = false;
    bool asTable = false;
    bool specialSyntax = false; ///< has words between the arguments: SUBSTRING(x FROM 1)
};

enum class SetOperator : std::uint8_t { unionOf, intersect, except };

struct SetOperation {
    SetOperator op;
    bool all = false;
    bool byName = false; ///< matches columns by name, not by position
    ByteRange range;
    ScopeId left;
    ScopeId right;
};

/// Something in a query that does more than read.
enum class EffectKind : std::uint8_t {
    into,
    locking,
    lockHint,
    assignment,
    sequence,
    dataModifyingCte,
    withFunction,
    procedureAnalyse,
    remoteLink,
    fileSource,
    executableComment,
    limitHint, ///< an optimizer hint that changes limits
};

struct StatementEffect {
    EffectKind kind;
    ByteRange range;
};

enum class ProblemKind : std::uint8_t {
    expectedExpression,
    expectedName,
    expectedQuery,
    expectedWord, ///< Problem::wanted says which
    expectedParenthesis,
    unclosed,      ///< an opening parenthesis or bracket without its end
    unopened,      ///< a closing one without its beginning
    unterminated,  ///< a literal, quoted name or comment
    unknownRegion, ///< tokens that no rule explains
    unknownByte,
    unnamedDerivedTable,
    unsupported, ///< understood, but not part of this dialect
    tooDeep,
};

struct Problem {
    ProblemKind kind;
    ByteRange range;
    Keyword wanted = Keyword::None;
};

enum class StatementKind : std::uint8_t {
    query,
    explain,
    dataChange,
    definition,
    administration,
    unknownWord,
};

struct Statement {
    StatementKind kind = StatementKind::unknownWord;
    Keyword verb = Keyword::None;
    ByteRange range;
    ScopeId body;
    bool bySeparator = true; ///< false: follows the previous statement without a semicolon
};

/// The structure of a text. It is total: every token is explained by something here or is part of a Problem.
struct Outline {
    static constexpr std::uint32_t deepestNesting = 200;

    std::vector<Statement> statements;
    std::vector<Scope> scopes;
    std::vector<Source> sources;
    std::vector<Cte> ctes;
    std::vector<With> withs;
    std::vector<ColumnRef> columns;
    std::vector<Call> calls;
    std::vector<NameSpan> types; ///< the names of types: of casts, typed literals and column definitions
    std::vector<SetOperation> setOperations;
    std::vector<StatementEffect> effects;
    std::vector<Problem> problems;
    std::vector<ByteRange> comments;
    std::vector<NamePart> nameParts;

    [[nodiscard]] std::span<const NamePart> parts(NameSpan span) const
    {
        return {nameParts.data() + span.first, span.count};
    }
    [[nodiscard]] const Scope& operator[](ScopeId id) const { return scopes[id.value]; }
    [[nodiscard]] const Source& operator[](SourceId id) const { return sources[id.value]; }
    [[nodiscard]] const Cte& operator[](CteId id) const { return ctes[id.value]; }
    [[nodiscard]] const With& operator[](WithId id) const { return withs[id.value]; }
    [[nodiscard]] const ColumnRef& operator[](ColumnRefId id) const { return columns[id.value]; }
    [[nodiscard]] const Call& operator[](CallId id) const { return calls[id.value]; }
};

/// Reads the whole text, however many statements it has. Never fails and never recurses deeper
/// than Outline::deepestNesting.
[[nodiscard]] Outline outlineOf(std::string_view text, const std::vector<Token>& tokens, const SyntaxRules& rules);
[[nodiscard]] Outline outlineOf(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules);

/// The parts of a name joined by dots, without quotes.
[[nodiscard]] std::string dotted(std::span<const NamePart> parts);

/// The name by which its scope knows a source: the alias, else the last part of its name; null if it has neither.
[[nodiscard]] const NamePart* exposedName(const Outline& outline, const Source& source);

} // namespace querymend
