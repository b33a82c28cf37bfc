#include "check/rowshape.h"

#include "check/joinedcolumns.h"

#include <algorithm>

namespace querymend {

namespace {

const RowShape unknownShape;

/// An outline limits how deep queries nest; only CTEs that read later ones can go deeper.
constexpr std::uint32_t mostNested = 200;

/// Far more than a real statement needs, and still quick to work through.
constexpr std::size_t leastLooks = std::size_t{1} << 18U;
constexpr std::size_t looksForEachName = 16;

bool hasPrefix(std::string_view prefixes, std::string_view name)
{
    while (!prefixes.empty()) {
        const std::size_t end = std::min(prefixes.find(' '), prefixes.size());
        if (end != 0 && asciiEqualsIgnoringCase(name.substr(0, end), prefixes.substr(0, end)))
            return true;
        prefixes.remove_prefix(std::min(end + 1, prefixes.size()));
    }
    return false;
}

} // namespace

RowShapes::RowShapes(const Outline& outline, const Dialect& dialect, const Catalog* catalog)
    : m_outline(outline), m_dialect(dialect), m_catalog(catalog), m_ofSources(outline.sources.size()),
      m_ofScopes(outline.scopes.size()),
      m_limit(leastLooks
              + looksForEachName * (outline.columns.size() + outline.sources.size() + outline.nameParts.size()))
{}

const RowShape* RowShapes::keep(RowShape shape)
{
    return &m_shapes.emplace_back(std::move(shape));
}

/// Anything that needs its own columns, such as a recursive CTE, or is nested too deeply is unknown.
template <class Thing>
const RowShape& RowShapes::made(std::vector<Slot>& slots, std::uint32_t number, const Thing& thing)
{
    if (slots[number].state == State::made)
        return *slots[number].shape;
    if (slots[number].state == State::making || m_depth == mostNested)
        return unknownShape;
    slots[number].state = State::making;
    ++m_depth;
    slots[number].shape = shapeOf(thing);
    --m_depth;
    slots[number].state = State::made;
    return *slots[number].shape;
}

const RowShape& RowShapes::of(SourceId source)
{
    return made(m_ofSources, source.value, m_outline[source]);
}

const RowShape& RowShapes::of(ScopeId scope)
{
    return scope ? made(m_ofScopes, scope.value, m_outline[scope]) : unknownShape;
}

bool RowShapes::same(const ShapeColumn& stored, const NamePart& written) const
{
    return !stored.name.empty()
        && sameWritten({stored.name, stored.quoted}, writtenName(written), m_dialect.syntax.names.columns);
}

std::size_t RowShapes::count(const RowShape& shape, const NamePart& column)
{
    constexpr std::size_t mostToWalk = 16;
    if (shape.table) {
        const WrittenName name = writtenName(column);
        return m_catalog->findColumn(shape.table, name) || m_catalog->hasHiddenColumn(shape.table, name) ? 1 : 0;
    }
    const auto isNamed = [&](const ShapeColumn& c) { return same(c, column); };
    if (shape.columns.size() <= mostToWalk)
        return static_cast<std::size_t>(std::count_if(shape.columns.begin(), shape.columns.end(), isNamed));
    const auto [index, isNew] = m_indexes.try_emplace(&shape);
    if (isNew) {
        std::vector<std::uint64_t> hashes;
        hashes.reserve(shape.columns.size());
        for (const ShapeColumn& one : shape.columns)
            hashes.push_back(nameHash(one.name));
        index->second = NameBuckets(hashes);
    }
    std::size_t found = 0;
    index->second.anyWith(nameHash(column.text), [&](std::uint32_t number) {
        found += isNamed(shape.columns[number]) ? 1 : 0;
        return !m_limit.spend();
    });
    return found;
}

bool RowShapes::isRealTable(const Source& source) const
{
    return source.kind == SourceKind::table && !source.cte && !source.name.empty();
}

bool RowShapes::isSystemTable(const Source& source) const
{
    const auto parts = m_outline.parts(source.name);
    const std::string& last = parts.back().text;
    if (parts.size() > 1 && listNames(m_dialect.systemSchemas, parts[parts.size() - 2].text))
        return true;
    if (listNames(m_dialect.builtInTables, last) || hasPrefix(m_dialect.systemPrefixes, last))
        return true;
    if (isSequence(source))
        return true;
    // A table function may be used without arguments: FROM json_each WHERE json = …
    const FunctionRow* function = findFunction(m_dialect.functions, last);
    return parts.size() == 1 && function && (function->traits & tableFunction) != 0
        && (function->traits & scalarFunction) == 0;
}

bool RowShapes::isSequence(const Source& source) const
{
    return m_dialect.sequenceTables && isRealTable(source)
        && namesSequence(canonical(writtenName(m_outline.parts(source.name).back()), m_dialect.syntax.names.tables));
}

bool RowShapes::isInOtherDatabase(const Source& source) const
{
    const auto parts = m_outline.parts(source.name);
    const std::string_view own = m_catalog ? std::string_view(m_catalog->snapshot().database) : std::string_view();
    return parts.size() > 2 && !asciiEqualsIgnoringCase(parts[parts.size() - 3].text, own);
}

TableMatch RowShapes::lookUp(const Source& source) const
{
    const bool isNamed = m_catalog && !source.name.empty(); // a subquery has no table
    return isNamed ? m_catalog->find(writtenTable(m_outline, source.name)) : TableMatch{};
}

/// Works out a long chain of CTEs from its beginning, so that each finds its predecessor done and recursion stays flat.
void RowShapes::makeCtesUpTo(CteId last)
{
    while (m_nextCte < last.value)
        (void)of(m_outline.ctes[m_nextCte++].body);
}

/// The shape of a source before its column aliases are applied.
const RowShape* RowShapes::shapeOfName(const Source& source)
{
    if (source.opaqueColumns && source.kind != SourceKind::function)
        return &unknownShape;
    if (source.cte) {
        const Cte& cte = m_outline[source.cte];
        makeCtesUpTo(source.cte);
        const RowShape& body = of(cte.body);
        const bool isWhole = cte.body && !cte.moreColumns;
        if (cte.columns.empty() && (isWhole || !body.complete))
            return &body;
        RowShape shape;
        shape.complete = addAll(shape, body) && body.complete;
        rename(shape, cte.columns);
        shape.complete = shape.complete && isWhole;
        return keep(std::move(shape));
    }
    if (source.kind == SourceKind::derived)
        return &of(source.body);
    const bool isCalled = source.kind == SourceKind::function && !source.name.empty();
    const TableMatch match = (isRealTable(source) || isCalled) && m_catalog ? lookUp(source) : TableMatch{};
    if (!match && isSequence(source))
        return keep({{}, {{"seq", false}}, true});
    if (!match || !m_catalog->table(match.table).columnsKnown)
        return &unknownShape;
    if (isCalled && !m_catalog->table(match.table).isVirtual)
        return &unknownShape;
    return keep({match.table, {}, true});
}

const RowShape* RowShapes::shapeOf(const Source& source)
{
    const RowShape* const named = shapeOfName(source);
    if (source.columnAliases.empty())
        return named;
    RowShape shape;
    shape.complete = addAll(shape, *named) && named->complete;
    rename(shape, source.columnAliases);
    shape.complete = shape.complete || source.columnsAreComplete;
    return keep(std::move(shape));
}

/// Column names in parentheses after an alias or a CTE's name replace the first ones.
void RowShapes::rename(RowShape& shape, NameSpan names) const
{
    const auto parts = m_outline.parts(names);
    if (shape.columns.size() < parts.size())
        shape.columns.resize(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i)
        shape.columns[i] = {parts[i].text, parts[i].quoted};
    // If every column is named, there can be no others.
    if (!parts.empty() && shape.columns.size() == parts.size())
        shape.complete = true;
}

const RowShape* RowShapes::shapeOf(const Scope& scope)
{
    RowShape shape;
    switch (scope.kind) {
    case ScopeKind::compound:
        return &of(scope.arms.front());
    case ScopeKind::values:
        shape.columns.resize(scope.valueColumns);
        return keep(std::move(shape));
    case ScopeKind::opaque:
        return &unknownShape;
    case ScopeKind::select:
        break;
    }
    shape.complete = !scope.opaqueColumns;
    for (const SelectItem& item : scope.items)
        addItem(shape, scope, item);
    return keep(std::move(shape));
}

bool RowShapes::add(RowShape& shape, ShapeColumn column)
{
    if (!m_limit.spend()) {
        shape.complete = false;
        return false;
    }
    shape.columns.push_back(column);
    return true;
}

void RowShapes::addItem(RowShape& shape, const Scope& scope, const SelectItem& item)
{
    if (item.star) {
        addStar(shape, scope, item);
        return;
    }
    if (!item.alias.text.empty()) {
        add(shape, {item.alias.text, item.alias.quoted});
        return;
    }
    if (item.soleColumn && !m_outline[item.soleColumn].star) {
        const NamePart& last = m_outline.parts(m_outline[item.soleColumn].name).back();
        add(shape, {last.text, last.quoted});
        return;
    }
    // Where an expression is named after a function, or by what is inside a cast or CASE, no column can be reported
    // missing.
    add(shape, {});
    if (m_dialect.expressionsHaveNames)
        shape.complete = false;
}

void RowShapes::addStar(RowShape& shape, const Scope& scope, const SelectItem& item)
{
    if (item.starModified) {
        shape.complete = false;
        return;
    }
    const NamePart* qualifier = item.starQualifier.empty() ? nullptr : &m_outline.parts(item.starQualifier).back();
    JoinedColumns columns(m_outline, scope, m_dialect, m_limit);
    bool found = false;
    for (std::uint32_t position = 0; position < scope.sources.size(); ++position) {
        const Source& source = m_outline[scope.sources[position]];
        if (!m_limit.spend()) {
            found = false;
            break;
        }
        if (source.hidden)
            continue;
        if (qualifier) {
            const NamePart* exposed = exposedName(m_outline, source);
            if (!exposed || !sameWritten(writtenName(*exposed), writtenName(*qualifier), m_dialect.syntax.names.tables))
                continue;
        }
        found = true;
        const RowShape& from = of(scope.sources[position]);
        shape.complete = shape.complete && from.complete;
        if (qualifier) {
            (void)addAll(shape, from);
            continue;
        }
        for (std::size_t i = 0; i < columnCountOf(from) && m_limit.spend(); ++i)
            columns.add(columnOf(from, i), position);
    }
    const bool isSure = qualifier ? m_dialect.qualifiedStarIsWhole || scope.mergingJoins.empty() : columns.finish();
    shape.complete = shape.complete && found && isSure && !m_limit.isSpent();
    for (const JoinedColumns::Joined& joined : columns.columns())
        shape.columns.push_back(joined.column);
}

std::size_t RowShapes::columnCountOf(const RowShape& shape) const
{
    return shape.table ? m_catalog->table(shape.table).columns.size() : shape.columns.size();
}

ShapeColumn RowShapes::columnOf(const RowShape& shape, std::size_t index) const
{
    return shape.table ? ShapeColumn{m_catalog->table(shape.table).columns[index].name, true} : shape.columns[index];
}

/// Returns false if not all of them could be added.
bool RowShapes::addAll(RowShape& shape, const RowShape& from)
{
    for (std::size_t i = 0; i < columnCountOf(from); ++i) {
        if (!add(shape, columnOf(from, i)))
            return false;
    }
    return true;
}

} // namespace querymend
