#include "steer/offerbar.h"

#include "common/barsheet.h"
#include "common/elidedlabel.h"
#include "common/flowlayout.h"
#include "common/icon.h"
#include "common/mendingwords.h"
#include "common/plaintip.h"
#include "common/runwords.h"
#include "common/signlabel.h"
#include "common/theme.h"
#include "steer/actionbutton.h"
#include "steer/steeractions.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace querymend {

OfferBar::OfferBar(SteerActions& actions, Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_sign(new SignLabel(this)), m_title(new ElidedLabel(this)),
      m_change(new QLabel(this)), m_reason(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("offerBar"));
    m_title->setProperty("role", QStringLiteral("title"));
    m_change->setObjectName(QStringLiteral("offeredChange"));
    m_change->setTextFormat(Qt::RichText);
    m_change->setLayoutDirection(Qt::LeftToRight); // it is SQL
    m_change->setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter | Qt::AlignAbsolute);
    m_change->setMinimumWidth(1); // keeps a long change from widening the window
    m_change->setWordWrap(true);
    m_reason->setObjectName(QStringLiteral("offeredReason"));
    m_reason->setMostLines(4);
    m_reason->setProperty("role", QStringLiteral("meta"));
    auto* const words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_change);
    words->addWidget(m_reason);
    auto* const first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_sign, 0, Qt::AlignTop);
    first->addLayout(words, 1);
    auto* const second = new FlowLayout(8);
    QPushButton* const take = buttonFor(actions[SteerAction::tryMended], this);
    take->setText(tr("&Take It")); // short, because a bar is narrow
    take->setAccessibleName(actions[SteerAction::tryMended].text().remove(QLatin1Char('&')));
    take->setProperty("role", QStringLiteral("primary"));
    second->addWidget(take);
    auto* const open = new QPushButton(tr("&Open in Editor"), this);
    open->setObjectName(QStringLiteral("openMended"));
    open->setToolTip(tr("Show the change in a tab of the editor, to accept or revert"));
    connect(open, &QPushButton::clicked, this, [this] { Q_EMIT openAsked(m_offered.attempt); });
    second->addWidget(open);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addLayout(first);
    column->addLayout(second);
    connect(&theme, &Theme::changed, this, &OfferBar::paintTone);
    paintTone();
    hide();
}

void OfferBar::offer(const OfferedMending& offered)
{
    if (m_isOffering && offered == m_offered)
        return;
    m_offered = offered;
    m_isOffering = true;
    showWords();
    setVisible(m_hasRoom);
}

void OfferBar::withdraw()
{
    m_isOffering = false;
    hide();
}

void OfferBar::setRoom(bool hasRoom)
{
    m_hasRoom = hasRoom;
    setVisible(m_isOffering && m_hasRoom);
}

void OfferBar::showWords()
{
    QString attempt = attemptWord(m_offered.attempt, m_offered.lanes);
    attempt[0] = attempt[0].toUpper();
    m_title->setText(tr("%1 can be mended").arg(attempt));
    m_change->setFont(Theme::codeFont()); // its size may have changed
    m_change->setText(changeMarkup(m_offered.changes, m_theme));
    QStringList said;
    for (const ShownChange& change : m_offered.changes)
        said.append(changeText(change));
    m_change->setAccessibleName(said.join(QStringLiteral("; ")));
    m_change->setToolTip(plainTip(said.join(QLatin1Char('\n'))));
    const QString proposed = proposedText(m_offered.mending);
    const QString reason = mendingReason(m_offered.mending);
    m_reason->setText(reason.isEmpty() ? proposed : proposed + QStringLiteral(" · ") + reason);
    m_reason->setToolTip(plainTip(m_reason->text()));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_change->accessibleName() + QStringLiteral("; ") + m_reason->text());
}

void OfferBar::paintTone()
{
    const QColor accent = m_theme.colour(Tone::accent);
    constexpr int quiet = 16; // of 255
    setStyleSheet(barSheet(*this, accent, m_theme, quiet));
    m_sign->show(Icon::lightning, accent);
    if (m_isOffering)
        showWords();
}

void OfferBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_isOffering)
        showWords();
}

} // namespace querymend

#include "moc_offerbar.cpp"
