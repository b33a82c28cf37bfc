#include "common/messagewords.h"

#include "common/runwords.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>

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

/// What stands around the names.
using Pieces = QStringList;

const std::array<Pieces, sentences.size()>& piecesOfSentences()
{
    static const auto pieces = [] {
        const QRegularExpression place(QStringLiteral("%\\d"));
        std::array<Pieces, sentences.size()> made;
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = QString::fromLatin1(sentences[i]).split(place);
        return made;
    }();
    return pieces;
}

std::optional<QStringList> namesIn(const QString& message, const Pieces& pieces)
{
    if (!message.startsWith(pieces.front()) || !message.endsWith(pieces.back()))
        return std::nullopt;
    QStringList names;
    qsizetype at = pieces.front().size();
    for (qsizetype i = 1; i < pieces.size(); ++i) {
        const bool isLast = i + 1 == pieces.size();
        const qsizetype end = isLast ? message.size() - pieces[i].size() : message.indexOf(pieces[i], at);
        if (end <= at)
            return std::nullopt;
        names << message.mid(at, end - at);
        at = end + pieces[i].size();
    }
    return pieces.size() > 1 || message == pieces.front() ? std::optional(names) : std::nullopt;
}

/// Several sentences would be taken apart at the wrong places.
bool areNames(const QStringList& parts)
{
    return std::none_of(parts.begin(), parts.end(),
                        [](const QString& part) { return part.contains(QStringLiteral(". ")); });
}

/// At once, because a name may look like a place for one.
QString filled(const QString& words, const QStringList& names)
{
    switch (names.size()) {
    case 0:
        return words;
    case 1:
        return words.arg(names[0]);
    case 2:
        return words.arg(names[0], names[1]);
    case 3:
        return words.arg(names[0], names[1], names[2]);
    default:
        return words.arg(names[0], names[1], names[2], names[3]);
    }
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
