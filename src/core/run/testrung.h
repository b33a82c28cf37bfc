#pragma once

#include "run/answersketch.h"
#include "run/rolecalls.h"
#include "run/rowreading.h"

#include <string>
#include <vector>

namespace querymend {

/// The last rung: tests that a model writes, and that another judges the statements by; and before them, the user's
/// sketch of the answer.
class TestRung {
public:
    TestRung(DecisionDraft& draft, RoleCalls& roles, RowReading& rows) : m_draft(draft), m_roles(roles), m_rows(rows) {}

    [[nodiscard]] Progress test(const AttemptRef& attempt);
    [[nodiscard]] Progress ensureTests();
    void listTests();
    /// Whether the attempt passes the tests that an answer needs while the run may still escalate.
    [[nodiscard]] bool meetsNeeds(const AttemptRef& attempt) const;
    [[nodiscard]] std::string reasonToKeep(const AttemptRef& attempt) const;

private:
    struct Judgement {
        std::vector<TestVerdict> verdicts;
        std::vector<Finding> findings;
    };

    [[nodiscard]] Progress evaluate(const AttemptRef& attempt, Judgement& made);
    void compare(const AnswerSketch& sketch, const AttemptRef& attempt, Judgement& made) const;
    [[nodiscard]] const AttemptState* testedBefore(std::uint64_t fingerprint) const;
    [[nodiscard]] bool isTestedElsewhere(const AttemptRef& attempt) const;
    [[nodiscard]] const RunState& state() const { return m_draft.state(); }

    DecisionDraft& m_draft;
    RoleCalls& m_roles;
    RowReading& m_rows;
};

} // namespace querymend
