#pragma once

#include "results/cells/celllook.h"
#include "results/rows/backgroundtask.h"

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

/// Shows one whole cell as text, bytes, JSON or a picture, as far as these suit it. A large cell is shown in part, and
/// can be saved.
class CellInspector : public QWidget {
    Q_OBJECT

public:
    explicit CellInspector(const Theme& theme, QWidget* parent = nullptr);

    void show(const QString& column, const QString& type, const Cell& cell);
    void clear();

    [[nodiscard]] CellView view() const;
    /// Whether the view of the cell is being prepared.
    [[nodiscard]] bool isBusy() const { return m_work.isRunning(); }

Q_SIGNALS:
    void closeWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeParts();
    void layOut();
    void setEmpty(bool isEmpty);
    void fillTabs();
    void choose();
    void showView();
    /// Returns how many bytes a line has room for.
    [[nodiscard]] std::size_t fittingBytes() const;
    void note(const QString& text);
    void showLook(const CellLook& look);
    void askWhereToSave();
    void save(const QString& path);

    const Theme& m_theme;
    std::shared_ptr<const Cell> m_cell; ///< shared with the thread that prepares its view
    std::optional<CellView> m_chosen;
    std::size_t m_bytesPerLine = usualBytesPerLine; ///< in the view that is shown
    QLabel* m_name = nullptr;
    QLabel* m_about = nullptr;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_stack = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QLabel* m_image = nullptr;
    QLabel* m_none = nullptr; ///< shown if there is no cell
    QLabel* m_note = nullptr;
    QToolButton* m_save = nullptr;
    BackgroundTask m_work;
};

} // namespace querymend
