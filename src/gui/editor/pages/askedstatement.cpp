#include "editor/pages/askedstatement.h"

#include "editor/problems/problemmarks.h"
#include "editor/problems/runproblem.h"
#include "editor/text/sqleditor.h"

#include <utility>

namespace querymend {

void AskedStatement::take(EditorPage& page, std::string statement)
{
    page.marks().forgetRun();
    m_page = &page;
    m_range = page.hasProposal() ? ByteRange() : page.rangeAtCaret();
    m_statement = std::move(statement);
}

void AskedStatement::mark(const std::string& statement, const EngineError& error) const
{
    const EditorPage* const page = pageOf(statement);
    if (page && page->editor().textIn(m_range) == statement && !page->hasProposal())
        page->marks().showOfRun(problemOf(error), m_range);
}

EditorPage* AskedStatement::pageOf(const std::string& statement) const
{
    return m_page && statement == m_statement && m_range.end <= m_page->editor().textSize() ? m_page.get() : nullptr;
}

TextProblem AskedStatement::problemOf(const EngineError& error) const
{
    return runProblemOf(error, m_statement, m_range.begin, m_page->editor().dialect());
}

} // namespace querymend
