#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace querymend {

class RunKeep;
class Theme;

/// Says for as long as it lasts that the store of runs cannot be opened, what becomes of runs meanwhile, and what can
/// be done. Hidden where all is well.
class StoreBar : public QFrame {
    Q_OBJECT

public:
    /// Both outlive it.
    StoreBar(RunKeep& keep, Theme& theme, QWidget* parent = nullptr);

    /// Also where the number of runs has changed.
    void showState();
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void otherStoreAsked();

private:
    [[nodiscard]] QString words() const;
    void paint();

    RunKeep& m_keep;
    Theme& m_theme;
    QLabel* m_drawing;
    QLabel* m_text;
    QPushButton* m_again;
    QPushButton* m_other;
    QPushButton* m_salvage;
};

} // namespace querymend
