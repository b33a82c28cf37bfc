#include "inspector/testpieces.h"

#include "common/recordedwords.h"
#include "common/runwords.h"
#include "inspector/attemptpieces.h"

#include <QCoreApplication>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

constexpr qsizetype widthOfNumber = 5;
constexpr qsizetype widthOfLane = 6;

QString signOf(TestVerdict verdict)
{
    switch (verdict) {
    case TestVerdict::passed:
        return QStringLiteral("✓");
    case TestVerdict::failed:
        return QStringLiteral("✗");
    case TestVerdict::unclear:
        break;
    }
    return QStringLiteral("?");
}

Tone toneOf(TestVerdict verdict)
{
    switch (verdict) {
    case TestVerdict::passed:
        return Tone::accepted;
    case TestVerdict::failed:
        return Tone::validation;
    case TestVerdict::unclear:
        break;
    }
    return Tone::muted;
}

/// Sets a section apart from the one before it.
void addSpace(TextPieces& pieces)
{
    if (!pieces.empty())
        pieces.push_back(lineOf(PieceStyle::text, {}));
}

void addTest(TextPieces& pieces, qsizetype number, const TestRow& test)
{
    pieces.push_back({PieceStyle::meta, QString::number(number) + QStringLiteral("  ")});
    pieces.push_back(lineOf(PieceStyle::text, textOf(test.test)));
    if (!test.evidence.empty())
        pieces.push_back(lineOf(PieceStyle::meta,
                                Words::tr("from the evidence, so it counts twice: %1").arg(textOf(test.evidence))));
}

/// The candidates across, the tests down.
void addGrid(TextPieces& pieces, const TestMatrix& matrix)
{
    QString head(widthOfNumber, QLatin1Char(' '));
    QString passed = signOf(TestVerdict::passed).leftJustified(widthOfNumber);
    for (std::size_t i = 0; i < matrix.lanes.size(); ++i) {
        const QString star = matrix.lanes[i] == matrix.picked ? QStringLiteral("★") : QString();
        head += (QString::number(matrix.lanes[i].value + 1) + star).leftJustified(widthOfLane);
        passed += textOf(matrix.passed[i]).section(QLatin1Char(' '), 0, 0).leftJustified(widthOfLane);
    }
    pieces.push_back(lineOf(PieceStyle::code, head));
    for (std::size_t i = 0; i < matrix.rows.size(); ++i) {
        pieces.push_back({PieceStyle::code, QString::number(i + 1).leftJustified(widthOfNumber)});
        for (const TestVerdict verdict : matrix.rows[i].verdicts)
            pieces.push_back({PieceStyle::code, signOf(verdict).leftJustified(widthOfLane), toneOf(verdict)});
        pieces.push_back(lineOf(PieceStyle::code, {}));
    }
    pieces.push_back(lineOf(PieceStyle::code, passed));
}

void addMatrix(TextPieces& pieces, const TestMatrix& matrix)
{
    addSpace(pieces);
    pieces.push_back(lineOf(PieceStyle::heading, Words::tr("Tests passed by each lane")));
    pieces.push_back(lineOf(PieceStyle::meta, Words::tr("Lanes across, tests down")));
    addGrid(pieces, matrix);
    if (matrix.picked) {
        addSpace(pieces);
        pieces.push_back(lineOf(PieceStyle::text,
                                Words::tr("★ The answer is from lane %1: %2")
                                    .arg(matrix.picked->value + 1)
                                    .arg(recordedWords(matrix.reason))));
    }
    addSpace(pieces);
    for (std::size_t i = 0; i < matrix.rows.size(); ++i)
        addTest(pieces, static_cast<qsizetype>(i) + 1, matrix.rows[i]);
}

void addReturned(TextPieces& pieces, const ReturnedRows& returned)
{
    addSpace(pieces);
    pieces.push_back(lineOf(PieceStyle::heading, Words::tr("What it returned, as the helpers saw it")));
    if (!returned.problem.empty()) {
        pieces.push_back(lineOf(PieceStyle::text, recordedWords(returned.problem)));
        return;
    }
    pieces.push_back(lineOf(PieceStyle::meta,
                            returned.hasMore
                                ? Words::tr("more than %1 rows").arg(static_cast<qulonglong>(returned.count))
                                : Words::tr("%n rows", nullptr, static_cast<int>(returned.count))));
    QStringList columns;
    for (const ReturnedColumn& column : returned.columns)
        columns.append(textOf(column.name)
                       + (column.type.empty() ? QString() : QLatin1Char(' ') + textOf(column.type)));
    pieces.push_back(lineOf(PieceStyle::code, columns.join(QStringLiteral(" | "))));
    for (const auto& row : returned.rows) {
        QStringList cells;
        for (const std::optional<std::string>& cell : row)
            cells.append(cell ? textOf(*cell).simplified() : QStringLiteral("NULL"));
        pieces.push_back(lineOf(PieceStyle::code, cells.join(QStringLiteral(" | "))));
    }
    if (returned.rows.empty() && returned.count > 0)
        pieces.push_back(lineOf(PieceStyle::meta, Words::tr("The values stayed on this machine.")));
}

/// The last of this kind about the attempt; null if there is none.
template <class Kind>
const Kind* lastOf(std::span<const RunEvent> events, const AttemptRef& attempt)
{
    const Kind* found = nullptr;
    for (const RunEvent& event : events) {
        if (const auto* const body = std::get_if<Kind>(&event.body); body && body->attempt == attempt)
            found = body;
    }
    return found;
}

} // namespace

TextPieces testPieces(std::span<const RunEvent> events, const AttemptRef& attempt,
                      const std::vector<TestMatrix>& matrices)
{
    TextPieces pieces;
    if (const auto* const tested = lastOf<AttemptTested>(events, attempt)) {
        pieces.push_back(lineOf(PieceStyle::heading, Words::tr("Verdicts on this attempt")));
        for (std::size_t i = 0; i < tested->verdicts.size(); ++i)
            pieces.push_back(
                {PieceStyle::word, signOf(tested->verdicts[i]) + QStringLiteral(" "), toneOf(tested->verdicts[i])});
        pieces.push_back(lineOf(PieceStyle::text, {}));
        for (const Finding& finding : tested->findings)
            pieces.push_back(lineOf(PieceStyle::text, textOf(finding.message)));
    }
    if (const auto* const returned = lastOf<RowsReturned>(events, attempt))
        addReturned(pieces, returned->rows);
    for (const TestMatrix& matrix : matrices)
        addMatrix(pieces, matrix);
    if (pieces.empty())
        pieces.push_back(lineOf(PieceStyle::meta, Words::tr("No statement in this run was tested.")));
    return pieces;
}

} // namespace querymend
