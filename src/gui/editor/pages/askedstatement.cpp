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
        m_parts.push_back({page.hasProposal() ? ByteRange() : range, statement, EditedText(statement, {})});
        statements.push_back(std::move(statement));
    }
    return statements;
}

void AskedStatement::setSent(std::vector<EditedText> sent)
{
    for (std::size_t i = 0; i < std::min(sent.size(), m_parts.size()); ++i)
        m_parts[i].sent = std::move(sent[i]);
}

void AskedStatement::mark(const std::string& statement, const EngineError& error) const
{
    const EditorPage* const page = pageOf(statement);
    const Part* const part = partOf(statement);
    if (page && page->editor().textIn(part->range) == part->statement && !page->hasProposal())
        page->marks().showOfRun(problemOf(statement, error), part->range);
}

EditorPage* AskedStatement::pageOf(const std::string& statement) const
{
    return partOf(statement) ? m_page.get() : nullptr;
}

TextProblem AskedStatement::problemOf(const std::string& statement, const EngineError& error) const
{
    TextProblem problem = runProblemOf(error, statement, 0, m_page->editor().dialect());
    if (const Part* const part = partOf(statement)) {
        problem.range = part->sent.toOriginal(problem.range);
        problem.range.begin += part->range.begin;
        problem.range.end += part->range.begin;
    }
    return problem;
}

const AskedStatement::Part* AskedStatement::partOf(const std::string& statement) const
{
    const auto found = std::find_if(m_parts.begin(), m_parts.end(), [&](const Part& part) {
        return part.sent.text() == statement && m_page && part.range.end <= m_page->editor().textSize();
    });
    return found == m_parts.end() ? nullptr : &*found;
}

} // namespace querymend
