#pragma once

#include "agents/agentruns.h"
#include "shell/derivedruns.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace querymend {

struct AgainChoice;
struct ChangeSubject;
struct FieldChange;

/// Opens the forms in which the user changes a stopped run or has another made from a run, and does what they submit.
class RunForms : public QObject {
    Q_OBJECT

public:
    /// `runs` must outlive this object.
    explicit RunForms(DerivedRuns& runs, QObject* parent = nullptr);

    // For what is stopped, for the chosen attempt, and for the shown run:
    void editStop();
    void fork();
    void retry();
    void again();
    /// For a statement of an agent that waits.
    void editHeld(const HeldStatement& held);
    /// Closes a form for a run made from another, because it is about the run that was shown before.
    void leaveRun();

Q_SIGNALS:
    void heldEdited(const std::string& run, const std::string& sql);

private:
    void open(const ChangeSubject& subject);
    void submit(const std::vector<FieldChange>& changes);
    void runHeld(const HeldStatement& held, const std::vector<FieldChange>& changes);
    void change(const RunPaused& stop, const std::vector<FieldChange>& changes);
    void branchOff(RunBranch branch, const std::vector<FieldChange>& changes);
    void runAgain(const AgainChoice& choice);
    [[nodiscard]] QStringList modelNames() const;

    SteeringParts m_parts;
    DerivedRuns& m_runs;
    std::variant<std::monostate, RunPaused, RunBranch, HeldStatement> m_subject; ///< what the form was last opened for
};

} // namespace querymend
