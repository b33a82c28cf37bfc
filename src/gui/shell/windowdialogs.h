#pragma once

#include "db/addresses/connectiontarget.h"
#include "settings/glossarydialog.h"
#include "settings/settingsdialog.h"
#include "shell/windowparts.h"

#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QDialog;

namespace querymend {

class HelpWindow;
class HistoryDialog;
class InlineMessage;
class Panels;
class PresenterMode;
class Steering;
class WindowSettings;

/// What the dialogs of the window are about; all references must outlive them.
struct DialogSubjects {
    const WindowParts& parts;
    Panels& panels;
    Steering& steering;
    PresenterMode& presenting;
    WindowSettings& settings;
};

/// Opens the dialogs of the window: connections, settings, history, statistics, exports, help.
class WindowDialogs : public QObject {
    Q_OBJECT

public:
    /// `help` is added to each dialog; the settings offer the shortcuts of `all`.
    WindowDialogs(const DialogSubjects& about, QAction& help, QList<QAction*> all, QWidget& window);

    void openConnections();
    /// Lists the connections in a file; those of other programs if the path is empty.
    void importConnections(const QString& path = {});
    /// Asks for a file in the folder to save the connections in, without passwords.
    void saveConnectionsIn(const QString& folder);
    /// The connections, with the one that is open or could not be opened.
    void editConnection();
    void openSettings(SettingsDialog::Page page);
    void openHistory();
    /// Opens the history, and asks there for a file with a run.
    void importRun();
    void openStatistics();
    /// Lists what left the machine, in the run that is shown and in all of the store.
    void openLedger();
    /// Opens the user's glossary, which is checked against the open database.
    void openGlossary();
    /// Opens another one, and offers to use it.
    void openGlossary(const QString& path, GlossaryUse use);
    void askWhereToExportRun();
    /// Exports the run that is shown; the file's name determines the format.
    void exportRun(const QString& path);
    void exportResult();
    /// Examines the system: what works, what is missing, what is broken.
    void openSystemCheck();
    void openAbout();
    /// Opens the help at the page of the widget with the focus.
    void showHelp();
    /// The same, at a place such as helpPlaceOf() returns.
    void showHelpAt(const QString& place);
    /// Gives a dialog what every dialog needs: the help action and a help page.
    void prepare(QDialog& dialog, const char* helpPage);

Q_SIGNALS:
    void openAsked(const querymend::ConnectionTarget& target);
    void modelsChanged();
    void presetsChanged();
    void memoryChanged();
    /// Perhaps not the one in use.
    void glossarySaved();
    /// A glossary is to be used instead of the user's own, or no longer.
    void glossaryChosen(const QString& path);
    void glossaryLeft(const QString& path);

private:
    void showConnections(const ConnectionTarget* target);
    [[nodiscard]] GlossaryDialog& makeGlossary(const QString& path);
    /// Opens a dialog that is deleted when it is closed.
    void open(QDialog& dialog, const char* helpPage);
    [[nodiscard]] InlineMessage& message() const;

    DialogSubjects m_about;
    QAction& m_helpAction;
    QList<QAction*> m_allActions;
    QWidget& m_window;
    HistoryDialog* m_history = nullptr;
    QPointer<HelpWindow> m_help;
};

} // namespace querymend
