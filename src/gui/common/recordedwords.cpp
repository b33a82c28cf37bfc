#include "common/recordedwords.h"

#include "common/databasesentences.h"
#include "common/errorcodewords.h"
#include "common/messagewords.h"
#include "common/modelsentences.h"
#include "common/recordedsentences.h"
#include "common/runwords.h"
#include "common/sentencepieces.h"

#include <QCoreApplication>

#include <array>
#include <optional>
#include <vector>

namespace querymend {

namespace {

// clang-format off
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

/// Puts words in the quotation marks of the window's language: `'a', 'b'`.
QString quotedWords(const QString& recorded)
{
    const QString quote = QStringLiteral("'");
    if (recorded.size() < 2 || !recorded.startsWith(quote) || !recorded.endsWith(quote))
        return recorded;
    QStringList words = recorded.sliced(1).chopped(1).split(QStringLiteral("', '"));
    for (QString& word : words)
        word = QCoreApplication::translate("RecordedWords", "'%1'").arg(word);
    return words.join(QStringLiteral(", "));
}

std::optional<QString> sentenceIn(const QString& text)
{
    static const SentencePieces retries = piecesOf("%1 retries");
    bool isCount = false;
    if (const auto names = namesIn(text, retries); names && names->front().toInt(&isCount) >= 0 && isCount)
        return QCoreApplication::translate("RecordedWords", "%n retries", nullptr, names->front().toInt());
    const std::span<const RecordedSentence> sentences = recordedSentences();
    static const auto pieces = [&] {
        std::vector<SentencePieces> made;
        for (const RecordedSentence& sentence : sentences)
            made.push_back(piecesOf(sentence.recorded));
        return made;
    }();
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        auto names = namesIn(text, pieces[i]);
        const bool isList = names && pieces[i].front().isEmpty() && names->front().contains(QStringLiteral(", "));
        if (!names || isList)
            continue;
        if (sentences[i].last == LastPart::recorded)
            names->back() = recordedWords(names->back().toStdString());
        else if (sentences[i].last == LastPart::quoted)
            names->back() = quotedWords(names->back());
        const QString shown = QCoreApplication::translate("RecordedWords", sentences[i].shown);
        const qsizetype places = shown.count(QLatin1Char('%')); // not all that was recorded is of interest later
        return filled(shown, places < names->size() ? names->first(places) : *names);
    }
    return std::nullopt;
}

/// Several parts, if the window knows all of them, joined as the window joins them.
template <typename Known>
std::optional<QString> partsIn(const QString& text, const QString& separator, const QString& between, Known known)
{
    QStringList words;
    for (const QString& part : text.split(separator)) {
        const std::optional<QString> word = known(part);
        if (!word)
            return std::nullopt;
        words << *word;
    }
    return words.join(between);
}

QString wordsOfPart(const QString& part)
{
    return recordedWords(part.toStdString());
}

std::optional<QString> wordsIn(const QString& recorded)
{
    const QString dot = QStringLiteral(" \u00B7 ");
    if (const auto words = partsIn(recorded, dot, dot, decisionIn))
        return words;
    if (const auto words = sentenceIn(recorded))
        return words;
    for (const char* const separator : {"; ", ", "}) {
        if (const auto words = partsIn(recorded, QLatin1String(separator), QStringLiteral("; "), sentenceIn))
            return words;
    }
    for (const SentenceTable* const table : {&databaseSentences(), &modelSentences()}) {
        if (const auto words = table->wordsFor(recorded, wordsOfPart))
            return words;
    }
    return std::nullopt;
}

/// A sentence that the window knows after a path, a name or a status.
std::optional<QString> wordsAfterColon(const QString& recorded)
{
    constexpr qsizetype longest = 2000; // the program itself writes less
    const QString colon = QStringLiteral(": ");
    if (recorded.size() > longest)
        return std::nullopt;
    for (qsizetype at = recorded.indexOf(colon); at >= 0; at = recorded.indexOf(colon, at + 1)) {
        const qsizetype begin = at + colon.size();
        if (const auto words = wordsIn(recorded.mid(begin)))
            return recorded.left(begin) + *words;
    }
    return std::nullopt;
}

} // namespace

QString recordedWords(std::string_view text)
{
    const QString recorded = textOf(text);
    if (const auto words = wordsIn(recorded))
        return *words;
    const QString message = messageWords(text);
    return message == recorded ? wordsAfterColon(recorded).value_or(message) : message;
}

QString recordedVerdict(std::string_view text)
{
    static constexpr std::array verdicts{QT_TRANSLATE_NOOP("RecordedWords", "passed"),
                                         QT_TRANSLATE_NOOP("RecordedWords", "failed"),
                                         QT_TRANSLATE_NOOP("RecordedWords", "unclear")};
    const QString recorded = textOf(text);
    const QString correction = QStringLiteral(" Fix: ");
    for (const char* const verdict : verdicts) {
        const QString begin = QLatin1String(verdict) + QStringLiteral(": ");
        if (!recorded.startsWith(begin))
            continue;
        QString reason = recorded.mid(begin.size());
        if (const auto place = reason.lastIndexOf(correction); place >= 0)
            reason = reason.left(place) + QLatin1Char(' ')
                + QCoreApplication::translate("RecordedWords", "Fix: %1").arg(reason.mid(place + correction.size()));
        const QString said = QCoreApplication::translate("RecordedWords", verdict);
        return reason.isEmpty() ? said : said + QStringLiteral(": ") + reason;
    }
    return recorded;
}

QString recordedProblem(std::string_view text)
{
    const std::size_t colon = text.find(": ");
    const auto code = colon == std::string_view::npos ? std::nullopt : errorCodeIn(textOf(text.substr(0, colon)));
    if (!code)
        return recordedWords(text);
    const std::string_view said = text.substr(colon + 2); // a message of the checks, or why a correction was made
    const QString words = messageWords(said);
    return wordOf(*code) + QStringLiteral(": ") + (words == textOf(said) ? recordedWords(said) : words);
}

} // namespace querymend
