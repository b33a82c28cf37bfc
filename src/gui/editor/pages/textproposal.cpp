#include "editor/pages/textproposal.h"

#include "editor/pages/mergeddiff.h"
#include "editor/pages/proposalbar.h"
#include "editor/text/sqleditor.h"

#include <utility>
#include <vector>

namespace querymend {

namespace {

void mark(SqlEditor& editor, int number, const std::vector<ByteRange>& ranges)
{
    editor.send(QsciScintilla::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(number));
    for (const ByteRange range : ranges)
        editor.send(QsciScintilla::SCI_INDICATORFILLRANGE, range.begin, static_cast<long>(range.size()));
}

} // namespace

TextProposal::TextProposal(SqlEditor& editor, ProposalBar& bar, QObject* parent)
    : QObject(parent), m_editor(editor), m_bar(bar)
{
    m_bar.hide();
    connect(&m_bar, &ProposalBar::accepted, this, [this] { decide(Decision::accept); });
    connect(&m_bar, &ProposalBar::reverted, this, [this] { decide(Decision::revert); });
}

void TextProposal::show(std::string before, std::string after)
{
    const MergedDiff merged = mergedDiff(before, after, m_editor.dialect().lex);
    m_change = Change{std::move(before), std::move(after)};
    m_editor.setReadOnly(false);
    m_editor.setSqlText(merged.text);
    m_editor.setReadOnly(true);
    mark(m_editor, editornumber::removedMark, merged.removed);
    mark(m_editor, editornumber::removedStrike, merged.removed);
    mark(m_editor, editornumber::addedMark, merged.added);
    m_bar.setChange(static_cast<qsizetype>(linesWith(merged.removed, merged.text)),
                    static_cast<qsizetype>(linesWith(merged.added, merged.text)));
    m_bar.show();
    Q_EMIT changed();
}

void TextProposal::decide(Decision decision)
{
    const Change change = *std::exchange(m_change, std::nullopt);
    m_bar.hide();
    m_editor.setReadOnly(false);
    m_editor.setSqlText(change.before);
    if (decision == Decision::accept) // as an edit, so that it can be undone
        m_editor.applyEdits({{{0, static_cast<std::uint32_t>(change.before.size())}, change.after}});
    m_editor.setFocus();
    Q_EMIT changed();
}

} // namespace querymend

#include "moc_textproposal.cpp"
