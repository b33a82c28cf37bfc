#pragma once

#include <QMargins>
#include <QObject>

class QBoxLayout;
class QWidget;

namespace querymend {

/// Takes air from around a panel while its window is low, so that what is below the panel keeps its room.
class LowWindow : public QObject {
    Q_OBJECT

public:
    /// The column is the layout of the panel, and as airy as it is to be in other windows.
    LowWindow(QBoxLayout& column, QWidget& panel);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QBoxLayout& m_column;
    QWidget& m_panel;
    QMargins m_usual;
    int m_usualSpacing;
};

} // namespace querymend
