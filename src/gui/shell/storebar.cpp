#include "shell/storebar.h"

#include "common/announcement.h"
#include "common/barsheet.h"
#include "common/flowlayout.h"
#include "common/icon.h"
#include "common/signlabel.h"
#include "common/storewords.h"
#include "common/theme.h"
#include "common/windowsize.h"
#include "storage/runstorage.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace querymend {

StoreBar::StoreBar(RunStorage& keep, Theme& theme, QWidget* parent)
    : QFrame(parent), m_keep(keep), m_theme(theme), m_sign(new SignLabel(this)), m_text(new QLabel(this)),
      m_again(new QPushButton(tr("Try &Again"), this)), m_other(new QPushButton(tr("Choose Another &Store…"), this)),
      m_salvage(new QPushButton(tr("Sal&vage Runs"), this)), m_details(new QPushButton(this))
{
    setObjectName(QStringLiteral("storeBar"));
    m_again->setObjectName(QStringLiteral("storeAgain"));
    m_other->setObjectName(QStringLiteral("storeOther"));
    m_salvage->setObjectName(QStringLiteral("storeSalvage"));
    m_details->setObjectName(QStringLiteral("storeDetails"));
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
    auto* const buttons = new FlowLayout(16);
    for (QPushButton* const button : {m_again, m_salvage, m_other, m_details}) {
        button->setProperty("role", QStringLiteral("link"));
        button->setProperty("flush", true);
        buttons->addWidget(button);
    }
    column->addWidget(m_text);
    column->addLayout(buttons);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addLayout(column, 1);
    connect(m_again, &QPushButton::clicked, &keep, &RunStorage::tryAgain);
    connect(m_salvage, &QPushButton::clicked, &keep, &RunStorage::salvage);
    connect(m_other, &QPushButton::clicked, this, &StoreBar::otherStoreAsked);
    connect(m_details, &QPushButton::clicked, this, [this] {
        m_isWhole = !m_isWhole;
        fitToWindow();
    });
    connect(&keep, &RunStorage::changed, this, &StoreBar::showState);
    connect(&theme, &Theme::changed, this, &StoreBar::paint);
    paint();
    hide();
    showState();
}

QString StoreBar::text() const
{
    return words();
}

void StoreBar::showState()
{
    const bool isAnnounced = isVisible() || !m_keep.problem();
    fitToWindow();
    m_text->setAccessibleName(words());
    m_again->setEnabled(!m_keep.isBusy());
    m_again->setText(m_keep.isBusy() ? tr("Retrying…") : tr("Try &Again"));
    m_salvage->setEnabled(!m_keep.isBusy());
    m_salvage->setVisible(m_keep.canBeSalvaged());
    setVisible(m_keep.problem().has_value());
    if (isAnnounced)
        return;
    announce(*m_text, words(), Urgency::assertive);
}

void StoreBar::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    window()->installEventFilter(this);
    fitToWindow();
}

bool StoreBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fitToWindow();
    return QFrame::eventFilter(watched, event);
}

void StoreBar::fitToWindow()
{
    const bool isLow = querymend::isLow(*window());
    const QString whole = words();
    m_text->setText(isLow && !m_isWhole ? whole.section(u'\n', 0, 0) : whole);
    m_details->setText(m_isWhole ? tr("Hide Details") : tr("Details"));
    m_details->setVisible(isLow);
    m_other->setVisible(!isLow || m_isWhole);
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
    setStyleSheet(barSheet(*this, colour, m_theme));
    m_sign->show(Icon::exclamationTriangle, colour);
}

} // namespace querymend

#include "moc_storebar.cpp"
