#pragma once

#include "store/runstore.h"

#include <QAbstractTableModel>

#include <array>
#include <optional>
#include <vector>

namespace querymend {

/// In the order in which they are offered.
inline constexpr std::array listedStatuses{RunStatus::solved, RunStatus::unanswerable, RunStatus::gaveUp,
                                           RunStatus::failed, RunStatus::cancelled,    RunStatus::interrupted,
                                           RunStatus::running};

/// Returns a translated word for the status.
[[nodiscard]] QString statusName(RunStatus status);

/// The runs of a store, newest first, read page by page.
class RunListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { When, Question, Outcome, Database, Model, Attempts, Time, Tokens, Tags, columns };
    enum Role { RunRole = Qt::UserRole, StatusRole };

    /// The store must outlive it.
    explicit RunListModel(RunStore& store, QObject* parent = nullptr);

    void filter(RunFilter filter);
    /// Reads the run in this row again.
    void refresh(int row);
    [[nodiscard]] const RunSummary& runAt(int row) const { return m_runs[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

Q_SIGNALS:
    void readingFailed(const querymend::StoreError& error);

private:
    [[nodiscard]] std::vector<RunSummary> nextPage();

    RunStore& m_store;
    RunFilter m_filter;
    std::vector<RunSummary> m_runs;
    bool m_isComplete = false;
};

} // namespace querymend
