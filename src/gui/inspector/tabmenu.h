#pragma once

#include <QList>
#include <QToolButton>

class QTabWidget;

namespace querymend {

class Theme;

/// Folds the tabs that do not fit into a menu in the corner of a tab widget, which lists all of them.
class TabMenu : public QToolButton {
    Q_OBJECT

public:
    /// The theme must outlive it.
    TabMenu(QTabWidget& tabs, const Theme& theme);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void fold();
    void measure();
    /// Shows a tab beside the current one, which may have been folded.
    void go(int direction);

    QTabWidget& m_tabs;
    QStringList m_measured; ///< the texts and the font that the widths are of
    QList<int> m_widths;
};

} // namespace querymend
