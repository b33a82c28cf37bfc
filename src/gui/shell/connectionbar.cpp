#include "shell/connectionbar.h"

#include "common/plaintip.h"
#include "common/productionbar.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "settings/colourtags.h"

#include <QVBoxLayout>

namespace querymend {

namespace {

constexpr int stripeHeight = 4;

} // namespace

ConnectionBar::ConnectionBar(Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_production(new ProductionBar(theme, this)), m_stripe(new QFrame(this))
{
    setObjectName(QStringLiteral("connectionBar"));
    m_stripe->setObjectName(QStringLiteral("connectionStripe"));
    m_stripe->setFixedHeight(scaled(stripeHeight));
    m_stripe->hide();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_production);
    column->addWidget(m_stripe);
    connect(&theme, &Theme::changed, this, &ConnectionBar::paint);
    hide();
}

void ConnectionBar::show(const SavedConnection* connection)
{
    const bool isProduction = connection && connection->isProduction;
    m_colour = connection && !isProduction ? connection->colour : ColourTag::none;
    m_stripe->setToolTip(m_colour == ColourTag::none ? QString() : plainTip(textOf(connection->name)));
    m_stripe->setVisible(m_colour != ColourTag::none);
    paint();
    setVisible(isProduction || m_colour != ColourTag::none);
    if (isProduction)
        m_production->say(textOf(connection->name));
    else
        m_production->clear();
}

void ConnectionBar::paint()
{
    m_stripe->setStyleSheet(
        QStringLiteral("#connectionStripe { background: %1; border: none; }").arg(tagColour(m_colour, m_theme).name()));
}

} // namespace querymend

#include "moc_connectionbar.cpp"
