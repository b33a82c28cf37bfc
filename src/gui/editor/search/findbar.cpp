#include "editor/search/findbar.h"

#include "common/icon.h"
#include "common/plaintip.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "editor/text/sqleditor.h"

#include <QFontMetrics>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <chrono>

namespace querymend {

namespace {

constexpr std::chrono::milliseconds pause{120};
constexpr std::size_t none = static_cast<std::size_t>(-1);

QHBoxLayout* rowIn(QWidget* parent)
{
    auto* const row = new QHBoxLayout(parent);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    return row;
}

} // namespace

FindBar::FindBar(Theme& theme, QWidget* parent)
    : QFrame(parent), m_what(new QLineEdit(this)), m_with(new QLineEdit(this)), m_count(new QLabel(this)),
      m_replaceRow(new QWidget(this))
{
    setProperty("role", QStringLiteral("bar"));
    auto* const grid = new QGridLayout(this); // so that both fields end at the same place
    grid->setContentsMargins(8, 4, 8, 4);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    makeFindRow(theme, *grid);
    makeReplaceRow(*grid);
    fitText();
    connect(&theme, &Theme::changed, this, &FindBar::fitText);
    m_soon.setSingleShot(true);
    m_soon.setInterval(pause);
    connect(&m_soon, &QTimer::timeout, this, &FindBar::search);
    connect(m_what, &QLineEdit::textChanged, this, &FindBar::search);
    hide();
}

/// The field needs the room more than its buttons do.
void FindBar::fitText()
{
    for (QLineEdit* const field : {m_what, m_with})
        Theme::useCodeFont(*field);
    for (QToolButton* const button : findChildren<QToolButton*>()) {
        if (button->parentWidget() != m_what && button->parentWidget() != m_with) // they have one to clear them
            button->setFixedWidth(scaled(26));
    }
    const QFontMetrics letters(Theme::metaFont()); // the field does not change its width with what is found
    m_count->setMinimumWidth(std::max({scaled(52), letters.horizontalAdvance(tr("not found")),
                                       letters.horizontalAdvance(tr("%1 of %2").arg(99).arg(99))}));
}

void FindBar::makeFindRow(Theme& theme, QGridLayout& grid)
{
    auto* const widget = new QWidget(this);
    auto* const row = rowIn(widget);
    const auto button = [&](Icon icon, const QString& name, const QKeySequence& keys) {
        auto* const made = new QToolButton(widget);
        made->setIcon(themedIcon(icon, theme));
        made->setAccessibleName(name);
        made->setToolTip(keys.isEmpty() ? name
                                        : QStringLiteral("%1 (%2)").arg(name, keys.toString(QKeySequence::NativeText)));
        made->setShortcut(keys);
        return made;
    };
    m_what->setPlaceholderText(tr("Find"));
    m_what->setAccessibleName(tr("Find"));
    m_what->setClearButtonEnabled(true);
    m_what->setLayoutDirection(Qt::LeftToRight); // as code is read, so that the button is not where it begins
    m_count->setProperty("role", QStringLiteral("meta"));
    m_count->setTextFormat(Qt::PlainText);
    row->addWidget(addOption(SearchOption::matchCase, tr("Aa"), tr("Match case")));
    row->addWidget(addOption(SearchOption::wholeWords, tr("W"), tr("Whole words")));
    row->addWidget(addOption(SearchOption::regex, tr(".*"), tr("Regular expression")));
    row->addWidget(m_count);
    QToolButton* const previous = button(Icon::arrowUp, tr("Previous match"), QKeySequence::FindPrevious);
    QToolButton* const next = button(Icon::arrowDown, tr("Next match"), QKeySequence::FindNext);
    QToolButton* const close = button(Icon::xLg, tr("Close"), {});
    for (QToolButton* const made : {previous, next, close})
        row->addWidget(made);
    connect(previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    grid.addWidget(m_what, 0, 0);
    grid.addWidget(widget, 0, 1);
}

void FindBar::makeReplaceRow(QGridLayout& grid)
{
    auto* const row = rowIn(m_replaceRow);
    row->setSpacing(8);
    m_with->setPlaceholderText(tr("Replace with"));
    m_with->setAccessibleName(tr("Replace with"));
    m_with->setLayoutDirection(Qt::LeftToRight);
    m_one = new QPushButton(tr("Replace"), m_replaceRow);
    m_all = new QPushButton(tr("Replace All"), m_replaceRow);
    row->addWidget(m_one, 1);
    row->addWidget(m_all, 1);
    connect(m_one, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(m_all, &QPushButton::clicked, this, &FindBar::replaceAll);
    grid.addWidget(m_with, 1, 0);
    grid.addWidget(m_replaceRow, 1, 1);
}

QToolButton* FindBar::addOption(SearchOption option, const QString& text, const QString& name)
{
    auto* const made = new QToolButton(this);
    made->setText(text);
    made->setProperty("role", QStringLiteral("letters"));
    made->setCheckable(true);
    made->setAccessibleName(name);
    made->setToolTip(name);
    made->setProperty("option", static_cast<int>(option));
    m_options += made;
    connect(made, &QToolButton::toggled, this, &FindBar::search);
    return made;
}

void FindBar::setEditor(SqlEditor* editor)
{
    if (m_editor == editor)
        return;
    unmark();
    if (m_editor)
        disconnect(m_editor, nullptr, this, nullptr);
    m_editor = editor;
    if (m_editor)
        connect(m_editor, &SqlEditor::textReplaced, this, &FindBar::searchSoon);
    if (isVisible())
        search();
}

void FindBar::open(Part part)
{
    for (QWidget* const one : {static_cast<QWidget*>(m_with), m_replaceRow})
        one->setVisible(part == Part::replace);
    const ByteRange selected = m_editor ? m_editor->selectedRange() : ByteRange{};
    const QString text = selected.empty()
        ? QString()
        : QString::fromStdString(m_editor->sqlText().substr(selected.begin, selected.size()));
    show();
    fitText(); // the style sheet brings back fonts from before it was shown
    if (!text.isEmpty() && !text.contains(u'\n'))
        m_what->setText(text);
    search();
    m_what->setFocus();
    m_what->selectAll();
}

SearchSpec FindBar::spec() const
{
    SearchSpec made{m_what->text(), {}};
    for (const QToolButton* const option : m_options)
        made.options.setFlag(static_cast<SearchOption>(option->property("option").toInt()), option->isChecked());
    return made;
}

/// Searches after a pause in typing. Until then, Scintilla moves the marks with the text.
void FindBar::searchSoon()
{
    if (isVisible())
        m_soon.start();
}

void FindBar::search()
{
    m_soon.stop();
    if (!m_editor)
        return;
    m_matches = matchesIn(m_editor->sqlText(), spec());
    m_current = none;
    const std::size_t at = firstFrom(m_editor->selectedRange().begin);
    // Typing in the bar goes to the next match; typing in the text leaves the caret alone.
    if (!m_matches.ranges.empty() && !m_editor->hasFocus())
        goTo(at);
    mark();
    tell();
}

std::size_t FindBar::firstFrom(std::uint32_t place) const
{
    const auto& ranges = m_matches.ranges;
    const auto found =
        std::find_if(ranges.begin(), ranges.end(), [&](ByteRange range) { return range.begin >= place; });
    return found == ranges.end() ? 0 : static_cast<std::size_t>(found - ranges.begin());
}

void FindBar::goTo(std::size_t match)
{
    m_current = match;
    m_editor->select(m_matches.ranges[match]);
    mark();
    tell();
}

void FindBar::findNext()
{
    if (m_soon.isActive())
        search();
    if (m_editor && !m_matches.ranges.empty())
        goTo(firstFrom(m_editor->selectedRange().end));
}

void FindBar::findPrevious()
{
    if (m_soon.isActive())
        search();
    if (!m_editor || m_matches.ranges.empty())
        return;
    const auto& ranges = m_matches.ranges;
    const std::uint32_t place = m_editor->selectedRange().begin;
    const auto before =
        std::count_if(ranges.begin(), ranges.end(), [&](ByteRange range) { return range.begin < place; });
    goTo(before == 0 ? ranges.size() - 1 : static_cast<std::size_t>(before) - 1);
}

void FindBar::mark()
{
    unmark();
    if (!m_editor)
        return;
    for (std::size_t i = 0; i < m_matches.ranges.size(); ++i) {
        const int number = i == m_current ? editornumber::currentFoundMark : editornumber::foundMark;
        const ByteRange range = m_matches.ranges[i];
        m_editor->send(QsciScintilla::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(number));
        m_editor->send(QsciScintilla::SCI_INDICATORFILLRANGE, range.begin, static_cast<long>(range.size()));
    }
}

void FindBar::unmark()
{
    for (const int number : {editornumber::foundMark, editornumber::currentFoundMark}) {
        if (!m_editor)
            return;
        m_editor->send(QsciScintilla::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(number));
        m_editor->send(QsciScintilla::SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(m_editor->textSize()));
    }
}

void FindBar::replaceOne()
{
    if (m_soon.isActive())
        search();
    if (!m_editor || m_editor->isReadOnly() || m_current >= m_matches.ranges.size())
        return findNext();
    const ByteRange range = m_matches.ranges[m_current];
    const std::vector<TextEdit> edits = replacementsOf(m_editor->sqlText(), spec(), {range}, m_with->text());
    if (edits.empty())
        return;
    m_editor->applyEdits(edits);
    m_editor->setCaret(range.begin + static_cast<std::uint32_t>(edits.front().replacement.size()));
    search();
}

void FindBar::replaceAll()
{
    search();
    if (!m_editor || m_editor->isReadOnly() || m_matches.ranges.empty())
        return;
    const auto edits = replacementsOf(m_editor->sqlText(), spec(), m_matches.ranges, m_with->text());
    m_editor->applyEdits(edits);
    search();
    m_count->setText(tr("%n replaced", nullptr, static_cast<int>(edits.size())));
}

void FindBar::tell()
{
    const QLocale locale;
    const auto count = static_cast<qulonglong>(m_matches.ranges.size());
    const QString of = locale.toString(count) + (m_matches.isCut ? QStringLiteral("+") : QString());
    m_count->setToolTip(plainTip(m_matches.error));
    for (QPushButton* const button : {m_one, m_all})
        button->setEnabled(count > 0);
    if (!m_matches.error.isEmpty())
        m_count->setText(tr("invalid pattern: %1").arg(m_matches.error));
    else if (m_what->text().isEmpty())
        m_count->clear();
    else if (count == 0)
        m_count->setText(tr("not found"));
    else if (m_current == none)
        m_count->setText(tr("%n match(es)", nullptr, static_cast<int>(count)));
    else
        m_count->setText(tr("%1 of %2").arg(locale.toString(static_cast<qulonglong>(m_current + 1)), of));
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        hide();
    else if (isReturn && m_with->hasFocus())
        replaceOne();
    else if (isReturn && m_what->hasFocus())
        event->modifiers().testFlag(Qt::ShiftModifier) ? findPrevious() : findNext();
    else
        QFrame::keyPressEvent(event);
}

void FindBar::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    unmark();
    if (m_editor && !event->spontaneous())
        m_editor->setFocus();
}

} // namespace querymend

#include "moc_findbar.cpp"
