#pragma once

#include "history/runlistmodel.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

class QAbstractItemView;

namespace querymend {

class InlineMessage;

/// What can be done with the runs that are selected in the history; says how it went.
class RunActions : public QObject {
    Q_OBJECT

public:
    /// The list shows the model. All must outlive any call.
    RunActions(RunStore& store, RunListModel& model, const QAbstractItemView& list, InlineMessage& message,
               QWidget* dialog);

    [[nodiscard]] std::vector<std::string> selectedRuns() const;

    void open();
    void compare();
    void resume();
    /// Ends an interrupted run.
    void close();
    void askWhetherToTake();
    void askWhereToExport();
    /// Writes the selected run in the format of the file name.
    void exportTo(const QString& path);
    void askWhatToImport();
    /// Imports a run's file into the store.
    void importFile(const QString& path);
    void askWhetherToRemove();

Q_SIGNALS:
    void openAsked(const std::vector<querymend::RunEvent>& events);
    /// Requests to continue an interrupted run.
    void resumeAsked(const std::vector<querymend::RunEvent>& events);
    /// The older run comes first.
    void compareAsked(const std::vector<querymend::RunEvent>& left, const std::vector<querymend::RunEvent>& right);
    /// An interrupted run was ended.
    void recorded(const querymend::RunEvent& event);
    /// The selected run has another state than it had.
    void stateChanged();
    void runImported();
    void runsRemoved();

private:
    /// Returns the events of the selected run; none if it has ended or is being written by now.
    [[nodiscard]] std::optional<std::vector<RunEvent>> interruptedRun();
    void refreshSelected();
    void claim();
    void remove();
    void say(const StoreError& error);

    RunStore& m_store;
    RunListModel& m_model;
    const QAbstractItemView& m_list;
    InlineMessage& m_message;
    QWidget* m_dialog;
};

} // namespace querymend
