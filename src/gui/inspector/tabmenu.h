#pragma once

#include <QToolButton>

class QTabWidget;

namespace querymend {

class Theme;

/// Lists all tabs in the corner of a tab widget, as long as they do not fit.
class TabMenu : public QToolButton {
    Q_OBJECT

public:
    /// The theme must outlive it.
    TabMenu(QTabWidget& tabs, const Theme& theme);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void showIfNeeded();

    QTabWidget& m_tabs;
};

} // namespace querymend
