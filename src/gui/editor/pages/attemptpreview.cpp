#include "editor/pages/attemptpreview.h"

#include "common/elidedlabel.h"
#include "common/findingtext.h"
#include "common/icon.h"
#include "common/plaintip.h"
#include "common/sidedmargins.h"
#include "common/theme.h"
#include "editor/problems/problemmarks.h"
#include "editor/text/sqleditor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr int leastHeight = 48; ///< two lines

} // namespace

AttemptPreview::AttemptPreview(Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_change(new QLabel(this)), m_editor(new SqlEditor(theme, this)),
      m_marks(new ProblemMarks(*m_editor, theme))
{
    m_change->setTextFormat(Qt::RichText);
    m_change->setLayoutDirection(Qt::LeftToRight); // it is SQL
    m_change->setContentsMargins(12, 0, 8, 4);     // above the line numbers in each direction
    m_change->setMinimumWidth(1);                  // keeps a long change from widening the window
    m_editor->setMinimumHeight(leastHeight);
    m_editor->setReadOnly(true);
    setFocusProxy(m_editor);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_change);
    column->addWidget(m_editor, 1);
    connect(&m_theme, &Theme::changed, this, &AttemptPreview::showChange);
    showWords();
}

QWidget* AttemptPreview::makeBar()
{
    auto* const bar = new QFrame(this);
    bar->setProperty("role", QStringLiteral("bar"));
    auto* const row = new QHBoxLayout(bar);
    row->setContentsMargins(sidedMargins(12, 4, 8, 4));
    row->setSpacing(8);
    m_title = new ElidedLabel(bar);
    m_title->setProperty("role", QStringLiteral("title"));
    m_note = new ElidedLabel(bar);
    m_origin = new ElidedLabel(bar);
    for (QLabel* const label : {m_note, m_origin})
        label->setProperty("role", QStringLiteral("meta"));
    QSizePolicy rest(QSizePolicy::Ignored, QSizePolicy::Preferred); // the others need their room first
    rest.setRetainSizeWhenHidden(true);                             // it keeps the buttons at the end
    m_origin->setSizePolicy(rest);
    m_origin->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_take = new QPushButton(bar);
    m_take->setObjectName(QStringLiteral("takePreview"));
    auto* const leave = new QToolButton(bar);
    leave->setObjectName(QStringLiteral("leavePreview"));
    leave->setIcon(themedIcon(Icon::xLg, m_theme, Tone::muted));
    leave->setProperty("role", QStringLiteral("small"));
    leave->setFocusPolicy(Qt::TabFocus);
    leave->setAccessibleName(tr("Back to your text"));
    leave->setToolTip(tr("Back to your text (Esc)"));
    row->addWidget(m_title);
    row->addWidget(m_note);
    row->addWidget(m_origin, 1);
    row->addWidget(m_take);
    row->addWidget(leave);
    connect(m_take, &QPushButton::clicked, this, &AttemptPreview::taken);
    connect(leave, &QToolButton::clicked, this, &AttemptPreview::left);
    return bar;
}

void AttemptPreview::show(PreviewedAttempt attempt)
{
    const bool isSame =
        attempt.sql == m_attempt.sql && attempt.before == m_attempt.before && attempt.kind == m_attempt.kind;
    m_attempt = std::move(attempt);
    if (!isSame)
        showSql();
    if (!isSame && !m_attempt.progress.isEmpty())
        m_editor->send(QsciScintilla::SCI_DOCUMENTEND); // what is new
    showAppearing();
    std::vector<TextProblem> problems = problemsOf(m_attempt.findings, 0);
    for (TextProblem& problem : problems)
        problem.fixes.clear(); // what was recorded is not edited
    const bool isNews = !isSame || problems.size() != m_marks->problems().size();
    m_marks->show(std::move(problems));
    showWords();
    if (isNews) // the editor has its height when everything around it is laid out
        QMetaObject::invokeMethod(this, &AttemptPreview::scrollToProblem, Qt::QueuedConnection);
}

void AttemptPreview::setDialect(const Dialect& dialect)
{
    if (m_editor->dialect().name != dialect.name) // colouring the text again takes time
        m_editor->setDialect(dialect);
}

void AttemptPreview::showSql()
{
    const bool isProse = m_attempt.kind == PreviewedText::prose;
    m_editor->setStyled(!isProse);
    m_editor->setWrapMode(isProse ? QsciScintilla::WrapWord : QsciScintilla::WrapNone);
    m_editor->setMarginLineNumbers(0, !isProse);
    m_editor->setReadOnly(false);
    m_editor->setSqlText(m_attempt.sql);
    m_editor->setReadOnly(true);
    showChange();
}

/// The first mistake, with what is said below its line, may be further down than what fits.
void AttemptPreview::scrollToProblem()
{
    if (m_marks->problems().empty())
        return;
    const auto of = [this](unsigned message, long line = 0) {
        return m_editor->send(message, static_cast<unsigned long>(line));
    };
    const long line = of(QsciScintilla::SCI_LINEFROMPOSITION, m_marks->problems().front().range.begin);
    const long row = of(QsciScintilla::SCI_VISIBLEFROMDOCLINE, line);
    const long rows = 1 + of(QsciScintilla::SCI_ANNOTATIONGETLINES, line);
    const long first = of(QsciScintilla::SCI_GETFIRSTVISIBLELINE);
    if (row < first || row + rows > first + of(QsciScintilla::SCI_LINESONSCREEN))
        of(QsciScintilla::SCI_SETFIRSTVISIBLELINE, std::max(0L, row - 1));
}

void AttemptPreview::showAppearing()
{
    using namespace editornumber;
    constexpr int opaque = 255;
    const QColor colour =
        washed(m_theme.colour(Tone::accepted), m_theme.colour(Tone::panel), qRound(m_attempt.appeared * opaque));
    m_editor->send(QsciScintilla::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(appearingMark));
    m_editor->send(QsciScintilla::SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(m_editor->textSize()));
    if (m_attempt.appearing.empty())
        return;
    m_editor->sendColour(QsciScintilla::SCI_INDICSETFORE, appearingMark, colour);
    m_editor->send(QsciScintilla::SCI_INDICATORFILLRANGE, m_attempt.appearing.begin,
                   static_cast<long>(m_attempt.appearing.size()));
}

/// Marks what is new, and says what it replaced, in the order of the text. While the statement is changing, it says
/// what will be replaced altogether, as the other panels do.
void AttemptPreview::showChange()
{
    m_editor->send(QsciScintilla::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(editornumber::addedMark));
    m_editor->send(QsciScintilla::SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(m_editor->textSize()));
    m_changes.clear();
    if (!m_attempt.before.empty()) {
        const LexRules& rules = m_editor->dialect().lex;
        for (const Replacement& change : replacements(m_attempt.before, m_attempt.sql, rules))
            m_editor->send(QsciScintilla::SCI_INDICATORFILLRANGE, change.range.begin,
                           static_cast<long>(change.range.size()));
        const std::string& whole = m_attempt.whole.empty() ? m_attempt.sql : m_attempt.whole;
        for (const Replacement& change : replacements(m_attempt.before, whole, rules))
            addChange(m_changes, change);
    }
    QStringList said;
    for (const ShownChange& change : m_changes)
        said << changeText(change);
    m_change->setFont(Theme::codeFont()); // its size may have changed
    m_change->setAccessibleName(said.join(QStringLiteral("; ")));
    m_change->setToolTip(plainTip(said.join(QLatin1Char('\n'))));
    m_change->setVisible(!m_changes.isEmpty());
    fitWords();
}

void AttemptPreview::showWords()
{
    const bool isAnswer = m_attempt.offer == PreviewOffer::accept;
    m_title->setText(m_attempt.title);
    m_origin->setText(m_attempt.origin);
    m_origin->setToolTip(plainTip(m_attempt.origin));
    const bool isProse = m_attempt.kind == PreviewedText::prose;
    const QString name = isProse ? tr("Reply of %1, read-only") : tr("SQL of %1, read-only");
    m_editor->setAccessibleName(name.arg(m_attempt.title));
    m_take->setVisible(m_attempt.offer != PreviewOffer::none);
    m_take->setText(isAnswer ? tr("&Accept") : tr("&Open in a Tab"));
    m_take->setAccessibleDescription(isAnswer ? tr("Keep the answer as your own text")
                                              : tr("Open a copy that you can edit"));
    fitWords();
}

/// The origin is also said elsewhere, and so is the way back, by the button.
void AttemptPreview::fitWords()
{
    const QMargins around = m_change->contentsMargins();
    m_change->setText(changeMarkup(m_changes, m_theme, width() - around.left() - around.right()));
    const QString dot = QStringLiteral(" · ");
    const bool isChanging = !m_attempt.whole.empty() && m_attempt.sql != m_attempt.whole;
    const QString state = isChanging ? tr("changing from the previous statement") : m_attempt.progress;
    const QString wayBack = tr("preview · Esc goes back to your text");
    const QString whole = state.isEmpty() ? wayBack : state + dot + wayBack;
    constexpr int gaps = 56; // between the parts, and around them
    const int offer = m_take->isHidden() ? 0 : m_take->sizeHint().width();
    const int room = width() - gaps - m_title->sizeHint().width() - offer
        - m_take->sizeHint().height(); // the button beside it is as wide as it is high
    const QFontMetrics letters(Theme::metaFont());
    const int origin = letters.horizontalAdvance(m_attempt.origin);
    QString note = whole;
    for (const QString& shorter : {state, wayBack, tr("preview")}) {
        if (letters.horizontalAdvance(note) > room && !shorter.isEmpty())
            note = shorter;
    }
    m_note->setText(note);
    m_note->setToolTip(plainTip(whole));
    m_note->setVisible(letters.horizontalAdvance(note) <= room); // the title has its room
    m_origin->setVisible(letters.horizontalAdvance(note) + origin <= room);
}

void AttemptPreview::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitWords();
}

void AttemptPreview::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    showWords();
    showChange();
}

} // namespace querymend

#include "moc_attemptpreview.cpp"
