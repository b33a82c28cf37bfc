#pragma once

#include "common/icon.h"

#include <QTimer>
#include <QWidget>

#include <cstdint>

class QLineEdit;
class QMenu;
class QToolButton;

namespace querymend {

class Theme;

/// The bar above a result, with what can be done with it.
class ResultBar : public QWidget {
    Q_OBJECT

public:
    explicit ResultBar(const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] QString filter() const;
    [[nodiscard]] bool showsChart() const;
    [[nodiscard]] bool showsCell() const;
    void showCell(bool on);
    enum class Use : std::uint8_t { nothing, rows, rowsAndChart };
    /// Enables the controls that have something to act on.
    void setUse(Use use);
    /// Both menus are filled by the owner.
    [[nodiscard]] QMenu& copyMenu() { return *m_copyMenu; }
    [[nodiscard]] QMenu& columnsMenu() { return *m_columnsMenu; }

Q_SIGNALS:
    /// Emitted shortly after the last keystroke.
    void filterChanged();
    void chartToggled(bool on);
    void cellToggled(bool on);
    void exportWanted();

private:
    QToolButton* button(Icon icon, const QString& text);

    const Theme& m_theme;
    QLineEdit* m_filter = nullptr;
    QToolButton* m_columns = nullptr;
    QToolButton* m_copy = nullptr;
    QToolButton* m_chart = nullptr;
    QToolButton* m_cell = nullptr;
    QToolButton* m_export = nullptr;
    QMenu* m_copyMenu = nullptr;
    QMenu* m_columnsMenu = nullptr;
    QTimer m_delay;
};

} // namespace querymend
