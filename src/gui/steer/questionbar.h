#pragma once

#include "run/effect.h"
#include "run/steering.h"

#include <QFrame>
#include <QString>

#include <cstdint>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QVBoxLayout;

namespace querymend {

class SignLabel;
class Theme;

/// Asks the user what the run waits for: the readings to choose from, a line for their own words, and how to go on
/// without an answer.
class QuestionBar : public QFrame {
    Q_OBJECT

public:
    /// The theme must outlive it.
    explicit QuestionBar(Theme& theme, QWidget* parent = nullptr);

    /// Shows the oldest of these questions, of a run with so many lanes; hides itself without any.
    void ask(const std::vector<PersonQuestion>& questions, std::uint32_t lanes);

Q_SIGNALS:
    void answered(const querymend::AnswerQuestion& answer);
    /// The user wants the run to end.
    void stopAsked();

protected:
    void changeEvent(QEvent* event) override;
    /// A click on the text of a reading chooses it.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    /// Whether the readings are told apart by words, so that a click on one is the answer.
    [[nodiscard]] bool isOneClick() const;
    void fillReadings();
    void fillButtons();
    void showWhatCanBeDone();
    void answer();
    void skip();
    void paintTone();

    Theme& m_theme;
    SignLabel* m_sign;
    QLabel* m_title;
    QLabel* m_detail;
    QWidget* m_readings;
    QVBoxLayout* m_rows;
    std::vector<QRadioButton*> m_choices;
    QLineEdit* m_words;
    QPushButton* m_answer;
    PersonQuestion m_question;
    std::uint32_t m_lanes = 0;
    std::size_t m_more = 0; ///< questions after this one
};

} // namespace querymend
