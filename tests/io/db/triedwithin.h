#pragma once

#include "db/checks/enginecheck.h"
#include "support/corpus.h"

namespace querymend {

/// The complete check, including a trial run.
inline EngineCheckPolicy triedWithin(const Limits& limits)
{
    EngineCheckPolicy policy;
    policy.trial = Trial::run;
    policy.limits = limits;
    return policy;
}

/// Checks a statement as the program does: first the guard with the policy of the corpus case, then the plan and a
/// trial.
inline Verdict wholeCheckOf(const CorpusCase& text, Session& session, const Limits& limits)
{
    const CheckPolicy policy = text.value("policy") == "strict" ? CheckPolicy::strict : CheckPolicy::analyst;
    const CheckSubject subject{&session.dialect(), nullptr, policy, {}};
    return checkOnEngine(checkStatically(text.sql, subject), {text.sql, nullptr}, session, triedWithin(limits), {});
}

} // namespace querymend
