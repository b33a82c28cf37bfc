#include "inspector/comparepieces.h"

#include "common/messagewords.h"
#include "common/runwords.h"
#include "inspector/attemptpieces.h"
#include "report/timelinerows.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

const QString& dot()
{
    static const QString text = QStringLiteral(" · ");
    return text;
}

void addLedger(TextPieces& pieces, const AttemptCard& card, std::uint32_t lanes)
{
    pieces.push_back({PieceStyle::word, wordOf(card.kind), toneOf(card.kind)});
    pieces.push_back({PieceStyle::text, dot() + attemptWord(card.ref, lanes)});
    QStringList rest;
    if (!card.hintLevel.empty())
        rest.append(Words::tr("next hint: %1").arg(hintWord(card.hintLevel)));
    if (card.decision)
        rest.append(wordOf(*card.decision));
    rest.append(timeWord(card.duration()));
    if (const QString tokens = spentWord(card.tokens); !tokens.isEmpty())
        rest.append(tokens);
    pieces.push_back(lineOf(PieceStyle::meta, dot() + rest.join(dot())));
    if (!card.message.empty())
        pieces.push_back(lineOf(PieceStyle::text, messageWords(card.message)));
    pieces.push_back(lineOf(PieceStyle::text, {}));
}

QString changeWord(SectionChange change)
{
    switch (change) {
    case SectionChange::same:
        return Words::tr("the same");
    case SectionChange::reordered:
        return Words::tr("the same, in another order");
    case SectionChange::onlyBefore:
        return Words::tr("only on the left");
    case SectionChange::onlyAfter:
        return Words::tr("only on the right");
    case SectionChange::changed:
        return Words::tr("changed");
    }
    return {};
}

/// The sign is apart from the text, which is struck through or underlined.
void addLine(TextPieces& pieces, const PromptLine& line)
{
    const QString text = textOf(line.text);
    switch (line.change) {
    case LineChange::removed:
        pieces.push_back({PieceStyle::code, QStringLiteral("− "), Tone::execution});
        pieces.push_back({PieceStyle::removed, text});
        break;
    case LineChange::added:
        pieces.push_back({PieceStyle::code, QStringLiteral("+ "), Tone::accepted});
        pieces.push_back({PieceStyle::added, text});
        break;
    case LineChange::same:
        pieces.push_back({PieceStyle::code, QStringLiteral("  ") + text});
        break;
    }
    pieces.push_back(lineOf(PieceStyle::text, {}));
}

const std::vector<PromptSection>& promptOf(const AttemptDetail& detail)
{
    static const std::vector<PromptSection> none;
    return detail.asked.empty() ? none : *detail.asked.back().prompt;
}

QString namesOf(const std::vector<std::string>& names)
{
    QStringList words;
    for (const std::string& name : names)
        words.append(textOf(name));
    return words.join(QStringLiteral(", "));
}

int countOf(std::size_t number)
{
    return static_cast<int>(number); // tables have at most a few thousand rows here
}

/// Counts what differs, if anything does.
QString countedRows(const TableDifference& difference)
{
    const bool hasSameColumns = difference.columnsOnlyHere.empty() && difference.columnsOnlyThere.empty();
    if (difference.rows.empty() && hasSameColumns && !difference.isOtherOrder)
        return Words::tr("Identical results: %n rows", nullptr, countOf(difference.same));
    QStringList parts{Words::tr("%n rows in both", nullptr, countOf(difference.same)),
                      Words::tr("%n only on the left", nullptr, countOf(difference.count(RowChange::onlyHere))),
                      Words::tr("%n only on the right", nullptr, countOf(difference.count(RowChange::onlyThere))),
                      Words::tr("%n changed", nullptr, countOf(difference.count(RowChange::changed)))};
    if (difference.isOtherOrder)
        parts.append(Words::tr("in another order"));
    if (difference.key)
        parts.append(Words::tr("matched by %1").arg(textOf(difference.columns[*difference.key])));
    return parts.join(dot());
}

} // namespace

TextPieces findingsPieces(const std::vector<RunEvent>& events, const SideChoice& side)
{
    TextPieces pieces;
    if (side.scope == SideScope::attempt) {
        const AttemptDetail detail = attemptDetail(events, side.attempt);
        return errorPieces(detail);
    }
    const TimelineRows rows = timelineRows(events);
    for (const TimelineSection& section : rows.sections) {
        for (const LaneRow& lane : section.lanes) {
            if (side.scope == SideScope::lane && lane.id != side.attempt.lane)
                continue;
            for (const AttemptCard& card : lane.cards)
                addLedger(pieces, card, rows.headline.lanes);
        }
    }
    return pieces;
}

TextPieces promptPieces(const AttemptDetail& before, const AttemptDetail& after)
{
    TextPieces pieces;
    for (const SectionDifference& section : promptDifference(promptOf(before), promptOf(after))) {
        pieces.push_back({PieceStyle::heading, textOf(section.name)});
        pieces.push_back(lineOf(PieceStyle::meta, dot() + changeWord(section.change)));
        for (const PromptLine& line : section.lines)
            addLine(pieces, line);
    }
    if (pieces.empty())
        pieces.push_back(lineOf(PieceStyle::meta, Words::tr("No model was called on either side.")));
    return pieces;
}

QString rowsSummary(const TableText& here, const TableText& there, const TableDifference& difference)
{
    if (difference.columns.empty())
        return Words::tr("The results have no column in common: %1 on the left, %2 on the right.")
            .arg(namesOf(here.columns), namesOf(there.columns));
    QString text = countedRows(difference);
    if (!difference.columnsOnlyHere.empty())
        text +=
            QStringLiteral("\n") + Words::tr("Columns only on the left: %1").arg(namesOf(difference.columnsOnlyHere));
    if (!difference.columnsOnlyThere.empty())
        text +=
            QStringLiteral("\n") + Words::tr("Columns only on the right: %1").arg(namesOf(difference.columnsOnlyThere));
    if (!here.isAll || !there.isAll)
        text += QStringLiteral("\n")
            + Words::tr("Only the first %1 rows of each side were read; some differences may be due to that.")
                  .arg(QLocale().toString(std::max(countOf(here.rows.size()), countOf(there.rows.size()))));
    return text;
}

} // namespace querymend
