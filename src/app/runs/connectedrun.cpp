#include "runs/connectedrun.h"

#include "database/questionschema.h"

#include <utility>

namespace querymend {

ConnectedRun::ConnectedRun(std::string id, RunRequest request, LiveDatabase& database, PromptMaterial texts,
                           std::vector<RunEvent> earlier)
    : m_model(std::move(request.model)), m_models(m_model, std::move(request.roleModels), std::move(request.builtIn)),
      m_schema(schemaFor(database, request.question)),
      m_checks(database.thread(), database.dialect(), m_schema, engineChecksOf(request.policy)),
      m_around(request.aroundChecks ? request.aroundChecks(m_checks) : nullptr), m_results(database.thread()),
      m_run(std::move(id), database, m_schema, m_models, m_around ? *m_around : static_cast<CheckPort&>(m_checks),
            std::move(request.keep), std::move(texts), std::move(earlier), &m_results)
{}

std::optional<EditRefusal> ConnectedRun::edit(const EditRun& edit, std::unique_ptr<ModelPort> model)
{
    if (edit.field == EditedField::model && !model)
        return EditRefusal{edit.field, EditFailure::notHere, {}};
    auto refused = driver().edit(edit);
    if (!refused && model)
        m_model.use(std::move(model));
    return refused;
}

} // namespace querymend
