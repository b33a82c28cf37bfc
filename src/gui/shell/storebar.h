#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace querymend {

class RunStorage;
class SignLabel;
class Theme;

/// Shown as long as the store of runs cannot be opened: says so, what happens to runs meanwhile, and what can be done.
class StoreBar : public QFrame {
    Q_OBJECT

public:
    /// Both must outlive the bar.
    StoreBar(RunStorage& keep, Theme& theme, QWidget* parent = nullptr);

    /// Also to be called when the number of runs has changed.
    void showState();
    /// Everything there is to say. A low window shows only the first line, and the rest on request.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void otherStoreAsked();

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QString words() const;
    void fitToWindow();
    void paint();

    RunStorage& m_keep;
    Theme& m_theme;
    SignLabel* m_sign;
    QLabel* m_text;
    QPushButton* m_again;
    QPushButton* m_other;
    QPushButton* m_salvage;
    QPushButton* m_details;
    bool m_isWhole = false; ///< on request
};

} // namespace querymend
