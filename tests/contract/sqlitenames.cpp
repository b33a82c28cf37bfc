#include "sqlitenames.h"

#include "base/ascii.h"
#include "check/resolver.h"
#include "check/rowshape.h"

#include <algorithm>
#include <vector>

namespace querymend {

std::vector<ByteRange> unusedCtes(const Outline& outline)
{
    std::vector<ByteRange> unused;
    const auto isUnused = [&](ByteRange range) {
        return std::any_of(unused.begin(), unused.end(), [&](ByteRange u) { return u.contains(range); });
    };
    for (bool again = true; again;) {
        again = false;
        for (std::uint32_t i = 0; i < outline.ctes.size(); ++i) {
            const Cte& cte = outline.ctes[i];
            const bool isUsed = std::any_of(outline.sources.begin(), outline.sources.end(), [&](const Source& s) {
                return s.cte == CteId{i} && !cte.range.contains(s.range) && !isUnused(s.range);
            });
            if (!isUsed && !isUnused(cte.range)) {
                unused.push_back(cte.range);
                again = true;
            }
        }
    }
    return unused;
}

namespace {

class NameCollector {
public:
    NameCollector(const Outline& outline, const Dialect& dialect, const Catalog& catalog)
        : m_outline(outline), m_dialect(dialect), m_catalog(catalog), m_shapes(outline, dialect, &catalog),
          m_resolver(outline, dialect, m_shapes), m_unused(unusedCtes(outline))
    {}

    NamesRead collect()
    {
        for (std::uint32_t i = 0; i < m_outline.sources.size(); ++i) {
            m_out.columnsAreKnown = m_out.columnsAreKnown && m_shapes.of(SourceId{i}).complete;
            addAll(m_out.allColumns, SourceId{i});
        }
        for (const Source& source : m_outline.sources)
            add(source);
        for (const Call& call : m_outline.calls)
            add(call);
        for (const ColumnRef& reference : m_outline.columns)
            add(reference);
        for (const Scope& scope : m_outline.scopes)
            addImplied(scope);
        return std::move(m_out);
    }

private:
    [[nodiscard]] bool isUsed(ByteRange range) const
    {
        return std::none_of(m_unused.begin(), m_unused.end(), [&](ByteRange u) { return u.contains(range); });
    }

    [[nodiscard]] std::string lastPart(NameSpan name) const { return asciiLowered(m_outline.parts(name).back().text); }

    void add(const Source& source)
    {
        const bool isNamed = source.kind == SourceKind::table || source.kind == SourceKind::function;
        if (!isNamed || source.cte || source.name.empty() || !isUsed(source.range))
            return;
        const std::string name = lastPart(source.name);
        m_out.tables.insert(name == "sqlite_master" ? "sqlite_schema" : name); // one table under two names
        if (isMerged(source))
            m_out.joinedTables.insert(name);
    }

    [[nodiscard]] bool isMerged(const Source& source) const
    {
        const Scope& scope = m_outline[source.scope];
        return std::any_of(scope.mergingJoins.begin(), scope.mergingJoins.end(), [&](const MergingJoin& join) {
            return std::any_of(scope.sources.begin() + join.right, scope.sources.begin() + join.end,
                               [&](SourceId id) { return &m_outline[id] == &source; });
        });
    }

    void add(const Call& call)
    {
        if (!call.asTable && isUsed(call.range))
            m_out.functions.insert(lastPart(call.name));
    }

    void add(const ColumnRef& reference)
    {
        if (!isUsed(reference.range))
            return;
        const NamePart& column = m_outline.parts(reference.name).back();
        if (listNames(m_dialect.implicitColumns, column.text))
            m_out.columnsAreSure = false;
        const Resolution resolution = m_resolver.resolve(reference);
        if (resolution.status == ResolutionStatus::unknowable || resolution.sources.empty())
            m_out.openNames.insert(asciiLowered(column.text));
        if (resolution.status != ResolutionStatus::resolved || resolution.sources.size() != 1)
            return;
        const TableId table = m_shapes.of(resolution.sources.front()).table;
        const ColumnId id = table ? m_catalog.findColumn(table, writtenName(column)) : ColumnId{};
        if (id)
            m_out.columns.insert(spelled(id));
    }

    /// A star reads every column; a joined column is read on both sides.
    void addImplied(const Scope& scope)
    {
        if (!isUsed(scope.range))
            return;
        const bool hasStar =
            std::any_of(scope.items.begin(), scope.items.end(), [](const SelectItem& i) { return i.star; });
        if (!hasStar && scope.mergingJoins.empty())
            return;
        for (const SourceId id : scope.sources)
            addAll(m_out.alsoColumns, id);
    }

    void addAll(std::set<std::string>& columns, SourceId source)
    {
        const TableId table = m_shapes.of(source).table;
        for (std::uint32_t i = 0; table && i < m_catalog.table(table).columns.size(); ++i)
            columns.insert(spelled({table, i}));
    }

    [[nodiscard]] std::string spelled(ColumnId id) const
    {
        return asciiLowered(m_catalog.table(id.table).name) + '.' + asciiLowered(m_catalog.column(id).name);
    }

    const Outline& m_outline;
    const Dialect& m_dialect;
    const Catalog& m_catalog;
    RowShapes m_shapes;
    Resolver m_resolver;
    std::vector<ByteRange> m_unused;
    NamesRead m_out;
};

} // namespace

NamesRead namesRead(const Outline& outline, const Dialect& dialect, const Catalog& catalog)
{
    return NameCollector(outline, dialect, catalog).collect();
}

} // namespace querymend
