#include "results/messages/problempage.h"

#include "common/helppage.h"
#include "common/theme.h"
#include "results/messages/errorwords.h"

#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace querymend {

namespace {

constexpr int textWidth = 640;
constexpr std::size_t mostOfStatement = 300;

} // namespace

ProblemPage::ProblemPage(QWidget* parent) : QScrollArea(parent)
{
    auto* const page = new QWidget(this);
    m_title = new QLabel(page);
    m_text = new QLabel(page);
    m_excerpt = new QLabel(page);
    Theme::useCodeFont(*m_excerpt);
    m_excerpt->setLayoutDirection(Qt::LeftToRight); // it is SQL, with a mark below it
    for (QLabel* const label : {m_title, m_text, m_excerpt}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMaximumWidth(textWidth);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    m_place = addLink(page);
    m_help = addLink(page);
    m_help->setText(tr("What is this?"));
    m_help->hide();
    connect(m_place, &QPushButton::clicked, this, &ProblemPage::placeWanted);
    connect(m_help, &QPushButton::clicked, this, [this] { Q_EMIT helpAsked(helpPageFor(this)); });
    auto* const column = new QVBoxLayout(page);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_excerpt);
    column->addWidget(m_place, 0, Qt::AlignLeft);
    column->addWidget(m_help, 0, Qt::AlignLeft);
    column->addStretch();
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus); // the labels have it
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
    m_excerpt->setWordWrap(true);
    m_excerpt->setMaximumWidth(textWidth);
    m_excerpt->setText(QString::fromStdString(statement.substr(0, mostOfStatement)).simplified());
    m_excerpt->show();
}

void ProblemPage::showWords(const ErrorWords& words)
{
    setTitle(words.title, words.message.isEmpty() ? QStringLiteral("title") : QStringLiteral("bad"));
    QStringList parts{words.advice, words.message}; // our words first, the server's own below
    parts.removeAll(QString());
    m_text->setText(parts.join(QStringLiteral("\n\n")));
    m_text->setVisible(!parts.isEmpty());
    m_excerpt->setWordWrap(false); // a mark stands below its place
    m_excerpt->setMaximumWidth(QWIDGETSIZE_MAX);
    m_excerpt->setText(words.excerpt);
    m_excerpt->setVisible(!words.excerpt.isEmpty());
    m_place->setText(tr("%1: show it in the editor").arg(words.place));
    m_place->setVisible(!words.place.isEmpty());
    setHelp(words.code ? helpPlaceOf(*words.code) : QString());
}

void ProblemPage::setTitle(const QString& title, const QString& role)
{
    m_title->setText(title);
    m_title->setProperty("role", role);
    style()->unpolish(m_title); // otherwise the style of the old role remains
    style()->polish(m_title);
}

QString ProblemPage::text() const
{
    return m_title->text() + QLatin1Char('\n') + m_text->text();
}

} // namespace querymend

#include "moc_problempage.cpp"
