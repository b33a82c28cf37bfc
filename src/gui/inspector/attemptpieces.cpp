#include "inspector/attemptpieces.h"

#include "common/changewords.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "dialect/dialect.h"
#include "inspector/reflectionwords.h"
#include "sql/compare/fingerprint.h"
#include "sql/compare/tokendiff.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

const QString& newLine()
{
    static const QString text = QStringLiteral("\n");
    return text;
}

TextPiece blank()
{
    return {PieceStyle::text, newLine()};
}

QString signedNumber(int number)
{
    const QString sign = number == 0 ? QString() : QString(number > 0 ? u'+' : u'\u2212'); // both of one width
    return sign + QLocale().toString(std::abs(number));
}

QString partWord(const ScoreTerm& term)
{
    const auto count = static_cast<int>(term.count);
    switch (term.part) {
    case ScorePart::whole:
        return Words::tr("Base score");
    case ScorePart::firstError:
        return Words::tr("Error type");
    case ScorePart::furtherErrors:
        return Words::tr("%n further errors", nullptr, count);
    case ScorePart::warnings:
        return Words::tr("%n warnings", nullptr, count);
    case ScorePart::notes:
        return Words::tr("%n notes", nullptr, count);
    case ScorePart::retries:
        return Words::tr("%n retries", nullptr, count);
    }
    return {};
}

/// Lists the terms of the score, unless they do not add up to the recorded one.
void addSum(TextPieces& pieces, const AttemptDetail& detail)
{
    const int score = detail.reflection->score;
    int sum = 0;
    const std::vector<ScoreTerm> terms =
        detail.check ? scoreTerms(detail.check->verdict, detail.retriesBefore) : std::vector<ScoreTerm>();
    for (const ScoreTerm& term : terms)
        sum += term.points;
    if (std::max(sum, 0) != score)
        return;
    for (const ScoreTerm& term : terms) {
        pieces.push_back({PieceStyle::code, signedNumber(term.points).rightJustified(5) + QStringLiteral("  ")});
        pieces.push_back(lineOf(PieceStyle::meta, partWord(term)));
    }
}

void addList(TextPieces& pieces, const QString& title, const std::vector<std::string>& lines,
             QString (*wordsOf)(std::string_view))
{
    if (lines.empty())
        return;
    pieces.push_back(blank());
    pieces.push_back(lineOf(PieceStyle::heading, title));
    for (const std::string& line : lines)
        pieces.push_back(lineOf(PieceStyle::text, QStringLiteral("• ") + wordsOf(line)));
}

/// The changes in words, a line each, and a blank line after them; or that there are none.
TextPieces changePieces(const QList<ShownChange>& changes)
{
    constexpr qsizetype most = 6;
    if (changes.isEmpty())
        return {lineOf(PieceStyle::meta, Words::tr("The same statement."))};
    TextPieces pieces;
    for (const ShownChange& change : changes.first(std::min(most, changes.size()))) {
        for (const ChangePart& part : changeParts(change))
            pieces.push_back({part.isSql ? PieceStyle::code : PieceStyle::meta, part.text});
        pieces.push_back(lineOf(PieceStyle::meta, {}));
    }
    if (changes.size() > most)
        pieces.push_back(
            lineOf(PieceStyle::meta, Words::tr("%n more changes", nullptr, static_cast<int>(changes.size() - most))));
    pieces.push_back(blank());
    return pieces;
}

bool isWordLike(QChar sign)
{
    return sign.isLetterOrNumber() || QStringLiteral("_\"'`[").contains(sign);
}

bool isOfAgent(const AttemptDetail& detail)
{
    return detail.start && detail.start->modelKind == ModelKind::agent;
}

/// Why there is no reply.
QString withoutReply(const AttemptDetail& detail, CardPhase phase)
{
    if (isOfAgent(detail))
        return phase == CardPhase::awaitingAgent ? Words::tr("Waiting for the agent's next statement…")
                                                 : Words::tr("No statement from the agent.");
    return phase == CardPhase::asking ? Words::tr("Waiting for the model to reply…")
                                      : Words::tr("No reply from the model.");
}

} // namespace

TextPiece lineOf(PieceStyle style, const QString& text)
{
    return {style, text + newLine()};
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

namespace {

/// Whether only layout, letter case or optional words differ, as the fingerprints on cards have it.
bool isOnlyRewritten(std::string_view older, std::string_view newer, const Dialect& dialect)
{
    return older != newer && !older.empty()
        && fingerprintOf(older, dialect.lex, dialect.syntax) == fingerprintOf(newer, dialect.lex, dialect.syntax);
}

} // namespace

TextPieces diffPieces(std::string_view older, std::string_view newer, std::string_view dialect)
{
    const Dialect* const known = dialectNamed(dialect);
    const LexRules& rules = known ? known->lex : defaultDialect().lex;
    TextPieces pieces;
    const QList<ShownChange> changes = shownChanges(older, newer, rules);
    const bool isRewritten = isOnlyRewritten(older, newer, known ? *known : defaultDialect());
    if (isRewritten)
        pieces.push_back(lineOf(PieceStyle::meta, Words::tr("The same statement, only written differently:")));
    if (!isRewritten || !changes.isEmpty()) {
        for (TextPiece& piece : changePieces(changes))
            pieces.push_back(std::move(piece));
    }
    bool isAfterRemoved = false;
    for (const DiffHunk& hunk : diffByToken(older, newer, rules)) {
        if (hunk.kind == HunkKind::same) {
            const QString kept = textOf(hunk.now.of(newer));
            if (isAfterRemoved && !kept.isEmpty() && isWordLike(kept.front()))
                pieces.push_back({PieceStyle::code, QStringLiteral(" ")}); // else they would read as one word
            pieces.push_back({PieceStyle::code, kept});
            isAfterRemoved = false;
            continue;
        }
        isAfterRemoved = hunk.now.size() == 0;
        if (hunk.old.size() > 0)
            pieces.push_back({PieceStyle::removed, textOf(hunk.old.of(older))});
        if (hunk.now.size() > 0)
            pieces.push_back({PieceStyle::added, textOf(hunk.now.of(newer))});
    }
    return pieces;
}

TextPieces hintPieces(const AttemptDetail& detail)
{
    TextPieces pieces;
    if (!detail.hint)
        return {lineOf(PieceStyle::meta, Words::tr("No hint was sent after this attempt."))};
    pieces.push_back({PieceStyle::heading, capitalised(Words::tr("%1 hint").arg(hintWord(detail.hint->level)))});
    if (detail.hint->isRaised)
        pieces.push_back({PieceStyle::meta, Words::tr(" · raised: the lane is stuck")});
    if (!detail.isHintUsed)
        pieces.push_back({PieceStyle::meta, Words::tr(" · not used: the mended statement was tried instead")});
    pieces.push_back(blank());
    QSet<QString> before;
    if (detail.hintBefore) {
        const QStringList lines = textOf(detail.hintBefore->text).split(QLatin1Char('\n'));
        before = QSet<QString>(lines.begin(), lines.end());
        pieces.push_back(lineOf(PieceStyle::meta, Words::tr("+ marks what is new since the previous hint.")));
    }
    pieces.push_back(blank());
    const QStringList lines = textOf(detail.hint->text).split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        const bool isFresh = detail.hintBefore && !line.trimmed().isEmpty() && !before.contains(line);
        const QString sign = !detail.hintBefore ? QString() : isFresh ? QStringLiteral("+ ") : QStringLiteral("  ");
        pieces.push_back({isFresh ? PieceStyle::fresh : PieceStyle::code, sign + line});
        pieces.push_back(blank());
    }
    return pieces;
}

TextPieces hintBeforePieces(const AttemptDetail& detail)
{
    if (!detail.hintBefore)
        return {};
    const QString number = QString::number(std::uint64_t{detail.ref.number} + 1);
    const QString title = Words::tr("%1 hint, sent before attempt %2").arg(hintWord(detail.hintBefore->level), number);
    return {lineOf(PieceStyle::heading, capitalised(title)), {PieceStyle::code, textOf(detail.hintBefore->text)}};
}

TextPieces reflectionPieces(const AttemptDetail& detail)
{
    if (!detail.reflection)
        return {lineOf(PieceStyle::meta, Words::tr("No decision yet."))};
    const Reflection& reflection = *detail.reflection;
    const Tone tone = reflection.isAcceptable ? Tone::accepted : Tone::execution;
    TextPieces pieces{{PieceStyle::word, wordOf(reflection.decision), tone}};
    pieces.push_back(lineOf(PieceStyle::meta,
                            reflection.isAcceptable ? Words::tr(" · acceptable") : Words::tr(" · not acceptable")));
    pieces.push_back(lineOf(PieceStyle::text, reasonOf(detail)));
    pieces.push_back(blank());
    pieces.push_back(lineOf(PieceStyle::heading, Words::tr("Score %1").arg(QLocale().toString(reflection.score))));
    addSum(pieces, detail);
    addList(pieces, Words::tr("Problems"), reflection.issues, recordedProblem);
    addList(pieces, Words::tr("Suggestions"), reflection.suggestions, recordedWords);
    return pieces;
}

TextPieces livePieces(const LiveReply& reply)
{
    TextPieces pieces{lineOf(PieceStyle::meta, capitalised(progressWord(reply)))};
    if (!reply.reasoning.empty())
        pieces.push_back(lineOf(PieceStyle::meta, textOf(reply.reasoning)));
    pieces.push_back({PieceStyle::code, textOf(reply.text)});
    return pieces;
}

/// What the model thought before it replied, folded to one line.
QString thinkingText(const QString& reasoning)
{
    constexpr qsizetype mostShown = 200;
    const QString whole = reasoning.simplified();
    const QString begin = whole.size() > mostShown ? whole.left(mostShown) + QStringLiteral("…") : whole;
    return Words::tr("Thinking (%n characters): %1", nullptr, static_cast<int>(reasoning.size())).arg(begin);
}

TextPieces responsePieces(const AttemptDetail& detail, const std::optional<LiveReply>& live, CardPhase phase)
{
    TextPieces pieces;
    for (const CallAnswer& answer : detail.faults)
        pieces.push_back(lineOf(PieceStyle::text, wordOf(*answer.fault) + QStringLiteral(": ") + textOf(*answer.text)));
    for (std::size_t i = 0; i < detail.replies.size(); ++i) {
        const CallAnswer& reply = detail.replies[i];
        if (!pieces.empty())
            pieces.push_back(blank());
        TokenSum used;
        used.add(reply.tokens.value_or(TokenCounts{}), detail.repliedAt[i]);
        const QString tokens = spentWord(used);
        const QString cost =
            timeWord(detail.replyTimes[i]) + (tokens.isEmpty() ? tokens : QStringLiteral(" · ") + tokens);
        pieces.push_back(lineOf(PieceStyle::meta, cost));
        if (reply.detail && !reply.detail->reasoning.empty())
            pieces.push_back(lineOf(PieceStyle::meta, thinkingText(textOf(reply.detail->reasoning))));
        const bool isModels = detail.repliedAt[i].kind != ModelKind::builtIn;
        pieces.push_back({PieceStyle::code, isModels ? textOf(*reply.text) : recordedWords(*reply.text)});
        pieces.push_back(blank());
    }
    if (live) {
        if (!pieces.empty())
            pieces.push_back(blank());
        for (TextPiece& piece : livePieces(*live))
            pieces.push_back(std::move(piece));
    }
    if (pieces.empty())
        pieces.push_back(lineOf(PieceStyle::meta, withoutReply(detail, phase)));
    return pieces;
}

TextPieces timingPieces(const AttemptDetail& detail)
{
    if (detail.passages.empty())
        return {lineOf(PieceStyle::meta, Words::tr("Nothing has happened yet."))};
    const auto word = [&](PassageKind kind) {
        switch (kind) {
        case PassageKind::model:
            return isOfAgent(detail) ? Words::tr("agent") : Words::tr("model");
        case PassageKind::wait:
            return Words::tr("waiting");
        case PassageKind::staticChecks:
            return Words::tr("checks without the database");
        case PassageKind::engine:
            return Words::tr("checks in the database");
        case PassageKind::decision:
            return Words::tr("diagnosis, hint and decision");
        }
        return QString();
    };
    std::chrono::milliseconds longest(1);
    std::chrono::milliseconds sum(0);
    for (const Passage& passage : detail.passages) {
        longest = std::max(longest, passage.time);
        sum += passage.time;
    }
    TextPieces pieces{lineOf(PieceStyle::heading, Words::tr("%1 total").arg(timeWord(sum)))};
    constexpr int widest = 16;
    for (const Passage& passage : detail.passages) {
        const auto length = static_cast<int>(passage.time.count() * widest / longest.count());
        pieces.push_back(blank());
        pieces.push_back({PieceStyle::text, word(passage.kind)});
        const QString remark = textOf(passage.remark);
        pieces.push_back(lineOf(PieceStyle::meta, remark.isEmpty() ? remark : QStringLiteral(" · ") + remark));
        const auto part = [](int width) { return QString(width, QChar(QChar::Nbsp)); };
        pieces.push_back({PieceStyle::bar, part(length), Tone::accent});
        pieces.push_back({PieceStyle::bar, part(widest - length), Tone::line});
        pieces.push_back({PieceStyle::code, QStringLiteral("  ")});
        pieces.push_back(lineOf(PieceStyle::text, timeWord(passage.time)));
    }
    return pieces;
}

} // namespace querymend
