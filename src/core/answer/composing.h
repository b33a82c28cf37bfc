#pragma once

#include "answer/composer.h"
#include "answer/namechoice.h"
#include "answer/term.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// One question on its way to a meaning: goes through its terms and keeps what is still waited for.
class Composing {
public:
    Composing(const SchemaRoles& roles, const JoinMap& joins, const std::vector<QuestionPiece>& pieces,
              CalendarDay today, const PieceChoices& choices);

    [[nodiscard]] Composed compose();

private:
    enum class Mode : std::uint8_t { none, per, without, with, order };
    enum class Extreme : std::uint8_t { none, most, least };
    enum class Intent : std::uint8_t { none, list, share };
    /// A span of days, and the table or column that it is about.
    struct PendingDays {
        DaySpan days;
        std::optional<ColumnId> column;
        std::optional<std::size_t> existence;
        bool isOfState = false;  ///< right after a state: rejected in 2026
        bool isGrouping = false; ///< compared with another
    };

    /// A column that the question names, and what is around it.
    struct NamedColumn {
        std::size_t term = 0;
        ColumnId column{};
        ColumnRole role = ColumnRole::other;
        bool isCompared = false; ///< a comparison follows
        bool isDated = false;    ///< a date follows
        bool isComputed = false; ///< an aggregate or extreme is before it
    };

    // one term: askedcues.cpp, askednames.cpp, askedcolumns.cpp, askedvalues.cpp, askedmeasures.cpp
    void take(std::size_t term);
    void takeCue(std::size_t term, const QuestionPiece& piece);
    void takeTable(std::size_t term, const QuestionPiece& piece);
    void takeRows(std::size_t term, TableId table);
    [[nodiscard]] bool isSaidBefore(std::size_t term, TableId table) const;
    [[nodiscard]] bool isCompound(std::size_t term, TableId table) const;
    [[nodiscard]] bool isQualifier(std::size_t term, TableId table) const;
    // The ways to take rows: each says whether it did.
    bool takeGroup(std::size_t term, TableId table);
    bool takeMissingRows(TableId table);
    bool takeMeasuredRows(TableId table);
    void takePeople(std::size_t term);
    [[nodiscard]] bool isShownToo(std::size_t term, TableId table) const;
    void takeAggregate(std::size_t term, AskedAggregate aggregate);
    void takeColumn(std::size_t term, const QuestionPiece& piece);
    void takeNamedColumn(std::size_t term, const QuestionPiece& piece);
    [[nodiscard]] ColumnId worthHere(std::size_t term, const QuestionPiece& piece, ColumnId named) const;
    [[nodiscard]] NamedColumn namedColumn(std::size_t term, const QuestionPiece& piece);
    // The ways to take a column: each says whether it did.
    bool takeMissing(const NamedColumn& named);
    bool takeDate(const NamedColumn& named, const QuestionPiece& piece);
    bool takeOrder(const NamedColumn& named);
    bool takeComputed(const NamedColumn& named);
    bool takeState(const NamedColumn& named);
    void show(const NamedColumn& named);
    [[nodiscard]] bool isKindOfNext(const NamedColumn& named) const;
    [[nodiscard]] bool isGenericName(const NamedColumn& named) const;
    [[nodiscard]] bool isOfNextValue(const NamedColumn& named) const;
    [[nodiscard]] bool isSaidBefore(const NamedColumn& named) const;
    void takeValue(std::size_t term, const QuestionPiece& piece);
    [[nodiscard]] bool isSaidOf(std::size_t term, TableId table) const;
    [[nodiscard]] bool isAtHand(TableId table) const;
    [[nodiscard]] bool isByTime(std::size_t term, const QuestionPiece& piece) const;
    [[nodiscard]] bool isVerbOfState(std::size_t term, const QuestionPiece& piece) const;
    void takeText(std::size_t term, const QuestionPiece& piece);
    void takeNumber(std::size_t term, const QuestionPiece& piece);
    void takeComparison(const Term& term);
    [[nodiscard]] AskedCondition comparedWith(ColumnId column, const Term& comparison) const;
    bool compareWithTwin(std::size_t term, AskedComparison comparison);
    void takeDays(const Term& term);
    void takeMetric(std::size_t term, const QuestionPiece& piece);
    void takeGivenMetric(std::size_t term, const QuestionPiece& piece);
    void takeUnit(std::size_t term, const QuestionPiece& piece);
    [[nodiscard]] bool isDuration(std::size_t term) const;
    void takeUnread(std::size_t term, const QuestionPiece& piece);
    [[nodiscard]] bool isRatherValue(const QuestionPiece& piece, TableId named) const;
    [[nodiscard]] bool isVerb(std::size_t term, const QuestionPiece& piece) const;
    void mention(TableId table);
    void measure(AskedMeasure measure);
    void condition(AskedCondition condition);
    void orderBy(std::optional<ColumnId> column, std::optional<AskedMeasure> measure, bool isDescending);

    // the whole: meaningfinish.cpp, meaninggroups.cpp
    void finish();
    void finishSubject();
    void listPeopleOf(TableId people);
    void finishQuality();
    void finishOrder();
    void finishDays();
    void finishDuration();
    void doubtDate(const PendingDays& pending, std::optional<ColumnId> date);
    void finishGroups();
    void finishList();
    void finishWhere();
    void finishAskedQuantity();
    void finishCurrent();
    void finishOverdue();
    void finishComparison();
    // what lowers the confidence: meaningdoubts.cpp
    void doubt();
    void doubtWords();
    void doubtMeasures();
    void doubtColumns();
    void doubtRows();
    void doubtWays();
    void countWhatJoins(AskedMeasure& measure, TableId group) const;
    [[nodiscard]] bool isDetour(TableId from, TableId to) const;
    [[nodiscard]] bool isQuantity(ColumnId column) const;
    [[nodiscard]] bool isAverageWritten() const;
    [[nodiscard]] std::optional<ColumnId> dateFor(TableId table) const;
    [[nodiscard]] std::optional<ColumnId> dateOfGroups() const;
    [[nodiscard]] TableId anchor() const;

    // what is where: composing.cpp
    [[nodiscard]] const QuestionPiece* pieceOf(std::size_t term) const;
    /// The piece before a term, fillers left out.
    [[nodiscard]] const QuestionPiece* pieceBefore(std::size_t term) const;
    [[nodiscard]] std::size_t nextTerm(std::size_t term) const;
    [[nodiscard]] bool isNext(std::size_t term, Cue cue) const;
    [[nodiscard]] bool isNextKind(std::size_t term, QuestionPiece::Kind kind) const;
    [[nodiscard]] std::vector<TableId> near(std::size_t term) const;
    [[nodiscard]] std::optional<TableId> tableAfter(std::size_t term) const;
    [[nodiscard]] std::optional<TableId> tableOfValues(std::size_t term) const;
    [[nodiscard]] std::size_t choiceOf(std::size_t term) const;
    [[nodiscard]] std::optional<AskedMeasure> metricOf(MetricWord word) const;
    [[nodiscard]] std::optional<ColumnId> columnOf(TableId table, NamedQuantity what) const;
    [[nodiscard]] std::optional<ColumnId> columnFor(std::size_t term, const QuestionPiece& piece, ColumnUse use);
    [[nodiscard]] bool isUpward(TableId from, TableId to) const;
    /// What a name's likeness leaves of the confidence.
    [[nodiscard]] static double nameDoubt(double likeness) { return (1 + std::clamp(likeness, 0.5, 1.0)) / 2; }
    /// Compares the meaning that is chosen for a piece with its likeliest.
    void choose(double likeliest, double chosen);
    void note(std::size_t term, QuestionPiece::Kind kind, std::string text);
    void refuse(std::size_t term);

    const SchemaRoles& m_roles;
    const JoinMap& m_joins;
    const std::vector<QuestionPiece>& m_pieces;
    std::vector<Term> m_terms;
    const PieceChoices& m_choices;
    NameChoice m_names;
    Composed m_out;
    AskedMeaning& m_meaning;

    Mode m_mode = Mode::none;
    Intent m_intent = Intent::none;
    Extreme m_extreme = Extreme::none;
    std::optional<AskedAggregate> m_aggregate;
    std::optional<AskedComparison> m_dateOrder; ///< after or before a date that a column has
    bool m_isSized = false;                     ///< the extreme is of a size: biggest
    std::optional<Term> m_comparison;           ///< waits for what it compares
    std::optional<Quality> m_quality;
    std::optional<NamedQuantity> m_askedQuantity; ///< how long, how big
    std::optional<ColumnId> m_lastColumn;
    std::optional<std::size_t> m_openExistence;
    std::optional<AskedMeasure> m_averaged; ///< of average number of
    std::vector<PendingDays> m_days;
    std::vector<ColumnId> m_shown;
    std::optional<TableId> m_lastTable;
    std::optional<TableId> m_qualifier;              ///< of the next column
    std::optional<std::vector<ColumnId>> m_duration; ///< days between these dates
    bool m_isCounting = false;
    bool m_isDistinct = false;
    bool m_isTop = false;
    bool m_isOpenEnded = false; ///< a word for a time, such as ago, came to nothing
    bool m_asksWho = false;
    bool m_isNegated = false;
    bool m_isSubjectListed = false;
    bool m_wasMeasureFirst = false;
    bool m_isAverageCount = false;
    bool m_asksWhen = false;
    bool m_asksWhere = false;
    bool m_isHowMuch = false;             ///< how much: a price rather than a sum of prices
    std::optional<ColumnId> m_dateOfVerb; ///< of started, in projects started per month
    bool m_isCurrent = false;             ///< rows that have not ended
    bool m_isCompared = false;            ///< one period with another
    bool m_asksBoth = false;              ///< the most and the least
    bool m_isOfBoth = false;              ///< the next two values belong to rows of their own
    bool m_isOverdue = false;
    bool m_showsAlso = false;       ///< a column besides what rows are called
    bool m_saysStill = false;       ///< still, already: something of a state that has to be there
    bool m_isSorted = false;        ///< by the quality, without a limit
    bool m_isVerbExistence = false; ///< the open existence is of a verb, so a table may follow
    bool m_isNeither = false;       ///< negates every value
    CalendarDay m_today;
    int m_firstOrLast = 0; ///< -1: the last rows, 1: the first
};

} // namespace querymend
