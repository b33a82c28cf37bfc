#include "editor/text/sqleditor.h"

#include "base/ascii.h"
#include "common/lefttoright.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "editor/text/annotationmouse.h"
#include "editor/text/editordrops.h"
#include "editor/text/editorlook.h"
#include "editor/text/keywordsof.h"
#include "editor/text/linecomments.h"
#include "editor/text/returntoleft.h"
#include "editor/text/textstyle.h"

#include <QKeyEvent>
#include <QMimeData>

#include <Qsci/qscicommandset.h>

#include <algorithm>

namespace querymend {

namespace {

/// Whether it is part of a word or quoted name, so that a name next to it would run into it.
bool isOfWord(char c)
{
    return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || c == '"' || c == '`' || (c & '\x80') != 0;
}

bool needsBlankAfter(char c)
{
    return isOfWord(c) || c == ']' || c == ')' || c == '\'' || c == ',';
}

bool needsBlankBefore(char c)
{
    return isOfWord(c) || c == '[' || c == '\'';
}

} // namespace

SqlEditor::SqlEditor(Theme& theme, QWidget* parent)
    : QsciScintilla(parent), m_theme(theme), m_dialect(defaultDialect()), m_keywords(keywordsOf(m_dialect))
{
    setUp();
    leaveShortcutsToWindow();
    putTheme();
    connect(&m_theme, &Theme::changed, this, &SqlEditor::putTheme);
    connect(this, &QsciScintilla::SCN_STYLENEEDED, this, &SqlEditor::styleUpTo);
    connect(this, &QsciScintilla::linesChanged, this, &SqlEditor::showLineNumbers);
    connect(this, &QsciScintilla::SCN_CHARADDED, this, [this](int c) { Q_EMIT typed(static_cast<char32_t>(c)); });
    connect(this, &QsciScintilla::cursorPositionChanged, this, &SqlEditor::caretMoved);
    connect(this, &QsciScintilla::SCN_MODIFIED, this,
            [this](int at, int kind, const char*, int size) { handleModification(at, kind, size); });
    connect(new AnnotationMouse(*this), &AnnotationMouse::clicked, this, &SqlEditor::annotationClicked);
    connect(new EditorDrops(*this), &EditorDrops::filesDropped, this, &SqlEditor::filesDropped);
    new ReturnToLeft(*this);
    m_styling.setInterval(0);
    connect(&m_styling, &QTimer::timeout, this, [this] { styleUpTo(0); });
}

void SqlEditor::handleModification(int at, int kind, int size)
{
    const auto begin = static_cast<std::uint32_t>(at);
    const auto bytes = static_cast<std::uint32_t>(size);
    m_wantedStyled = std::min(m_wantedStyled, static_cast<long>(at));
    if ((kind & SC_MOD_INSERTTEXT) != 0)
        Q_EMIT textReplaced({begin, begin}, bytes);
    else if ((kind & SC_MOD_DELETETEXT) != 0)
        Q_EMIT textReplaced({begin, begin + bytes}, 0);
}

void SqlEditor::setUp()
{
    setAccessibleName(tr("SQL text"));
    setViewportMargins(0, 4, 0, 0);
    setUtf8(true);
    setLayoutDirection(Qt::LeftToRight); // SQL runs from left to right everywhere
    paintFromLeftToRight(*viewport());
    send(SCI_SETBUFFEREDDRAW, 0UL); // Qt buffers, and lines painted apart would have a direction of their own
    setFrameShape(QFrame::NoFrame);
    setEolMode(EolUnix);
    setIndentationsUseTabs(false);
    setTabWidth(4);
    setAutoIndent(true);
    setBackspaceUnindents(true);
    setBraceMatching(SloppyBraceMatch);
    setCaretLineVisible(true);
    setCaretWidth(2);
    setMarginLineNumbers(0, true);
    setMarginType(editornumber::problemMargin, SymbolMargin);
    send(SCI_SETLEXER, SCLEX_CONTAINER);
    send(SCI_SETEXTRAASCENT, 2);
    send(SCI_SETEXTRADESCENT, 2);
    send(SCI_SETMARGINLEFT, 0UL, 4L);
    send(SCI_SETSCROLLWIDTH, 1);
    send(SCI_SETSCROLLWIDTHTRACKING, 1);
    send(SCI_SETMULTIPLESELECTION, 1);
    send(SCI_SETADDITIONALSELECTIONTYPING, 1);
    send(SCI_SETVIRTUALSPACEOPTIONS, SCVS_RECTANGULARSELECTION);
    send(SCI_ANNOTATIONSETSTYLEOFFSET, 0);
    send(SCI_SETMODEVENTMASK, SC_MOD_INSERTTEXT | SC_MOD_DELETETEXT);
}

/// The library binds Ctrl+L, Ctrl+T and others, and would consume them before any action of the window.
void SqlEditor::leaveShortcutsToWindow()
{
    constexpr int kept[] = {Qt::Key_C, Qt::Key_V, Qt::Key_X, Qt::Key_Z, Qt::Key_Y, Qt::Key_A};
    const auto isTaken = [&](int key) {
        const QKeyCombination combination = QKeyCombination::fromCombined(key);
        const int plain = combination.key();
        const bool isLetter = (plain >= Qt::Key_0 && plain <= Qt::Key_9) || (plain >= Qt::Key_A && plain <= Qt::Key_Z)
            || plain == Qt::Key_Slash || plain == Qt::Key_Return;
        return combination.keyboardModifiers().testFlag(Qt::ControlModifier) && isLetter
            && std::find(std::begin(kept), std::end(kept), plain) == std::end(kept);
    };
    for (QsciCommand* const command : standardCommands()->commands()) {
        if (isTaken(command->key()))
            command->setKey(0);
        if (isTaken(command->alternateKey()))
            command->setAlternateKey(0);
    }
    for (const auto command : {QsciCommand::ParaDown, QsciCommand::ParaUp}) // Ctrl+] and Ctrl+[
        standardCommands()->find(command)->setKey(0);
    standardCommands()->find(QsciCommand::Tab)->setAlternateKey((Qt::CTRL | Qt::Key_BracketRight).toCombined());
    standardCommands()->find(QsciCommand::Backtab)->setAlternateKey((Qt::CTRL | Qt::Key_BracketLeft).toCombined());
    standardCommands()->find(QsciCommand::Redo)->setAlternateKey((Qt::CTRL | Qt::SHIFT | Qt::Key_Z).toCombined());
}

void SqlEditor::putTheme()
{
    putLook(*this, m_theme);
    setMarginWidth(editornumber::problemMargin, scaled(18));
    m_numberDigits = 0; // measures them in the new font
    showLineNumbers();
}

std::string SqlEditor::sqlText() const
{
    return std::string(bytesOf({0, textSize()}));
}

std::uint32_t SqlEditor::textSize() const
{
    return static_cast<std::uint32_t>(send(SCI_GETLENGTH));
}

std::string_view SqlEditor::bytesOf(ByteRange range) const
{
    if (range.empty())
        return {};
    const long address = send(SCI_GETRANGEPOINTER, range.begin, static_cast<long>(range.size()));
    return {reinterpret_cast<const char*>(address), range.size()};
}

void SqlEditor::setSqlText(std::string_view text)
{
    send(SCI_SETUNDOCOLLECTION, 0UL);
    send(SCI_CLEARALL);
    send(SCI_SETSCROLLWIDTH, 1);
    send(SCI_SETXOFFSET, 0UL);
    appendSqlText(text);
    setEolMode(text.find("\r\n") == std::string_view::npos ? EolUnix : EolWindows);
}

void SqlEditor::appendSqlText(std::string_view text)
{
    send(SCI_SETUNDOCOLLECTION, 0UL);
    SendScintilla(SCI_APPENDTEXT, text.size(), text.data());
    send(SCI_SETUNDOCOLLECTION, 1UL);
    send(SCI_EMPTYUNDOBUFFER);
    send(SCI_SETSAVEPOINT);
}

void SqlEditor::setStyled(bool isStyled)
{
    m_isStyled = isStyled;
}

void SqlEditor::setDialect(const Dialect& dialect)
{
    m_dialect = dialect;
    m_keywords = keywordsOf(m_dialect);
    send(SCI_STARTSTYLING, 0UL, 0L);
    viewport()->update();
}

std::uint32_t SqlEditor::caret() const
{
    return static_cast<std::uint32_t>(send(SCI_GETCURRENTPOS));
}

void SqlEditor::setCaret(std::uint32_t place)
{
    send(SCI_GOTOPOS, std::min(place, textSize()));
}

ByteRange SqlEditor::selectedRange() const
{
    return {static_cast<std::uint32_t>(send(SCI_GETSELECTIONSTART)),
            static_cast<std::uint32_t>(send(SCI_GETSELECTIONEND))};
}

void SqlEditor::select(ByteRange range)
{
    send(SCI_SETSEL, range.begin, static_cast<long>(range.end));
    send(SCI_SCROLLRANGE, range.end, static_cast<long>(range.begin));
}

void SqlEditor::applyEdits(std::vector<TextEdit> edits)
{
    // Last first, so that the other ranges stay valid.
    std::sort(edits.begin(), edits.end(),
              [](const TextEdit& a, const TextEdit& b) { return a.range.begin > b.range.begin; });
    send(SCI_BEGINUNDOACTION);
    for (const TextEdit& edit : edits) {
        send(SCI_SETTARGETSTART, edit.range.begin);
        send(SCI_SETTARGETEND, edit.range.end);
        SendScintilla(SCI_REPLACETARGET, edit.replacement.size(), edit.replacement.data());
    }
    send(SCI_ENDUNDOACTION);
}

void SqlEditor::insertAtCaret(std::string_view text, std::uint32_t back)
{
    const ByteRange selected = selectedRange();
    applyEdits({{selected, std::string(text)}});
    setCaret(selected.begin + static_cast<std::uint32_t>(text.size()) - back);
}

void SqlEditor::insertName(std::string_view names)
{
    const ByteRange selected = selectedRange();
    const auto at = [this](std::uint32_t place) {
        return place < textSize() ? static_cast<char>(send(SCI_GETCHARAT, place)) : ' ';
    };
    std::string inserted(names);
    if (selected.begin > 0 && needsBlankAfter(at(selected.begin - 1)))
        inserted.insert(inserted.begin(), ' ');
    if (needsBlankBefore(at(selected.end)))
        inserted += ' ';
    insertAtCaret(inserted);
}

bool SqlEditor::canInsertFromMimeData(const QMimeData* source) const
{
    return !isReadOnly() && (source->hasText() || QsciScintilla::canInsertFromMimeData(source));
}

void SqlEditor::showFromLeft()
{
    send(SCI_SETSCROLLWIDTH, 1); // it grows with the lines that are drawn
    send(SCI_SETXOFFSET, 0UL);
    send(SCI_SCROLLCARET);
}

void SqlEditor::toggleComment()
{
    applyEdits(commentToggles(sqlText(), selectedRange()));
}

void SqlEditor::keyPressEvent(QKeyEvent* event)
{
    bool isTaken = false;
    Q_EMIT keyPressed(event, isTaken);
    if (isTaken)
        return;
    const QString text = event->text();
    if (event->key() == Qt::Key_Escape && send(SCI_GETSELECTIONS) == 1)
        event->ignore();                                                          // the window cancels what runs
    else if (!isReadOnly() && text.size() == 2 && text.front().isHighSurrogate()) // the library drops surrogate pairs
        insertAtCaret(text.toStdString());
    else
        QsciScintilla::keyPressEvent(event);
}

/// Tab first serves what wants it, such as a list of completions.
bool SqlEditor::focusNextPrevChild(bool next)
{
    if (m_tabKey == TabKey::indents && !isReadOnly())
        return false;
    QKeyEvent tab(QEvent::KeyPress, next ? Qt::Key_Tab : Qt::Key_Backtab, next ? Qt::NoModifier : Qt::ShiftModifier);
    bool isTaken = false;
    Q_EMIT keyPressed(&tab, isTaken);
    return isTaken || QAbstractScrollArea::focusNextPrevChild(next);
}

void SqlEditor::focusOutEvent(QFocusEvent* event)
{
    QsciScintilla::focusOutEvent(event);
    Q_EMIT focusLost();
}

/// Styles one slice per turn of the event loop; until its turn comes, the rest stays plain.
void SqlEditor::styleUpTo(int end)
{
    if (!m_isStyled)
        return m_styling.stop();
    constexpr long slice = 48L * 1024;
    m_wantedStyled = std::min(std::max(m_wantedStyled, static_cast<long>(end)), static_cast<long>(textSize()));
    const long styled = send(SCI_GETENDSTYLED);
    const long line = send(SCI_LINEFROMPOSITION, static_cast<unsigned long>(std::min(styled + slice, m_wantedStyled)));
    const long whole = SendScintilla(SCI_GETLINEENDPOSITION, static_cast<unsigned long>(line));
    const bool isMore = styled < m_wantedStyled && styleSlice(std::max(whole, styled + 1)) < m_wantedStyled;
    if (isMore)
        m_styling.start();
    else
        m_styling.stop();
}

/// Begins with the line where styling last ended, or with a token that runs into it. Returns where styling ended.
long SqlEditor::styleSlice(long end)
{
    end = std::min(end, static_cast<long>(textSize()));
    long begin = send(SCI_GETENDSTYLED);
    begin = SendScintilla(SCI_POSITIONFROMLINE,
                          static_cast<unsigned long>(send(SCI_LINEFROMPOSITION, static_cast<unsigned long>(begin))));
    const auto styleAt = [this](long at) { return send(SCI_GETSTYLEAT, static_cast<unsigned long>(at)); };
    if (begin > 0 && spansLines(static_cast<TextStyle>(styleAt(begin - 1)))) {
        const long style = styleAt(begin - 1);
        while (begin > 0 && styleAt(begin - 1) == style)
            --begin;
    }
    const auto from = static_cast<std::uint32_t>(begin);
    const std::string_view text = bytesOf({from, static_cast<std::uint32_t>(end)});
    std::string styles(text.size(), static_cast<char>(TextStyle::plain));
    for (const StyledRange& styled : stylesOf(text, m_dialect, m_keywords))
        std::fill_n(styles.begin() + styled.range.begin, styled.range.size(), static_cast<char>(styled.style));
    send(SCI_STARTSTYLING, from);
    SendScintilla(SCI_SETSTYLINGEX, styles.size(), styles.data()); // in one call, because each one notifies the window
    return end;
}

void SqlEditor::showLineNumbers()
{
    const int digits = static_cast<int>(QString::number(std::max(lines(), 99)).size());
    if (digits == m_numberDigits)
        return;
    m_numberDigits = digits;
    setMarginWidth(0, QString(digits + 1, u'9'));
}

} // namespace querymend

#include "moc_sqleditor.cpp"
