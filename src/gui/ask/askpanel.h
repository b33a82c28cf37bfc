#pragma once

#include "run/event.h"
#include "run/runsettings.h"

#include <QFrame>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

class QLineEdit;
class QProgressBar;
class QPushButton;

namespace querymend {

class Chip;
class EvidenceEdit;
class InlineMessage;
class PresetChip;
class QuestionEdit;
class QuestionOffers;
class SuggestionPopup;
class Theme;
class ValuesLine;
class WordChips;

/// A model that the user can choose.
struct ModelChoice {
    QString id;
    QString label; ///< empty for the built-in answerer, whose name follows the language
};

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
    /// Sets what questions are asked with unless the user chooses otherwise here.
    void setPolicy(const RunPolicy& policy);
    /// Brings back the settings that a question had.
    void setSettings(const AskedQuestion& asked);
    /// Asks questions with the examples of these files.
    void useExamples(std::vector<std::string> files);
    /// Sets the user's own presets.
    void setPresets(std::vector<RunPreset> presets);
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
    /// Sets about how many tokens the chosen tables take in the prompt; the user is warned before many are sent.
    void setPromptTokens(std::size_t tokens) { m_promptTokens = tokens; }
    /// The user's question and settings, whatever run is shown.
    [[nodiscard]] AskedQuestion own() const { return m_own.value_or(question()); }
    void focusQuestion();
    /// Asks what is in the box, as the button does; while a question is being answered, asks to stop instead.
    void ask();
    [[nodiscard]] AskedQuestion question() const;
    /// The id of the model that the user chose, whatever run is shown.
    [[nodiscard]] const QString& model() const { return m_model; }
    [[nodiscard]] InlineMessage& message() { return *m_message; }
    /// Where the question is typed, and where the model is chosen.
    [[nodiscard]] const QuestionEdit& box() const { return *m_question; }
    [[nodiscard]] const Chip& modelChip() const { return *m_modelChip; }
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
    /// model() may be another one, or its settings.
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
        std::string preset = {};
    };

    [[nodiscard]] QWidget* makeChips();
    void makeMenus();
    void fillModels();
    void showPolicy();
    void use(const RunSettings& settings);
    [[nodiscard]] RunSettings settings() const;
    void showOffers();
    void fill(const Question& question);
    void showEvidence(const std::string& evidence);
    void takeBack();
    void keepEvidence();
    /// With the sketch of the answer.
    [[nodiscard]] std::string typedEvidence() const;

    Theme& m_theme;
    AskState m_state = AskState::noDatabase;
    bool m_isHeld = false;
    RunPolicy m_policy;
    std::string m_directives;
    std::vector<std::string> m_exampleFiles;
    std::vector<ModelChoice> m_models;
    QString m_model;
    std::optional<AskedQuestion> m_own; ///< what the user had, while a run of another origin is shown
    Lent m_lent;                        ///< of that run
    bool m_isFilling = false;           ///< the program changes the question, not the user
    QuestionEdit* m_question = nullptr;
    SuggestionPopup* m_suggestions = nullptr;
    EvidenceEdit* m_evidence = nullptr;
    QLineEdit* m_like = nullptr; ///< a sketch of the answer
    WordChips* m_words = nullptr;
    ValuesLine* m_values = nullptr;
    Chip* m_evidenceChip = nullptr;
    PresetChip* m_preset = nullptr;
    Chip* m_level = nullptr;
    Chip* m_lanes = nullptr;
    Chip* m_retries = nullptr;
    Chip* m_modelChip = nullptr;
    QPushButton* m_ask = nullptr;
    QProgressBar* m_progress = nullptr;
    InlineMessage* m_message = nullptr;
    InlineMessage* m_largePrompt = nullptr;
    std::size_t m_promptTokens = 0;
    std::size_t m_allowedTokens = 50'000; ///< grows when the user allows more
    QuestionOffers* m_offers = nullptr;
};

} // namespace querymend
