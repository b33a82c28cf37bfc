#include "steer/stopbar.h"

#include "common/announcement.h"
#include "common/barsheet.h"
#include "common/flowlayout.h"
#include "common/icon.h"
#include "common/signlabel.h"
#include "common/theme.h"
#include "steer/actionbutton.h"
#include "steer/steeractions.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace querymend {

StopBar::StopBar(SteerActions& actions, Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_sign(new SignLabel(this)), m_title(new QLabel(this)), m_detail(new QLabel(this))
{
    setObjectName(QStringLiteral("stopBar"));
    setAccessibleName(tr("The run is paused"));
    m_title->setProperty("role", QStringLiteral("title"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_detail->setProperty("role", QStringLiteral("meta"));
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setWordWrap(true);
    auto* const words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_detail);
    auto* const first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_sign, 0, Qt::AlignTop);
    first->addLayout(words, 1);
    auto* const second = new FlowLayout(6);
    QPushButton* const proceed = buttonFor(actions[SteerAction::proceed], this);
    proceed->setProperty("role", QStringLiteral("primary"));
    second->addWidget(proceed);
    second->addWidget(buttonFor(actions[SteerAction::step], this));
    second->addWidget(buttonFor(actions[SteerAction::edit], this));
    for (QPushButton* const button : findChildren<QPushButton*>())
        button->setProperty("narrow", true); // all in one row
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addLayout(first);
    column->addLayout(second);
    connect(&theme, &Theme::changed, this, &StopBar::paintTone);
    paintTone();
    hide();
}

void StopBar::say(const QString& title, const QString& detail)
{
    if (isVisible() && m_title->text() == title && m_detail->text() == detail)
        return;
    m_title->setText(title);
    m_detail->setText(detail);
    m_title->setAccessibleName(title + QStringLiteral(", ") + detail);
    show();
    announce(*m_title, m_title->accessibleName());
}

void StopBar::paintTone()
{
    const QColor accent = m_theme.colour(Tone::accent);
    setStyleSheet(barSheet(*this, accent, m_theme));
    m_sign->show(Icon::pauseFill, accent);
}

} // namespace querymend

#include "moc_stopbar.cpp"
