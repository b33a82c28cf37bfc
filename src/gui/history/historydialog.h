#pragma once

#include "history/runlistmodel.h"

#include <QDialog>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace Ui {
class HistoryDialog;
}

namespace querymend {

class InlineMessage;
class Theme;

/// Dialog for finding, opening, comparing, exporting and deleting earlier runs.
class HistoryDialog : public QDialog {
    Q_OBJECT

public:
    /// Both must outlive it.
    HistoryDialog(RunStore& store, Theme& theme, QWidget* parent = nullptr);
    ~HistoryDialog() override;

    void askWhatToImport();
    /// Imports a run's file into the store and shows the result; also called from outside.
    void importFile(const QString& path);
    /// Writes the selected run in the format of the file name.
    void exportTo(const QString& path);

Q_SIGNALS:
    void openAsked(const std::vector<querymend::RunEvent>& events);
    /// Requests to continue an interrupted run.
    void resumeAsked(const std::vector<querymend::RunEvent>& events);
    /// The older run comes first.
    void compareAsked(const std::vector<querymend::RunEvent>& left, const std::vector<querymend::RunEvent>& right);
    void statisticsAsked();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void connectAll();
    void fillOutcomes();
    void fillCategories();
    /// Offers the models, databases and tags that occur in runs; keeps the current choices.
    void fillChoices();
    [[nodiscard]] RunFilter wanted() const;
    void search();
    void showSelection();
    [[nodiscard]] std::vector<std::string> selectedRuns() const;
    void openSelected();
    void compareSelected();
    void resumeSelected();
    void closeSelected();
    void askWhetherToTake();
    void claimSelected();
    /// Returns the events of the selected run; none if it has ended or is being written by now.
    [[nodiscard]] std::optional<std::vector<RunEvent>> interruptedRun();
    void showMarks();
    void keepMarks();
    void askWhereTo();
    void askWhetherToRemove();
    void removeSelected();
    void say(const StoreError& error);

    RunStore& m_store;
    std::unique_ptr<Ui::HistoryDialog> m_ui;
    RunListModel m_model;
    InlineMessage* m_message = nullptr;
    std::string m_marked; ///< the run whose note and tags are shown; empty unless one is selected
    QTimer m_typed;       ///< waits for a pause in typing
};

} // namespace querymend
