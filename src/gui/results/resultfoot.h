#pragma once

#include "results/rows/statementorigin.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace querymend {

/// The line below a result: how many rows there are so far, and buttons to fetch the rest or to cancel.
class ResultFoot : public QWidget {
    Q_OBJECT

public:
    explicit ResultFoot(QWidget* parent = nullptr);

    enum class Time { sinceBegin, ofReading };
    enum class Work { none, some };
    enum class Rest { none, some };
    void show(const QString& rows, const QString& time, Time kind, Work work, Rest rest);
    [[nodiscard]] QString text() const;
    /// Says whose rows they are. A run has read its own before, so the time here is that of reading them again.
    void setOrigin(const QString& origin, RowsOf of);
    [[nodiscard]] QString origin() const;

Q_SIGNALS:
    void allWanted();
    void cancelWanted();

private:
    [[nodiscard]] QString timeText(const QString& time, Time kind) const;

    RowsOf m_of = RowsOf::user;
    QLabel* m_rows = nullptr;
    QLabel* m_origin = nullptr;
    QLabel* m_time = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_all = nullptr;
    QPushButton* m_cancel = nullptr;
};

} // namespace querymend
