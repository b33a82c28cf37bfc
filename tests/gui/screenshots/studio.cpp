#include "studio.h"

#include "ask/askpanel.h"
#include "camera.h"
#include "common/inlinemessage.h"
#include "db/postgres/postgresrights.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/problems/textcheck.h"
#include "editor/search/findbar.h"
#include "editor/text/sqleditor.h"
#include "llm/bundle.h"
#include "results/messages/messagespage.h"
#include "results/resultspanel.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "schema/schemapanel.h"
#include "standinsession.h"
#include "steer/steerpanel.h"
#include "store/storeplace.h"
#include "support/mendedrun.h"
#include "timeline/timelinepair.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

namespace querymend {

namespace {

/// Opens the target. A server is stood in for by the sample database, which is copied to the folder.
SessionOpener openerOf(ConnectionTarget target, const QString& folder)
{
    const bool isServer =
        target.engine == EngineKind::postgresql && target.host == "localhost" && target.database == "shop";
    const bool isWarned = target.user == "postgres";
    if (isServer) {
        target.engine = EngineKind::sqlite;
        target.database = bundledDatabase("shop", folder).value().toStdString();
    }
    const SessionOpener open = reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    if (!isServer)
        return open;
    return [open, isWarned]() -> Result<std::unique_ptr<Session>, EngineError> {
        auto session = open();
        if (!session)
            return session;
        const DatabaseWarnings warnings = isWarned ? DatabaseWarnings{superuserWarning()} : DatabaseWarnings();
        return std::unique_ptr<Session>(std::make_unique<StandInSession>(std::move(session).value(), warnings));
    };
}

ModelProfile profile(const char* name, const char* format, const char* url, const char* model)
{
    ModelProfile made;
    made.name = name;
    made.format = format;
    made.baseUrl = url;
    made.model = model;
    made.contextTokens = 32768;
    return made;
}

/// As if the run had been made on a file of the user's: demonstrations copy theirs to a temporary folder.
RunEvent onOwnFile(RunEvent event)
{
    if (auto* const started = std::get_if<RunStarted>(&event.body)) {
        started->database = "sqlite:///data/" + started->database.substr(started->database.rfind('/') + 1);
        started->address = started->database;
    }
    return event;
}

} // namespace

Studio::Studio(const Look& look)
    : m_size(look.size), m_openerOf([this](const ConnectionTarget& target) { return openerOf(target, folder()); }),
      m_workbench(m_openerOf), m_book(m_folder.filePath(QStringLiteral("connections.json")), m_keys),
      m_models(m_folder.filePath(QStringLiteral("models.json"))), m_keep(m_keys),
      m_agents(m_folder.filePath(QStringLiteral("querymend-agents")))
{
    m_languages.choose(look.language);
    for (const char* const place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        qputenv(place, m_folder.filePath(QString::fromLatin1(place)).toLocal8Bit());
    qunsetenv("QUERYMEND_STORE"); // it would replace the store in these folders
    const QString settings = m_folder.filePath(QStringLiteral("settings.json"));
    AppSettings chosen;
    chosen.language = look.language;
    chosen.fontPixels = look.textPixels;
    QGuiApplication::setLayoutDirection(look.direction);
    chosen.theme = look.theme == ThemeChoice::dark ? ThemeSetting::dark
        : look.theme == ThemeChoice::highContrast  ? ThemeSetting::highContrast
                                                   : ThemeSetting::light;
    (void)writeSettings(settings, chosen);
    ModelProfile away = profile("away", "ollama", "http://localhost:9", "qwen2.5-coder");
    ModelProfile paid = profile("paid", "openai", "https://models.example.org/v1", "sql-large");
    paid.key = KeyPlace::environment;
    paid.keyVariable = "MODELS_KEY";
    paid.price = ModelPrice{2.5, 10.0};
    (void)m_models.keep({away, paid, profile("claude", "anthropic", "https://api.anthropic.com", "claude-sonnet")});
    useUsualStore();
    m_theme.setTextPixels(look.textPixels); // as the program does, before there are widgets
    m_window = std::make_unique<MainWindow>(WindowParts{
        m_workbench, m_theme, m_languages, m_book, m_models, m_keep, m_openerOf, settings,
        m_folder.filePath(QStringLiteral("samples")), m_folder.filePath(QStringLiteral("window.ini")), &m_agents});
    m_theme.putSheet();
    m_window->steering().playback().setMotion(PlaybackMotion::none);
    m_window->resize(m_size);
    m_window->show();
    m_window->activateWindow();
}

Studio::~Studio() = default;

void Studio::closeAll()
{
    for (QWidget* const widget : QApplication::topLevelWidgets()) {
        const bool isPassing = qobject_cast<QDialog*>(widget) || widget->windowType() == Qt::Popup;
        if (widget->isVisible() && isPassing)
            widget->close();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void Studio::reset()
{
    closeAll();
    for (const char* const mode : {"present", "presentWithoutValues", "runLayout"}) {
        if (action(mode)->isChecked())
            trigger(mode);
    }
    m_workbench.steering().setBreakpoints({});
    for (const SteerAction stop : {SteerAction::beforeModel, SteerAction::beforeDatabase}) {
        if (m_window->steering().actions()[stop].isChecked())
            steer(stop);
    }
    m_window->steering().playback().leave();
    m_window->findChild<SteerPanel*>()->closeForms();
    m_window->findChild<SteerPanel*>()->message().clear();
    m_workbench.close();
    panels().show({});
    panels().ask().message().clear();
    panels().ask().setQuestion({});
    EditorTabs& texts = panels().editor().tabs();
    texts.addText();
    while (texts.count() > 1)
        texts.closeText(0);
    panels().editor().findChild<FindBar*>()->hide();
    ResultTabs& results = panels().results().tabs();
    for (QWidget* const page : results.results())
        results.closeResult(page);
    results.setCurrentIndex(0);
    panels().results().messages().clear();
    panels().schema().findChild<QLineEdit*>()->clear();
    m_window->resize(m_size);
    trigger("resetLayout");
    m_window->activateWindow();
    panels().ask().focusQuestion();
}

QAction* Studio::action(const char* name)
{
    const QString wanted = QString::fromLatin1(name);
    for (QAction* const action : m_window->actions() + panels().editor().actions()) {
        if (action->objectName() == wanted)
            return action;
    }
    return nullptr;
}

void Studio::trigger(const char* name)
{
    action(name)->trigger();
}

void Studio::steer(SteerAction action)
{
    m_window->steering().actions()[action].trigger();
}

void Studio::press(const char* button)
{
    if (auto* const found = m_window->findChild<QAbstractButton*>(QString::fromLatin1(button)))
        found->click();
}

void Studio::fillConnections()
{
    const auto add = [this](const char* name, const char* engine, const char* host, const char* database,
                            ColourTag colour, const char* group = "") {
        SavedConnection made;
        made.name = name;
        made.engine = engine;
        made.host = host;
        made.database = database;
        made.user = *host ? "reader" : "";
        made.colour = colour;
        made.group = group;
        made.isProduction = colour == ColourTag::red;
        m_book.noteUse(m_book.put(made));
    };
    const auto sample = bundledDatabase("library", m_folder.path());
    add("Library", "sqlite", "", sample ? sample->toUtf8().constData() : "", ColourTag::green);
    add("Sales, live", "postgresql", "db.example.org", "sales", ColourTag::red, "Sales");
    add("Web shop", "mysql", "shop.example.org", "shop", ColourTag::orange, "Sales");
    add("Stock", "mariadb", "localhost", "stock", ColourTag::none);
    add("Warehouse through ODBC", "odbc", "", "DSN=warehouse;Database=facts", ColourTag::violet);
    add("Measurements", "duckdb", "", "/data/measurements.duckdb", ColourTag::blue);
    SavedConnection warned;
    warned.name = "A login with all rights";
    warned.engine = "postgresql";
    warned.user = "postgres";
    warned.host = "localhost";
    warned.database = "shop";
    m_book.noteUse(m_book.put(warned));
}

void Studio::removeConnections()
{
    while (!m_book.connections().empty())
        m_book.remove(m_book.connections().front().id);
}

/// Demonstrations are not stored, so they are added here for the lists and statistics.
void Studio::fillHistory()
{
    for (const char* const scenario : {"wrong-column", "three-lanes", "refused-by-the-guard", "going-in-circles",
                                       "empty-is-the-answer", "up-to-the-expert", "three-hints"}) {
        play(scenario);
        for (const RunEvent& event : panels().shown())
            (void)m_keep.store()->append(onOwnFile(event));
    }
    const std::string last = panels().shown().front().run;
    (void)m_keep.store()->mark(
        last, {"Shown to the team on Monday; the third hint is the one to talk about.", {"demo", "hints"}});
    for (RunEvent event : panels().shown()) {
        event.run = "of-an-agent";
        if (auto* const started = std::get_if<RunStarted>(&event.body)) {
            started->model = "claude-code";
            started->modelKind = ModelKind::agent;
        }
        (void)m_keep.store()->append(onOwnFile(event));
    }
    const std::vector<RunEvent> cut = beginningOf(panels().shown(), 0.6);
    for (RunEvent event : cut) {
        event.run = "interrupted";
        (void)m_keep.store()->append(onOwnFile(event));
    }
    m_keep.store()->release("interrupted");
}

void Studio::fillMemory()
{
    const auto accept = [this](const char* question, const char* sql, const char* database) {
        (void)m_keep.store()->accept({{question, "", sql, database}, "sqlite", "accepted", 1'780'000'000'000});
    };
    accept("How many books are on loan?", "SELECT count(*) FROM loans WHERE returned IS NULL",
           "sqlite:///data/library.sqlite");
    accept("Which members have paid no fee since they joined, and how many books have they borrowed?",
           "SELECT m.name, count(l.id) AS loans\nFROM members AS m\nLEFT JOIN loans AS l ON l.member_id = m.id\n"
           "WHERE m.fee_paid = 0\nGROUP BY m.id",
           "sqlite:///data/library.sqlite");
    accept("What was last month's revenue?", "SELECT sum(total) FROM orders", "postgresql://reader@db/shop");
    for (const char* const run : {"learned-1", "learned-2"}) {
        for (const RunEvent& event : test::mendedRun(run))
            (void)m_keep.store()->append(event);
    }
}

/// The one that the settings show where no other is chosen.
void Studio::useUsualStore()
{
    m_keep.open(AppSettings());
}

void Studio::useFaultyStore()
{
    m_keep.open(StorePlace{StoreFile{"/proc/nowhere/runs.db"}});
}

void Studio::openSample()
{
    m_window->openSample();
    m_camera->await("the sample database is open", [this] { return m_workbench.state() == ConnectionState::open; });
}

void Studio::play(const char* scenario)
{
    QSignalSpy ended(&m_workbench, &Workbench::runEnded);
    m_window->demonstration().play(scenario);
    m_camera->await(scenario, [&] { return !ended.isEmpty() && !panels().results().isRunning(); });
}

void Studio::run(const char* statement)
{
    write(statement);
    QSignalSpy ended(&panels().results(), &ResultsPanel::runEnded);
    trigger("run");
    m_camera->await(statement, [&] { return !ended.isEmpty(); });
}

void Studio::write(const char* text)
{
    EditorPage* const page = panels().editor().tabs().current();
    page->editor().setSqlText(text);
    page->setFocus();
    m_camera->await(text, [&] { return page->check().status() == CheckStatus::done; });
}

std::vector<RunEvent> beginningOf(const std::vector<RunEvent>& run, double share)
{
    const auto count = static_cast<std::ptrdiff_t>(static_cast<double>(run.size()) * share);
    return {run.begin(), run.begin() + count};
}

} // namespace querymend
