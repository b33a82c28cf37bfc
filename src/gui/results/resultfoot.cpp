#include "results/resultfoot.h"

#include "common/elidedlabel.h"
#include "common/plaintip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace querymend {

ResultFoot::ResultFoot(QWidget* parent) : QWidget(parent)
{
    const auto label = [this] {
        auto* const made = new QLabel(this);
        made->setProperty("role", QStringLiteral("meta"));
        made->setTextFormat(Qt::PlainText);
        return made;
    };
    const auto link = [this](const QString& text) {
        auto* const made = new QPushButton(text, this);
        made->setProperty("role", QStringLiteral("link"));
        made->setAutoDefault(false);
        return made;
    };
    m_rows = new ElidedLabel(this);
    m_rows->setProperty("role", QStringLiteral("meta"));
    m_rows->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_origin = new ElidedLabel(this);
    m_origin->setProperty("role", QStringLiteral("meta"));
    m_origin->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_origin->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the rows take precedence
    m_time = label();
    m_time->setObjectName(QStringLiteral("readingTime"));
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(80);
    m_progress->setAccessibleName(tr("The statement is running"));
    m_all = link(tr("Fetch All"));
    m_cancel = link(tr("Cancel"));
    m_cancel->setAccessibleName(tr("Cancel the statement"));
    connect(m_all, &QPushButton::clicked, this, &ResultFoot::allWanted);
    connect(m_cancel, &QPushButton::clicked, this, &ResultFoot::cancelWanted);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(12, 2, 12, 2);
    row->setSpacing(8);
    row->addWidget(m_rows);
    row->addWidget(m_origin, 1);
    row->addWidget(m_all);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    row->addWidget(m_time);
    setMinimumHeight(28);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ResultFoot::show(const QString& rows, const QString& time, Time kind, Work work, Rest rest)
{
    m_rows->setText(rows);
    m_rows->setToolTip(plainTip(rows));
    m_time->setText(timeText(time, kind));
    m_progress->setVisible(work == Work::some);
    m_cancel->setVisible(work == Work::some);
    m_all->setVisible(rest == Rest::some && work == Work::none);
}

QString ResultFoot::timeText(const QString& time, Time kind) const
{
    if (kind == Time::sinceBegin || time.isEmpty())
        return time;
    return m_of == RowsOf::run ? tr("read again in %1").arg(time) : tr("read in %1").arg(time);
}

void ResultFoot::setOrigin(const QString& origin, RowsOf of)
{
    m_of = of;
    m_origin->setText(origin);
    m_origin->setToolTip(plainTip(origin));
}

QString ResultFoot::origin() const
{
    return m_origin->text();
}

QString ResultFoot::text() const
{
    return m_rows->text();
}

} // namespace querymend

#include "moc_resultfoot.cpp"
