#pragma once

#include "report/ledgersummary.h"
#include "run/event.h"
#include "store/runstore.h"

#include <QDialog>
#include <QTimer>

#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSplitter;
class QTabWidget;
class QVBoxLayout;

namespace querymend {

class EmptyState;
class LedgerModel;
class LedgerTable;
class LedgerSummaryPage;
class Theme;

/// Shows what left the machine, summed up and call by call: in the run that is shown, or in all runs of the store.
class LedgerDialog : public QDialog {
    Q_OBJECT

public:
    /// Store and theme must outlive it. `shown` may be empty.
    LedgerDialog(RunStore* store, std::vector<RunEvent> shown, Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] bool isReading() const { return m_step.isActive(); }
    [[nodiscard]] const LedgerModel& model() const { return *m_model; }
    /// Writes the sums, or the listed calls, whichever are shown, in the format of the file's ending.
    void exportTo(const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeScope(QVBoxLayout& column);
    [[nodiscard]] QWidget* makeCalls(Theme& theme);
    void makeFilters(QVBoxLayout& column);
    void makeTable();
    [[nodiscard]] bool isSummaryShown() const;
    void start();
    void add(const std::vector<RunEvent>& events);
    void readSome();
    void applyFilter();
    void showState();
    void showCount();
    void fitColumns();
    void showCall();
    void askWhereToExport();

    RunStore* m_store; ///< null if runs are not stored
    std::vector<RunEvent> m_shown;
    RunFilter m_filter;
    std::vector<std::string> m_left; ///< runs still to be read, the next one last
    bool m_hasMore = false;
    QTimer m_step; ///< reads a few runs at a time, to keep the window responsive
    LedgerModel* m_model;
    LedgerSummary m_sums;
    LedgerSummaryPage* m_sumPage;
    QComboBox* m_scope = nullptr;
    QLineEdit* m_search = nullptr;
    QCheckBox* m_onlyValues = nullptr;
    QLabel* m_count = nullptr;
    QTabWidget* m_tabs = nullptr;
    LedgerTable* m_table = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QSplitter* m_parts = nullptr;
    EmptyState* m_noMatch = nullptr; ///< instead of the calls
    EmptyState* m_nothing = nullptr; ///< instead of everything
    QPushButton* m_export = nullptr;
};

} // namespace querymend
