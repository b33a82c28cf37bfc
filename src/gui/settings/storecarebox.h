#pragma once

#include "store/storecare.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QSpinBox;

namespace querymend {

class RunStorage;

/// Shows how large the store of runs is, removes old runs from it and gives back unused space.
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
    [[nodiscard]] static QString sizeText(const StorePlace& place, const StoreSize& size);
    void ask();
    void clean();
    void finish(const Result<StoreCleaned, StoreError>& cleaned);
    void compact();
    void finishCompacting(const Result<StoreCompacted, StoreError>& compacted);
    /// Returns the place of the store, unless there is nothing to work on or work in progress.
    [[nodiscard]] std::optional<StorePlace> beginWork(const QString& note);
    void endWork(const QString& note);

    const RunStorage& m_runs;
    QLabel* m_title;
    QLabel* m_size;
    QLabel* m_daysLabel;
    QSpinBox* m_days;
    QPushButton* m_clean;
    QPushButton* m_compact;
    QLabel* m_note;
    bool m_isWorking = false;
};

} // namespace querymend
