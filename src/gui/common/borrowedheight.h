#pragma once

#include <QList>
#include <QPointer>
#include <QSplitter>

namespace querymend {

/// Height that a widget takes from its neighbour in a vertical splitter while it has more to show.
class BorrowedHeight {
public:
    BorrowedHeight() = default;
    /// Gives the room back.
    ~BorrowedHeight() { giveBack(); }
    Q_DISABLE_COPY_MOVE(BorrowedHeight)

    /// Makes the widget this high, as far as its neighbour can spare the room. Does nothing where there is no splitter.
    void take(QWidget& widget, int height);
    /// Gives the room back, unless the user has moved the handle meanwhile.
    void giveBack();

private:
    QPointer<QSplitter> m_splitter; ///< null if nothing is borrowed
    QList<int> m_before;
    QList<int> m_taken;
};

} // namespace querymend
