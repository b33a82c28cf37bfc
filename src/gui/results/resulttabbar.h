#pragma once

#include <QTabBar>

namespace querymend {

/// Where there is too little room, the names of results are elided, not those of the fixed tabs after them.
class ResultTabBar : public QTabBar {
    Q_OBJECT

public:
    explicit ResultTabBar(QWidget* parent = nullptr);

protected:
    /// Adds to a result's tooltip whose rows they are, and for which values.
    bool event(QEvent* event) override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
};

} // namespace querymend
