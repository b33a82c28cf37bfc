#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace querymend {

/// Says that a filter hides attempts, and offers to show them.
class FilterNote : public QFrame {
    Q_OBJECT

public:
    explicit FilterNote(QWidget* parent = nullptr);

    /// Hidden if it is none.
    void showHidden(int attempts);

Q_SIGNALS:
    void allWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_text;
    QPushButton* m_all;
    int m_hidden = 0;
};

} // namespace querymend
