#include "common/storywords.h"

#include "common/runwords.h"
#include "diagnose/excerpt.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <string>
#include <vector>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Story)
};

// clang-format off
constexpr std::array<const char*, errorCodeCount> mistakes{
    QT_TRANSLATE_NOOP("Story", "no SQL in the reply"), QT_TRANSLATE_NOOP("Story", "no answer in the schema"),
    QT_TRANSLATE_NOOP("Story", "no query"), QT_TRANSLATE_NOOP("Story", "several statements"),
    QT_TRANSLATE_NOOP("Story", "unreadable statement"), QT_TRANSLATE_NOOP("Story", "comment in the statement"),
    QT_TRANSLATE_NOOP("Story", "forbidden operation"), QT_TRANSLATE_NOOP("Story", "function with side effects"),
    QT_TRANSLATE_NOOP("Story", "syntax error"), QT_TRANSLATE_NOOP("Story", "unbalanced parentheses"),
    QT_TRANSLATE_NOOP("Story", "unclosed quote"), QT_TRANSLATE_NOOP("Story", "statement beyond repair"),
    QT_TRANSLATE_NOOP("Story", "wrong table"), QT_TRANSLATE_NOOP("Story", "wrong column"),
    QT_TRANSLATE_NOOP("Story", "ambiguous column"), QT_TRANSLATE_NOOP("Story", "wrong alias"),
    QT_TRANSLATE_NOOP("Story", "unknown function"), QT_TRANSLATE_NOOP("Story", "wrong arguments"),
    QT_TRANSLATE_NOOP("Story", "wrong type"), QT_TRANSLATE_NOOP("Story", "bad value"),
    QT_TRANSLATE_NOOP("Story", "division by zero"), QT_TRANSLATE_NOOP("Story", "grouping mistake"),
    QT_TRANSLATE_NOOP("Story", "misplaced aggregate"), QT_TRANSLATE_NOOP("Story", "mismatched columns"),
    QT_TRANSLATE_NOOP("Story", "wrong join"), QT_TRANSLATE_NOOP("Story", "no permission"),
    QT_TRANSLATE_NOOP("Story", "statement too slow"), QT_TRANSLATE_NOOP("Story", "out of memory"),
    QT_TRANSLATE_NOOP("Story", "too many rows"), QT_TRANSLATE_NOOP("Story", "connection lost"),
    QT_TRANSLATE_NOOP("Story", "database down"), QT_TRANSLATE_NOOP("Story", "empty result"),
    QT_TRANSLATE_NOOP("Story", "only NULLs"), QT_TRANSLATE_NOOP("Story", "failed test"),
    QT_TRANSLATE_NOOP("Story", "value not stored"), QT_TRANSLATE_NOOP("Story", "other date format"),
    QT_TRANSLATE_NOOP("Story", "join without a key"), QT_TRANSLATE_NOOP("Story", "tables not connected"),
    QT_TRANSLATE_NOOP("Story", "integer division"), QT_TRANSLATE_NOOP("Story", "NULLs first"),
    QT_TRANSLATE_NOOP("Story", "unexpected columns"), QT_TRANSLATE_NOOP("Story", "repeated rows"),
    QT_TRANSLATE_NOOP("Story", "other tables than asked for"),
    QT_TRANSLATE_NOOP("Story", "other error")};
static_assert(mistakes.back() != nullptr, "a code has no name");
// clang-format on

QString number(std::uint32_t index)
{
    return QLocale().toString(qulonglong{index} + 1);
}

QString mistakeWord(const StoryPart& part)
{
    const QString word = Words::tr(mistakes[static_cast<std::size_t>(part.code)]);
    //: %1 is a mistake, such as `wrong column`
    return part.count < 2 ? word : Words::tr("%1 (%n times)", nullptr, static_cast<int>(part.count)).arg(word);
}

QString placeWord(const StoryPart& part)
{
    return part.attempt ? attemptWord(*part.attempt, part.of) : QString();
}

/// Whether the story might be about another lane.
bool isOneOfSeveral(const StoryPart& end)
{
    return end.of > 1 && end.attempt;
}

QString placedWord(const QString& word, const StoryPart& end)
{
    //: %1 is how a run ended, such as `interrupted`, %2 is `attempt 2 of lane 3`
    return isOneOfSeveral(end) ? Words::tr("%1 at %2").arg(word, placeWord(end)) : word;
}

QString rightWord(const StoryPart& end)
{
    if (end.of < 2 && end.attempt && end.attempt->number == 0 && end.count == 1)
        return Words::tr("right at the first attempt");
    if (!end.attempt)
        return Words::tr("solved");
    const QString attempt = number(end.attempt->number);
    return end.of > 1 ? Words::tr("right at attempt %1 of lane %2").arg(attempt, number(end.attempt->lane.value))
                      : Words::tr("right at attempt %1").arg(attempt);
}

QString gaveUpWord(const StoryPart& end)
{
    if (end.count == 0)
        return Words::tr("gave up");
    const auto count = static_cast<int>(end.count);
    //: %1 is `attempt 2 of lane 3`
    const QString attempts = isOneOfSeveral(end)
        ? Words::tr("gave up at %1, after %n attempts", nullptr, count).arg(placeWord(end))
        : Words::tr("gave up after %n attempts", nullptr, count);
    //: %1 is `gave up after 6 attempts`
    return end.of < 2 ? attempts : Words::tr("%1 in %n lanes", nullptr, static_cast<int>(end.of)).arg(attempts);
}

QString endWord(const StoryPart& end)
{
    switch (end.end) {
    case StoryEnd::open:
        return {};
    case StoryEnd::right:
        return rightWord(end);
    case StoryEnd::rightAndEmpty:
        return Words::tr("%1, with no rows").arg(rightWord(end));
    case StoryEnd::acceptedByHand:
        return Words::tr("accepted by hand: %1").arg(placeWord(end));
    case StoryEnd::emptyByHand:
        return Words::tr("empty result confirmed by hand: %1").arg(placeWord(end));
    case StoryEnd::gaveUp:
        return gaveUpWord(end);
    case StoryEnd::unanswerable:
        return Words::tr("unanswerable with this schema");
    case StoryEnd::unanswered:
        return Words::tr("ended because you did not answer its question");
    case StoryEnd::cancelled:
        return end.attempt ? Words::tr("cancelled at %1").arg(placeWord(end)) : Words::tr("cancelled");
    case StoryEnd::interrupted:
        return placedWord(Words::tr("interrupted"), end);
    case StoryEnd::modelLost:
        return placedWord(Words::tr("no reply from the model"), end);
    case StoryEnd::databaseLost:
        return placedWord(Words::tr("lost the database"), end);
    case StoryEnd::failed:
        return placedWord(Words::tr("failed"), end);
    }
    return {};
}

/// %1 in `pattern` is the hint's level, %2 a name that must stay recognisable.
StoryWords hintWordsWithName(const QString& pattern, const StoryPart& hint, const std::string& name)
{
    const QString text = QString(pattern).replace(QLatin1String("%1"), hintWord(hint.level));
    const auto place = text.indexOf(QLatin1String("%2"));
    return {text.left(place), textOf(printable(name)), text.mid(place + 2)};
}

StoryWords hintWords(const StoryPart& hint)
{
    if (!hint.named.empty())
        return hintWordsWithName(hint.isRaised ? Words::tr("stuck, so the %1 hint pointed to %2")
                                               : Words::tr("the %1 hint pointed to %2"),
                                 hint, hint.named);
    if (!hint.marked.empty())
        return hintWordsWithName(hint.isRaised ? Words::tr("stuck, so the %1 hint marked %2")
                                               : Words::tr("the %1 hint marked %2"),
                                 hint, hint.marked);
    return {hint.isRaised ? Words::tr("stuck, so a stronger hint") : Words::tr("%1 hint").arg(hintWord(hint.level)),
            {},
            {}};
}

QString plainWords(const StoryPart& part)
{
    const auto count = static_cast<int>(part.count);
    switch (part.beat) {
    case StoryBeat::forked:
        if (!part.attempt)
            return Words::tr("asked again");
        return part.attempt->number == 0 ? Words::tr("forked at attempt %1").arg(number(0))
                                         : Words::tr("forked after attempt %1").arg(number(part.attempt->number - 1));
    case StoryBeat::mistake:
        return mistakeWord(part);
    case StoryBeat::modelFault:
        return wordOf(part.fault);
    case StoryBeat::databaseAway:
        return Words::tr("waited for the database");
    case StoryBeat::edited:
        return Words::tr("changed by hand: %1").arg(wordOf(part.field));
    case StoryBeat::retried:
        return Words::tr("retried by hand");
    case StoryBeat::mended:
        return Words::tr("mended without a model");
    case StoryBeat::more:
        return Words::tr("%n more mistakes", nullptr, count);
    case StoryBeat::escalated:
        return Words::tr("escalated to %1").arg(wordOf(part.to));
    case StoryBeat::agreed:
        return Words::tr("%1 of %n lanes agreed", nullptr, static_cast<int>(part.of)).arg(QLocale().toString(count));
    case StoryBeat::tested:
        return Words::tr("passed %1 of %n tests", nullptr, static_cast<int>(part.of)).arg(QLocale().toString(count));
    case StoryBeat::passed:
        //: %1 is `attempt 2`
        return Words::tr("%1 passed the checks").arg(placeWord(part));
    case StoryBeat::timeRanOut:
        return Words::tr("time ran out");
    case StoryBeat::tokensSpent:
        return Words::tr("token limit reached");
    case StoryBeat::hint:
    case StoryBeat::end:
        break;
    }
    return endWord(part);
}

StoryWords wordsOf(const StoryPart& part)
{
    return part.beat == StoryBeat::hint ? hintWords(part) : StoryWords{plainWords(part), {}, {}};
}

void capitalise(StoryWords& words)
{
    if (!words.before.isEmpty())
        words.before[0] = words.before[0].toUpper();
}

std::vector<StoryPhrase> phrasesInWindow(const RunStory& story)
{
    std::vector<StoryPhrase> phrases;
    for (const StoryPart& part : story.parts) {
        StoryWords words = wordsOf(part);
        if (words.text().isEmpty())
            words.before = placedWord(Words::tr("not finished"), part);
        if (phrases.empty())
            capitalise(words);
        phrases.push_back({words.before.toStdString(), words.name.toStdString(), words.after.toStdString(), part.kind});
    }
    return phrases;
}

std::string costInWindow(const RunStory& story)
{
    return costWords(story).toStdString();
}

} // namespace

QList<StoryWords> wordsOf(const RunStory& story)
{
    QList<StoryWords> all;
    for (const StoryPart& part : story.parts) {
        StoryWords words = wordsOf(part);
        words.tone = part.kind == CardKind::unjudged ? Tone::text : toneOf(part.kind);
        if (!words.text().isEmpty())
            all.append(words);
    }
    if (!all.isEmpty())
        capitalise(all.front());
    return all;
}

QString costWords(const RunStory& story)
{
    if (story.parts.empty())
        return {};
    const QString spent = spentWord(story.tokens);
    return timeWord(story.time) + (spent.isEmpty() ? spent : QStringLiteral(" · ") + spent);
}

StoryLanguage windowLanguage()
{
    return {QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString(), phrasesInWindow, costInWindow};
}

QString sentenceOf(const RunStory& story)
{
    QStringList parts;
    for (const StoryWords& words : wordsOf(story))
        parts.append(words.text());
    return parts.isEmpty() ? QString() : parts.join(QStringLiteral(" → ")) + QStringLiteral(" · ") + costWords(story);
}

} // namespace querymend
