#pragma once

#include "agents/agentmessages.h"
#include "agents/agentwatch.h"
#include "common/theme.h"
#include "database/databaseopener.h"
#include "models/modelshelf.h"
#include "settings/connectionbook.h"
#include "settings/settingsdialog.h"
#include "storage/runstorage.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>
#include <vector>

namespace querymend::test {

inline SavedConnection savedAs(const char* name, AgentAccess agents = AgentAccess::none)
{
    SavedConnection connection;
    connection.name = name;
    connection.engine = "sqlite";
    connection.database = std::string("/data/") + name + ".db";
    connection.agents = agents;
    return connection;
}

/// The settings over these connections, on the page about agents.
struct AgentSettingsPage {
    QTemporaryDir folder;
    SessionKeys keys;
    Theme theme;
    ConnectionBook book{folder.filePath(QStringLiteral("connections.json")), keys};
    ModelShelf models{folder.filePath(QStringLiteral("models.json"))};
    RunStorage runs{keys};
    AgentWatch watch{socket()};
    std::unique_ptr<SettingsDialog> dialog;
    std::unique_ptr<QSignalSpy> changed;

    explicit AgentSettingsPage(const std::vector<SavedConnection>& connections = {}, const AppSettings& settings = {})
    {
        for (const SavedConnection& connection : connections)
            book.put(connection);
        const auto openerOf = [](const ConnectionTarget& target) {
            return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
        };
        dialog = std::make_unique<SettingsDialog>(settings, SettingsSubjects{book, models, runs, openerOf, &watch},
                                                  std::vector<QAction*>(), theme);
        changed = std::make_unique<QSignalSpy>(dialog.get(), &SettingsDialog::settingsChanged);
        dialog->showPage(SettingsDialog::Page::agents);
        dialog->show();
    }

    [[nodiscard]] QString socket() const { return folder.filePath(QStringLiteral("agents")); }
    template <class Part>
    [[nodiscard]] Part& part(const char* name) const
    {
        return *dialog->findChild<Part*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString connected() const { return part<QLabel>("connectedAgents").text(); }
    [[nodiscard]] AppSettings settings() const { return changed->back()[0].value<AppSettings>(); }
    /// The choices of what agents may do, in the order of the connections.
    [[nodiscard]] QList<QComboBox*> choices() const
    {
        return dialog->findChildren<QComboBox*>(QStringLiteral("access"));
    }
    [[nodiscard]] std::vector<AgentAccess> savedChoices() const
    {
        std::vector<AgentAccess> found;
        const auto read = readConnections(folder.filePath(QStringLiteral("connections.json")));
        for (const SavedConnection& connection : read ? *read : std::vector<SavedConnection>())
            found.push_back(connection.agents);
        return found;
    }
    [[nodiscard]] QString openPage() const { return part<QListWidget>("pageList").currentItem()->text(); }
};

/// A program that serves an agent, as the window sees it.
struct Program {
    QLocalSocket line;

    Program(const QString& socket, const AgentHello& hello)
    {
        line.connectToServer(socket);
        QVERIFY(line.waitForConnected());
        introduce(hello);
    }
    void introduce(const AgentHello& hello)
    {
        std::string text = toLine(AgentMessage(hello));
        if (!text.ends_with('\n'))
            text += '\n';
        line.write(text.data(), static_cast<qint64>(text.size()));
        line.flush();
    }
};

} // namespace querymend::test
