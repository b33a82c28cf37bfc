#include "editor/completion/completionfinder.h"

#include "base/ascii.h"
#include "editor/completion/joincompletions.h"
#include "editor/text/keywordsof.h"
#include "schema/enumlabels.h"
#include "sql/parameters/parameterstandins.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <set>

namespace querymend {

namespace {

CompletionKind kindOf(TableKind kind)
{
    return kind == TableKind::view || kind == TableKind::materializedView ? CompletionKind::view
                                                                          : CompletionKind::table;
}

CompletionKind kindOf(const FunctionRow& row)
{
    if ((row.traits & scalarFunction) != 0 || (row.traits & tableFunction) != 0)
        return CompletionKind::function;
    return (row.traits & aggregateFunction) != 0 ? CompletionKind::aggregate : CompletionKind::windowFunction;
}

std::string inCase(std::string_view word, bool isLower)
{
    std::string out(word);
    std::transform(out.begin(), out.end(), out.begin(),
                   [&](char c) { return isLower ? asciiLower(c) : asciiUpper(c); });
    return out;
}

} // namespace

std::string foldedForMatching(std::string_view name)
{
    return canonicalStored(name, {NameFolding::insensitive, CasedLetters::unicode});
}

CompletionFinder::CompletionFinder(std::string_view text, ByteRange caret, const CaretWord& word,
                                   const Dialect& dialect, const Catalog* catalog)
    : m_text(text), m_caret(caret), m_word(word), m_folded(foldedForMatching(word.prefix)), m_dialect(dialect),
      m_catalog(catalog),
      m_outline(outlineOf(ParameterStandIns(text, dialect.lex, dialect.syntax).text(), dialect.lex, dialect.syntax)),
      m_shapes(m_outline, dialect, catalog), m_resolver(m_outline, dialect, m_shapes),
      m_types(m_outline, catalog, m_shapes, m_resolver)
{}

std::vector<Completion> CompletionFinder::find()
{
    const auto source = std::find_if(m_outline.sources.begin(), m_outline.sources.end(),
                                     [&](const Source& s) { return isCaret(s.name); });
    const auto column = std::find_if(m_outline.columns.begin(), m_outline.columns.end(),
                                     [&](const ColumnRef& c) { return isCaret(c.name); });
    const auto call =
        std::find_if(m_outline.calls.begin(), m_outline.calls.end(), [&](const Call& c) { return isCaret(c.name); });
    if (source != m_outline.sources.end()) {
        atSource(*source);
    } else if (call != m_outline.calls.end()) {
        atCall(m_outline.parts(call->name).first(call->name.count - 1));
    } else if (column != m_outline.columns.end()) {
        atColumn(m_outline.parts(column->name).first(column->name.count - 1), column->scope, column->window);
    } else if (isAlias()) {
        addKeywords();
    } else {
        anywhere();
    }
    return std::move(m_items);
}

void CompletionFinder::atSource(const Source& source)
{
    const auto parts = m_outline.parts(source.name);
    if (parts.size() > 1) {
        addTables(parts[parts.size() - 2].text);
        return;
    }
    addCtes(source.scope);
    addTables({});
    markRelated(source);
    addSchemas();
    addFunctions(tableFunction);
    addKeywords();
}

void CompletionFinder::atColumn(std::span<const NamePart> qualifier, ScopeId scope, SourceWindow window)
{
    constexpr std::size_t mostSources = 200; // more than any real statement has
    const std::vector<SourceId> sources = m_resolver.inSight(scope, window, mostSources);
    if (!qualifier.empty()) {
        const auto named = std::find_if(sources.begin(), sources.end(), [&](SourceId id) {
            return m_resolver.matchesQualifier(m_outline[id], qualifier);
        });
        if (named != sources.end())
            addColumns(*named);
        else
            addTables(qualifier.back().text);
        return;
    }
    if (isAfterOn())
        addJoinConditions(scope);
    for (const SourceId id : sources) {
        addColumns(id);
        const NamePart* const exposed = exposedName(m_outline, m_outline[id]);
        if (exposed && matches(exposed->text))
            m_items.push_back({CompletionKind::source,
                               exposed->text,
                               exposed->quoted ? spelled(exposed->text) : exposed->text,
                               {},
                               dotted(m_outline.parts(m_outline[id].name)),
                               0});
    }
    if (sources.empty())
        addColumnsOfAllTables();
    addFunctions(scalarFunction | aggregateFunction | windowFunction);
    addKeywords();
}

bool CompletionFinder::isAfterOn() const
{
    const std::vector<Token> tokens = lex(m_text.substr(0, m_caret.begin), m_dialect.lex);
    return !tokens.empty() && tokens.back().kind == TokenKind::word
        && asciiEqualsIgnoringCase(tokens.back().text(m_text), "on");
}

/// Offers the foreign keys between the table that is joined and those before it.
void CompletionFinder::addJoinConditions(ScopeId scope)
{
    if (!m_catalog || !scope)
        return;
    const JoinCompletions joins(m_outline, m_shapes, *m_catalog, m_dialect);
    for (const std::string& condition : joins.conditions(scope, m_caret.begin, m_word.isLowerCase)) {
        if (matches(condition))
            m_items.push_back({CompletionKind::condition, condition, condition, {}, {}, 0, true});
    }
}

/// Marks the tables that foreign keys lead to from the other sources.
void CompletionFinder::markRelated(const Source& source)
{
    if (!m_catalog)
        return;
    const auto related = JoinCompletions(m_outline, m_shapes, *m_catalog, m_dialect).related(source);
    for (Completion& item : m_items)
        item.isRelated = item.isRelated || related.contains({item.origin, item.name});
}

void CompletionFinder::atCall(std::span<const NamePart> qualifier)
{
    if (qualifier.empty())
        addFunctions(scalarFunction | aggregateFunction | windowFunction | tableFunction);
}

void CompletionFinder::anywhere()
{
    const ScopeId scope = innermostScope();
    const std::vector<NamePart> qualifier = qualifierBeforeCaret();
    if (scope)
        atColumn(qualifier, scope, {});
    else if (!qualifier.empty())
        addTables(qualifier.back().text);
    else
        addKeywords();
}

void CompletionFinder::addColumns(SourceId id)
{
    const NamePart* const exposed = exposedName(m_outline, m_outline[id]);
    for (TypedColumn& column : m_types.columnsOf(id)) {
        if (!matches(column.name))
            continue;
        std::string insert = column.quoted || m_word.isQuoted ? spelled(column.name) : column.name;
        m_items.push_back({CompletionKind::column, std::move(column.name), std::move(insert), briefType(column.type),
                           exposed ? exposed->text : std::string(), 0});
    }
}

/// As long as there is no FROM, any table may be meant.
void CompletionFinder::addColumnsOfAllTables()
{
    if (!m_catalog || m_folded.empty())
        return;
    for (const Table& table : m_catalog->snapshot().tables) {
        for (const Column& column : table.columns) {
            if (matches(column.name))
                m_items.push_back(
                    {CompletionKind::column, column.name, spelled(column.name), briefType(column.type), table.name, 0});
        }
    }
}

void CompletionFinder::addTables(std::string_view schema)
{
    if (!m_catalog)
        return;
    for (std::uint32_t i = 0; i < m_catalog->tableCount(); ++i) {
        const Table& table = m_catalog->table({i});
        if (isPartOfAnother(table.kind) || !matches(table.name)
            || (!schema.empty() && foldedForMatching(table.schema) != foldedForMatching(schema)))
            continue;
        std::string insert = spelled(table.name);
        const TableMatch bare = m_catalog->find({{table.name, true}});
        const bool needsSchema = schema.empty() && !table.schema.empty() && !(bare && bare.table.value == i);
        if (needsSchema)
            insert = quotedIfNeeded(m_dialect, table.schema) + "." + insert;
        m_items.push_back({kindOf(table.kind), table.name, std::move(insert), {}, table.schema, 0});
    }
}

void CompletionFinder::addCtes(ScopeId scope)
{
    std::uint32_t visible = m_outline[scope].visibleCtes;
    for (WithId id = m_outline[scope].with; id; id = m_outline[id].parent) {
        const With& with = m_outline[id];
        for (std::uint32_t i = 0; i < std::min<std::size_t>(visible, with.ctes.size()); ++i) {
            const NamePart& name = m_outline[with.ctes[i]].name;
            if (matches(name.text))
                m_items.push_back(
                    {CompletionKind::cte, name.text, name.quoted ? spelled(name.text) : name.text, {}, {}, 0});
        }
        visible = with.parentVisible;
    }
}

void CompletionFinder::addSchemas()
{
    std::set<std::string_view> schemas;
    for (std::uint32_t i = 0; m_catalog && i < m_catalog->tableCount(); ++i)
        schemas.insert(m_catalog->table({i}).schema);
    for (const std::string_view schema : schemas) {
        if (schemas.size() > 1 && !schema.empty() && matches(schema))
            m_items.push_back({CompletionKind::schema, std::string(schema), spelled(schema), {}, {}, 0});
    }
}

void CompletionFinder::addFunctions(std::uint8_t traits)
{
    if (m_word.isQuoted)
        return;
    const bool isLower = m_word.isLowerCase;
    for (const FunctionRow& row : m_dialect.functions.allowed) {
        if ((row.traits & traits) == 0 || !matches(row.name))
            continue;
        const bool isBare = contains(m_dialect.syntax.bareFunctions, keywordOf(row.name));
        std::string insert = inCase(row.name, isLower);
        if (!m_word.isCalled && !isBare)
            insert += "()";
        const bool takesNothing = row.maxArguments == 0;
        const auto back = static_cast<std::uint8_t>(m_word.isCalled || isBare || takesNothing ? 0 : 1);
        m_items.push_back({kindOf(row), inCase(row.name, isLower), std::move(insert), {}, {}, back});
    }
    for (std::size_t i = 0; m_catalog && i < m_catalog->snapshot().functions.size(); ++i) {
        const std::string& name = m_catalog->snapshot().functions[i];
        if (matches(name))
            m_items.push_back({CompletionKind::function,
                               name,
                               spelled(name) + (m_word.isCalled ? "" : "()"),
                               {},
                               {},
                               static_cast<std::uint8_t>(m_word.isCalled ? 0 : 1)});
    }
}

void CompletionFinder::addKeywords()
{
    if (m_word.isQuoted)
        return;
    const KeywordSet keywords = keywordsOf(m_dialect);
    for (std::size_t i = 1; i < keywordCount; ++i) {
        const auto keyword = static_cast<Keyword>(i);
        if (contains(keywords, keyword) && matches(text(keyword)))
            m_items.push_back({CompletionKind::keyword,
                               inCase(text(keyword), m_word.isLowerCase),
                               inCase(text(keyword), m_word.isLowerCase),
                               {},
                               {},
                               0});
    }
}

bool CompletionFinder::isAlias() const
{
    const auto bears = [this](const auto& thing) { return thing.alias.range == m_caret; };
    return std::any_of(m_outline.sources.begin(), m_outline.sources.end(), bears)
        || std::any_of(m_outline.scopes.begin(), m_outline.scopes.end(),
                       [&](const Scope& scope) { return std::any_of(scope.items.begin(), scope.items.end(), bears); });
}

bool CompletionFinder::isCaret(NameSpan name) const
{
    return !name.empty() && m_outline.parts(name).back().range == m_caret;
}

bool CompletionFinder::matches(std::string_view name) const
{
    return m_folded.empty() || foldedForMatching(name).find(m_folded) != std::string::npos;
}

std::string CompletionFinder::spelled(std::string_view stored) const
{
    return m_word.isQuoted ? quoted(m_dialect, stored) : quotedIfNeeded(m_dialect, stored);
}

std::vector<NamePart> CompletionFinder::qualifierBeforeCaret() const
{
    const std::vector<Token> tokens = lex(m_text.substr(0, m_caret.begin), m_dialect.lex);
    if (tokens.size() < 2 || tokens.back().kind != TokenKind::dot)
        return {};
    const Token& name = tokens[tokens.size() - 2];
    if (name.kind != TokenKind::word && name.kind != TokenKind::quotedName)
        return {};
    return {{decoded(name, m_text), name.range(), name.kind == TokenKind::quotedName}};
}

ScopeId CompletionFinder::innermostScope() const
{
    ScopeId found;
    for (std::uint32_t i = 0; i < m_outline.scopes.size(); ++i) {
        const ByteRange range = m_outline.scopes[i].range;
        if (range.contains(m_caret) && (!found || m_outline[found].range.contains(range)))
            found = {i};
    }
    return found;
}

} // namespace querymend
