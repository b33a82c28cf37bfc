#pragma once

#include "history/runlistmodel.h"

#include <QDialog>
#include <QTimer>

#include <memory>
#include <string>
#include <vector>

namespace Ui {
class HistoryDialog;
}

namespace querymend {

class InlineMessage;
class RunActions;
class Theme;

/// Dialog for finding, opening, comparing, exporting and deleting earlier runs.
class HistoryDialog : public QDialog {
    Q_OBJECT

public:
    /// Both must outlive it.
    HistoryDialog(RunStore& store, Theme& theme, QWidget* parent = nullptr);
    ~HistoryDialog() override;

    [[nodiscard]] RunActions& actions() { return *m_actions; }

Q_SIGNALS:
    void openAsked(const std::vector<querymend::RunEvent>& events);
    /// Requests to continue an interrupted run.
    void resumeAsked(const std::vector<querymend::RunEvent>& events);
    /// The older run comes first.
    void compareAsked(const std::vector<querymend::RunEvent>& left, const std::vector<querymend::RunEvent>& right);
    void statisticsAsked();

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectAll();
    void fillAskers();
    void fillOutcomes();
    void fillCategories();
    /// Offers the models, databases and tags that occur in runs; keeps the current choices.
    void fillChoices();
    [[nodiscard]] RunFilter wanted() const;
    void search();
    void chooseFirst();
    void showSelection();
    void showMarks();
    void keepMarks();
    void say(const StoreError& error);

    RunStore& m_store;
    std::unique_ptr<Ui::HistoryDialog> m_ui;
    RunListModel m_model;
    InlineMessage* m_message = nullptr;
    RunActions* m_actions = nullptr;
    std::string m_marked; ///< the run whose note and tags are shown; empty unless one is selected
    QTimer m_typed;       ///< waits for a pause in typing
};

} // namespace querymend
