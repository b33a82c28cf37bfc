#pragma once

#include <QFrame>

class QLabel;

namespace querymend {

/// Asks whether to accept or revert a change that a model proposes.
class ProposalBar : public QFrame {
    Q_OBJECT

public:
    explicit ProposalBar(QWidget* parent = nullptr);

    void setChange(qsizetype removed, qsizetype added);

Q_SIGNALS:
    void accepted();
    void reverted();

private:
    QLabel* m_change;
};

} // namespace querymend
