#include "editor/pages/proposalbar.h"

#include "common/elidedlabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

namespace querymend {

ProposalBar::ProposalBar(QWidget* parent) : QFrame(parent), m_change(new ElidedLabel(this))
{
    setProperty("role", QStringLiteral("bar"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 12, 4); // as the rows above and below
    row->setSpacing(8);
    auto* const title = new ElidedLabel(this);
    title->setText(tr("Proposed change"));
    title->setProperty("role", QStringLiteral("title"));
    m_change->setProperty("role", QStringLiteral("meta"));
    auto* const revert = new QPushButton(tr("&Revert"), this);
    revert->setAccessibleDescription(tr("Restore the text as it was"));
    auto* const accept = new QPushButton(tr("&Accept"), this);
    accept->setProperty("role", QStringLiteral("primary"));
    accept->setAccessibleDescription(tr("Accept the proposed text"));
    row->addWidget(title);
    row->addWidget(m_change, 1);
    row->addWidget(revert);
    row->addWidget(accept);
    connect(accept, &QPushButton::clicked, this, &ProposalBar::accepted);
    connect(revert, &QPushButton::clicked, this, &ProposalBar::reverted);
}

void ProposalBar::setChange(qsizetype removed, qsizetype added)
{
    const QLocale locale;
    const QString words = tr("%n line(s) removed", nullptr, static_cast<int>(removed)) + QStringLiteral(" \u00B7 ")
        + tr("%n added", nullptr, static_cast<int>(added));
    m_change->setText(QStringLiteral("\u2212%1 +%2").arg(locale.toString(removed), locale.toString(added)));
    m_change->setMinimumWidth(m_change->sizeHint().width()); // it says more than the end of the title
    m_change->setToolTip(words);
    m_change->setAccessibleName(words);
}

} // namespace querymend

#include "moc_proposalbar.cpp"
