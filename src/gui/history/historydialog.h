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

/// All runs that were made: found again, opened, handed on, or deleted.
class HistoryDialog : public QDialog {
    Q_OBJECT

public:
    /// Both outlive it.
    HistoryDialog(RunStore& store, Theme& theme, QWidget* parent = nullptr);
    ~HistoryDialog() override;

    /// Also from outside: takes a run's file into the store and shows what became of it.
    void importFile(const QString& path);
    /// Writes the selected run; the format goes by the name.
    void exportTo(const QString& path);

Q_SIGNALS:
    void openAsked(const std::vector<querymend::RunEvent>& events);
    /// The run was interrupted, and is to go on.
    void resumeAsked(const std::vector<querymend::RunEvent>& events);
    /// The older of the two comes first.
    void compareAsked(const std::vector<querymend::RunEvent>& left, const std::vector<querymend::RunEvent>& right);
    void statisticsAsked();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void connectAll();
    void fillOutcomes();
    void fillCategories();
    /// Those that some run has, as far as they are not there yet.
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
    void takeSelected();
    /// The events of the selected run, unless it has come to its end or is being written meanwhile.
    [[nodiscard]] std::optional<std::vector<RunEvent>> interruptedRun();
    void showMarks();
    void keepMarks();
    void askWhereTo();
    void askWhatToImport();
    void askWhetherToRemove();
    void removeSelected();
    void say(const StoreError& error);

    RunStore& m_store;
    std::unique_ptr<Ui::HistoryDialog> m_ui;
    RunListModel m_model;
    InlineMessage* m_message = nullptr;
    std::string m_marked; ///< the run whose note and tags are shown; empty where it is not one
    QTimer m_typed;       ///< lets somebody finish a word
};

} // namespace querymend
