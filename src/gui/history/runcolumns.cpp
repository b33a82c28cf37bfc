#include "history/runcolumns.h"

#include "common/scaled.h"
#include "common/theme.h"
#include "history/runlistmodel.h"

#include <QDateTime>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr int leastQuestion = 160;
constexpr int comfortableQuestion = 320;
constexpr int widestColumn = 240;
constexpr std::array mayBeHidden{RunListModel::Tokens, RunListModel::Tags};

/// The width of a column in which none of the texts is elided.
int widthFor(const QStringList& texts)
{
    const int margins = scaled(18);
    int width = 0;
    for (const QString& text : texts)
        width = std::max(width, QFontMetrics(Theme::workFont()).horizontalAdvance(text));
    return width + margins;
}

int widthOfDates()
{
    const QDateTime noon(QDate(2026, 12, 28), QTime(12, 58));
    const QDateTime night(QDate(2026, 12, 28), QTime(22, 58));
    const QLocale locale;
    return widthFor({locale.toString(noon, QLocale::ShortFormat), locale.toString(night, QLocale::ShortFormat)});
}

int widthOfOutcomes()
{
    QStringList names;
    for (const RunStatus status : listedStatuses)
        names << statusName(status);
    return widthFor(names);
}

/// Without texts that are empty.
QStringList textsIn(const QTableView& runs, int column)
{
    constexpr int mostMeasured = 100; // rows
    QStringList texts;
    for (int row = 0; row < std::min(runs.model()->rowCount(), mostMeasured); ++row)
        texts << runs.model()->index(row, column).data().toString();
    texts.removeAll(QString());
    return texts;
}

/// The width of a column before questions spare any room.
int leastWidth(const QTableView& runs, int column)
{
    const QStringList texts = textsIn(runs, column);
    switch (static_cast<RunListModel::Column>(column)) {
    case RunListModel::When:
        return widthOfDates();
    case RunListModel::Outcome:
        return widthOfOutcomes();
    case RunListModel::Database:
        return std::min(scaled(116), widthFor(texts));
    case RunListModel::Model:
        return std::min(scaled(110), widthFor(texts));
    case RunListModel::Attempts:
    case RunListModel::Time:
    case RunListModel::Tokens:
        return widthFor(texts);
    case RunListModel::Tags:
        return std::min(scaled(90), widthFor(texts));
    case RunListModel::Question:
    case RunListModel::columns:
        break;
    }
    return 0;
}

} // namespace

void fitRunColumns(QTableView& runs)
{
    QHeaderView& header = *runs.horizontalHeader();
    int left = runs.viewport()->width(); // for questions
    for (int column = 0; column < RunListModel::columns; ++column) {
        runs.setColumnHidden(column, false);
        if (column == RunListModel::Question)
            continue;
        header.resizeSection(column, std::max(leastWidth(runs, column), header.sectionSizeHint(column)));
        left -= header.sectionSize(column);
    }
    for (const int column : mayBeHidden) {
        if (left >= scaled(comfortableQuestion) || !textsIn(runs, column).isEmpty())
            continue;
        left += header.sectionSize(column);
        runs.setColumnHidden(column, true);
    }
    for (const int column : {RunListModel::Database, RunListModel::Model, RunListModel::Tags}) {
        const int wanted = std::min(widthFor(textsIn(runs, column)), scaled(widestColumn));
        const int spare = std::max(0, left - scaled(comfortableQuestion));
        const int more = std::clamp(wanted - header.sectionSize(column), 0, spare);
        if (!runs.isColumnHidden(column))
            header.resizeSection(column, header.sectionSize(column) + more);
        left -= runs.isColumnHidden(column) ? 0 : more;
    }
    const bool fits = left >= scaled(leastQuestion); // otherwise the list scrolls sideways
    header.setSectionResizeMode(RunListModel::Question, fits ? QHeaderView::Stretch : QHeaderView::Interactive);
    if (!fits)
        header.resizeSection(RunListModel::Question, scaled(leastQuestion));
}

bool hidesContent(const QTableView& runs)
{
    return std::any_of(mayBeHidden.begin(), mayBeHidden.end(),
                       [&runs](int column) { return runs.isColumnHidden(column) && !textsIn(runs, column).isEmpty(); });
}

} // namespace querymend
