#include "common/messagewords.h"

#include "common/runwords.h"
#include "common/sentencepieces.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>

namespace querymend {

namespace {

// What the checks say, with %1 to %4 for names and numbers. More special ones come first.
// clang-format off
constexpr std::array sentences{
    QT_TRANSLATE_NOOP("CheckMessage", "Columns of the answer: %1 expected, %2 found: %3."),
    QT_TRANSLATE_NOOP("CheckMessage", "Column %1 should be a number; %2 is not."),
    QT_TRANSLATE_NOOP("CheckMessage", "Column %1 should be a date; %2 is not."),
    QT_TRANSLATE_NOOP("CheckMessage", "Column %1 should be a text; %2 is not."),
    QT_TRANSLATE_NOOP("CheckMessage", "The answer should be sorted; the statement has no ORDER BY."),
    QT_TRANSLATE_NOOP("CheckMessage", "The answer should have the row %1, but has not."),
    QT_TRANSLATE_NOOP("CheckMessage", "The answer lacks a row that the user expects."),
    QT_TRANSLATE_NOOP("CheckMessage", "A name this short is likely an alias or a CTE that is not defined."),
    QT_TRANSLATE_NOOP("CheckMessage", "It is the name of a table."),
    QT_TRANSLATE_NOOP("CheckMessage", "It is the name of a column of %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "If it is a text, it goes in single quotes: %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "USING joins on the column %1, which the joined table does not have."),
    QT_TRANSLATE_NOOP("CheckMessage", "USING joins on the column %1, which the left side does not have."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 has no FULL JOIN, and takes FULL for an alias."),
    QT_TRANSLATE_NOOP("CheckMessage", "The column %1 is NULL in all of the first %2 rows."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 divides integers, so %2 drops the fraction."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 does not follow the key between %2 and %3, which is %4."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 compares columns of different types, %2 and %3, though keys connect their tables."),
    QT_TRANSLATE_NOOP("CheckMessage", "No condition connects %1 with the other tables, so each of its rows is combined with every row of theirs."),
    QT_TRANSLATE_NOOP("CheckMessage", "The LEFT JOIN of %1 has no ON; rows without a match are lost, as in an inner join."),
    QT_TRANSLATE_NOOP("CheckMessage", "Rows without a value of %1 come first in %2, and there are such rows."),
    QT_TRANSLATE_NOOP("CheckMessage", "The question asks how many %1 there are, but the statement returns columns of each row."),
    QT_TRANSLATE_NOOP("CheckMessage", "The question also asks for the %1, which the statement does not return."),
    QT_TRANSLATE_NOOP("CheckMessage", "The join with %1 repeats rows, so %2 counts values several times; aggregate before joining."),
    QT_TRANSLATE_NOOP("CheckMessage", "The join with %1 repeats rows of %2, and no column tells them apart."),
    QT_TRANSLATE_NOOP("CheckMessage", "No row has %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 compares texts, but dates are stored in another format there."),
    QT_TRANSLATE_NOOP("CheckMessage", "A stored value is, for example, %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 is NULL in every row, or there are no rows."),
    QT_TRANSLATE_NOOP("CheckMessage", "None of the checked values of %1 contains %2 or another value of the list."),
    QT_TRANSLATE_NOOP("CheckMessage", "None of the checked values of %1 is %2 or another value of the list."),
    QT_TRANSLATE_NOOP("CheckMessage", "None of the checked values of %1 contains %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "None of the checked values of %1 is %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "No value of %1 contains %2 or another value of the list."),
    QT_TRANSLATE_NOOP("CheckMessage", "No value of %1 is %2 or another value of the list."),
    QT_TRANSLATE_NOOP("CheckMessage", "No value of %1 contains %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "No value of %1 is %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 ranges from %2 to %3 in the whole table."),
    QT_TRANSLATE_NOOP("CheckMessage", "All values of %1 in the whole table are lower than the value sought."),
    QT_TRANSLATE_NOOP("CheckMessage", "All values of %1 in the whole table are higher than the value sought."),
    QT_TRANSLATE_NOOP("CheckMessage", "Without this condition there would be 1 row."),
    QT_TRANSLATE_NOOP("CheckMessage", "Without this condition there would be %1 rows or more."),
    QT_TRANSLATE_NOOP("CheckMessage", "Without this condition there would be %1 rows."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 does not have %2, and has no equivalent."),
    QT_TRANSLATE_NOOP("CheckMessage", "the server's settings have changed how statements are parsed; connect again"),
    QT_TRANSLATE_NOOP("CheckMessage", "There is no SQL in the text."),
    QT_TRANSLATE_NOOP("CheckMessage", "The reply contains no SQL."),
    QT_TRANSLATE_NOOP("CheckMessage", "Only queries can run here; %1 is not one."),
    QT_TRANSLATE_NOOP("CheckMessage", "A second statement begins here; exactly one is allowed."),
    QT_TRANSLATE_NOOP("CheckMessage", "Comments are not allowed here."),
    QT_TRANSLATE_NOOP("CheckMessage", "Only reading is allowed; \"%1\" can change data."),
    QT_TRANSLATE_NOOP("CheckMessage", "The function %1 is not allowed: it may do more than compute a value."),
    QT_TRANSLATE_NOOP("CheckMessage", "The function %1 is not known to be read-only in %2 or in this schema."),
    QT_TRANSLATE_NOOP("CheckMessage", "The function %1 is not known to be read-only in %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "The function %1 is not allowed: it %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "The table or view %1 is not allowed: it %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "The operator %1 is not allowed: it %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "The type %1 is not allowed: it %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "A user can allow it for this connection with --allow-function %1 or in the connection's form."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 is not allowed: it could reveal tables that queries may not use here."),
    QT_TRANSLATE_NOOP("CheckMessage", "Queries here may use some tables only, so they cannot list them all."),
    QT_TRANSLATE_NOOP("CheckMessage", "There is no type %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "No statement begins with %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 cannot be parsed with certainty."),
    QT_TRANSLATE_NOOP("CheckMessage", "An expression is missing before %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "A name is missing before %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "A query is missing before %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "A parenthesis is missing before %1."),
    QT_TRANSLATE_NOOP("CheckMessage", "The table between JOIN and ON is missing."),
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
    QT_TRANSLATE_NOOP("CheckMessage", "A row limit cannot use a column."),
    QT_TRANSLATE_NOOP("CheckMessage", "%1 has no function %2."),
    QT_TRANSLATE_NOOP("CheckMessage", "The function %1 computes a value and is no table."),
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

// What the checks say in places of those sentences.
constexpr std::array parts{
    QT_TRANSLATE_NOOP("CheckMessage", "uses %1, which %2"),
    QT_TRANSLATE_NOOP("CheckMessage", "runs with the rights of its owner"),
    QT_TRANSLATE_NOOP("CheckMessage", "may change something"),
    QT_TRANSLATE_NOOP("CheckMessage", "is written in a language that can reach beyond the database"),
    QT_TRANSLATE_NOOP("CheckMessage", "runs a string as SQL"),
    QT_TRANSLATE_NOOP("CheckMessage", "is not allowed either"),
    QT_TRANSLATE_NOOP("CheckMessage", "takes its rows from a file, a program or another server"),
    QT_TRANSLATE_NOOP("CheckMessage", "is off limits to queries"),
    QT_TRANSLATE_NOOP("CheckMessage", "has a definition that this login may not see"),
    QT_TRANSLATE_NOOP("CheckMessage", "the end of the text"),
    QT_TRANSLATE_NOOP("CheckMessage", "text that changes with every rewrite"),
};
// clang-format on

template <std::size_t count>
std::array<SentencePieces, count> allPiecesOf(const std::array<const char*, count>& texts)
{
    std::array<SentencePieces, count> made;
    std::transform(texts.begin(), texts.end(), made.begin(), piecesOf);
    return made;
}

/// Several sentences would be taken apart at the wrong places.
bool areNames(const QStringList& names)
{
    return std::none_of(names.begin(), names.end(),
                        [](const QString& name) { return name.contains(QStringLiteral(". ")); });
}

/// A name is shown as it is.
QString partOrName(const QString& text)
{
    static const auto pieces = allPiecesOf(parts);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (auto names = namesIn(text, pieces[i])) {
            if (!names->isEmpty())
                names->back() = partOrName(names->back());
            return filled(QCoreApplication::translate("CheckMessage", parts[i]), *names);
        }
    }
    return text;
}

std::optional<QString> sentenceIn(const QString& text)
{
    static const auto pieces = allPiecesOf(sentences);
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        auto names = namesIn(text, pieces[i]);
        if (!names || !areNames(*names))
            continue;
        if (!names->isEmpty())
            names->back() = partOrName(names->back());
        return filled(QCoreApplication::translate("CheckMessage", sentences[i]), *names);
    }
    return std::nullopt;
}

/// One sentence or several, if all of them are known.
std::optional<QString> wordsIn(const QString& text)
{
    if (auto words = sentenceIn(text))
        return words;
    constexpr qsizetype longest = 2000; // the checks write less
    const QString stop = QStringLiteral(". ");
    if (text.size() > longest)
        return std::nullopt;
    for (qsizetype at = text.lastIndexOf(stop); at > 0; at = text.lastIndexOf(stop, at - 1)) {
        const auto last = sentenceIn(text.mid(at + stop.size()));
        const auto before = last ? wordsIn(text.left(at + 1)) : std::nullopt;
        if (before)
            return *before + QLatin1Char(' ') + *last;
    }
    return std::nullopt;
}

} // namespace

QString messageWords(std::string_view message)
{
    const QString text = textOf(message);
    return wordsIn(text).value_or(text);
}

} // namespace querymend
