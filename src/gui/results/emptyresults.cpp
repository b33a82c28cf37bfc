#include "results/emptyresults.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace querymend {

EmptyResults::EmptyResults(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_answer(new QPushButton(tr("Show the Answer"), this))
{
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setProperty("role", QStringLiteral("meta"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_answer->setObjectName(QStringLiteral("showAnswer"));
    m_answer->setProperty("role", QStringLiteral("link"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 0, 12, 0);
    column->setSpacing(4);
    column->addStretch(1);
    column->addWidget(m_text);
    column->addWidget(m_answer, 0, Qt::AlignHCenter);
    column->addStretch(1);
    connect(m_answer, &QPushButton::clicked, this, &EmptyResults::answerWanted);
    say({}, RowsOffer::none);
}

void EmptyResults::say(const QString& why, RowsOffer offer)
{
    m_text->setText(why.isEmpty() ? tr("Run a statement (Ctrl+Return) to see its rows here.") : why);
    m_answer->setVisible(offer == RowsOffer::answer);
    fit();
}

void EmptyResults::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// Leaves the reason out where a part of it would be cut; the way to the answer is worth more.
void EmptyResults::fit()
{
    const QMargins around = layout()->contentsMargins();
    const int reason = m_text->heightForWidth(width() - around.left() - around.right());
    const int both = reason + layout()->spacing() + m_answer->sizeHint().height();
    m_text->setVisible(offer() == RowsOffer::none || height() >= both);
}

QString EmptyResults::text() const
{
    return m_text->text();
}

RowsOffer EmptyResults::offer() const
{
    return m_answer->isHidden() ? RowsOffer::none : RowsOffer::answer;
}

} // namespace querymend

#include "moc_emptyresults.cpp"
