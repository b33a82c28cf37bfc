#pragma once

#include "ask/askpanel.h"
#include "ask/presetchip.h"
#include "ask/settingspages.h"
#include "editor/editorpanel.h"
#include "settings/connectiondialog.h"
#include "shell/helpwindow.h"
#include "support/windowflow.h"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QStringList>

#include <functional>

namespace querymend {

/// The action with this name, of the window or its editor; null if there is none.
inline QAction* actionNamed(const WindowFlow& flow, const QString& name)
{
    for (QAction* const action : flow.window->actions() + flow.window->panels().editor().actions()) {
        if (action->objectName() == name)
            return action;
    }
    return nullptr;
}

/// Shows the main window, then each dialog and page of the program, and calls `look` with each and its name.
inline void forEveryWindow(const WindowFlow& flow, const std::function<void(QWidget&, const QString&)>& look)
{
    MainWindow& window = *flow.window;
    look(window, QStringLiteral("main window"));
    actionNamed(flow, QStringLiteral("find"))->trigger();
    look(window, QStringLiteral("main window with its find bar"));
    actionNamed(flow, QStringLiteral("tour"))->trigger();
    look(window, QStringLiteral("main window with the tour"));
    window.findChild<QAbstractButton*>(QStringLiteral("tourClose"))->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    actionNamed(flow, QStringLiteral("focusFiles"))->trigger();
    look(window, QStringLiteral("main window with its files"));
    const auto lookAtDialogs = [&](const QString& name) {
        const auto all = window.findChildren<QDialog*>();
        for (const QPointer<QDialog>& dialog :
             QList<QPointer<QDialog>>(all.begin(), all.end())) { // closing deletes some
            if (!dialog || !dialog->isVisible())
                continue;
            look(*dialog, name);
            dialog->close();
        }
    };
    window.openConnections();
    lookAtDialogs(QStringLiteral("connections"));
    actionNamed(flow, QStringLiteral("importConnections"))->trigger();
    lookAtDialogs(QStringLiteral("import of connections"));
    for (int page = 0; page <= static_cast<int>(SettingsDialog::Page::language); ++page) {
        window.openSettings(static_cast<SettingsDialog::Page>(page));
        lookAtDialogs(QStringLiteral("settings, page %1").arg(page + 1));
    }
    for (int section = 0; section < static_cast<int>(settingsSectionCount); ++section) {
        window.panels().ask().findChild<PresetChip*>()->menu()->actions().last()->trigger();
        auto* const sections = window.findChild<QListWidget*>(QStringLiteral("settingsSections"));
        sections->setCurrentRow(section);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        lookAtDialogs(QStringLiteral("settings of a question, page %1").arg(section + 1));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    window.openHistory();
    lookAtDialogs(QStringLiteral("history"));
    window.openStatistics();
    lookAtDialogs(QStringLiteral("statistics"));
    window.openLedger();
    lookAtDialogs(QStringLiteral("what left this machine"));
    actionNamed(flow, QStringLiteral("demonstrations"))->trigger();
    lookAtDialogs(QStringLiteral("demonstrations"));
    actionNamed(flow, QStringLiteral("help"))->trigger();
    lookAtDialogs(QStringLiteral("help"));
    actionNamed(flow, QStringLiteral("checkSystem"))->trigger();
    lookAtDialogs(QStringLiteral("check of the system"));
    actionNamed(flow, QStringLiteral("about"))->trigger();
    lookAtDialogs(QStringLiteral("about"));
}

} // namespace querymend
