#include "answer/composer.h"

#include "answer/composing.h"

namespace querymend {

Composed Composer::compose(const std::vector<QuestionPiece>& pieces, CalendarDay today,
                           const PieceChoices& choices) const
{
    Composing composing(m_roles, m_joins, pieces, today, choices);
    return composing.compose();
}

} // namespace querymend
