#include "check/rowshape.h"

#include <algorithm>

namespace querymend {

namespace {

const RowShape unknownShape;

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

WrittenName writtenName(const NamePart& part)
{
    return {part.text, part.quoted};
}

WrittenTable writtenTable(const Outline& outline, NameSpan name)
{
    const auto parts = outline.parts(name);
    WrittenTable written{writtenName(parts.back())};
    if (parts.size() > 1)
        written.schema = writtenName(parts[parts.size() - 2]);
    if (parts.size() > 2)
        written.database = writtenName(parts[parts.size() - 3]);
    return written;
}

RowShapes::RowShapes(const Outline& outline, const Dialect& dialect, const Catalog* catalog)
    : m_outline(outline), m_dialect(dialect), m_catalog(catalog), m_ofSources(outline.sources.size()),
      m_ofScopes(outline.scopes.size()), m_sourceStates(outline.sources.size(), State::unmade),
      m_scopeStates(outline.scopes.size(), State::unmade)
{}

const RowShape& RowShapes::of(SourceId source)
{
    State& state = m_sourceStates[source.value];
    if (state == State::making) // a recursive CTE that asks for its own columns
        return unknownShape;
    if (state == State::unmade) {
        state = State::making;
        m_ofSources[source.value] = shapeOf(m_outline[source]);
        m_sourceStates[source.value] = State::made;
    }
    return m_ofSources[source.value];
}

const RowShape& RowShapes::of(ScopeId scope)
{
    if (!scope)
        return unknownShape;
    State& state = m_scopeStates[scope.value];
    if (state == State::making)
        return unknownShape;
    if (state == State::unmade) {
        state = State::making;
        m_ofScopes[scope.value] = shapeOf(m_outline[scope]);
        m_scopeStates[scope.value] = State::made;
    }
    return m_ofScopes[scope.value];
}

bool RowShapes::same(const ShapeColumn& stored, const NamePart& written) const
{
    return !stored.name.empty()
        && sameWritten({stored.name, stored.quoted}, writtenName(written), m_dialect.syntax.names.columns);
}

std::size_t RowShapes::count(const RowShape& shape, const NamePart& column) const
{
    if (shape.table)
        return m_catalog->findColumn(shape.table, writtenName(column)) ? 1 : 0;
    return static_cast<std::size_t>(std::count_if(shape.columns.begin(), shape.columns.end(),
                                                  [&](const ShapeColumn& c) { return same(c, column); }));
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
    // A table function may stand without its arguments: FROM json_each WHERE json = …
    const FunctionRow* function = findFunction(m_dialect.functions, last);
    return parts.size() == 1 && function && (function->traits & tableFunction) != 0
        && (function->traits & scalarFunction) == 0;
}

bool RowShapes::isInOtherDatabase(const Source& source) const
{
    const auto parts = m_outline.parts(source.name);
    const std::string own = m_catalog ? m_catalog->snapshot().database : std::string();
    return parts.size() > 2 && !asciiEqualsIgnoringCase(parts[parts.size() - 3].text, own);
}

TableMatch RowShapes::lookUp(const Source& source) const
{
    return m_catalog ? m_catalog->find(writtenTable(m_outline, source.name)) : TableMatch{};
}

RowShape RowShapes::shapeOf(const Source& source)
{
    RowShape shape;
    if (source.cte) {
        const Cte& cte = m_outline[source.cte];
        shape = of(cte.body);
        rename(shape, cte.columns);
        if (!cte.body || cte.moreColumns)
            shape.complete = false;
    } else if (source.kind == SourceKind::derived) {
        shape = of(source.body);
    } else if (isRealTable(source) && m_catalog) {
        const TableMatch match = lookUp(source);
        if (match && m_catalog->table(match.table).columnsKnown) {
            shape.table = match.table;
            shape.complete = true;
        }
    }
    if (source.opaqueColumns)
        shape = {};
    if (!source.columnAliases.empty()) {
        if (shape.table && m_catalog) {
            const TableId table = shape.table;
            shape.table = {};
            for (const Column& column : m_catalog->table(table).columns)
                shape.columns.push_back({column.name, true});
        }
        rename(shape, source.columnAliases);
        shape.complete = shape.complete || source.columnsAreComplete;
    }
    return shape;
}

/// Names in parentheses behind an alias or a CTE's name replace the first ones.
void RowShapes::rename(RowShape& shape, NameSpan names) const
{
    const auto parts = m_outline.parts(names);
    if (shape.columns.size() < parts.size()) {
        shape.columns.resize(parts.size());
    }
    for (std::size_t i = 0; i < parts.size(); ++i)
        shape.columns[i] = {parts[i].text, parts[i].quoted};
    // With every column named, nothing else can be there.
    if (!parts.empty() && shape.columns.size() == parts.size() && !shape.table)
        shape.complete = true;
}

RowShape RowShapes::shapeOf(const Scope& scope)
{
    RowShape shape;
    switch (scope.kind) {
    case ScopeKind::compound:
        return of(scope.arms.front());
    case ScopeKind::values:
        shape.columns.resize(scope.valueColumns);
        return shape;
    case ScopeKind::opaque:
        return shape;
    case ScopeKind::select:
        break;
    }
    shape.complete = !scope.opaqueColumns;
    for (const SelectItem& item : scope.items)
        addItem(shape, scope, item);
    return shape;
}

void RowShapes::addItem(RowShape& shape, const Scope& scope, const SelectItem& item)
{
    if (item.star) {
        addStar(shape, scope, item);
        return;
    }
    if (!item.alias.text.empty()) {
        shape.columns.push_back({item.alias.text, item.alias.quoted});
        return;
    }
    if (item.soleColumn && !m_outline[item.soleColumn].star) {
        const NamePart& last = m_outline.parts(m_outline[item.soleColumn].name).back();
        shape.columns.push_back({last.text, last.quoted});
        return;
    }
    // What an expression is called differs by engine; PostgreSQL takes a function's name, or looks
    // inside casts and CASE, so there nothing may be called missing.
    shape.columns.push_back({});
    if (m_dialect.id == DialectId::postgresql)
        shape.complete = false;
}

void RowShapes::addStar(RowShape& shape, const Scope& scope, const SelectItem& item)
{
    if (item.starModified) {
        shape.complete = false;
        return;
    }
    const NamePart* qualifier = item.starQualifier.empty() ? nullptr : &m_outline.parts(item.starQualifier).back();
    bool found = false;
    for (const SourceId id : scope.sources) {
        const Source& source = m_outline[id];
        if (source.hidden)
            continue;
        if (qualifier) {
            const NamePart* exposed = exposedName(m_outline, source);
            if (!exposed || !sameWritten(writtenName(*exposed), writtenName(*qualifier), m_dialect.syntax.names.tables))
                continue;
        }
        found = true;
        const RowShape from = of(id);
        RowShape added = from;
        if (!source.usingColumns.empty() || source.natural) {
            // Joined columns come once; which ones NATURAL joins is what both sides name alike.
            RowShape once;
            addAll(once, from);
            once.complete = from.complete;
            const auto isThere = [&](const ShapeColumn& column) {
                return std::any_of(shape.columns.begin(), shape.columns.end(), [&](const ShapeColumn& c) {
                    return sameWritten({c.name, c.quoted}, {column.name, column.quoted},
                                       m_dialect.syntax.names.columns);
                });
            };
            once.columns.erase(std::remove_if(once.columns.begin(), once.columns.end(), isThere), once.columns.end());
            added = std::move(once);
        }
        addAll(shape, added);
        shape.complete = shape.complete && from.complete;
    }
    if (!found)
        shape.complete = false;
}

void RowShapes::addAll(RowShape& shape, const RowShape& from) const
{
    if (from.table) {
        for (const Column& column : m_catalog->table(from.table).columns)
            shape.columns.push_back({column.name, true});
        return;
    }
    shape.columns.insert(shape.columns.end(), from.columns.begin(), from.columns.end());
}

} // namespace querymend
