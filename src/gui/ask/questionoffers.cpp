#include "ask/questionoffers.h"

#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

QuestionOffers::QuestionOffers(QWidget* parent) : QWidget(parent)
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(8, 0, 0, 0);
    column->setSpacing(0);
}

void QuestionOffers::offer(const QStringList& questions)
{
    constexpr qsizetype most = 3;
    m_isEmpty = questions.isEmpty();
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    for (const QString& question : questions.first(std::min(most, questions.size()))) {
        auto* const button = new QPushButton(question, this);
        button->setProperty("role", QStringLiteral("link"));
        button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        layout()->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, question] { Q_EMIT taken(question); });
    }
}

bool QuestionOffers::isWanted() const
{
    constexpr int leastHeight = 520; // on a lower screen, the chips and the SQL need the room
    return !m_isEmpty && screen()->availableSize().height() >= leastHeight;
}

} // namespace querymend

#include "moc_questionoffers.cpp"
