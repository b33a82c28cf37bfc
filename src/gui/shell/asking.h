#pragma once

#include "ask/askpanel.h"
#include "prompt/memory/example.h"
#include "shell/glossaryinuse.h"
#include "shell/windowparts.h"
#include "texts/customtexts.h"

#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace querymend {

class Demonstration;
class InlineMessage;
class Panels;
class SampleQuestions;
class Steering;

/// Asks models what the user types, with the user's own texts and what was learned before, and shows how it goes.
class Asking : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    Asking(const WindowParts& parts, Panels& panels, Steering& steering, Demonstration& demonstration,
           const SampleQuestions& samples, QObject* parent = nullptr);
    ~Asking() override;

    /// Reads the models and the user's own texts.
    void read();
    void tellOfDisabledModels();
    void fillModels();
    /// Reads what was learned from earlier runs; a run can do without it.
    void recall();
    /// Reads the user's own presets.
    void readPresets();
    /// Reads the glossary in use again.
    void readGlossary();
    /// Has questions use the glossary in a file; the user's own if the path is empty.
    void useGlossary(const QString& path);

Q_SIGNALS:
    /// The user wants to set up models.
    void modelsAsked();

private:
    struct BeforeDemonstration {
        std::vector<RunEvent> run; ///< that was shown
        AskedQuestion question;    ///< the user's own
        bool isLent = false;       ///< whether the question of the run was shown instead
    };

    /// What is said beside the question about the model of a run.
    struct ToldOfModel {
        std::string run; ///< empty if nothing is
        QString text;
    };

    void connectQuestion();
    void connectRuns();
    void readTexts();
    void ask(const AskedQuestion& question);
    [[nodiscard]] std::optional<std::vector<TableName>> chosenTables() const;
    void remember(const std::vector<RunEvent>& run);
    void handleEvent(const RunEvent& event);
    void tellOfModel();
    void forgetModel();
    void keepPresets(const std::vector<RunPreset>& presets);
    [[nodiscard]] std::optional<std::vector<Example>> examplesFor(const AskedQuestion& question);
    void giveBack(const std::optional<ConnectionTarget>& target);
    [[nodiscard]] InlineMessage& message() const;

    const WindowParts& m_parts;
    Panels& m_panels;
    Steering& m_steering;
    Demonstration& m_demonstration;
    const SampleQuestions& m_samples;
    CustomTexts m_texts;
    GlossaryInUse m_glossary;
    BeforeDemonstration m_beforeDemonstration;
    ToldOfModel m_told;
};

} // namespace querymend
