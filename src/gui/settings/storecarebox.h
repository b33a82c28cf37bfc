#pragma once

#include "store/storecare.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;

namespace querymend {

class RunStorage;

/// Shows how large the store of runs is, and removes old runs from it.
class StoreCareBox : public QWidget {
    Q_OBJECT

public:
    /// The storage must outlive it.
    explicit StoreCareBox(const RunStorage& runs, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showSize();
    void ask();
    void clean();
    void finish(const Result<StoreCleaned, StoreError>& cleaned);

    const RunStorage& m_runs;
    QLabel* m_title;
    QLabel* m_size;
    QLabel* m_daysLabel;
    QSpinBox* m_days;
    QPushButton* m_clean;
    QLabel* m_note;
};

} // namespace querymend
