#include "common/inlinemessage.h"

#include "common/announcement.h"
#include "common/barsheet.h"
#include "common/sidedmargins.h"
#include "common/signlabel.h"
#include "common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace querymend {

InlineMessage::InlineMessage(Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_sign(new SignLabel(this)), m_text(new QLabel(this)),
      m_action(new QPushButton(this)), m_otherAction(new QPushButton(this)), m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("inlineMessage"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // it may come from databases and models
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    for (QPushButton* const button : {m_action, m_otherAction})
        button->setProperty("role", QStringLiteral("link"));
    m_close->setIcon(themedIcon(Icon::xLg, theme, Tone::muted));
    m_close->setProperty("role", QStringLiteral("small"));
    nameClose();
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(sidedMargins(12, 6, 8, 6));
    row->setSpacing(8);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addWidget(m_action);
    row->addWidget(m_otherAction);
    row->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_action, &QPushButton::clicked, this, &InlineMessage::actionTaken);
    connect(m_otherAction, &QPushButton::clicked, this, &InlineMessage::otherActionTaken);
    connect(m_close, &QToolButton::clicked, this, &InlineMessage::clear);
    connect(m_close, &QToolButton::clicked, this, &InlineMessage::dismissed);
    connect(&theme, &Theme::changed, this, &InlineMessage::paintTone);
    hide();
}

void InlineMessage::say(Tone tone, const QString& text, const QString& action, const QString& otherAction)
{
    m_tone = tone;
    m_text->setText(text);
    m_text->setAccessibleName(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_otherAction->setText(otherAction);
    m_otherAction->setVisible(!otherAction.isEmpty());
    paintTone();
    show();
    announce(*m_text, text, tone == Tone::execution ? Urgency::assertive : Urgency::polite);
}

/// Retranslated here: in some languages "dismiss" and "close" are the same word, so its source would be ambiguous.
void InlineMessage::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameClose();
}

void InlineMessage::nameClose()
{
    m_close->setAccessibleName(tr("Dismiss this message"));
    m_close->setToolTip(tr("Dismiss"));
}

void InlineMessage::clear()
{
    m_text->clear();
    hide();
}

QString InlineMessage::text() const
{
    return m_text->text();
}

void InlineMessage::paintTone()
{
    const QColor colour = m_theme.colour(m_tone);
    setStyleSheet(barSheet(*this, colour, m_theme));
    const Icon drawing = m_tone == Tone::accent ? Icon::infoCircle : Icon::exclamationTriangle;
    alignWithFirstLine(*m_sign, *m_text, m_close->sizeHint().height());
    m_sign->show(drawing, colour);
}

} // namespace querymend

#include "moc_inlinemessage.cpp"
