#include "common/recordedwords.h"

#include "common/errorcodewords.h"
#include "common/messagewords.h"
#include "common/runwords.h"
#include "common/sentencepieces.h"

#include <QCoreApplication>

#include <array>
#include <cstdint>
#include <optional>

namespace querymend {

namespace {

/// Whether the last place of a sentence holds another recorded sentence.
enum class LastPart : std::uint8_t { name, recorded };

/// A sentence of the record, with places %1 to %3, and what is shown for it.
struct RecordedSentence {
    const char* recorded;
    const char* shown;
    LastPart last = LastPart::name;
};

constexpr RecordedSentence same(const char* sentence, LastPart last = LastPart::name)
{
    return {sentence, sentence, last};
}

// More special ones come first.
// clang-format off
constexpr std::array sentences{
    RecordedSentence{"CRITICAL_DATABASE_ERROR: %1", QT_TRANSLATE_NOOP("RecordedWords", "the database was lost: %1"), LastPart::recorded},
    same(QT_TRANSLATE_NOOP("RecordedWords", "the model is unavailable: %1"), LastPart::recorded),
    RecordedSentence{"the connection was lost and cannot be re-established: %1; the next attempt is in %2", QT_TRANSLATE_NOOP("RecordedWords", "the connection was lost and cannot be restored: %1")},
    RecordedSentence{"the connection was lost and cannot be re-established: %1", QT_TRANSLATE_NOOP("RecordedWords", "the connection was lost and cannot be restored: %1")},
    same(QT_TRANSLATE_NOOP("RecordedWords", "the question cannot be answered from this schema: %1")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the question cannot be answered from this schema")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the run's time limit was reached")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the lane's time limit was reached")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the run's token limit was reached, by estimate: the server did not report all that it used")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the run's token limit was reached")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "with a valid statement")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the model's replies cannot be parsed: %1"), LastPart::recorded),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the model's replies cannot be parsed")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the statement passed every check that ran")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the statement passed every check except the tests, of which it passed %1 of %2")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the only lane with a valid statement")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "%1 of %2 tests passed")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "%1 of %2 valid lanes have this result")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "%1 of %2 valid lanes have this statement")),
    RecordedSentence{"%1 retries", QT_TRANSLATE_NOOP("RecordedWords", "retries: %1")},
    RecordedSentence{"it has not finished", QT_TRANSLATE_NOOP("RecordedWords", "not finished")},
    same(QT_TRANSLATE_NOOP("RecordedWords", "cancelled")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "instead of %1: %2")),
    RecordedSentence{"%1 ('%2' is %3)", QT_TRANSLATE_NOOP("RecordedWords", "%1 (\"%2\" is %3)"), LastPart::recorded},
    same(QT_TRANSLATE_NOOP("RecordedWords", "%1 (connects)")),
    RecordedSentence{"%1 (neighbour)", QT_TRANSLATE_NOOP("RecordedWords", "%1 (neighbouring)")},
    same(QT_TRANSLATE_NOOP("RecordedWords", "in the table name")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "in the table comment")),
    RecordedSentence{"in the column name of %1", QT_TRANSLATE_NOOP("RecordedWords", "in the column name %1")},
    RecordedSentence{"in the column comment of %1", QT_TRANSLATE_NOOP("RecordedWords", "in the comment on %1")},
    same(QT_TRANSLATE_NOOP("RecordedWords", "a stored value of %1")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a synonym in the table name")),
    RecordedSentence{"a synonym in the column name of %1", QT_TRANSLATE_NOOP("RecordedWords", "a synonym in the column name %1")},
    same(QT_TRANSLATE_NOOP("RecordedWords", "similar to a word in the table name")),
    RecordedSentence{"similar to a word in the column name of %1", QT_TRANSLATE_NOOP("RecordedWords", "similar to a word in the column name %1")},
    same(QT_TRANSLATE_NOOP("RecordedWords", "a time, like the values of %1")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the name as stored")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the same name in its stored case")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the same letters with different case or separators")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the same words in a different order or number")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the same in other words")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the key between the two tables")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the output column that is made of it")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a column of the table")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the nearest name")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a name with words in common")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the source in the query that has the column")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the foreign key between the two tables")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the column's name does not say its table")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the table must be referred to by its alias here")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the table that has the column is not joined")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the table that has the column")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "an alias like the beginning of the table's name")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the alias is like the table's name")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "it is the name of a column of the table")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "it has the columns that the query uses")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a CTE in the statement")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "strings go in single quotes")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "names the source")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the column is this table's key")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the join makes both the same")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "its type fits")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the value occurs in it")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the question names it")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "what %1 offers instead of %2")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a comma too many")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a comma with nothing after it")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a connective that connects nothing")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a date is written as a text with no word before it")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a name with blanks or signs needs quotes")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a parenthesis that was never opened")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a query has one WHERE, with its conditions joined by AND")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a quote within a text is written twice")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a reserved word needs quotes to be used as a name")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a subquery in FROM needs a name")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the aggregate of the whole table, computed in a subquery")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the clauses go in the order WHERE, GROUP BY, HAVING, ORDER BY, row limit")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the first of the queries")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the last of the queries")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the only query among the statements")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the same query, once")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a comma is missing")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a parenthesis is missing")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "%1 is missing here")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a misspelt %1")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the rows of an aggregate are chosen by FILTER after it or CASE within it")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the separator is the second argument")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a cast is written as CAST with AS")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a comparison with ANY or ALL of a query is written with IN or NOT IN")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a date is moved by a function and not by INTERVAL")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the number and the unit of an interval are written differently")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "DISTINCT comes first in the list")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "ORDER BY comes after the last arm")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "COUNT(*) counts rows without DISTINCT")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the ends of a range are joined by AND")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the values of IN go in parentheses")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "LIKE compares both sides in lower case")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "a CASE within the aggregate chooses its rows")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the same rows without FULL JOIN")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the condition of a join comes after its table")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the table that the condition names is not joined")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the year of the date")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "write the date as it is stored")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "also group by it")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the column holds texts")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the column holds truth values")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the time between two dates is an interval")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "both sides need one type: a cast to %1")),
    same(QT_TRANSLATE_NOOP("RecordedWords", "the column holds numbers")),
};

// What a decision says after the mistake, in its words for the window.
constexpr std::array decisions{
    "accepted", "No problems", "Unknown problem", "no retries left", "no retries left, moving up a level",
    "no retries left, kept with the tests that it passes", "a retry can't help", "a retry can't help, moving up a level",
    "the database failed, not the statement; no retry used", "mended without a model, no retry used",
};
// clang-format on

/// Part of what a decision says: a mistake, or what follows from it.
std::optional<QString> decisionIn(const QString& text)
{
    for (const char* const decision : decisions) {
        if (text == QLatin1String(decision))
            return QCoreApplication::translate("Reflection", decision);
    }
    if (text == QLatin1String("breakpoint, the user decides"))
        return QCoreApplication::translate("Reflection", "breakpoint, you decide");
    static const SentencePieces several = piecesOf("%1 and %2 more");
    if (const auto names = namesIn(text, several)) {
        if (const auto code = errorCodeIn(names->front()))
            return QCoreApplication::translate("Reflection", "%1 and %n more", nullptr, names->back().toInt())
                .arg(wordOf(*code));
    }
    for (const char* const counted : {"%1 retries left", "%1 retry left"}) {
        if (const auto names = namesIn(text, piecesOf(counted)))
            return QCoreApplication::translate("Reflection", "%n retries left", nullptr, names->front().toInt());
    }
    for (const char* const counted : {"%1 minor problems", "%1 minor problem"}) {
        if (const auto names = namesIn(text, piecesOf(counted)))
            return QCoreApplication::translate("Reflection", "%n minor problems", nullptr, names->front().toInt());
    }
    const auto code = errorCodeIn(text);
    return code ? std::optional(wordOf(*code)) : std::nullopt;
}

std::optional<QString> sentenceIn(const QString& text)
{
    static const auto pieces = [] {
        std::array<SentencePieces, sentences.size()> made;
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = piecesOf(sentences[i].recorded);
        return made;
    }();
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        auto names = namesIn(text, pieces[i]);
        const bool isList = names && pieces[i].front().isEmpty() && names->front().contains(QStringLiteral(", "));
        if (!names || isList)
            continue;
        if (sentences[i].last == LastPart::recorded)
            names->back() = recordedWords(names->back().toStdString());
        const QString shown = QCoreApplication::translate("RecordedWords", sentences[i].shown);
        const qsizetype places = shown.count(QLatin1Char('%')); // not all that was recorded is of interest later
        return filled(shown, places < names->size() ? names->first(places) : *names);
    }
    return std::nullopt;
}

/// Several parts, if the window knows all of them.
template <typename Known>
std::optional<QString> partsIn(const QString& text, const QString& separator, Known known)
{
    QStringList words;
    for (const QString& part : text.split(separator)) {
        const std::optional<QString> word = known(part);
        if (!word)
            return std::nullopt;
        words << *word;
    }
    return words.join(separator);
}

} // namespace

QString recordedWords(std::string_view text)
{
    const QString recorded = textOf(text);
    if (const auto words = partsIn(recorded, QStringLiteral(" \u00B7 "), decisionIn))
        return *words;
    if (const auto words = sentenceIn(recorded))
        return *words;
    for (const char* const separator : {"; ", ", "}) {
        if (const auto words = partsIn(recorded, QLatin1String(separator), sentenceIn))
            return *words;
    }
    return messageWords(text);
}

QString recordedProblem(std::string_view text)
{
    const std::size_t colon = text.find(": ");
    const auto code = colon == std::string_view::npos ? std::nullopt : errorCodeIn(textOf(text.substr(0, colon)));
    if (!code)
        return recordedWords(text);
    return wordOf(*code) + QStringLiteral(": ") + messageWords(text.substr(colon + 2));
}

} // namespace querymend
