#include "inspector/steppieces.h"

#include "common/clockwords.h"
#include "common/errorcodewords.h"
#include "common/journalwords.h"
#include "common/mendingwords.h"
#include "common/messagewords.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "inspector/attemptpieces.h"
#include "report/reach.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

QString momentWord(std::int64_t at)
{
    return clockWord(QDateTime::fromMSecsSinceEpoch(at).time());
}

void addRows(TextPieces& pieces, const ReturnedRows& rows)
{
    QStringList columns;
    for (const ReturnedColumn& column : rows.columns)
        columns.append(textOf(column.name));
    if (!columns.isEmpty())
        pieces.push_back(lineOf(PieceStyle::code, columns.join(QStringLiteral(" | "))));
    for (const auto& row : rows.rows) {
        QStringList cells;
        for (const std::optional<std::string>& cell : row)
            cells.append(cell ? textOf(*cell).simplified() : QStringLiteral("NULL"));
        pieces.push_back(lineOf(PieceStyle::code, cells.join(QStringLiteral(" | "))));
    }
}

/// Where the call went, with the values that it took along.
void addReach(TextPieces& pieces, const RunJournalEntry& entry)
{
    if (!entry.callsModel() || entry.model.empty())
        return;
    QString line = modelWord(entry.model, entry.terms.kind);
    if (entry.terms.kind == ModelKind::live)
        line += QStringLiteral(" · ") + wordOf(reachOfModel(entry));
    const QString values = entry.prompt ? textOf(valuesIn(entry)) : QString();
    if (!values.isEmpty())
        line += QStringLiteral(" · ") + Words::tr("with %1").arg(values);
    pieces.push_back(lineOf(PieceStyle::meta, line));
}

/// What was found, each on its own line.
QStringList linesOf(const RunJournalEntry& entry)
{
    if (entry.kind == JournalKind::mending && entry.step)
        return correctionLines(*entry.step);
    QStringList lines;
    for (const std::string& line : entry.lines)
        lines.append(recordedProblem(line));
    return lines;
}

/// Whether the program itself says what came of a step, and not a model or the database.
bool isSaidByProgram(const RunJournalEntry& entry)
{
    constexpr std::array kinds{StepKind::cleaned, StepKind::compared, StepKind::tested, StepKind::selected};
    return entry.step && std::ranges::find(kinds, entry.step->kind) != kinds.end();
}

QString withCapitals(const QString& text)
{
    QStringList lines = text.split(u'\n');
    for (QString& line : lines)
        line = capitalised(line);
    return lines.join(u'\n');
}

void addBody(TextPieces& pieces, const RunJournalEntry& entry)
{
    if (const QString outcome = outcomeOf(entry); !outcome.isEmpty())
        pieces.push_back(lineOf(PieceStyle::text, isSaidByProgram(entry) ? withCapitals(outcome) : outcome));
    for (const QString& line : linesOf(entry))
        pieces.push_back(lineOf(PieceStyle::text, QStringLiteral("• ") + line));
    if (entry.rows)
        addRows(pieces, *entry.rows);
    if (!entry.statement() || entry.kind == JournalKind::check)
        return;
    if (entry.rows)
        pieces.push_back(lineOf(PieceStyle::text, {})); // or it would read as one more row
    pieces.push_back(lineOf(PieceStyle::code, textOf(*entry.statement())));
}

void addMistakes(TextPieces& pieces, const QString& title, Tone tone, const std::vector<CardMistake>& mistakes)
{
    if (mistakes.empty())
        return;
    pieces.push_back({PieceStyle::word, title, tone});
    pieces.push_back(lineOf(PieceStyle::text, {}));
    for (const CardMistake& mistake : mistakes) {
        const QString what = messageWords(mistake.identifier);
        pieces.push_back(lineOf(PieceStyle::text,
                                QStringLiteral("• ") + wordOf(mistake.code)
                                    + (what.isEmpty() ? what : QStringLiteral(": ") + what)));
    }
}

void addRowsAudit(TextPieces& pieces, const RowsAudit& rows)
{
    const QLocale locale;
    if (rows.gained && rows.lost) {
        pieces.push_back(lineOf(PieceStyle::text,
                                *rows.gained + *rows.lost == 0 ? Words::tr("It returns the same rows.")
                                                               : Words::tr("Rows gained: %1, lost: %2")
                                                                     .arg(locale.toString(qulonglong{*rows.gained}),
                                                                          locale.toString(qulonglong{*rows.lost}))));
        return;
    }
    pieces.push_back(
        lineOf(PieceStyle::text,
               rows.hasSameColumns
                   ? Words::tr("Rows before: %1, now: %2")
                         .arg(locale.toString(qulonglong{rows.before}), locale.toString(qulonglong{rows.after}))
                   : Words::tr("It returns other columns, so the rows cannot be compared.")));
}

} // namespace

TextPieces warningPieces(const RunJournalEntry& entry)
{
    TextPieces pieces;
    for (const PromptWarning& warning : promptWarnings(entry)) {
        pieces.push_back({PieceStyle::word, QStringLiteral("▲ "), Tone::schema});
        pieces.push_back(lineOf(PieceStyle::text, textOf(warning)));
    }
    return pieces;
}

TextPieces warningPieces(std::span<const RunJournalEntry> journal, const AttemptRef& attempt)
{
    TextPieces pieces;
    for (const RunJournalEntry& entry : journal) {
        if (entry.kind == JournalKind::attempt && entry.attempt == attempt)
            pieces = warningPieces(entry);
    }
    return pieces;
}

TextPieces outcomePieces(const RunJournalEntry& entry)
{
    TextPieces pieces;
    const QString cost = costOf(entry);
    pieces.push_back(
        lineOf(PieceStyle::meta,
               cost.isEmpty() ? momentWord(entry.firstAt) : momentWord(entry.firstAt) + QStringLiteral(" · ") + cost));
    addReach(pieces, entry);
    for (TextPiece& piece : warningPieces(entry))
        pieces.push_back(std::move(piece));
    addBody(pieces, entry);
    return pieces;
}

TextPieces replyPieces(const RunJournalEntry& entry)
{
    TextPieces pieces;
    for (const CallAnswer& answer : entry.answers) {
        if (answer.fault) {
            pieces.push_back(
                lineOf(PieceStyle::text, wordOf(*answer.fault) + QStringLiteral(": ") + textOf(*answer.text)));
            continue;
        }
        const bool isModels = entry.terms.kind != ModelKind::builtIn;
        pieces.push_back({PieceStyle::code, isModels ? textOf(*answer.text) : recordedWords(*answer.text)});
        pieces.push_back(lineOf(PieceStyle::text, {}));
    }
    if (pieces.empty())
        pieces.push_back(lineOf(PieceStyle::meta, Words::tr("No reply from the model.")));
    return pieces;
}

TextPieces logPieces(std::span<const RunJournalEntry> journal, const AttemptRef& attempt)
{
    TextPieces pieces;
    for (const RunJournalEntry& entry : journal) {
        if (entry.attempt != attempt)
            continue;
        if (!pieces.empty())
            pieces.push_back(lineOf(PieceStyle::text, {}));
        pieces.push_back(lineOf(PieceStyle::heading, titleOf(entry, 1)));
        for (TextPiece& piece : outcomePieces(entry))
            pieces.push_back(std::move(piece));
    }
    if (pieces.empty())
        pieces.push_back(lineOf(PieceStyle::meta, Words::tr("Nothing has happened yet.")));
    return pieces;
}

TextPieces auditPieces(const AttemptCard& card)
{
    if (!card.audit)
        return {};
    const CardAudit& audit = *card.audit;
    TextPieces pieces{lineOf(PieceStyle::text, {}),
                      lineOf(PieceStyle::heading, Words::tr("Compared with the previous attempt"))};
    addMistakes(pieces, Words::tr("Fixed"), Tone::accepted, audit.fixed);
    addMistakes(pieces, Words::tr("Broken"), Tone::execution, audit.broken);
    addMistakes(pieces, Words::tr("New, because the checks got further"), Tone::generic, audit.revealed);
    addMistakes(pieces, Words::tr("Still wrong"), Tone::generic, audit.left);
    if (audit.rows)
        addRowsAudit(pieces, *audit.rows);
    const bool isEmpty = audit.fixed.empty() && audit.broken.empty() && audit.revealed.empty() && audit.left.empty();
    if (isEmpty && !audit.rows)
        pieces.push_back(lineOf(PieceStyle::meta, Words::tr("It fixed nothing and broke nothing.")));
    return pieces;
}

} // namespace querymend
