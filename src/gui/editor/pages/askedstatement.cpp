#include "editor/pages/askedstatement.h"

#include "editor/problems/problemmarks.h"
#include "editor/problems/runproblem.h"
#include "editor/text/sqleditor.h"

#include <algorithm>
#include <utility>

namespace querymend {

std::vector<std::string> AskedStatement::take(EditorPage& page, const std::vector<ByteRange>& ranges)
{
    page.marks().forgetRun();
    m_page = &page;
    m_parts.clear();
    std::vector<std::string> statements;
    for (const ByteRange range : ranges) {
        std::string statement = page.statementIn(range);
        if (statement.empty())
            continue;
        statements.push_back(statement);
        m_parts.push_back({page.hasProposal() ? ByteRange() : range, std::move(statement)});
    }
    return statements;
}

void AskedStatement::mark(const std::string& statement, const EngineError& error) const
{
    const EditorPage* const page = pageOf(statement);
    const Part* const part = partOf(statement);
    if (page && page->editor().textIn(part->range) == statement && !page->hasProposal())
        page->marks().showOfRun(problemOf(statement, error), part->range);
}

EditorPage* AskedStatement::pageOf(const std::string& statement) const
{
    return partOf(statement) ? m_page.get() : nullptr;
}

TextProblem AskedStatement::problemOf(const std::string& statement, const EngineError& error) const
{
    const Part* const part = partOf(statement);
    return runProblemOf(error, statement, part ? part->range.begin : 0, m_page->editor().dialect());
}

const AskedStatement::Part* AskedStatement::partOf(const std::string& statement) const
{
    const auto found = std::find_if(m_parts.begin(), m_parts.end(), [&](const Part& part) {
        return part.statement == statement && m_page && part.range.end <= m_page->editor().textSize();
    });
    return found == m_parts.end() ? nullptr : &*found;
}

} // namespace querymend
