#pragma once

#include "report/ledgersummary.h"

#include <QWidget>

#include <vector>

class QTextBrowser;

namespace querymend {

/// What each model and each database elsewhere was sent, under which policy, summed up from the records of runs.
class LedgerSummaryPage : public QWidget {
    Q_OBJECT

public:
    explicit LedgerSummaryPage(QWidget* parent = nullptr);

    void show(const std::vector<LedgerTotal>& totals);
    using QWidget::show;

private:
    QTextBrowser* m_text;
    QString m_shown; ///< as markup
};

} // namespace querymend
