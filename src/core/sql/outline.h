#pragma once

#include "base/range.h"
#include "base/strongid.h"
#include "sql/keywords.h"
#include "sql/lexrules.h"
#include "sql/syntaxrules.h"
#include "sql/token.h"

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

/// The sources of a scope that something can see, as positions in Scope::sources.
struct SourceWindow {
    std::uint32_t from = 0;
    std::uint32_t to = allSources;

    static constexpr std::uint32_t allSources = 0xFFFFFFFF;
};

struct SelectItem {
    ByteRange range;
    ByteRange expression;
    NamePart alias; ///< empty where there is none
    bool star = false;
    NameSpan starQualifier;    ///< of t.*
    bool starModified = false; ///< EXCLUDE, REPLACE, RENAME and the like
    ColumnRefId soleColumn;    ///< the expression is just this column
    CallId soleCall;           ///< the expression is just this call
};

enum class ScopeKind : std::uint8_t {
    select,
    compound, ///< arms joined by UNION and the like; its columns are those of the first arm
    values,
    opaque, ///< gives columns that cannot be told from the text: PIVOT as a statement
};

/// One query block: where names are looked up.
struct Scope {
    ScopeKind kind = ScopeKind::select;
    ScopeId parent; ///< for references from within an expression, or across LATERAL
    SourceWindow parentWindow;
    WithId with; ///< the innermost WITH list in sight
    std::uint32_t visibleCtes = 0;
    ByteRange range;
    std::vector<SourceId> sources;
    std::vector<SelectItem> items;
    std::vector<ScopeId> arms;
    std::vector<ClauseSpan> clauses;
    std::vector<ByteRange> conjuncts; ///< of WHERE, parted at AND
    std::vector<NameSpan> windows;
    std::uint32_t valueColumns = 0;
    bool opaqueColumns = false; ///< COLUMNS(…) and the like stand in the list
};

enum class SourceKind : std::uint8_t {
    table,
    derived,
    function,
    variable, ///< a table variable
    file,     ///< a file's name as a table
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

/// One thing in a FROM clause that gives rows.
struct Source {
    SourceKind kind = SourceKind::table;
    NameSpan name;
    NamePart alias;
    NameSpan columnAliases;
    ScopeId scope;
    ScopeId body; ///< of a derived table
    CteId cte;    ///< what the name means, where it is a CTE
    CallId call;  ///< of a table function
    JoinKind join = JoinKind::first;
    NameSpan usingColumns;
    ByteRange range;
    ByteRange joinRange;        ///< from the join word or comma to the end of its condition
    std::uint32_t joinTree = 0; ///< sources parted by commas stand in different trees
    bool natural = false;
    bool lateral = false;
    bool opaqueColumns = false;      ///< pivoted, or a function whose columns are not spelled out
    bool columnsAreComplete = false; ///< columnAliases name every column: JSON_TABLE … COLUMNS
    bool operand = false;            ///< stands in `x IN t`, gives no columns
    bool hidden = false;             ///< only conditions of its own join see it
};

struct Cte {
    NamePart name;
    NameSpan columns;
    ScopeId body;
    Keyword verb = Keyword::Select; ///< of its statement
    ByteRange range;
    bool moreColumns = false; ///< SEARCH and CYCLE add some
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
    bool bare = false; ///< without parentheses
    bool star = false;
    bool distinct = false;
    bool over = false;
    bool asTable = false;
    bool specialSyntax = false; ///< words between the arguments: SUBSTRING(x FROM 1)
};

enum class SetOperator : std::uint8_t { unionOf, intersect, except };

struct SetOperation {
    SetOperator op;
    bool all = false;
    bool byName = false; ///< matches columns by name and not by place
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

struct Effect {
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
    unknownRegion, ///< text that no rule explains
    unknownByte,
    unnamedDerivedTable,
    unsupported, ///< understood, but this dialect has no such thing
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
    bool bySeparator = true; ///< false: it begins where the one before ended, with no semicolon
};

/// What a text is made of. It is total: every token is explained by something here or lies in a Problem.
struct Outline {
    static constexpr std::uint32_t deepestNesting = 200;

    std::vector<Statement> statements;
    std::vector<Scope> scopes;
    std::vector<Source> sources;
    std::vector<Cte> ctes;
    std::vector<With> withs;
    std::vector<ColumnRef> columns;
    std::vector<Call> calls;
    std::vector<SetOperation> setOperations;
    std::vector<Effect> effects;
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

/// Reads the whole text, however many statements it holds. Never fails and never recurses deeper
/// than Outline::deepestNesting.
[[nodiscard]] Outline outlineOf(std::string_view text, const std::vector<Token>& tokens, const SyntaxRules& rules);
[[nodiscard]] Outline outlineOf(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules);

/// The parts of a name with dots between them, without quotes.
[[nodiscard]] std::string dotted(std::span<const NamePart> parts);

/// The name by which a source is known to its scope: the alias, else the last part of its name.
[[nodiscard]] const NamePart* exposedName(const Outline& outline, const Source& source);

} // namespace querymend
