#include "history/runlistmodel.h"

#include "common/plaintip.h"
#include "common/runwords.h"

#include <QDateTime>
#include <QLocale>

#include <iterator>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t pageSize = 200;

/// Returns only the name of a database file; the tool tip has the whole path.
QString shortDatabase(const QString& shown)
{
    return shown.contains(QLatin1String(":///")) ? shown.section(QLatin1Char('/'), -1) : shown;
}

QString textOf(const RunSummary& run, int column)
{
    const QLocale locale;
    switch (static_cast<RunListModel::Column>(column)) {
    case RunListModel::When:
        return locale.toString(QDateTime::fromMSecsSinceEpoch(run.startedAt), QLocale::ShortFormat);
    case RunListModel::Question:
        return QString::fromStdString(run.question).simplified();
    case RunListModel::Outcome:
        return statusName(run.status);
    case RunListModel::Database:
        return shortDatabase(QString::fromStdString(run.database));
    case RunListModel::Model:
        return modelWord(run.model, run.modelKind);
    case RunListModel::Attempts:
        return locale.toString(run.attempts);
    case RunListModel::Time:
        return timeWord(run.time);
    case RunListModel::Tokens:
        return run.tokens > 0 ? locale.toString(static_cast<qulonglong>(run.tokens)) : QString(); // none reported
    case RunListModel::Tags: {
        QStringList tags;
        for (const std::string& tag : run.marks.tags)
            tags.append(QString::fromStdString(tag));
        return tags.join(QStringLiteral(", "));
    }
    case RunListModel::columns:
        break;
    }
    return {};
}

QString tipOf(const RunSummary& run, int column)
{
    if (column == RunListModel::Question)
        return QString::fromStdString(run.question);
    if (column == RunListModel::Database)
        return QString::fromStdString(run.database);
    if (column == RunListModel::Model && run.modelKind == ModelKind::scripted)
        return QString::fromStdString(run.model);
    if (column == RunListModel::Model && run.modelKind == ModelKind::agent)
        return RunListModel::tr("Agent: %1").arg(textOf(run, column));
    if (column == RunListModel::Tags && !run.marks.note.empty())
        return textOf(run, column) + QLatin1Char('\n') + QString::fromStdString(run.marks.note);
    return textOf(run, column);
}

bool isNumber(int column)
{
    return column == RunListModel::Attempts || column == RunListModel::Time || column == RunListModel::Tokens;
}

} // namespace

QString statusName(RunStatus status)
{
    switch (status) {
    case RunStatus::running:
        return RunListModel::tr("running");
    case RunStatus::interrupted:
        return RunListModel::tr("interrupted");
    case RunStatus::solved:
        return RunListModel::tr("solved");
    case RunStatus::gaveUp:
        return RunListModel::tr("gave up");
    case RunStatus::cancelled:
        return RunListModel::tr("cancelled");
    case RunStatus::failed:
        return RunListModel::tr("failed");
    case RunStatus::unanswerable:
        return RunListModel::tr("unanswerable");
    case RunStatus::unanswered:
        return RunListModel::tr("not answered by you");
    }
    return {};
}

RunListModel::RunListModel(RunStore& store, QObject* parent) : QAbstractTableModel(parent), m_store(store) {}

void RunListModel::filter(RunFilter filter)
{
    beginResetModel();
    m_filter = std::move(filter);
    m_runs.clear();
    m_isComplete = false;
    m_runs = nextPage();
    endResetModel();
}

void RunListModel::refresh(int row)
{
    const auto known = m_store.summary(runAt(row).run);
    if (!known)
        return Q_EMIT readingFailed(known.error());
    m_runs[static_cast<std::size_t>(row)] = *known;
    Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
}

int RunListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

int RunListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant RunListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const RunSummary& run = runAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(run, index.column());
    case Qt::ToolTipRole:
        return plainTip(tipOf(run, index.column()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::AlignVCenter
            | (isNumber(index.column()) ? Qt::AlignRight | Qt::AlignAbsolute : Qt::Alignment(Qt::AlignLeft)));
    case RunRole:
        return QString::fromStdString(run.run);
    case StatusRole:
        return static_cast<int>(run.status);
    default:
        return {};
    }
}

QVariant RunListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::AlignVCenter | (isNumber(section) ? Qt::AlignRight | Qt::AlignAbsolute : Qt::Alignment(Qt::AlignLeft)));
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("When"),     tr("Question"), tr("Outcome"), tr("Database"), tr("Model"),
                             tr("Attempts"), tr("Time"),     tr("Tokens"),  tr("Tags")};
    return section < columns ? names[section] : QString();
}

bool RunListModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && !m_isComplete;
}

void RunListModel::fetchMore(const QModelIndex& /*parent*/)
{
    std::vector<RunSummary> page = nextPage();
    if (page.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(page.size()) - 1);
    m_runs.insert(m_runs.end(), std::make_move_iterator(page.begin()), std::make_move_iterator(page.end()));
    endInsertRows();
}

std::vector<RunSummary> RunListModel::nextPage()
{
    if (!m_runs.empty())
        m_filter.behind = RunMark{m_runs.back().startedAt, m_runs.back().run};
    auto page = m_store.runs(m_filter, pageSize);
    if (!page) {
        m_isComplete = true;
        Q_EMIT readingFailed(page.error());
        return {};
    }
    m_isComplete = page->size() < pageSize;
    return std::move(page).value();
}

} // namespace querymend

#include "moc_runlistmodel.cpp"
