#include "database/livecheck.h"

#include "db/checks/enginecheck.h"
#include "sql/parameters/parameterstandins.h"

#include <optional>
#include <utility>

namespace querymend {

namespace {

/// Says of the text with parameters what was found in the one with stand-ins. What the ladder rewrote was the latter.
Verdict withParameters(Verdict verdict, const ParameterStandIns& readable)
{
    for (Finding& finding : verdict.findings) {
        finding.message = readable.restored(std::move(finding.message));
        finding.identifier = readable.restored(std::move(finding.identifier));
        for (Fix& fix : finding.fixes) {
            for (TextEdit& edit : fix.edits)
                edit.replacement = readable.restored(std::move(edit.replacement));
        }
    }
    verdict.rewrites.clear();
    verdict.notes.clear();
    return verdict;
}

} // namespace

/// The schema for the connection's thread, because a SchemaView must not be shared between threads.
class LiveCheck::Ladder {
public:
    explicit Ladder(std::shared_ptr<const SchemaView> schema) : m_schema(std::move(schema)) {}

    [[nodiscard]] const std::shared_ptr<const SchemaView>& schema() const { return m_schema; }

    Verdict climb(const std::string& statement, Session& session)
    {
        if (!m_view)
            m_view.emplace(m_schema->catalog());
        CheckSubject subject;
        subject.dialect = &session.dialect();
        subject.schema = &*m_view;
        const ParameterStandIns readable(statement, subject.dialect->lex, subject.dialect->syntax);
        if (readable.hasParameters()) // the engine can plan it once they have values
            return withParameters(checkStatically(readable.text(), subject), readable);
        EngineCheckPolicy policy;
        policy.trial = Trial::leaveOut;
        return checkOnEngine(checkStatically(statement, subject), {statement, &m_view->catalog()}, session, policy, {});
    }

private:
    std::shared_ptr<const SchemaView> m_schema; ///< the calling thread's; only its catalog is read here
    std::optional<SchemaView> m_view;
};

LiveCheck::LiveCheck(LiveDatabase& database)
    : m_database(database), m_ladder(std::make_shared<Ladder>(database.sharedSchema()))
{}

LiveCheck::~LiveCheck() = default;

void LiveCheck::noteSchema()
{
    if (m_ladder->schema() != m_database.sharedSchema()) // it was read again
        m_ladder = std::make_shared<Ladder>(m_database.sharedSchema());
}

void LiveCheck::mend(std::string statement, QObject* context, Mended mended)
{
    noteSchema();
    const auto text = std::make_shared<const std::string>(std::move(statement));
    m_database.thread().ask<MendedText>(
        context,
        [text, ladder = m_ladder](Session& session) -> Result<MendedText, EngineError> {
            return querymend::mend(*text, session.dialect(),
                                   [&](const std::string& sql) { return ladder->climb(sql, session); });
        },
        [text, mended = std::move(mended)](const Result<MendedText, EngineError>& made) {
            mended(
                made ? *made
                     : MendedText{MendingStatus::notMended, *text, {}, verdictWithoutEngine({}, *text, made.error())});
        });
}

void LiveCheck::check(std::string statement, QObject* context, Answered answered)
{
    noteSchema();
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
