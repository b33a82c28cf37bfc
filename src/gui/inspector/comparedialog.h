#pragma once

#include "inspector/comparedside.h"

#include <QDialog>

#include <array>
#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;

namespace querymend {

class PiecePane;
class RowsPage;
class StatementReader;
class Theme;
class Workbench;

/// A run that is compared with another, or with itself.
struct ComparedRun {
    QString name;
    std::vector<RunEvent> events;
};

/// Compares two attempts, lanes or runs: their statements, findings, prompts, plans and rows.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    /// The workbench and the theme must outlive the dialog.
    CompareDialog(Workbench& workbench, Theme& theme, ComparedRun left, ComparedRun right, QWidget* parent = nullptr);
    ~CompareDialog() override;

    /// Selects an attempt of the left run and one of the right run.
    void choose(const AttemptRef& left, const AttemptRef& right);

private:
    enum Tab : std::uint8_t { sqlTab, findingsTab, promptsTab, plansTab, rowsTab };

    struct Side {
        ComparedRun run;
        std::vector<SideChoice> choices;
        QLabel* title = nullptr;
        QComboBox* box = nullptr;
    };

    QWidget* makeSides();
    QWidget* makePair(std::array<PiecePane*, 2>& panes, const QString& about);
    QWidget* makePlans();
    void fill();
    void fillFindings();
    void readPlans();
    void readPlanOf(std::size_t side);
    void swapSides();
    static void showChoices(Side& side);
    void chooseAnother();
    [[nodiscard]] const SideChoice* chosen(std::size_t side) const;
    [[nodiscard]] AttemptDetail detailOf(std::size_t side) const;
    [[nodiscard]] std::string sqlOf(std::size_t side) const;

    Theme& m_theme;
    std::array<Side, 2> m_sides;
    std::unique_ptr<StatementReader> m_reader;
    std::string m_planned; ///< the statements whose plans are shown
    QTabWidget* m_tabs = nullptr;
    PiecePane* m_sql = nullptr;
    std::array<PiecePane*, 2> m_findings{};
    PiecePane* m_prompts = nullptr;
    std::array<PiecePane*, 2> m_plans{};
    RowsPage* m_rows = nullptr;
};

} // namespace querymend
