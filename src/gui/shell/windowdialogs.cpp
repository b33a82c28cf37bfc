#include "shell/windowdialogs.h"

#include "ask/askpanel.h"
#include "common/helppage.h"
#include "common/inlinemessage.h"
#include "common/scaled.h"
#include "common/storywords.h"
#include "common/theme.h"
#include "db/addresses/environmentvariable.h"
#include "history/historydialog.h"
#include "history/ledgerdialog.h"
#include "history/runactions.h"
#include "history/runexport.h"
#include "history/runimport.h"
#include "history/statisticsdialog.h"
#include "inspector/inspectorpanel.h"
#include "models/modelshelf.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "run/eventrecord.h"
#include "settings/connectionbook.h"
#include "settings/connectiondialog.h"
#include "settings/importdialog.h"
#include "shell/answerrows.h"
#include "shell/helpwindow.h"
#include "shell/panels.h"
#include "shell/presentermode.h"
#include "shell/steering.h"
#include "shell/systemdialog.h"
#include "shell/windowsettings.h"
#include "storage/runstorage.h"
#include "store/connectionfile.h"
#include "store/runfile.h"
#include "texts/glossaryfile.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QIcon>
#include <QMessageBox>

#include <memory>
#include <utility>

namespace querymend {

namespace {

std::string recordOf(const std::vector<RunEvent>& events)
{
    std::vector<RunLine> lines;
    for (const RunEvent& event : events)
        lines.push_back({event, toRecord(event)});
    return writeRunFile(lines);
}

} // namespace

WindowDialogs::WindowDialogs(const DialogSubjects& about, QAction& help, QList<QAction*> all, QWidget& window)
    : m_about(about), m_helpAction(help), m_allActions(std::move(all)), m_window(window)
{
    connect(&help, &QAction::triggered, this, &WindowDialogs::showHelp);
    connect(&m_about.panels.inspector(), &InspectorPanel::helpAsked, this, &WindowDialogs::showHelpAt);
    connect(&m_about.panels.results(), &ResultsPanel::helpAsked, this, &WindowDialogs::showHelpAt);
    connect(&m_about.parts.keep, &RunStorage::aboutToChange, this, [this] { // both show the previous store
        delete std::exchange(m_history, nullptr);
        qDeleteAll(m_window.findChildren<StatisticsDialog*>());
        qDeleteAll(m_window.findChildren<LedgerDialog*>());
    });
}

InlineMessage& WindowDialogs::message() const
{
    return m_about.panels.ask().message();
}

void WindowDialogs::openConnections()
{
    showConnections(nullptr);
}

void WindowDialogs::editConnection()
{
    showConnections(&m_about.parts.workbench.target());
}

void WindowDialogs::showConnections(const ConnectionTarget* target)
{
    if (m_about.presenting.isClosedToRoom())
        return;
    const WindowParts& parts = m_about.parts;
    auto* const dialog = new ConnectionDialog(parts.book, parts.openerOf, parts.theme, &m_window);
    connect(dialog, &ConnectionDialog::openAsked, this, &WindowDialogs::openAsked);
    if (target)
        dialog->showTarget(*target);
    open(*dialog, "connections");
}

void WindowDialogs::importConnections(const QString& path)
{
    if (m_about.presenting.isClosedToRoom())
        return;
    ConnectionBook& book = m_about.parts.book;
    auto* const dialog = path.isEmpty() ? new ImportDialog(book, usualImportFiles(), environmentVariable, &m_window)
                                        : new ImportDialog(book, {path}, {}, &m_window);
    connect(dialog, &ImportDialog::imported, this, [this, &book](int count) {
        if (book.problem())
            return message().say(Tone::execution, wordsOf(*book.problem()));
        message().say(Tone::accent, tr("%n connections were imported.", nullptr, count));
    });
    open(*dialog, "connections");
}

void WindowDialogs::saveConnectionsIn(const QString& folder)
{
    if (m_about.presenting.isClosedToRoom())
        return;
    const ConnectionBook& book = m_about.parts.book;
    if (book.connections().empty())
        return message().say(Tone::generic, tr("No connections to save yet."));
    auto* const dialog = new QFileDialog(&m_window, tr("Save Connections"), folder, tr("Connections (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->selectFile(QStringLiteral("connections.json"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, &book](const QString& path) {
        const auto written =
            writeConnectionsForOthers(path, connectionsRelativeTo(QFileInfo(path).absolutePath(), book.connections()));
        if (!written)
            return message().say(Tone::execution, wordsOf(written.error()));
        message().say(Tone::accent, tr("Saved to %1, without passwords.").arg(path));
    });
    dialog->open();
}

void WindowDialogs::openSettings(SettingsDialog::Page page)
{
    if (m_about.presenting.isClosedToRoom())
        return;
    const WindowParts& parts = m_about.parts;
    auto* const dialog = new SettingsDialog(m_about.settings.current(),
                                            {parts.book, parts.models, parts.keep, parts.openerOf, parts.agents},
                                            {m_allActions.begin(), m_allActions.end()}, parts.theme, &m_window);
    connect(dialog, &SettingsDialog::openAsked, this, &WindowDialogs::openAsked);
    connect(dialog, &SettingsDialog::settingsChanged, &m_about.settings, &WindowSettings::keep);
    connect(dialog, &SettingsDialog::modelsChanged, this, &WindowDialogs::modelsChanged);
    connect(dialog, &SettingsDialog::presetsChanged, this, &WindowDialogs::presetsChanged);
    connect(dialog, &SettingsDialog::memoryChanged, this, &WindowDialogs::memoryChanged);
    connect(dialog, &SettingsDialog::helpAsked, this, &WindowDialogs::showHelp);
    dialog->showPage(page);
    open(*dialog, "settings");
}

void WindowDialogs::openHistory()
{
    if (m_about.presenting.isClosedToRoom())
        return;
    if (!m_history) {
        m_history = new HistoryDialog(*m_about.parts.keep.store(), m_about.parts.theme, &m_window);
        prepare(*m_history, "history");
        connect(m_history, &HistoryDialog::openAsked, &m_about.steering, &Steering::showStored);
        connect(m_history, &HistoryDialog::resumeAsked, &m_about.steering, &Steering::resume);
        connect(&m_history->actions(), &RunActions::recorded, &m_about.panels, &Panels::append);
        connect(m_history, &HistoryDialog::compareAsked, &m_about.panels, &Panels::compare);
        connect(m_history, &HistoryDialog::statisticsAsked, this, &WindowDialogs::openStatistics);
    }
    m_history->open();
}

void WindowDialogs::importRun()
{
    openHistory();
    if (m_history && m_history->isVisible())
        m_history->actions().askWhatToImport();
}

void WindowDialogs::openStatistics()
{
    if (m_about.presenting.isClosedToRoom())
        return;
    open(*new StatisticsDialog(*m_about.parts.keep.store(), m_about.parts.theme, &m_window), "history");
}

void WindowDialogs::openLedger()
{
    if (m_about.presenting.isClosedToRoom())
        return;
    open(*new LedgerDialog(m_about.parts.keep.store(), m_about.panels.shown(), m_about.parts.theme, &m_window),
         "history");
}

void WindowDialogs::openGlossary()
{
    if (m_about.presenting.isClosedToRoom())
        return;
    open(makeGlossary(usualGlossaryPath()), "question");
}

void WindowDialogs::openGlossary(const QString& path, GlossaryUse use)
{
    if (m_about.presenting.isClosedToRoom())
        return;
    GlossaryDialog& dialog = makeGlossary(path);
    dialog.offer(use);
    connect(&dialog, &GlossaryDialog::useChosen, this, [this, path](bool isUsed) {
        if (isUsed)
            Q_EMIT glossaryChosen(path);
        else
            Q_EMIT glossaryLeft(path);
    });
    open(dialog, "question");
}

GlossaryDialog& WindowDialogs::makeGlossary(const QString& path)
{
    const Workbench& workbench = m_about.parts.workbench;
    auto* const dialog = new GlossaryDialog(path, {workbench.schema(), workbench.dialect()}, &m_window);
    connect(dialog, &GlossaryDialog::saved, this, &WindowDialogs::glossarySaved);
    return *dialog;
}

void WindowDialogs::askWhereToExportRun()
{
    if (m_about.panels.shown().empty())
        return message().say(Tone::generic, tr("No run to export yet."));
    auto* const dialog = new QFileDialog(&m_window, tr("Export Run"), {}, runFileFilters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QLatin1String(runFileSuffix));
    connect(dialog, &QFileDialog::fileSelected, this, &WindowDialogs::exportRun);
    dialog->open();
}

void WindowDialogs::exportRun(const QString& path)
{
    RunLook look{.language = windowLanguage()};
    if (m_about.parts.theme.isDark())
        look.colours = darkDrawing();
    if (!m_about.presenting.isOn())
        look.answer = answerRowsOf(m_about.panels);
    const std::vector<RunEvent>& run = m_about.panels.shown();
    if (const auto problem = exportRunFile(path, run, recordOf(run), look))
        return message().say(Tone::execution, *problem);
    message().say(Tone::accent, tr("Saved to %1").arg(path));
}

void WindowDialogs::exportResult()
{
    ResultView* const result = m_about.panels.results().currentResult();
    if (result && result->hasTable())
        return result->openExport();
    message().say(Tone::generic, tr("No result to export yet."));
}

void WindowDialogs::open(QDialog& dialog, const char* helpPage)
{
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    prepare(dialog, helpPage);
    dialog.open();
}

void WindowDialogs::prepare(QDialog& dialog, const char* helpPage)
{
    dialog.addAction(&m_helpAction);
    setHelpPage(dialog, helpPage);
}

void WindowDialogs::showHelp()
{
    showHelpAt(helpPageFor(QApplication::focusWidget()));
}

/// Opens help above the active window, because a window behind a modal dialog cannot be used.
void WindowDialogs::showHelpAt(const QString& place)
{
    QWidget* const asking = QApplication::activeWindow() ? QApplication::activeWindow() : &m_window;
    if (m_help && m_help != asking && m_help->parentWidget() != asking)
        delete m_help;
    if (!m_help) {
        m_help = new HelpWindow(m_about.parts.languages, asking);
        m_help->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_help->show();
    m_help->showPage(place); // after show(), because a heading is scrolled to in the window's size
    m_help->raise();
    m_help->activateWindow();
}

void WindowDialogs::openSystemCheck()
{
    if (m_about.presenting.isClosedToRoom())
        return;
    open(*new SystemDialog(m_about.parts.theme, &m_window), "system");
}

void WindowDialogs::openAbout()
{
    auto* const box = new QMessageBox(&m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Querymend"));
    const int side = scaled(48); // without a picture, its place would stay empty
    box->setIconPixmap(QIcon(QStringLiteral(":/querymend/icons/querymend.svg")).pixmap(side, side));
    box->setText(tr("<b>Querymend %1</b><p>Answers questions in SQL, checked and corrected on your "
                    "database.</p><p>Free software under the GNU General Public License, version 3 or later.</p>")
                     .arg(QCoreApplication::applicationVersion()));
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

} // namespace querymend

#include "moc_windowdialogs.cpp"
