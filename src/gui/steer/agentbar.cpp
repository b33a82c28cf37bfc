#include "steer/agentbar.h"

#include "common/announcement.h"
#include "common/barsheet.h"
#include "common/findingtext.h"
#include "common/flowlayout.h"
#include "common/icon.h"
#include "common/plaintip.h"
#include "common/runwords.h"
#include "common/signlabel.h"
#include "common/theme.h"

#include <QApplication>
#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

namespace {

/// More would push the timeline away; the form for edits shows all.
constexpr int mostShown = 300;

} // namespace

AgentBar::AgentBar(AgentRuns& runs, Theme& theme, QWidget* parent)
    : QFrame(parent), m_runs(runs), m_theme(theme), m_sign(new SignLabel(this)), m_title(new QLabel(this)),
      m_sql(new QLabel(this)), m_time(new QLabel(this)), m_buttons(new QWidget(this)), m_reasonLine(new QWidget(this)),
      m_reason(new QLineEdit(m_reasonLine)), m_send(new QPushButton(m_reasonLine))
{
    setObjectName(QStringLiteral("agentBar"));
    m_title->setProperty("role", QStringLiteral("title"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_sql->setObjectName(QStringLiteral("heldSql"));
    m_sql->setTextFormat(Qt::PlainText);
    m_sql->setWordWrap(true);
    Theme::useCodeFont(*m_sql);
    m_sql->setMinimumWidth(1); // keeps a long name from widening the window
    m_time->setObjectName(QStringLiteral("heldTime"));
    m_time->setProperty("role", QStringLiteral("meta"));
    m_time->setWordWrap(true);
    auto* const words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_sql);
    words->addWidget(m_time);
    auto* const first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_sign, 0, Qt::AlignTop);
    first->addLayout(words, 1);
    auto* const second = new FlowLayout(6);
    second->setContentsMargins(0, 0, 0, 0);
    m_buttons->setLayout(second);
    m_let = addButton(*second, "letRun", tr("A&llow"));
    m_let->setProperty("role", QStringLiteral("primary"));
    m_edit = addButton(*second, "editHeld", tr("Edi&t…"));
    m_refuse = addButton(*second, "refuseHeld", tr("Ref&use…"));
    m_show = addButton(*second, "showHeld", tr("Sho&w"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addLayout(first);
    column->addWidget(m_buttons);
    makeReason();
    column->addWidget(m_reasonLine);
    connect(m_let, &QPushButton::clicked, this, [this] { m_runs.letRun(m_held.run); });
    connect(m_edit, &QPushButton::clicked, this, [this] { Q_EMIT editAsked(m_held); });
    connect(m_refuse, &QPushButton::clicked, this, &AgentBar::askForReason);
    connect(m_show, &QPushButton::clicked, this, [this] { Q_EMIT showAsked(m_held.run); });
    connect(&runs, &AgentRuns::changed, this, &AgentBar::showHeld);
    connect(&theme, &Theme::changed, this, &AgentBar::paintTone);
    m_tick.setInterval(1000);
    connect(&m_tick, &QTimer::timeout, this, &AgentBar::showTime);
    paintTone();
    hide();
}

QPushButton* AgentBar::addButton(QLayout& line, const char* name, const QString& text)
{
    auto* const button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setProperty("narrow", true); // all in one row
    line.addWidget(button);
    return button;
}

void AgentBar::makeReason()
{
    auto* const line = new QHBoxLayout(m_reasonLine);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    m_reason->setObjectName(QStringLiteral("refusalReason"));
    m_reason->setPlaceholderText(tr("Why? The agent will read this."));
    m_reason->setAccessibleName(tr("Reason for the agent"));
    m_send->setObjectName(QStringLiteral("sendRefusal"));
    m_send->setText(tr("Refuse"));
    line->addWidget(m_reason, 1);
    line->addWidget(m_send);
    m_reasonLine->hide();
    connect(m_reason, &QLineEdit::returnPressed, this, &AgentBar::refuse);
    connect(m_send, &QPushButton::clicked, this, &AgentBar::refuse);
}

void AgentBar::showHeld()
{
    const std::vector<HeldStatement> held = m_runs.held();
    if (held.empty()) {
        m_tick.stop();
        m_held = {};
        return hide();
    }
    const bool isOther = std::exchange(m_held, held.front()) != held.front();
    const QString database = textOf(m_held.database).section(QLatin1Char('/'), -1);
    QString title =
        tr("%1 wants to run a statement on %2").arg(shownName(m_held.agent), shownName(database.toStdString()));
    if (held.size() > 1)
        title += QStringLiteral(" · ") + tr("%n more waiting", nullptr, static_cast<int>(held.size()) - 1);
    m_title->setText(title);
    const QString sql = textOf(m_held.sql);
    m_sql->setText(sql.size() > mostShown ? sql.left(mostShown) + QStringLiteral("…") : sql);
    m_sql->setToolTip(plainTip(sql));
    showTime();
    if (!isOther)
        return;
    m_reasonLine->hide();
    m_buttons->show();
    m_reason->clear();
    m_tick.start();
    show();
    setAccessibleName(title);
    announce(*m_title, title + QStringLiteral(", ") + sql.simplified());
    QApplication::alert(window());
}

void AgentBar::showTime()
{
    const qint64 waited = (QDateTime::currentMSecsSinceEpoch() - m_held.since) / 1000;
    const auto left = std::max<qint64>(0, personsPatience.count() - waited);
    m_time->setText(tr("Refused in %n s if you do nothing.", nullptr, static_cast<int>(left)));
}

void AgentBar::setRoom(bool hasRoom)
{
    m_title->setVisible(hasRoom); // the form says whose statement it is
    m_sql->setVisible(hasRoom);
    m_buttons->setVisible(hasRoom);
    if (!hasRoom)
        m_reasonLine->hide();
}

void AgentBar::askForReason()
{
    m_buttons->hide(); // the reason is asked for in their place
    m_reasonLine->show();
    m_reason->setFocus(Qt::OtherFocusReason);
}

void AgentBar::refuse()
{
    m_runs.refuse(m_held.run, m_reason->text().trimmed().toStdString());
}

void AgentBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || m_reasonLine->isHidden())
        return QFrame::keyPressEvent(event);
    m_reasonLine->hide();
    m_buttons->show();
    m_refuse->setFocus(Qt::OtherFocusReason);
}

void AgentBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_let->setText(tr("A&llow"));
    m_edit->setText(tr("Edi&t…"));
    m_refuse->setText(tr("Ref&use…"));
    m_show->setText(tr("Sho&w"));
    m_send->setText(tr("Refuse"));
    m_reason->setPlaceholderText(tr("Why? The agent will read this."));
    m_reason->setAccessibleName(tr("Reason for the agent"));
    showHeld();
}

void AgentBar::paintTone()
{
    const QColor accent = m_theme.colour(Tone::accent);
    setStyleSheet(barSheet(*this, accent, m_theme));
    m_sign->show(Icon::pauseFill, accent);
    if (isVisible())
        showHeld();
}

} // namespace querymend

#include "moc_agentbar.cpp"
