#pragma once

#include "common/tone.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace querymend {

class SignLabel;
class Theme;

/// A message shown beside what it concerns: an icon, a text and up to two actions. Hidden when empty.
class InlineMessage : public QFrame {
    Q_OBJECT

public:
    explicit InlineMessage(Theme& theme, QWidget* parent = nullptr);

    /// The tone is that of a category, or `accent` for a message that is not a problem.
    void say(Tone tone, const QString& text, const QString& action = {}, const QString& otherAction = {});
    void clear();
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void actionTaken();
    void otherActionTaken();
    /// The user closed the message.
    void dismissed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void nameClose();
    void paintTone();

    Theme& m_theme;
    Tone m_tone = Tone::accent;
    SignLabel* m_sign = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_action = nullptr;
    QPushButton* m_otherAction = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace querymend
