#include "shell/middlepages.h"

#include "common/inlinemessage.h"
#include "editor/editorfiles.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "results/resultspanel.h"
#include "settings/connectionbook.h"
#include "shell/panels.h"
#include "shell/startpage.h"
#include "shell/windowparts.h"

#include <QEvent>
#include <QSplitter>
#include <QVBoxLayout>

namespace querymend {

namespace {

constexpr int leastOfResults = 72; ///< small, so that the buttons of a proposal above keep their room

} // namespace

MiddlePages::MiddlePages(const WindowParts& parts, Panels& panels, QWidget* parent)
    : QWidget(parent), m_parts(parts), m_panels(panels), m_pages(new QStackedWidget(this)),
      m_start(new StartPage(parts.book, parts.theme, parts.sampleFolder, this)),
      m_restoredBar(new InlineMessage(parts.theme, this))
{
    auto* const texts = new QSplitter(Qt::Vertical, this);
    texts->setChildrenCollapsible(false);
    texts->addWidget(&panels.editor());
    texts->addWidget(&panels.results());
    panels.results().setMinimumHeight(leastOfResults);
    texts->setSizes({360, 400});
    m_pages->addWidget(texts);
    m_pages->addWidget(m_start);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_restoredBar);
    column->addWidget(m_pages, 1);
    connect(m_start, &StartPage::openAsked, this, &MiddlePages::openAsked);
    connect(m_start, &StartPage::connectAsked, this, &MiddlePages::connectAsked);
    connect(m_start, &StartPage::demoAsked, this, &MiddlePages::demoAsked);
    connect(m_start, &StartPage::tourAsked, this, &MiddlePages::tourAsked);
    connect(m_start, &StartPage::textsAsked, this, [this] { showStart(false); });
    connect(m_restoredBar, &InlineMessage::actionTaken, m_start, &StartPage::openLast);
    connect(m_restoredBar, &InlineMessage::otherActionTaken, this, [this] { showStart(true); });
    connect(&panels.editor().tabs(), &EditorTabs::textsRestored, this, &MiddlePages::noteRestored);
    connect(&panels.editor().files(), &EditorFiles::shown, this, [this] {
        m_isFileOpen = true;
        m_isStart = false;
        showState();
    });
}

void MiddlePages::noteRestored(int texts)
{
    m_restored = texts;
    m_start->setRestored(texts);
    showState();
}

void MiddlePages::showStart(bool isWanted)
{
    m_isStart = isWanted;
    m_isFileOpen = m_isFileOpen && !isWanted;
    showState();
    if (!isWanted)
        m_panels.editor().focusText();
}

void MiddlePages::showState()
{
    const bool isClosed = m_parts.workbench.state() == ConnectionState::closed;
    const bool isIdle = isClosed && m_panels.run().id().empty();
    m_pages->setCurrentIndex(isIdle && (m_isStart || (m_restored == 0 && !m_isFileOpen)) ? 1 : 0);
    if (isClosed && m_restored > 0 && !m_isStart)
        return sayRestored();
    m_restoredBar->clear();
    if (!isClosed)
        m_restored = 0; // they are the user's texts as any others
}

void MiddlePages::sayRestored()
{
    const auto last = m_parts.book.recent(1);
    const QString start = tr("Start Page");
    const QString text = tr("%n tabs restored", nullptr, m_restored);
    if (last.empty())
        m_restoredBar->say(Tone::accent, text, {}, start);
    else
        m_restoredBar->say(Tone::accent, text, tr("Reconnect to %1").arg(QString::fromStdString(last.front().name)),
                           start);
}

void MiddlePages::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !m_restoredBar->isHidden())
        sayRestored();
}

} // namespace querymend

#include "moc_middlepages.cpp"
