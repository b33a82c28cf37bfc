#include "livecheck.h"

#include "db/enginecheck.h"

#include <optional>
#include <utility>

namespace querymend {

/// The schema as the thread of the connection sees it: a view of one is for one thread alone.
class LiveCheck::Ladder {
public:
    explicit Ladder(const Catalog& catalog) : m_catalog(catalog) {}

    Verdict climb(const std::string& statement, Session& session)
    {
        if (!m_view)
            m_view.emplace(m_catalog);
        CheckSubject subject;
        subject.dialect = &session.dialect();
        subject.schema = &*m_view;
        EngineCheckPolicy policy;
        policy.trial = Trial::leaveOut;
        return checkOnEngine(checkStatically(statement, subject), {statement, &m_view->catalog()}, session, policy, {});
    }

private:
    const Catalog& m_catalog;
    std::optional<SchemaView> m_view;
};

LiveCheck::LiveCheck(LiveDatabase& database)
    : m_database(database), m_ladder(std::make_shared<Ladder>(database.schema().catalog()))
{}

LiveCheck::~LiveCheck() = default;

void LiveCheck::check(std::string statement, QObject* context, Answered answered)
{
    const auto text = std::make_shared<const std::string>(std::move(statement));
    m_database.thread().ask<Verdict>(
        context,
        [text, ladder = m_ladder](Session& session) -> Result<Verdict, EngineError> {
            return ladder->climb(*text, session);
        },
        [text, answered = std::move(answered)](const Result<Verdict, EngineError>& verdict) {
            answered(verdict ? *verdict : verdictWithoutEngine({}, *text, verdict.error()));
        });
}

} // namespace querymend
