#include "ask/questionoffers.h"

#include "common/plaintip.h"
#include "common/sidedmargins.h"

#include <QPushButton>
#include <QScreen>
#include <QStyleOptionButton>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

namespace {

/// A link that does not make the window wider: where there is no room, its end is left out.
class OfferButton : public QPushButton {
public:
    using QPushButton::QPushButton;

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize whole = QPushButton::minimumSizeHint();
        return {std::min(whole.width(), fontMetrics().averageCharWidth() * 20), whole.height()};
    }

protected:
    void initStyleOption(QStyleOptionButton* option) const override
    {
        QPushButton::initStyleOption(option);
        const int room = style()->subElementRect(QStyle::SE_PushButtonContents, option, this).width();
        option->text = fontMetrics().elidedText(text(), Qt::ElideRight, room);
    }
};

} // namespace

QuestionOffers::QuestionOffers(QWidget* parent) : QWidget(parent)
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(sidedMargins(11, 0, 0, 0)); // below the text of the question
    column->setSpacing(0);
}

void QuestionOffers::offer(const QStringList& questions)
{
    constexpr qsizetype most = 3;
    m_isEmpty = questions.isEmpty();
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    for (const QString& question : questions.first(std::min(most, questions.size()))) {
        auto* const button = new OfferButton(question, this);
        button->setToolTip(plainTip(question));
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
