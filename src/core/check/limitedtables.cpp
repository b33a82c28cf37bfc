#include "check/limitedtables.h"

#include "base/ascii.h"
#include "check/syntaxtokens.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <string>
#include <utility>

namespace querymend {

namespace {

class UsesBeyondLimit {
public:
    UsesBeyondLimit(const JudgedText& judged, const Catalog& catalog, GuardVerdict& verdict)
        : m_judged(judged), m_catalog(catalog), m_verdict(verdict), m_tokens(judged)
    {}

    void run()
    {
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (listsTables(i))
                refuse(m_tokens.at(i).range(), "SHOW",
                       "Queries here may use some tables only, so they cannot list them all.");
            else if (isListed(i))
                judgeListed(i);
        }
        for (const NameSpan type : m_judged.outline.types) {
            const auto parts = m_judged.outline.parts(type);
            const std::string name = dotted(parts);
            if (mayBeTable(parts))
                refuse({parts.front().range.begin, parts.back().range.end}, name, "There is no type " + name + '.');
        }
        if (m_verdict.unclear)
            admitNothing();
    }

private:
    /// SHOW TABLES, SHOW ALL TABLES and SHOW DATABASES can be read from in DuckDB.
    [[nodiscard]] bool listsTables(std::size_t i) const
    {
        if (!m_tokens.is(i, Keyword::Show))
            return false;
        const std::size_t next = m_tokens.is(i + 1, Keyword::All) ? i + 2 : i + 1;
        return m_tokens.is(next, Keyword::Tables) || m_tokens.is(next, Keyword::Databases);
    }

    [[nodiscard]] bool isListed(std::size_t i) const
    {
        if (!isNameToken(m_tokens.at(i)))
            return false;
        const std::span<const std::string_view> listed = m_judged.dialect.functions.describing;
        const std::string name = asciiLowered(decoded(m_tokens.at(i), m_judged.text));
        return std::any_of(listed.begin(), listed.end(), [&](std::string_view one) {
            return one.ends_with('*') ? name.starts_with(one.substr(0, one.size() - 1)) : name == one;
        });
    }

    /// The word may also be the name of a column, which is allowed.
    void judgeListed(std::size_t i)
    {
        const ByteRange range = m_tokens.at(i).range();
        const std::string name = decoded(m_tokens.at(i), m_judged.text);
        const std::vector<NameSpan>& types = m_judged.outline.types;
        const bool isType = std::any_of(types.begin(), types.end(), [&](NameSpan type) {
            return m_judged.outline.parts(type).back().range == range;
        });
        const std::vector<Source>& sources = m_judged.outline.sources;
        const bool isSource = std::any_of(sources.begin(), sources.end(), [&](const Source& source) {
            return !source.name.empty() && m_judged.outline.parts(source.name).back().range == range;
        });
        if (isType || isSource || m_tokens.is(i + 1, TokenKind::openParen))
            refuse(range, name, name + " is not allowed: it could reveal tables that queries may not use here.");
    }

    /// Whether a value of this type would show a table's columns.
    [[nodiscard]] bool mayBeTable(std::span<const NamePart> type) const
    {
        if (m_judged.dialect.ownTypes.empty() || listNames(m_judged.dialect.ownTypes, type.back().text))
            return false;
        const std::string name = asciiLowered(type.back().text);
        const std::string element = name.starts_with('_') ? name.substr(1) : name; // the type of an array
        return !listNames(m_judged.dialect.ownTypes, element) && name != "for" && !isKnownType(element);
    }

    [[nodiscard]] bool isKnownType(std::string_view type) const
    {
        const std::vector<Table>& tables = m_catalog.snapshot().tables;
        return std::any_of(tables.begin(), tables.end(), [&](const Table& table) {
            return asciiEqualsIgnoringCase(table.name, type)
                || std::any_of(table.columns.begin(), table.columns.end(), [&](const Column& column) {
                       return asciiEqualsIgnoringCase(nameOfType(column.type), type);
                   });
        });
    }

    /// The name at the beginning of a column's type: `mood` of `public.mood[] as enum('good', 'bad')`.
    static std::string_view nameOfType(std::string_view type)
    {
        type = type.substr(0, type.find_first_of(" [("));
        return type.substr(type.rfind('.') + 1); // all of it if there is no dot
    }

    void refuse(ByteRange range, std::string subject, std::string message)
    {
        m_verdict.refusals.insert(m_verdict.refusals.begin(),
                                  {ErrorCode::forbiddenOperation, range, std::move(subject), std::move(message)});
        admitNothing();
    }

    void admitNothing()
    {
        m_verdict.unclear = false;
        m_verdict.statement = EditedText{{}, {}};
    }

    const JudgedText& m_judged;
    const Catalog& m_catalog;
    GuardVerdict& m_verdict;
    SyntaxTokens m_tokens;
};

} // namespace

bool isWithinLimit(const Source& source, const RowShapes& shapes, const Outline& outline, const Dialect& dialect)
{
    if (!shapes.isSystemTable(source) && !shapes.isInOtherDatabase(source))
        return shapes.lookUp(source).kind != TableMatch::Kind::none;
    const auto parts = outline.parts(source.name);
    const std::string& name = parts.back().text;
    return parts.size() == 1
        && (findFunction(dialect.functions, name) || listNames(dialect.builtInTables, name)
            || shapes.isSequence(source));
}

void refuseBeyondLimit(const JudgedText& judged, const Catalog& catalog, GuardVerdict& verdict)
{
    if (catalog.snapshot().limited)
        UsesBeyondLimit(judged, catalog, verdict).run();
}

} // namespace querymend
