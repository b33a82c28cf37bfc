// What agents do, on the timeline, and what waits for a person.

#include "agents/agentruns.h"
#include "camera.h"
#include "scenes.h"
#include "shell/agentfollowing.h"
#include "steer/agentsbutton.h"
#include "studio.h"
#include "support/mcpclient.h"
#include "timeline/timelinepanel.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>

#include <algorithm>
#include <string>

namespace querymend {

using program::McpClient;
using program::object;

namespace {

/// Saves a connection to the open database that agents may use, also where the program looks for it. Returns its id.
std::string saveForAgents(Studio& studio)
{
    SavedConnection shop;
    shop.name = "Shop";
    shop.engine = "sqlite";
    shop.database = studio.workbench().target().database;
    shop.agents = AgentAccess::queries;
    std::string id = studio.book().put(shop);
    const QDir settings(qEnvironmentVariable("XDG_CONFIG_HOME") + QStringLiteral("/querymend"));
    const QString file = QStringLiteral("connections.json");
    QFile::remove(settings.filePath(file));
    const bool isCopied =
        settings.mkpath(QStringLiteral(".")) && QFile::copy(studio.folder() + u'/' + file, settings.filePath(file));
    return isCopied ? id : std::string();
}

} // namespace

void drawAgents(Studio& studio, Camera& camera)
{
    studio.openSample();
    qputenv("XDG_RUNTIME_DIR", studio.folder().toLocal8Bit());
    studio.agents().setBorder({});
    const std::string connection = saveForAgents(studio);
    McpClient agent({}, studio.folder() + QStringLiteral("/agent.db"),
                    {QStringLiteral("--connection"), QStringLiteral("Shop")});
    agent.request(QStringLiteral("initialize"),
                  object("{'protocolVersion': '2025-11-25', 'clientInfo': {'name': 'claude-code', 'version': '1'}}"));
    camera.await("the agent", [&] { return !studio.agents().connected().empty(); });
    const auto& runs = studio.window().agents()->runs();
    const char* const question = "{'task': 'spend', 'question': 'Which customers have spent the most this year?'}";
    agent.run(QStringLiteral("SELECT customer_name, sum(total) FROM orders GROUP BY 1"), object(question));
    camera.await("the task", [&] { return runs.open() == 1; });
    camera.shoot("agents-at-work");
    shootMenu(camera, *studio.panels().timeline().findChild<AgentsButton*>(), "timeline-agents");
    studio.window().openSettings(SettingsDialog::Page::agents);
    camera.shootDialog("agents-settings");
    studio.window().findChild<QAction*>(QStringLiteral("followAgents"))->trigger();
    camera.shoot("agents-followed");
    agent.run(QStringLiteral("SELECT c.nme FROM customers c"), object(question));
    camera.await("the second hint", [&] {
        return std::ranges::count_if(
                   studio.panels().shown(),
                   [](const RunEvent& event) { return std::holds_alternative<HintChosen>(event.body); })
            == 2;
    });
    camera.shoot("agents-second-attempt");
    studio.agents().setBorder({BorderRule::all});
    agent.begin("run_sql",
                object("{'task': 'spend', 'sql': 'SELECT c.name, count(*) AS orders FROM customers c JOIN orders o "
                       "ON o.customer_id = c.id GROUP BY c.name ORDER BY orders DESC LIMIT 10'}"));
    camera.await("the statement that waits", [&] { return !runs.held().empty(); });
    camera.shoot("agents-held");
    studio.press("refuseHeld");
    studio.window().findChild<QLineEdit*>(QStringLiteral("refusalReason"))->setText(QStringLiteral("Ask me first."));
    camera.shoot("agents-refusing");
    studio.press("editHeld");
    camera.shoot("agents-editing");
    studio.book().remove(connection);
}

} // namespace querymend
