#include "editor/editorstatus.h"

#include "common/announcement.h"
#include "common/chip.h"
#include "common/elidedlabel.h"
#include "common/plaintip.h"
#include "common/scaled.h"
#include "common/sidedmargins.h"
#include "common/statelabel.h"
#include "common/stylesheet.h"
#include "common/theme.h"
#include "editor/pages/editorpage.h"
#include "editor/pages/textconnection.h"
#include "editor/problems/problemmarks.h"
#include "editor/problems/problemwords.h"
#include "editor/problems/textcheck.h"
#include "editor/text/sqleditor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScreen>
#include <QSignalBlocker>

#include <algorithm>

namespace querymend {

EditorStatus::EditorStatus(const Theme& theme, QWidget* parent)
    : QFrame(parent), m_check(new ElidedLabel(this)), m_message(new ElidedLabel(this)),
      m_database(new ElidedLabel(this)), m_connection(new Chip(tr("Connection"), theme, this)),
      m_place(new QLabel(this))
{
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(12, 2, 12, 2);
    row->setSpacing(4); // the message, which is often empty, has margins instead
    for (QLabel* const label : {m_check, m_message, m_database, m_place}) {
        label->setProperty("role", QStringLiteral("meta"));
        label->setTextFormat(Qt::PlainText);
        label->setProperty("face", QStringLiteral("meta")); // also where it has another role
    }
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_message->setContentsMargins(8, 0, 8, 0);
    m_database->setContentsMargins(sidedMargins(0, 0, 8, 0));
    m_place->setContentsMargins(sidedMargins(4, 0, 0, 0));
    m_connection->setNameYielding(true);
    setCaption(*m_check, tr("Check"));
    setCaption(*m_message, tr("Message"));
    setCaption(*m_place, tr("Cursor position"));
    row->addWidget(m_check);
    row->addWidget(m_message, 1);
    row->addWidget(m_database);
    row->addWidget(m_connection);
    row->addWidget(m_place);
    m_database->setObjectName(QStringLiteral("otherDatabase"));
    m_database->setProperty("role", QStringLiteral("bad"));
    m_database->hide();
    connect(&theme, &Theme::changed, this, &EditorStatus::keepResultWhole,
            Qt::QueuedConnection); // after the style sheet
    auto* const menu = new QMenu(this);
    m_connection->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fill(*menu); });
}

void EditorStatus::fill(QMenu& menu)
{
    menu.clear();
    Q_EMIT connectionsAsked(&menu);
}

void EditorStatus::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    setCaption(*m_check, tr("Check")); // ambiguous: in some languages, other texts read the same
    m_connection->setText(tr("Connection"));
    showCheck();
    showDatabase();
}

void EditorStatus::setPage(EditorPage* page)
{
    if (m_page) {
        for (QObject* const part :
             std::initializer_list<QObject*>{m_page, &m_page->check(), &m_page->marks(), &m_page->editor()})
            disconnect(part, nullptr, this, nullptr);
    }
    m_page = page;
    m_message->clear();
    if (!page)
        return;
    connect(page, &EditorPage::databaseChanged, this, &EditorStatus::showDatabase);
    connect(page, &EditorPage::connectionChanged, this, &EditorStatus::showDatabase);
    connect(page, &EditorPage::proposalChanged, this, &EditorStatus::showCheck);
    connect(&page->check(), &TextCheck::statusChanged, this, &EditorStatus::showCheck);
    connect(&page->marks(), &ProblemMarks::changed, this, &EditorStatus::showCheck);
    connect(&page->editor(), &SqlEditor::caretMoved, this, &EditorStatus::showCaret);
    connect(&page->editor(), &SqlEditor::textReplaced, m_message, &QLabel::clear);
    showCheck();
    showCaret();
    showDatabase();
}

void EditorStatus::nameConnection(const QString& name, const QIcon& icon)
{
    m_windowsName = name;
    m_windowsIcon = icon;
    showDatabase();
}

void EditorStatus::showDatabase()
{
    const QString other = m_page ? m_page->otherDatabase() : QString();
    const TextConnection* const own = m_page ? m_page->database().connection() : nullptr;
    const QString open = m_page ? m_page->database().open() : QString();
    const QString windows = m_windowsName.isEmpty() ? open.section(QLatin1Char('/'), -1) : m_windowsName;
    m_connection->setValue(own ? own->saved().name : open.isEmpty() ? tr("none") : windows);
    m_connection->setMark(own ? own->saved().icon : open.isEmpty() ? QIcon() : m_windowsIcon);
    m_connection->setToolTip(own ? tr("This text has its own connection.")
                                 : tr("This text uses the window's connection."));
    m_database->setVisible(!other.isEmpty());
    m_database->setText(tr("Written for %1").arg(other.section(QLatin1Char('/'), -1)));
    m_database->setToolTip(plainTip(tr("This text was written for %1, but another database is open.").arg(other)));
}

void EditorStatus::tell(const QString& message, const QString& spoken)
{
    showMessage(message);
    QWidget& speaker = isVisible() ? static_cast<QWidget&>(*m_message) : *parentWidget();
    announce(speaker, spoken.isEmpty() ? message : spoken, Urgency::assertive); // somebody asked for it
}

void EditorStatus::showMessage(const QString& message)
{
    m_message->setText(message);
    m_message->setToolTip(plainTip(message));
}

/// Below the chip, or above it if the screen ends before the menu does.
void EditorStatus::offerConnections()
{
    QMenu& menu = *m_connection->menu();
    fill(menu);
    menu.ensurePolished(); // for its height
    const int height = menu.sizeHint().height();
    const QPoint below = m_connection->mapToGlobal(QPoint(0, m_connection->height()));
    const bool isBelow = below.y() + height <= m_connection->screen()->availableGeometry().bottom() + 1;
    const QSignalBlocker filled(menu); // or it is filled again when it is shown
    // Not showMenu(), which waits until the menu is closed.
    menu.popup(isBelow ? below : m_connection->mapToGlobal(QPoint(0, -height)));
    menu.setActiveAction(menu.actions().value(0));
}

QString EditorStatus::checkText() const
{
    if (m_page->hasProposal())
        return tr("accept or revert");
    if (m_page->isShownOnly())
        return tr("read-only: the text is too long");
    switch (m_page->check().status()) {
    case CheckStatus::noDatabase:
        return tr("not checked: no database");
    case CheckStatus::waiting:
        return tr("checking\u2026");
    case CheckStatus::tooLong:
        return tr("not checked: the text is too long");
    case CheckStatus::unanswered:
        return tr("not checked: %1").arg(m_page->check().reason());
    case CheckStatus::done:
        break;
    }
    const QString count = problemCount(m_page->marks().problems());
    if (count.isEmpty() && m_page->check().isIncomplete())
        return tr("incomplete");
    if (m_page->check().isOfOneStatement())
        //: %1 is "1 problem" or "2 problems, 1 warning"
        return count.isEmpty() ? tr("no problems in this statement") : tr("%1 in this statement").arg(count);
    return count.isEmpty() ? tr("no problems") : count;
}

void EditorStatus::showCheck()
{
    if (!m_page)
        return;
    // The last result stays until the next is known; otherwise the label would flicker with every letter.
    const bool isWaiting = m_page->check().status() == CheckStatus::waiting && !m_check->text().isEmpty();
    if (!isWaiting || m_page->hasProposal())
        showResult(checkText());
    const bool isDone = m_page->check().status() == CheckStatus::done && !m_page->hasProposal()
        && !m_page->isShownOnly() && !m_page->check().isIncomplete();
    const std::vector<TextProblem>& problems = m_page->marks().problems();
    setRole(*m_check,
            isAnyError(problems)    ? QStringLiteral("bad")
                : !problems.empty() ? QStringLiteral("warned")
                : isDone            ? QStringLiteral("good")
                                    : QStringLiteral("meta"));
    keepResultWhole(); // some roles are bold
    showCaret();
}

/// A short result is not elided in favour of the name of a connection.
void EditorStatus::keepResultWhole()
{
    constexpr int most = 90; // with more, a narrow window would need more room
    const int whole = m_check->fontMetrics().horizontalAdvance(m_check->text()) + 1;
    m_check->setMinimumWidth(std::min(whole, scaled(most)));
}

/// Announces the result to assistive programs while the user is typing.
void EditorStatus::showResult(const QString& result)
{
    if (result == m_check->text())
        return;
    m_check->setMinimumWidth(0); // a label wants no less than its minimum, so it would keep the room of a longer text
    m_check->setText(result);
    if (m_page->check().status() == CheckStatus::done && m_page->editor().hasFocus())
        announce(*m_check, result);
}

void EditorStatus::showCaret()
{
    if (!m_page)
        return;
    int line = 0;
    int column = 0;
    m_page->editor().getCursorPosition(&line, &column);
    const QLocale locale;
    m_place->setText(tr("Ln %1, Col %2").arg(locale.toString(line + 1), locale.toString(column + 1)));
}

} // namespace querymend

#include "moc_editorstatus.cpp"
