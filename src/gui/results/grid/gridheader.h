#pragma once

#include <QHeaderView>

namespace querymend {

/// The headers of a grid, which run from left to right like its cells, whatever the direction of the window.
class GridHeader : public QHeaderView {
    Q_OBJECT

public:
    using QHeaderView::QHeaderView;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
};

} // namespace querymend
