#include "common/productionbar.h"

#include "common/announcement.h"
#include "common/elidedlabel.h"
#include "common/signlabel.h"
#include "common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QShowEvent>

namespace querymend {

ProductionBar::ProductionBar(Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_sign(new SignLabel(this)), m_text(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("productionBar"));
    m_text->setObjectName(QStringLiteral("productionText"));
    m_text->setMostLines(2);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 12, 4);
    row->setSpacing(8);
    row->addWidget(m_sign);
    row->addWidget(m_text, 1);
    connect(&theme, &Theme::changed, this, &ProductionBar::paint);
    hide();
    paint();
}

QString ProductionBar::word()
{
    return tr("PRODUCTION");
}

QString ProductionBar::wordFor(const QString& name)
{
    //: %1 is the name of a connection to a production database
    return tr("PRODUCTION: %1").arg(name);
}

void ProductionBar::say(const QString& name)
{
    const bool isNews = name != m_name && isVisible();
    m_name = name;
    showWords();
    show();
    if (isNews)
        announce(*m_text, wordFor(m_name), Urgency::assertive);
}

void ProductionBar::clear()
{
    m_name.clear();
    hide();
}

QString ProductionBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void ProductionBar::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    if (!event->spontaneous()) // not when the window comes back
        announce(*m_text, wordFor(m_name), Urgency::assertive);
}

void ProductionBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !isHidden())
        showWords();
}

void ProductionBar::showWords()
{
    m_text->setText(wordFor(m_name));
    m_text->setToolTip(
        tr("You are connected to a production database. Statements only read, but others depend on it."));
}

/// In the full colour, unlike the messages of other bars.
void ProductionBar::paint()
{
    const QColor ground = m_theme.colour(Tone::execution);
    const QColor black(0x10, 0x14, 0x1A);
    const QColor white(0xFF, 0xFF, 0xFF);
    const QColor words = contrast(white, ground) >= contrast(black, ground) ? white : black;
    setStyleSheet(QStringLiteral("#productionBar { background: %1; border: none; } "
                                 "#productionText { color: %2; font-weight: 700; }")
                      .arg(ground.name(), words.name()));
    m_sign->show(Icon::exclamationTriangle, words);
}

} // namespace querymend

#include "moc_productionbar.cpp"
