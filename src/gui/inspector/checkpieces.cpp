// What the ladder found: errors with their positions, the rungs, and the receipt for what went to the engine.

#include "base/utf8.h"
#include "common/errorcodewords.h"
#include "common/faultadvicewords.h"
#include "common/messagewords.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "diagnose/excerpt.h"
#include "dialect/dialect.h"
#include "inspector/attemptpieces.h"
#include "sql/outline/outline.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace querymend {

namespace {

constexpr std::size_t leastColumns = 32; ///< of an excerpt; a narrow pane wraps it

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

TextPiece blank()
{
    return {PieceStyle::text, QStringLiteral("\n")};
}

ByteRange within(ByteRange range, std::size_t size)
{
    const auto most = static_cast<std::uint32_t>(size);
    const std::uint32_t begin = std::min(range.begin, most);
    return {begin, std::clamp(range.end, begin, most)};
}

bool isOfAll(const Finding& finding, std::size_t size)
{
    return finding.range.begin == 0 && (finding.range.end == 0 || finding.range.end >= size);
}

/// Adds an excerpt with carets below the finding, short enough not to wrap, and the whole statement with a mark.
void addMarked(TextPieces& pieces, const std::string& sql, const Finding& finding, std::size_t columns)
{
    const ByteRange range = within(finding.range, sql.size());
    if (isOfAll(finding, sql.size()) || range.size() == 0) {
        pieces.push_back(lineOf(PieceStyle::code, textOf(sql)));
        return;
    }
    const Excerpt excerpt = excerptOf(sql, range, columns);
    pieces.push_back(lineOf(PieceStyle::code, textOf(excerpt.line)));
    pieces.push_back(lineOf(PieceStyle::code, textOf(excerpt.carets)));
    pieces.push_back(blank());
    const std::string_view text = sql;
    const Tone tone = toneOf(cardKindOf(categoryOf(finding.code)));
    pieces.push_back({PieceStyle::code, textOf(text.substr(0, range.begin))});
    pieces.push_back({PieceStyle::wrong, textOf(text.substr(range.begin, range.size())), tone});
    pieces.push_back(lineOf(PieceStyle::code, textOf(text.substr(range.end))));
}

/// Adds a line for each name that may have been meant, with the reason.
void addSuggestions(TextPieces& pieces, const Finding& finding)
{
    for (const Suggestion& suggestion : finding.suggestions) {
        QString words = textOf(textOf(suggestion));
        if (!suggestion.reason.empty())
            words += QStringLiteral(" · ") + recordedWords(suggestion.reason);
        pieces.push_back(lineOf(PieceStyle::meta, Words::tr("Similar: %1").arg(words)));
    }
}

void addFinding(TextPieces& pieces, const std::string& sql, const Finding& finding)
{
    const bool isError = finding.severity == Severity::error;
    const CardKind kind = cardKindOf(categoryOf(finding.code));
    const Tone tone = isError ? toneOf(kind) : finding.severity == Severity::warning ? Tone::empty : Tone::muted;
    pieces.push_back({PieceStyle::word, isError ? wordOf(kind) : wordOf(finding.severity), tone});
    QString place;
    if (!isOfAll(finding, sql.size())) {
        const TextPosition position = positionAt(sql, std::min<std::size_t>(finding.range.begin, sql.size()));
        place = Words::tr(" · line %1, column %2").arg(position.line).arg(position.column);
    }
    pieces.push_back(lineOf(PieceStyle::meta,
                            QStringLiteral(" · ") + wordOf(finding.code) + QStringLiteral(" · ")
                                + Words::tr("found by the %1 check").arg(wordOf(finding.rung)) + place));
    pieces.push_back(lineOf(PieceStyle::text, messageWords(finding.message)));
    addSuggestions(pieces, finding);
}

QStringList listOf(const std::vector<std::string>& names)
{
    QStringList list;
    for (const std::string& one : names)
        list.append(textOf(one));
    return list;
}

void addFact(TextPieces& pieces, const QString& fact, const QString& why)
{
    pieces.push_back({PieceStyle::code, QStringLiteral("✓ "), Tone::accepted});
    pieces.push_back({PieceStyle::text, fact});
    pieces.push_back(lineOf(PieceStyle::meta, why.isEmpty() ? why : QStringLiteral(" — ") + why));
}

/// Returns the functions that a statement calls, each once.
QStringList functionsIn(const std::string& sql, const Dialect& dialect)
{
    const Outline outline = outlineOf(sql, dialect.lex, dialect.syntax);
    std::set<std::string> names;
    for (const Call& call : outline.calls)
        names.insert(dotted(outline.parts(call.name)));
    return listOf({names.begin(), names.end()});
}

QString policyWord(const RunStarted* start)
{
    const bool isStrict = start && start->policy.checks == CheckPolicy::strict;
    return isStrict ? Words::tr("the strict policy allows only SELECT") //
                    : Words::tr("the analyst policy allows any statement that only reads");
}

/// What is guaranteed for a statement that passed the guard: that it is only one, that it only reads, and why.
TextPieces receiptPieces(const AttemptDetail& detail)
{
    TextPieces pieces{lineOf(PieceStyle::heading, Words::tr("Safety report"))};
    const Verdict& verdict = detail.check->verdict;
    const auto passed = [&](Rung rung) {
        return std::any_of(verdict.rungs.begin(), verdict.rungs.end(), [rung](const RungReport& report) {
            return report.rung == rung && report.result == RungResult::passed;
        });
    };
    if (!passed(Rung::guard)) {
        pieces.push_back(lineOf(PieceStyle::text, Words::tr("Blocked by the guard before it reached the database.")));
        return pieces;
    }
    const Dialect* const dialect = detail.start ? dialectNamed(detail.start->dialect) : nullptr;
    addFact(pieces, Words::tr("One statement"), Words::tr("the guard parsed the whole text"));
    addFact(pieces, Words::tr("Read-only"), policyWord(detail.start));
    const QStringList functions = dialect ? functionsIn(detail.check->sql, *dialect) : QStringList();
    const bool isEachListed =
        std::none_of(verdict.findings.begin(), verdict.findings.end(),
                     [](const Finding& finding) { return finding.code == ErrorCode::unknownFunction; });
    if (!functions.isEmpty() && isEachListed)
        addFact(pieces, Words::tr("Calls %1").arg(functions.join(QStringLiteral(", "))),
                Words::tr("allowed by the dialect, the schema or the settings"));
    if (!verdict.tables.empty())
        addFact(pieces, Words::tr("Reads %1").arg(listOf(verdict.tables).join(QStringLiteral(", "))), {});
    if (!verdict.ctes.empty())
        addFact(pieces, Words::tr("Defines %1").arg(listOf(verdict.ctes).join(QStringLiteral(", "))), {});
    const bool wasAsked = passed(Rung::explain) || !detail.check->effect.isNone();
    pieces.push_back(lineOf(PieceStyle::meta,
                            wasAsked ? Words::tr("The database received exactly this, in a read-only session:")
                                     : Words::tr("The checks sent nothing to the database.")));
    if (wasAsked)
        pieces.push_back(lineOf(PieceStyle::code, textOf(verdict.sanitizedSql)));
    return pieces;
}

} // namespace

TextPieces errorPieces(const AttemptDetail& detail)
{
    return errorPieces(detail, leastColumns);
}

TextPieces errorPieces(const AttemptDetail& detail, std::size_t columns)
{
    TextPieces pieces;
    for (const CallAnswer& fault : detail.faults) {
        pieces.push_back({PieceStyle::word, wordOf(*fault.fault), Tone::execution});
        pieces.push_back(lineOf(PieceStyle::text, QStringLiteral(": ") + textOf(*fault.text)));
        if (detail.start && detail.start->modelKind == ModelKind::live) // the others fail as scripted or recorded
            pieces.push_back(lineOf(PieceStyle::meta, adviceWords(*fault.fault)));
    }
    if (!detail.check)
        return pieces.empty() ? TextPieces{lineOf(PieceStyle::meta, Words::tr("No checks yet."))} : pieces;
    const Verdict& verdict = detail.check->verdict;
    const Finding* const primary = verdict.primary();
    if (!primary)
        pieces.push_back({PieceStyle::word, Words::tr("No problems.") + QLatin1Char('\n'), Tone::accepted});
    if (!primary && !(verdict.findings.empty() && verdict.notes.empty()))
        pieces.push_back(blank());
    for (const Finding& finding : verdict.findings) {
        addFinding(pieces, detail.check->sql, finding);
        pieces.push_back(blank());
    }
    for (const std::string& note : verdict.notes)
        pieces.push_back(lineOf(PieceStyle::meta, recordedWords(note)));
    if (primary && !detail.check->sql.empty())
        addMarked(pieces, detail.check->sql, *primary, std::max(columns, leastColumns));
    return pieces;
}

TextPieces checkPieces(const AttemptDetail& detail)
{
    if (!detail.check)
        return {lineOf(PieceStyle::meta, Words::tr("No checks yet."))};
    TextPieces pieces;
    std::array<const RungReport*, rungCount> reports{};
    for (const RungReport& report : detail.check->verdict.rungs)
        reports[static_cast<std::size_t>(report.rung)] = &report;
    const Finding* const primary = detail.check->verdict.primary();
    for (std::size_t i = 0; i < rungCount; ++i) {
        const auto rung = static_cast<Rung>(i);
        const RungReport* const report = reports[i];
        if (rung == Rung::tests && !report)
            continue; // tests run only if a policy asks for them
        const bool isFailed = (report && report->result == RungResult::failed) || (primary && primary->rung == rung);
        const bool isPassed = report && !isFailed && report->result == RungResult::passed;
        const RungMark mark = isFailed ? RungMark::failed
            : isPassed                 ? RungMark::passed
            : report                   ? RungMark::skipped
                                       : RungMark::notReached;
        const QString sign = isFailed ? QStringLiteral("✗ ") : isPassed ? QStringLiteral("✓ ") : QStringLiteral("– ");
        pieces.push_back({PieceStyle::code, sign, // equally wide, so that the names are aligned
                          isFailed       ? Tone::execution
                              : isPassed ? Tone::accepted
                                         : Tone::muted});
        pieces.push_back({PieceStyle::text, wordOf(rung)});
        QString more = QStringLiteral(" · ") + wordOf(mark);
        if (report && report->time.count() > 0)
            more += QStringLiteral(" · ") + timeWord(report->time);
        if (report && !report->reason.empty())
            more += QStringLiteral(" · ") + recordedWords(report->reason);
        pieces.push_back(lineOf(PieceStyle::meta, more));
    }
    pieces.push_back(blank());
    const TextPieces receipt = receiptPieces(detail);
    pieces.insert(pieces.end(), receipt.begin(), receipt.end());
    return pieces;
}

} // namespace querymend
