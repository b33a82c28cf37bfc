#pragma once

#include "answer/joinmap.h"
#include "answer/meaning.h"
#include "answer/questionpiece.h"
#include "answer/schemaroles.h"
#include "answer/term.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// What a question was understood to mean.
struct Composed {
    AskedMeaning meaning;
    std::vector<std::size_t> unread;                    ///< pieces that were not understood
    std::map<std::size_t, std::string> notes{};         ///< what a piece was taken for
    std::map<std::size_t, QuestionPiece::Kind> kinds{}; ///< as what
    double score = 1;
    double likeness = 1; ///< of the other meaning that was chosen for a piece, compared with the likeliest
};

/// Which of its meanings each piece gets, where it is not the likeliest; by the piece's number.
using PieceChoices = std::map<std::size_t, std::size_t>;

/// Makes a meaning of the pieces of a question.
class Composer {
public:
    /// All must outlive this object.
    Composer(const SchemaRoles& roles, const JoinMap& joins) : m_roles(roles), m_joins(joins) {}

    [[nodiscard]] Composed compose(const std::vector<QuestionPiece>& pieces, CalendarDay today,
                                   const PieceChoices& choices = {}) const;

private:
    const SchemaRoles& m_roles;
    const JoinMap& m_joins;
};

} // namespace querymend
