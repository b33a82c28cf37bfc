#include "shell/storebar.h"

#include "common/announcement.h"
#include "common/icon.h"
#include "common/signlabel.h"
#include "common/storewords.h"
#include "common/theme.h"
#include "storage/runstorage.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace querymend {

namespace {} // namespace

StoreBar::StoreBar(RunStorage& keep, Theme& theme, QWidget* parent)
    : QFrame(parent), m_keep(keep), m_theme(theme), m_sign(new SignLabel(this)), m_text(new QLabel(this)),
      m_again(new QPushButton(tr("Try &Again"), this)), m_other(new QPushButton(tr("Choose Another &Store…"), this)),
      m_salvage(new QPushButton(tr("Sal&vage Runs"), this))
{
    setObjectName(QStringLiteral("storeBar"));
    m_again->setObjectName(QStringLiteral("storeAgain"));
    m_other->setObjectName(QStringLiteral("storeOther"));
    m_salvage->setObjectName(QStringLiteral("storeSalvage"));
    m_text->setObjectName(QStringLiteral("storeText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_salvage->setToolTip(tr("Copy what can be read to a new file beside it; the damaged file is left unchanged"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    auto* const column = new QVBoxLayout;
    column->setSpacing(4);
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(16);
    for (QPushButton* const button : {m_again, m_salvage, m_other}) {
        button->setProperty("role", QStringLiteral("link"));
        buttons->addWidget(button);
    }
    buttons->addStretch();
    column->addWidget(m_text);
    column->addLayout(buttons);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addLayout(column, 1);
    connect(m_again, &QPushButton::clicked, &keep, &RunStorage::tryAgain);
    connect(m_salvage, &QPushButton::clicked, &keep, &RunStorage::salvage);
    connect(m_other, &QPushButton::clicked, this, &StoreBar::otherStoreAsked);
    connect(&keep, &RunStorage::changed, this, &StoreBar::showState);
    connect(&theme, &Theme::changed, this, &StoreBar::paint);
    paint();
    hide();
    showState();
}

QString StoreBar::text() const
{
    return m_text->text();
}

void StoreBar::showState()
{
    const bool isAnnounced = isVisible() || !m_keep.problem();
    m_text->setText(words());
    m_text->setAccessibleName(m_text->text());
    m_again->setEnabled(!m_keep.isBusy());
    m_again->setText(m_keep.isBusy() ? tr("Retrying…") : tr("Try &Again"));
    m_salvage->setEnabled(!m_keep.isBusy());
    m_salvage->setVisible(m_keep.canBeSalvaged());
    setVisible(m_keep.problem().has_value());
    if (isAnnounced)
        return;
    announce(*m_text, m_text->text(), Urgency::assertive);
}

QString StoreBar::words() const
{
    if (!m_keep.problem())
        return {};
    const QString why = storeErrorText(*m_keep.problem());
    if (m_keep.life() == RunStorage::Life::lasting)
        return tr("The selected store cannot be opened. Runs are still saved in the previous one.") + u'\n' + why;
    const auto runs = static_cast<int>(m_keep.runsAtRisk());
    const QString now = runs == 0
        ? tr("Runs are not saved: they are only in memory and will be lost when you close the window.")
        : tr("Runs are not saved: %n run(s) are only in memory and will be lost when you close the window.", nullptr,
             runs);
    return now + u'\n' + why;
}

void StoreBar::paint()
{
    const QColor colour = m_theme.colour(Tone::execution);
    const QColor ground = washed(colour, m_theme.colour(Tone::panel), 26);
    setStyleSheet(QStringLiteral("#storeBar { background: %1; border: none; border-left: 3px solid %2; }")
                      .arg(ground.name(), colour.name()));
    m_sign->show(Icon::exclamationTriangle, colour);
}

} // namespace querymend

#include "moc_storebar.cpp"
