#pragma once

#include "ask/modelchip.h"
#include "run/event.h"
#include "run/runsettings.h"

#include <QFrame>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

class QProgressBar;
class QPushButton;

namespace querymend {

class EvidenceFields;
class InlineMessage;
class LargePromptWarning;
class QuestionEdit;
class QuestionOffers;
class SettingsChips;
class SuggestionPopup;
class Theme;
class ValuesLine;
class WordChips;

/// A question with the settings chosen in the panel.
struct AskedQuestion {
    Question question;
    RunPolicy policy;
    QString model; ///< the id of a ModelChoice; empty if none is chosen
    std::vector<std::string> exampleFiles = {};
    std::string preset = {}; ///< whose settings these are; empty if they are none's
};

enum class AskState : std::uint8_t { noDatabase, ready, running };

/// Panel for asking a question: its text, the evidence, and how far the loop may go.
class AskPanel : public QFrame {
    Q_OBJECT

public:
    explicit AskPanel(Theme& theme, QWidget* parent = nullptr);

    void setState(AskState state);
    /// A run that waits for the user does not look busy.
    void setHeld(bool isHeld);
    void setModels(std::vector<ModelChoice> models, const QString& chosen);
    /// Asks questions with the examples of these files.
    void useExamples(std::vector<std::string> files);
    void setQuestion(const Question& question);
    /// Shows the question and settings of a run, if the user did not ask it here with those; `displayed` is its start
    /// as it may be shown. The user's own settings come back as soon as the question is edited.
    void showRun(const RunStarted& run, const RunStarted& displayed);
    /// Brings back what was here before runs of others were shown.
    void giveBack();
    /// Whether a run is shown that the user did not ask with these settings.
    [[nodiscard]] bool isLent() const { return m_own.has_value(); }
    /// Sets the questions offered while the box is empty.
    void offer(const QStringList& questions);
    /// The user's question and settings, whatever run is shown.
    [[nodiscard]] AskedQuestion own() const;
    void focusQuestion();
    /// Asks what is in the box, as the button does; while a question is being answered, asks to stop instead.
    void ask();
    [[nodiscard]] AskedQuestion question() const;
    [[nodiscard]] InlineMessage& message() { return *m_message; }
    /// How far the loop may go, and what else questions are asked with.
    [[nodiscard]] SettingsChips& settings() { return *m_settings; }
    [[nodiscard]] LargePromptWarning& largePrompt() { return *m_largePrompt; }
    /// Where the question is typed, and where the model is chosen.
    [[nodiscard]] const QuestionEdit& box() const { return *m_question; }
    [[nodiscard]] const ModelChip& modelChip() const { return *m_modelChip; }
    /// How the words of the question are understood.
    [[nodiscard]] WordChips& words() { return *m_words; }
    /// What may come next in the question.
    [[nodiscard]] SuggestionPopup& suggestions() { return *m_suggestions; }
    /// How far the values are read that words of the question may mean.
    [[nodiscard]] ValuesLine& values() { return *m_values; }
    /// Says in the evidence what a word of the question refers to; nothing if `target` is empty.
    void setMeaning(const QString& word, const QString& target);

Q_SIGNALS:
    void asked(const querymend::AskedQuestion& question);
    void stopAsked();
    void modelsAsked();
    /// The question or its evidence is another.
    void questionChanged();
    /// The model may be another one, or its settings.
    void modelChanged();
    /// The user's own presets are these now.
    void presetsKept(const std::vector<querymend::RunPreset>& presets);
    /// The user chose one of the offered questions.
    void offerTaken(const QString& question);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What may differ from what is shown of a run.
    struct Lent {
        Question question;
        QString model;
        QString shownModel;
        ModelKind kind = ModelKind::live;
    };

    [[nodiscard]] QWidget* makeChips();
    void showModel();
    void showOffers();
    void fill(const Question& question);
    void takeSettingsBack();
    void takeBack();

    Theme& m_theme;
    AskState m_state = AskState::noDatabase;
    bool m_isHeld = false;
    std::optional<Question> m_own; ///< what the user had, while a run of another origin is shown
    Lent m_lent;                   ///< of that run
    bool m_isFilling = false;      ///< the program changes the question, not the user
    QuestionEdit* m_question = nullptr;
    SuggestionPopup* m_suggestions = nullptr;
    EvidenceFields* m_evidence = nullptr;
    WordChips* m_words = nullptr;
    ValuesLine* m_values = nullptr;
    SettingsChips* m_settings = nullptr;
    ModelChip* m_modelChip = nullptr;
    QPushButton* m_ask = nullptr;
    QProgressBar* m_progress = nullptr;
    InlineMessage* m_message = nullptr;
    LargePromptWarning* m_largePrompt = nullptr;
    QuestionOffers* m_offers = nullptr;
};

} // namespace querymend
