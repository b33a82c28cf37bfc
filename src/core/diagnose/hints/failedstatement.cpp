#include "diagnose/hints/failedstatement.h"

#include "base/ascii.h"
#include "check/reply.h"
#include "check/rowshape.h"

#include <algorithm>

namespace querymend {

namespace {

/// What a reply has around its statement would be read as names.
EditedText statementIn(std::string_view given, const Dialect& dialect)
{
    auto extracted = extractSql(given, dialect.lex);
    return extracted ? std::move(extracted).value().sql : EditedText({}, {});
}

} // namespace

FailedStatement::FailedStatement(std::string_view given, const Dialect& dialect, const SchemaView* schema)
    : m_sql(statementIn(given, dialect)), m_outline(outlineOf(m_sql.text(), dialect.lex, dialect.syntax))
{
    if (!schema)
        return;
    for (const Source& source : m_outline.sources) {
        if (source.kind != SourceKind::table || source.cte)
            continue;
        const TableMatch match = schema->catalog().find(writtenTable(m_outline, source.name));
        if (match && std::find(m_tables.begin(), m_tables.end(), match.table) == m_tables.end())
            m_tables.push_back(match.table);
    }
}

std::vector<std::string> FailedStatement::qualifiers() const
{
    std::vector<std::string> names;
    for (const Source& source : m_outline.sources) {
        const NamePart* const exposed = exposedName(m_outline, source);
        if (exposed && std::find(names.begin(), names.end(), exposed->text) == names.end())
            names.push_back(exposed->text);
    }
    return names;
}

std::string FailedStatement::otherSpellingOf(std::string_view column) const
{
    for (const ColumnRef& reference : m_outline.columns) {
        for (const NamePart& part : m_outline.parts(reference.name)) {
            if (!part.quoted && part.text != column && asciiEqualsIgnoringCase(part.text, column))
                return part.text;
        }
    }
    return {};
}

std::vector<FailedStatement::FoundCall> FailedStatement::callsOf(std::string_view function) const
{
    std::vector<FoundCall> found;
    for (const Call& call : m_outline.calls) {
        const auto parts = m_outline.parts(call.name);
        if (parts.empty() || !asciiEqualsIgnoringCase(parts.back().text, function))
            continue;
        FoundCall made{m_sql.toOriginal(call.range), {}};
        for (const ByteRange argument : call.arguments)
            made.arguments.push_back(m_sql.toOriginal(argument));
        found.push_back(std::move(made));
    }
    return found;
}

} // namespace querymend
