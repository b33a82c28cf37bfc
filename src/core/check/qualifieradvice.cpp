#include "check/qualifieradvice.h"

#include "base/ascii.h"
#include "check/tableadvice.h"
#include "schema/namewords.h"

#include <algorithm>

namespace querymend {

namespace {

bool isOfItsLetters(std::string_view brief, std::string_view whole)
{
    if (brief.size() < 2 || brief.size() > 3 || brief.front() != whole.front())
        return false;
    std::size_t at = 0;
    for (const char c : whole)
        at += at < brief.size() && brief[at] == c ? 1 : 0;
    return at == brief.size();
}

/// Whether an alias abbreviates a table's name: its beginning, the initials of its words, or two or three of its
/// letters with the first, as `ap` for `airport`; and perhaps a number.
bool abbreviates(std::string_view alias, std::string_view table)
{
    while (!alias.empty() && asciiIsDigit(alias.back()))
        alias.remove_suffix(1);
    const std::string brief = asciiLowered(alias);
    if (brief.empty() || brief == "t")
        return false;
    std::string initials;
    for (const std::string& word : nameWords(table))
        initials += word.substr(0, 1);
    const std::string whole = asciiLowered(table);
    return initials == brief || whole.starts_with(brief) || isOfItsLetters(brief, whole);
}

class QualifierAdvice {
public:
    QualifierAdvice(Adviser& adviser, const ColumnRef& reference)
        : m_adviser(adviser), m_basis(adviser.basis()), m_reference(reference)
    {
        const auto parts = m_basis.outline.parts(reference.name);
        m_qualifier = reference.star ? &parts.back() : &parts[parts.size() - 2];
        m_column = reference.star ? nullptr : &parts.back();
        m_columns = columnsQualifiedBy(m_qualifier->text, reference.scope, m_basis.outline);
    }

    void advise(Finding& finding)
    {
        const auto parts = m_basis.outline.parts(m_reference.name);
        const ByteRange range{parts.front().range.begin, m_qualifier->range.end};
        if (nameSubquery(finding))
            return;
        for (const SourceId id : m_adviser.inSight(m_reference))
            m_fitting += shareOfSource(id) == 1 ? 1 : 0;
        if (m_basis.schema) {
            byTablesOfThatName();
            byColumns();
        }
        for (const SourceId id : m_adviser.inSight(m_reference))
            bySource(id);
        m_adviser.take(finding, std::move(m_meanings), range,
                       m_column ? comparedColumns(m_reference, m_basis.text, m_basis.outline, m_basis.resolver)
                                : std::vector<ComparedColumn>());
    }

private:
    /// The only subquery in FROM that has no name but all that is asked of the qualifier gets it. Returns whether there
    /// is one.
    bool nameSubquery(Finding& finding)
    {
        SourceId unnamed;
        for (const SourceId id : m_adviser.inSight(m_reference)) {
            const Source& source = m_basis.outline[id];
            if (source.kind != SourceKind::derived || exposedName(m_basis.outline, source) || shareOfSource(id) < 1)
                continue;
            if (unnamed)
                return false;
            unnamed = id;
        }
        if (!unnamed)
            return false;
        const std::uint32_t end = m_basis.outline[unnamed].range.end;
        const std::string name = m_adviser.spelling().column({m_qualifier->text, m_qualifier->quoted});
        finding.fixes.push_back({{{{end, end}, " AS " + name}}, "a subquery in FROM needs a name", 0.9});
        return true;
    }

    /// The share of the columns written with the qualifier that a source has.
    double shareOfSource(SourceId id) const
    {
        const RowShape& shape = m_basis.shapes.of(id);
        if (m_columns.empty())
            return 0;
        const auto had = std::ranges::count_if(m_columns, [&](std::string_view column) {
            const auto countOf = [&](bool isQuoted) {
                return m_basis.shapes.count(shape, NamePart{std::string(column), {}, isQuoted});
            };
            return countOf(false) + countOf(true) > 0;
        });
        return static_cast<double>(had) / static_cast<double>(m_columns.size());
    }

    void bySource(SourceId id)
    {
        const Source& source = m_basis.outline[id];
        const NamePart* const exposed = exposedName(m_basis.outline, source);
        if (!exposed)
            return;
        const auto table = m_basis.outline.parts(source.name);
        const double share = shareOfSource(id);
        const bool isAliased = !source.alias.text.empty() && !table.empty()
            && sameWritten(writtenName(table.back()), writtenName(*m_qualifier), m_basis.dialect.syntax.names.tables);
        if (isAliased)
            add(id, *exposed, Evidence(Sign::behindAlias), share);
        const std::vector<NearName> near = nearest(m_qualifier->text, {exposed->text}, 1);
        if (!near.empty())
            add(id, *exposed, Evidence(near.front()), share);
        if (!table.empty() && abbreviates(m_qualifier->text, table.back().text))
            add(id, *exposed, Evidence(Sign::initials).add(Sign::columnsFit), share);
        // An alias that is short for another table is no slip for this one.
        if (share > 0)
            add(id, *exposed,
                m_isOfOther ? Evidence(Sign::inOtherSource).add(Sign::aliasOfOther) : Evidence(Sign::inOtherSource),
                share);
    }

    /// Whether the qualifier is short for a source of the query that has its columns.
    [[nodiscard]] bool isOfSource() const
    {
        return std::ranges::any_of(m_adviser.inSight(m_reference), [&](SourceId id) {
            const auto table = m_basis.outline.parts(m_basis.outline[id].name);
            return shareOfSource(id) == 1 && !table.empty() && abbreviates(m_qualifier->text, table.back().text);
        });
    }

    void add(SourceId id, const NamePart& exposed, Evidence evidence, double share)
    {
        if (share == 1)
            evidence.add(m_fitting == 1 ? Sign::onlySource : Sign::columnsFit);
        else if (!m_columns.empty() && m_basis.shapes.of(id).complete)
            evidence.add(Sign::columnsMissing, 1 - share);
        const TableId table = m_basis.shapes.of(id).table;
        if (m_column && table && isKeyOf(table, m_column->text))
            evidence.add(Sign::ownKey);
        const std::string name = m_adviser.spelling().column({exposed.text, exposed.quoted});
        Meaning made{name, name, std::move(evidence)};
        made.source = id;
        made.column = m_column ? m_column->text : std::string();
        m_meanings.push_back(std::move(made));
    }

    bool isKeyOf(TableId table, std::string_view column) const
    {
        const auto& key = m_basis.schema->catalog().table(table).primaryKey;
        return key.size() == 1 && asciiEqualsIgnoringCase(key.front(), column);
    }

    /// The qualifier is the name of a table that is not joined.
    void byTablesOfThatName()
    {
        for (const TableId id : m_basis.schema->catalog().tablesIgnoringCase(m_qualifier->text)) {
            m_isOfOther = m_isOfOther || shareOf(m_columns, id, m_basis.schema->catalog()) == 1;
            addJoins(id, {}, Evidence());
        }
    }

    /// The qualifier is an alias of a table that is not joined, as its columns tell.
    void byColumns()
    {
        if (m_isOfOther || isOfSource())
            return;
        const Catalog& catalog = m_basis.schema->catalog();
        constexpr std::size_t mostTables = 20;
        std::size_t taken = 0;
        for (const ColumnId id :
             m_columns.empty() ? std::vector<ColumnId>() : catalog.columnsIgnoringCase(m_columns.front())) {
            const Table& table = catalog.table(id.table);
            if (taken++ >= mostTables || asciiEqualsIgnoringCase(table.name, m_qualifier->text)
                || shareOf(m_columns, id.table, catalog) < 1 || isUsed(id.table))
                continue;
            Evidence evidence;
            if (abbreviates(m_qualifier->text, table.name)) {
                evidence.add(Sign::aliasOfTable);
                m_isOfOther = true;
            }
            addJoins(id.table, m_qualifier->text, std::move(evidence));
        }
    }

    bool isUsed(TableId table) const
    {
        return std::ranges::any_of(m_adviser.inSight(m_reference),
                                   [&](SourceId id) { return m_basis.shapes.of(id).table == table; });
    }

    void addJoins(TableId table, std::string_view alias, Evidence further)
    {
        for (MissingJoin& join : m_adviser.joins().to(table, m_reference.scope, {}, alias)) {
            Evidence evidence = evidenceOf(join);
            evidence.add(further);
            Meaning made{{}, {}, std::move(evidence), std::move(join.text), std::move(join.edits)};
            m_meanings.push_back(std::move(made));
        }
    }

    Adviser& m_adviser;
    const AdviceBasis& m_basis;
    const ColumnRef& m_reference;
    const NamePart* m_qualifier = nullptr;
    const NamePart* m_column = nullptr;
    std::vector<std::string_view> m_columns;
    std::size_t m_fitting = 0; ///< sources that have all of them
    bool m_isOfOther = false;  ///< the qualifier is the name of a table that is not joined, or short for it
    std::vector<Meaning> m_meanings;
};

/// The share of a scope's qualified names that name a source.
double spokenOf(SourceId id, const ColumnRef& reference, const AdviceBasis& basis)
{
    const NamePart* const exposed = exposedName(basis.outline, basis.outline[id]);
    std::size_t all = 0;
    std::size_t of = 0;
    for (const ColumnRef& other : basis.outline.columns) {
        const auto parts = basis.outline.parts(other.name);
        if (other.scope != reference.scope || parts.size() < 2 || other.clause == Clause::joinCondition)
            continue;
        ++all;
        of += exposed && asciiEqualsIgnoringCase(parts[parts.size() - 2].text, exposed->text) ? 1 : 0;
    }
    return all == 0 ? 0 : static_cast<double>(of) / static_cast<double>(all);
}

} // namespace

void adviseOnQualifier(Adviser& adviser, Finding& finding, const ColumnRef& reference)
{
    QualifierAdvice(adviser, reference).advise(finding);
}

void adviseOnAmbiguous(Adviser& adviser, Finding& finding, const ColumnRef& reference, const Resolution& resolution)
{
    const AdviceBasis& basis = adviser.basis();
    const NamePart& column = basis.outline.parts(reference.name).back();
    // An outer join that makes them the same leaves rows where they are not.
    const bool isInner = std::ranges::all_of(resolution.sources, [&](SourceId id) {
        const JoinKind kind = basis.outline[id].join;
        return kind == JoinKind::first || kind == JoinKind::comma || kind == JoinKind::inner;
    });
    const bool isEquated = isInner && equatesColumnsNamed(column.text, reference.scope, basis.text, basis.outline);
    const std::vector<std::string> noKey;
    const auto isOwnKey = [&](SourceId id) {
        const TableId table = basis.shapes.of(id).table;
        const auto& key = table ? basis.schema->catalog().table(table).primaryKey : noKey;
        return key.size() == 1 && asciiEqualsIgnoringCase(key.front(), column.text);
    };
    const bool isOfKey = std::ranges::any_of(resolution.sources, isOwnKey);
    std::vector<Meaning> meanings;
    for (std::size_t i = 0; i < std::min(resolution.sources.size(), Adviser::mostSuggestions); ++i) {
        const SourceId id = resolution.sources[i];
        const std::string name =
            adviser.spelling().qualified(id, column.quoted ? quoted(basis.dialect, column.text) : column.text);
        Evidence evidence(Sign::ambiguous);
        const TableId table = basis.shapes.of(id).table;
        if (isOwnKey(id))
            evidence.add(Sign::ownKey);
        // Which of two equal columns is taken does not matter, but one has to be.
        if (isEquated)
            evidence.add(Sign::equated);
        if (isEquated && !isOfKey && i == 0)
            evidence.add(Sign::firstSource);
        if (const double share = spokenOf(id, reference, basis); share > 0)
            evidence.add(Sign::spokenOf, share);
        // Questions name most tables of a query, so they cannot tell which of two different columns is meant.
        if (const ColumnId meant =
                table ? basis.schema->catalog().findColumnIgnoringCase(table, column.text) : ColumnId();
            !meant.isNone())
            adviser.weighUse(evidence, reference, meant);
        meanings.push_back({name, name, std::move(evidence)});
    }
    adviser.take(finding, std::move(meanings), reference.range);
}

} // namespace querymend
