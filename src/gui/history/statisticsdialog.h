#pragma once

#include "history/statisticswords.h"
#include "store/runstore.h"

#include <QDialog>
#include <QTimer>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QTabWidget;
class QTableWidget;
class QVBoxLayout;

namespace querymend {

class EmptyState;
class ShareChart;
class Theme;

/// Shows what self-correction was worth over the runs of a store, as charts and as a table.
class StatisticsDialog : public QDialog {
    Q_OBJECT

public:
    /// Both must outlive it.
    StatisticsDialog(RunStore& store, Theme& theme, QWidget* parent = nullptr);

    /// Covers only the runs read so far while more are being read.
    [[nodiscard]] const RunStatistics& statistics() const { return m_fold.statistics(); }
    [[nodiscard]] bool isReading() const { return m_step.isActive(); }

private:
    void makeFilters(QVBoxLayout& column);
    QWidget* makeCharts();
    QWidget* makeTable();
    void start();
    void readSome();
    void fill();
    void fillTiles(const std::vector<Figure>& figures);
    void fillTable(const std::vector<Figure>& figures);
    void alignCharts();
    void say(const StoreError& error);

    RunStore& m_store;
    Theme& m_theme;
    RunFilter m_filter;
    std::vector<std::string> m_left; ///< runs still to be read
    bool m_hasMore = false;
    StatisticsFold m_fold;
    QTimer m_step; ///< reads a few runs at a time, to keep the window responsive
    QComboBox* m_model = nullptr;
    QComboBox* m_database = nullptr;
    QComboBox* m_tag = nullptr;
    QLabel* m_summary = nullptr;
    QTabWidget* m_tabs = nullptr;
    EmptyState* m_empty = nullptr;
    std::vector<QLabel*> m_tiles; ///< labels of values and names, alternating
    std::vector<ShareChart*> m_charts;
    QTableWidget* m_table = nullptr;
};

} // namespace querymend
