#pragma once

#include "run/rolecalls.h"

#include <string>

namespace querymend {

/// The last rung: tests that a model writes, and that another judges the statements by.
class TestRung {
public:
    TestRung(DecisionDraft& draft, RoleCalls& roles) : m_draft(draft), m_roles(roles) {}

    [[nodiscard]] Progress test(const AttemptRef& attempt);
    [[nodiscard]] Progress ensureTests();
    void listTests();
    [[nodiscard]] std::string reasonToStand(const AttemptRef& attempt) const;

private:
    [[nodiscard]] Progress evaluate(const AttemptRef& attempt);
    [[nodiscard]] const AttemptState* testedBefore(std::uint64_t fingerprint) const;
    [[nodiscard]] bool isTestedElsewhere(const AttemptRef& attempt) const;
    [[nodiscard]] const RunState& state() const { return m_draft.state(); }

    DecisionDraft& m_draft;
    RoleCalls& m_roles;
};

} // namespace querymend
