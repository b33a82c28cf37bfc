#include "editor/completion/completer.h"

#include "base/ascii.h"
#include "check/schemaview.h"
#include "editor/text/sqleditor.h"

#include <QKeyEvent>

#include <algorithm>

namespace querymend {

namespace {

/// Bytes read on either side of the caret, beginning with a whole line.
constexpr std::uint32_t mostRead = 32 * 1024;

bool isPartOfWord(char32_t c)
{
    return QChar::isLetterOrNumber(c) || c == U'_';
}

} // namespace

Completer::Completer(SqlEditor& editor, const Theme& theme)
    : QObject(&editor), m_editor(editor), m_popup(new CompletionPopup(theme, &editor))
{
    connect(m_popup, &CompletionPopup::chosen, this, &Completer::accept);
    connect(&m_editor, &SqlEditor::typed, this, &Completer::onTyped);
    connect(&m_editor, &SqlEditor::caretMoved, this, &Completer::onCaretMoved);
    connect(&m_editor, &SqlEditor::focusLost, m_popup, &QWidget::hide);
    connect(&m_editor, &SqlEditor::keyPressed, this,
            [this](const QKeyEvent* event, bool& isTaken) { isTaken = isTaken || m_popup->take(*event); });
}

void Completer::ask()
{
    propose(find(), CompletionTrigger::asked);
}

void Completer::onTyped(char32_t character)
{
    if (character == U'.' || isPartOfWord(character))
        propose(find(), m_popup->isVisible() ? m_popup->trigger() : CompletionTrigger::typed);
    else if (character == U' ' && isAfterJoinWord())
        propose(find(), CompletionTrigger::typed);
    else
        m_popup->hide();
}

/// Whether ON or JOIN was just typed: foreign keys then tell what may follow.
bool Completer::isAfterJoinWord() const
{
    constexpr std::uint32_t longest = 6; // a blank, JOIN, a blank
    const std::uint32_t caret = m_editor.caret();
    std::string before = " " + m_editor.textIn({caret - std::min(caret, longest), caret});
    std::replace_if(before.begin(), before.end(), asciiIsSpace, ' ');
    const std::string text = asciiUppered(before);
    return text.ends_with(" ON ") || text.ends_with(" JOIN ");
}

/// Keeps the list open while the caret stays in the word, as when deleting; any other move closes it.
void Completer::onCaretMoved()
{
    if (!m_popup->isVisible() || m_editor.caret() == m_caret)
        return;
    Completions found = find();
    if (found.replaces.begin == m_replaces.begin)
        propose(std::move(found), m_popup->trigger());
    else
        m_popup->hide();
}

Completions Completer::find() const
{
    const std::uint32_t caret = m_editor.caret();
    const std::uint32_t end = std::min(m_editor.textSize(), caret + mostRead);
    std::uint32_t begin = 0;
    if (caret > mostRead) {
        const auto line =
            static_cast<unsigned long>(m_editor.send(QsciScintilla::SCI_LINEFROMPOSITION, caret - mostRead));
        begin =
            std::min(caret, static_cast<std::uint32_t>(m_editor.send(QsciScintilla::SCI_POSITIONFROMLINE, line + 1)));
    }
    const Catalog* const catalog = m_schema ? &m_schema->catalog() : nullptr;
    Completions found = completionsAt(m_editor.textIn({begin, end}), caret - begin, m_editor.dialect(), catalog);
    found.replaces.begin += begin;
    found.replaces.end += begin;
    return found;
}

void Completer::propose(Completions found, CompletionTrigger trigger)
{
    if (m_editor.isReadOnly())
        return;
    const bool isBehindDot =
        found.replaces.begin > 0 && m_editor.send(QsciScintilla::SCI_GETCHARAT, found.replaces.begin - 1UL) == '.';
    const bool isOfKey = !found.items.empty() && found.items.front().isRelated;
    const bool isEnough = found.prefix.size() >= 2 || isBehindDot || isOfKey;
    // The only completion has already been typed in full.
    const bool isTypedOut = found.items.size() == 1 && found.items.front().insert == found.prefix;
    if (trigger == CompletionTrigger::typed && (!isEnough || isTypedOut)) {
        m_popup->hide();
        return;
    }
    m_caret = m_editor.caret();
    m_replaces = found.replaces;
    m_popup->propose(std::move(found.items), trigger, caretOnScreen(found.replaces.begin));
}

QRect Completer::caretOnScreen(std::uint32_t place) const
{
    const auto ask = [&](unsigned message) {
        return static_cast<int>(m_editor.send(message, 0UL, static_cast<long>(place)));
    };
    const auto line = static_cast<unsigned long>(m_editor.send(QsciScintilla::SCI_LINEFROMPOSITION, place));
    const int height = static_cast<int>(m_editor.send(QsciScintilla::SCI_TEXTHEIGHT, line));
    const QPoint corner(ask(QsciScintilla::SCI_POINTXFROMPOSITION), ask(QsciScintilla::SCI_POINTYFROMPOSITION));
    return {m_editor.viewport()->mapToGlobal(corner), QSize(1, height)};
}

void Completer::accept(const Completion& completion)
{
    const ByteRange replaced{m_replaces.begin, std::max(m_replaces.end, m_editor.caret())};
    m_editor.applyEdits({{replaced, completion.insert}});
    m_editor.setCaret(replaced.begin + static_cast<std::uint32_t>(completion.insert.size()) - completion.back);
}

} // namespace querymend

#include "moc_completer.cpp"
