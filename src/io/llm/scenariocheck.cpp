#include "llm/scenariocheck.h"

#include <QFile>

#include <utility>

namespace querymend {

void ScenarioCheck::check(const RunCheck& request, Answered answered)
{
    const ScenarioPlace place = placeOf(request.attempt, m_scenario.policy);
    const std::uint32_t number = m_checks[place]++;
    for (const ScriptedLoss& loss : m_scenario.losses) {
        if (loss.place != place || loss.check != number)
            continue;
        if (const QString reason = act(loss.file); !reason.isEmpty())
            return refuse(request, reason, std::move(answered));
    }
    m_port.check(request, std::move(answered));
}

QString ScenarioCheck::act(DatabaseFile what)
{
    const bool isAway = !m_content.isEmpty();
    if (isAway == (what == DatabaseFile::takenAway))
        return {};
    QFile file(m_file);
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        return file.errorString();
    QByteArray next = std::exchange(m_content, {});
    if (what == DatabaseFile::takenAway) {
        m_content = file.readAll();
        next = QByteArray(m_content.size(), '\0');
    }
    const bool isDone = file.seek(0) && file.write(next) == next.size() && file.flush();
    return isDone ? QString() : file.errorString();
}

void ScenarioCheck::refuse(const RunCheck& request, const QString& reason, Answered answered)
{
    Verdict verdict = request.verdict;
    Finding finding;
    finding.rung = Rung::explain;
    finding.code = ErrorCode::databaseDown;
    finding.message = "the scenario cannot remove its database or put it back: " + reason.toStdString();
    verdict.status = VerdictStatus::failed;
    verdict.findings.insert(verdict.findings.begin(), std::move(finding));
    QMetaObject::invokeMethod(
        &m_context, [verdict = std::move(verdict), answered = std::move(answered)] { answered(verdict); },
        Qt::QueuedConnection);
}

} // namespace querymend
