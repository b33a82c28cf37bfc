#include "timeline/filternote.h"

#include "common/elidedlabel.h"
#include "common/sidedmargins.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace querymend {

FilterNote::FilterNote(QWidget* parent) : QFrame(parent), m_text(new ElidedLabel(this)), m_all(new QPushButton(this))
{
    setProperty("role", QStringLiteral("bar"));
    m_text->setObjectName(QStringLiteral("hiddenAttempts"));
    m_text->setProperty("role", QStringLiteral("meta"));
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_all->setProperty("role", QStringLiteral("link"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(sidedMargins(12, 2, 8, 2));
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_all);
    connect(m_all, &QPushButton::clicked, this, &FilterNote::allWanted);
    retranslate();
    hide();
}

void FilterNote::showHidden(int attempts)
{
    m_hidden = attempts;
    retranslate();
    setVisible(attempts > 0);
}

void FilterNote::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FilterNote::retranslate()
{
    m_text->setText(tr("%n attempts hidden by the filter", nullptr, m_hidden));
    m_text->setToolTip(m_text->text());
    m_all->setText(tr("Show All"));
    m_all->setAccessibleName(tr("Show all attempts"));
}

} // namespace querymend

#include "moc_filternote.cpp"
