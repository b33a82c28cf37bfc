#include "results/messages/problempage.h"

#include "common/helppage.h"
#include "common/stylesheet.h"
#include "common/theme.h"
#include "results/messages/errorwords.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace querymend {

namespace {

constexpr int textWidth = 640; ///< of sentences, which are hard to read in longer lines
constexpr int linkMargin = 4;  ///< of the words of a link, by the style sheet
constexpr std::size_t mostOfStatement = 300;

} // namespace

ProblemPage::ProblemPage(QWidget* parent) : QScrollArea(parent)
{
    auto* const page = new QWidget(this);
    m_title = new QLabel(page);
    m_text = new QLabel(page);
    m_running = new QLabel(page);
    m_excerpt = new QLabel;
    m_excerptArea = new QScrollArea(page); // a long line scrolls by itself, and leaves the page in place
    m_excerptArea->setWidgetResizable(true);
    m_excerptArea->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_excerptArea->setFocusPolicy(Qt::NoFocus);
    for (QLabel* const label : {m_running, m_excerpt})
        Theme::useCodeFont(*label);                 // before the area asks for its size, which aligns it
    m_excerpt->setLayoutDirection(Qt::LeftToRight); // it is SQL, with a mark below it
    m_excerptArea->setWidget(m_excerpt);
    for (QLabel* const label : {m_title, m_text, m_running, m_excerpt}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(label != m_excerpt);
        label->setContentsMargins(linkMargin, 0, linkMargin, 0);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    for (QLabel* const label : {m_title, m_text})
        label->setMaximumWidth(textWidth);
    m_place = addLink(page);
    m_help = addLink(page);
    m_help->setText(tr("What is this?"));
    m_help->hide();
    connect(m_place, &QPushButton::clicked, this, &ProblemPage::placeWanted);
    connect(m_help, &QPushButton::clicked, this, [this] { Q_EMIT helpAsked(helpPageFor(this)); });
    auto* const column = new QVBoxLayout(page);
    column->setContentsMargins(24 - linkMargin, 20, 24 - linkMargin, 20);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_running);
    column->addWidget(m_excerptArea);
    column->addWidget(m_place, 0, Qt::AlignLeft);
    column->addWidget(m_help, 0, Qt::AlignLeft);
    column->addStretch();
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // all texts wrap, or scroll by themselves
    setFocusPolicy(Qt::NoFocus);                          // the labels have it
    setWidget(page);
}

QPushButton* ProblemPage::addLink(QWidget* page)
{
    auto* const link = new QPushButton(page);
    link->setProperty("role", QStringLiteral("link"));
    link->setAutoDefault(false);
    return link;
}

/// The same place is what F1 opens here.
void ProblemPage::setHelp(const QString& place)
{
    setHelpPage(*this, place);
    m_help->setVisible(!place.isEmpty());
}

void ProblemPage::showRunning(const std::string& statement)
{
    setHelp({});
    setTitle(tr("Running…"), QStringLiteral("title"));
    m_text->hide();
    m_place->hide();
    m_excerptArea->hide();
    m_running->setText(QString::fromStdString(statement.substr(0, mostOfStatement)).simplified());
    m_running->show();
}

void ProblemPage::showWords(const ErrorWords& words)
{
    setTitle(words.title, words.message.isEmpty() ? QStringLiteral("title") : QStringLiteral("bad"));
    QStringList parts{words.advice, words.message}; // our words first, the server's own below
    parts.removeAll(QString());
    m_text->setText(parts.join(QStringLiteral("\n\n")));
    m_text->setVisible(!parts.isEmpty());
    m_running->clear();
    m_running->hide();
    setExcerpt(words.excerpt);
    m_place->setText(tr("%1: show it in the editor").arg(words.place));
    m_place->setVisible(!words.place.isEmpty());
    setHelp(words.code ? helpPlaceOf(*words.code) : QString());
}

/// Has room for a scroll bar below the mark.
void ProblemPage::setExcerpt(const QString& excerpt)
{
    m_excerpt->setText(excerpt);
    m_excerptArea->setFixedHeight(m_excerpt->sizeHint().height()
                                  + m_excerptArea->horizontalScrollBar()->sizeHint().height());
    m_excerptArea->setVisible(!excerpt.isEmpty());
}

void ProblemPage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_excerpt)
        setExcerpt(m_excerpt->text());
}

void ProblemPage::setTitle(const QString& title, const QString& role)
{
    m_title->setText(title);
    setRole(*m_title, role);
}

QString ProblemPage::text() const
{
    return m_title->text() + QLatin1Char('\n') + m_text->text();
}

} // namespace querymend

#include "moc_problempage.cpp"
