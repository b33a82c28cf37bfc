#pragma once

#include "run/decisiondraft.h"

#include <string_view>

namespace querymend {

/// The calls to models in helper roles.
class RoleCalls {
public:
    explicit RoleCalls(DecisionDraft& draft) : m_draft(draft) {}

    [[nodiscard]] bool isOn(ModelRole role) const;
    /// Whether the policy allows one more call at the same time, of a role or a lane.
    [[nodiscard]] bool hasFreeCall() const;
    /// Whether the role is on and a first call of it would be made.
    [[nodiscard]] bool isDue(const RoleCall& call) const;
    [[nodiscard]] Progress ensureCalled(const RoleCall& call, std::string_view sql = {}, std::string_view result = {});
    void answered(const RoleState& role, const ModelAnswered& input);
    void stop(const RoleCall& call);

private:
    [[nodiscard]] const RunState& state() const { return m_draft.state(); }
    [[nodiscard]] const RunContext& context() const { return m_draft.context(); }

    DecisionDraft& m_draft;
};

} // namespace querymend
