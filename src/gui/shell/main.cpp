#include "agents/agentwatch.h"
#include "common/desktopportal.h"
#include "common/languages.h"
#include "common/plainstyle.h"
#include "common/theme.h"
#include "database/databaseopener.h"
#include "editor/editorpanel.h"
#include "file/statefolder.h"
#include "freedmemory.h"
#include "llm/profilefile.h"
#include "models/modelshelf.h"
#include "settings/connectionbook.h"
#include "shell/drawrun.h"
#include "shell/mainwindow.h"
#include "shell/usedfonts.h"
#include "storage/runstorage.h"
#include "store/keptkeys.h"
#include "store/settingsfile.h"
#include "system/abruptend.h"
#include "system/commandwords.h"
#include "system/processprivacy.h"
#include "system/programlog.h"
#include "workbench.h"

#include <QApplication>
#include <QIcon>
#include <QStandardPaths>

#include <csignal>
#include <memory>
#include <utility>

namespace {

using namespace querymend;

/// The command-line program next to this one, which also hosts embedded engines.
QString hostProgram()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/querymend");
}

/// Writes to disk what is only in memory.
void saveAll(MainWindow& window, const RunStorage& keep)
{
    window.panels().editor().keepTexts();
    const QString folder = stateFolder() + QStringLiteral("/rescued");
    if (const std::size_t runs = keep.rescueRuns(folder); runs > 0)
        qCCritical(programLog, "%zu runs that no store has are in %s", runs, qUtf8Printable(folder));
}

} // namespace

int main(int argc, char** argv)
{
    returnFreedMemory();
    preventCoreDumps();
    CommandWords given(argc, argv);
    QApplication::setStyle(new PlainStyle);
    const QApplication application(given.count(), given.pointers());
    // A closed pipe is detected when an export is written to it.
    std::signal(SIGPIPE, SIG_IGN);
    QStringList words = QCoreApplication::arguments().mid(1);
    const bool draws = words.value(0) == QLatin1String(drawRunOption);
    if (draws || words.value(0) == QLatin1String(usedFontsOption)) {
        hideFromOtherProcesses(); // at once: neither needs a portal
        return draws ? drawRun(words) : tellUsedFonts();
    }
    introduceToPortal(qApp, &hideFromOtherProcesses);
    QCoreApplication::setApplicationName(QStringLiteral("querymend"));
    QCoreApplication::setApplicationVersion(QStringLiteral(QUERYMEND_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Querymend"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.querymend.Querymend"));
    ProgramLog log(usualLogPath());
    if (words.removeAll(QLatin1String(verboseOption)) > 0)
        log.beVerbose();
    const AbruptEnd abruptEnd;
    Theme theme(SheetTime::later);
    const QString settingsFile = usualSettingsPath();
    const auto settings = readSettings(settingsFile, WhenBroken::leave); // the window reports errors
    Languages languages;
    languages.choose(settings ? settings->settings.language : std::string());
    theme.setTextPixels(settings ? settings->settings.fontPixels : AppSettings().fontPixels);
    const Workbench::OpenerOf openerOf = [](const ConnectionTarget& target) {
        return reconnectingOpener(target, hostProgram());
    };
    Workbench workbench(openerOf);
    const auto keys = systemKeys();
    ConnectionBook book(usualConnectionsPath(), *keys);
    ModelShelf models(usualProfilePath());
    RunStorage keep(*keys);
    keep.open(settings ? settings->settings : AppSettings());
    keep.removeOldRuns(settings ? settings->settings.keptDays : 0);
    AgentWatch agents(usualAgentSocket());
    const QString samples =
        QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/samples");
    MainWindow window({workbench, theme, languages, book, models, keep, openerOf, settingsFile, samples,
                       stateFolder() + QStringLiteral("/window.ini"), &agents});
    theme.putSheet();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/querymend/icons/querymend.svg")));
    const AbruptEnd saving([&] { saveAll(window, keep); });
    window.show();
    if (!words.isEmpty())
        window.openPlace(words.front());
    else if (book.connections().empty())
        window.openSample(); // first start
    return QApplication::exec();
}
