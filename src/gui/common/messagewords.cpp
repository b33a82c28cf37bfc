#include "common/messagewords.h"

#include "common/runwords.h"
#include "common/sentencepieces.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

// What the checks say, with %1 to %4 for names and numbers. More special ones come first.
// clang-format off
constexpr std::array sentences{
    QT_TRANSLATE_NOOP("CheckMessage", "There is no SQL in the text."),
    QT_TRANSLATE_NOOP("CheckMessage", "Only queries can run here; %1 is not one."),
    QT_TRANSLATE_NOOP("CheckMessage", "A second statement begins here; exactly one is allowed."),
    QT_TRANSLATE_NOOP("CheckMessage", "Comments are not allowed here."),
    QT_TRANSLATE_NOOP("CheckMessage", "Only reading is allowed; %1 may do more."),
    QT_TRANSLATE_NOOP("CheckMessage", "The function %1 is not allowed: it may do more than compute a value."),
    QT_TRANSLATE_NOOP("CheckMessage", "The function %1 is not known to be read-only in %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "No statement begins with %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 cannot be parsed with certainty."),
    QT_TRANSLATE_NOOP("CheckMessage", "An expression is missing before %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "A name is missing before %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "A query is missing before %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "A parenthesis is missing before %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 is missing before %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "What starts with %1 is never closed."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 is never closed."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 has no matching opening bracket."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 does not fit here."),
    QT_TRANSLATE_NOOP("CheckMessage", "The character %1 is not valid here."),
    QT_TRANSLATE_NOOP("CheckMessage", "A subquery in FROM needs an alias in %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "The text is nested too deeply."),
    QT_TRANSLATE_NOOP("CheckMessage", "There is no table %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 has no column %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "No table in the query has a column %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "The query has no FROM, so there is no column %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "The query has no table or alias %1 in its FROM clause."),
    QT_TRANSLATE_NOOP("CheckMessage", "The column %1 is in several tables in the query."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 has no function %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "The function %1 takes at least %2 arguments, but gets %3."),
    QT_TRANSLATE_NOOP("CheckMessage", "The function %1 takes at least %2 argument, but gets %3."),
    QT_TRANSLATE_NOOP("CheckMessage", "The function %1 takes %2 to %3 arguments, but gets %4."),
    QT_TRANSLATE_NOOP("CheckMessage", "The function %1 takes %2 arguments, but gets %3."),
    QT_TRANSLATE_NOOP("CheckMessage", "The function %1 takes %2 argument, but gets %3."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 must appear in GROUP BY or in an aggregate function."),
    QT_TRANSLATE_NOOP("CheckMessage", "The window function %1 cannot be used where rows are filtered or grouped."),
    QT_TRANSLATE_NOOP("CheckMessage", "The aggregate %1 cannot be used in WHERE; conditions on groups belong in HAVING."),
    QT_TRANSLATE_NOOP("CheckMessage", "The aggregate %1 cannot be used in a join's condition."),
    QT_TRANSLATE_NOOP("CheckMessage", "The aggregate %1 cannot be used inside the aggregate %2; compute the inner one in a subquery."),
    QT_TRANSLATE_NOOP("CheckMessage", "The queries on both sides need the same number of columns, but have %1 and %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "The name %1 refers to two tables in the query; give each its own alias."),
    QT_TRANSLATE_NOOP("CheckMessage", "The statement returns no rows."),
    QT_TRANSLATE_NOOP("CheckMessage", "The statement returns nothing but NULL."),
    QT_TRANSLATE_NOOP("CheckMessage", "The column %1 is NULL in the only row."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 does not have %2."),
};
// clang-format on

const std::array<SentencePieces, sentences.size()>& piecesOfSentences()
{
    static const auto pieces = [] {
        std::array<SentencePieces, sentences.size()> made;
        std::transform(sentences.begin(), sentences.end(), made.begin(), piecesOf);
        return made;
    }();
    return pieces;
}

/// Several sentences would be taken apart at the wrong places.
bool areNames(const QStringList& parts)
{
    return std::none_of(parts.begin(), parts.end(),
                        [](const QString& part) { return part.contains(QStringLiteral(". ")); });
}

} // namespace

QString messageWords(std::string_view message)
{
    const QString text = textOf(message);
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        const auto names = namesIn(text, piecesOfSentences()[i]);
        if (names && areNames(*names))
            return filled(QCoreApplication::translate("CheckMessage", sentences[i]), *names);
    }
    return text;
}

} // namespace querymend
