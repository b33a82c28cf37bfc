#pragma once

#include "results/asidework.h"
#include "results/celllook.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QPlainTextEdit;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace querymend {

class Theme;

/// One cell whole: as text, as JSON, as bytes, as a picture, as far as it is one. What is large is shown to a point,
/// and can be saved.
class CellInspector : public QWidget {
    Q_OBJECT

public:
    explicit CellInspector(const Theme& theme, QWidget* parent = nullptr);

    void show(const QString& column, const QString& type, const Cell& cell);
    void clear();

    [[nodiscard]] CellView view() const;
    /// What it holds is being laid out.
    [[nodiscard]] bool isBusy() const { return m_work.isRunning(); }

Q_SIGNALS:
    void closeWanted();

private:
    void makeParts();
    void layOut();
    void setEmpty(bool isEmpty);
    void fillTabs();
    void choose();
    void showView();
    void note(const QString& text);
    void showLook(const CellLook& look);
    void askWhereToSave();
    void save(const QString& path);

    const Theme& m_theme;
    std::shared_ptr<const Cell> m_cell; ///< shared with the thread that lays it out
    std::optional<CellView> m_chosen;
    QLabel* m_name = nullptr;
    QLabel* m_about = nullptr;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_stack = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QLabel* m_image = nullptr;
    QLabel* m_none = nullptr; ///< says that there is no cell
    QLabel* m_note = nullptr;
    QToolButton* m_save = nullptr;
    AsideWork m_work;
};

} // namespace querymend
