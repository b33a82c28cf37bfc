#pragma once

#include "agents/agentwatch.h"
#include "common/languages.h"
#include "common/theme.h"
#include "database/databaseopener.h"
#include "models/modelshelf.h"
#include "settings/connectionbook.h"
#include "shell/mainwindow.h"
#include "storage/runstorage.h"
#include "store/keptkeys.h"
#include "store/settingsfile.h"
#include "store/storeplace.h"
#include "workbench.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>
#include <utility>

namespace querymend {

/// A main window with its own folders.
struct WindowFlow {
    using PlaceIn = std::function<StorePlace(const QTemporaryDir& folder)>;

    static StorePlace usualPlace(const QTemporaryDir& folder)
    {
        return {StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}};
    }

    static SessionOpener usualOpener(const ConnectionTarget& target)
    {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    }

    explicit WindowFlow(const PlaceIn& storeIn = usualPlace, Workbench::OpenerOf opener = usualOpener)
        : openerOf(std::move(opener))
    {
        languages.choose("en"); // before any text is translated
        qputenv("XDG_STATE_HOME", folder.filePath(QStringLiteral("state")).toLocal8Bit());
        keep.open(storeIn(folder));
        theme.setTextPixels(AppSettings().fontPixels); // as the program does, before there are widgets
        window = std::make_unique<MainWindow>(WindowParts{
            workbench, theme, languages, book, models, keep, openerOf, folder.filePath(QStringLiteral("settings.json")),
            folder.filePath(QStringLiteral("samples")), folder.filePath(QStringLiteral("window.ini")), &agents});
        theme.putSheet();
        window->steering().playback().setMotion(PlaybackMotion::none); // shows demonstrations as they happen
        window->show();
    }

    QTemporaryDir folder;
    Theme theme{SheetTime::later};
    Languages languages;
    Workbench::OpenerOf openerOf;
    Workbench workbench{openerOf};
    SessionKeys keys;
    ConnectionBook book{folder.filePath(QStringLiteral("connections.json")), keys};
    ModelShelf models{folder.filePath(QStringLiteral("models.json"))};
    RunStorage keep{keys};
    AgentWatch agents{folder.filePath(QStringLiteral("querymend-agents"))};
    std::unique_ptr<MainWindow> window;
};

} // namespace querymend
