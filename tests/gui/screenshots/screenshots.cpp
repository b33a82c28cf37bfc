#include "common/languages.h"
#include "common/plainstyle.h"
#include "common/theme.h"
#include "databaseopener.h"
#include "editor/editorpanel.h"
#include "inspector/comparedialog.h"
#include "inspector/inspectorpanel.h"
#include "modelshelf.h"
#include "runkeep.h"
#include "settings/connectionbook.h"
#include "shell/helpwindow.h"
#include "shell/mainwindow.h"
#include "store/keptkeys.h"
#include "store/runstore.h"
#include "store/storeplace.h"
#include "timeline/timelinepanel.h"
#include "workbench.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <deque>
#include <functional>
#include <memory>

namespace {

using namespace querymend;

constexpr int untilSettled = 700; ///< milliseconds for what is still being read and laid out

/// Brings the window into one state after the other and draws each into a file.
class Photographer : public QObject {
public:
    Photographer(MainWindow& window, Workbench& workbench, Theme& theme, Languages& languages, RunStore* store,
                 QDir folder)
        : m_window(window), m_workbench(workbench), m_theme(theme), m_languages(languages), m_store(store),
          m_folder(std::move(folder))
    {
        for (const QSize size : {QSize(1024, 700), QSize(1440, 900), QSize(1920, 1080)}) {
            for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark})
                planAt(size, choice);
        }
    }

    void next()
    {
        if (m_steps.empty())
            return QCoreApplication::quit();
        const auto step = std::move(m_steps.front());
        m_steps.pop_front();
        step();
        QTimer::singleShot(untilSettled, this, &Photographer::next);
    }

private:
    void planAt(QSize size, ThemeChoice choice)
    {
        const QString suffix = QStringLiteral("-%1-%2").arg(choice == ThemeChoice::light ? QStringLiteral("light")
                                                                                         : QStringLiteral("dark"),
                                                            QString::number(size.width()));
        m_steps.push_back([this, size, choice] {
            m_theme.choose(choice);
            m_window.resize(size);
            trigger("resetLayout");
            m_window.openSample();
        });
        shoot(QStringLiteral("sample") + suffix);
        for (const char* const scenario : {"three-hints", "wrong-column", "three-lanes", "up-to-the-expert"}) {
            m_steps.push_back([this, scenario] { m_window.demonstration().play(scenario); });
            m_steps.push_back([] {}); // the run takes a moment
            shoot(QString::fromLatin1(scenario) + suffix);
            m_steps.push_back([this] { keepShown(); });
        }
        planComparison(suffix);
        planSteering(suffix);
        m_steps.push_back([this] {
            m_window.panels().editor().findChild<QAction*>(QStringLiteral("newText"))->trigger();
            m_window.panels().editor().insertText(mistaken());
        });
        m_steps.push_back([] {});
        shoot(QStringLiteral("mistake") + suffix);
        shootDialog(QStringLiteral("connections") + suffix, [this] { m_window.openConnections(); });
        shootDialog(QStringLiteral("settings") + suffix,
                    [this] { m_window.openSettings(SettingsDialog::Page::policy); });
        shootDialog(QStringLiteral("models") + suffix, [this] { m_window.openSettings(SettingsDialog::Page::models); });
        shootDialog(QStringLiteral("help") + suffix, [this] { trigger("help"); });
        shootDialog(QStringLiteral("shortcuts") + suffix,
                    [this] { m_window.openSettings(SettingsDialog::Page::shortcuts); });
        shootDialog(QStringLiteral("history") + suffix, [this] { m_window.openHistory(); });
        shootDialog(QStringLiteral("statistics") + suffix, [this] { m_window.openStatistics(); });
        shootDialog(QStringLiteral("gallery") + suffix, [this] { trigger("demonstrations"); });
        m_steps.push_back([this] { m_languages.choose("ru"); });
        shoot(QStringLiteral("russian") + suffix);
        shootDialog(QStringLiteral("russian-models") + suffix,
                    [this] { m_window.openSettings(SettingsDialog::Page::models); });
        shootDialog(QStringLiteral("russian-help") + suffix, [this] {
            trigger("help");
            m_window.findChild<HelpWindow*>()->showPage(QStringLiteral("steering"));
        });
        m_steps.push_back([this] { m_languages.choose("en"); });
        m_steps.push_back([this] { m_workbench.close(); });
        shoot(QStringLiteral("start") + suffix);
    }

    /// A stop and its form, a fork beside its parent, an answer that a person took, a replay, a run that is made again.
    void planSteering(const QString& suffix)
    {
        const AttemptRef second{LaneId{0}, 1};
        push(SteerAction::beforeModel);
        m_steps.push_back([this] { m_window.demonstration().play("three-hints"); });
        m_steps.push_back([] {});
        push(SteerAction::goOn);
        m_steps.push_back([] {});
        shoot(QStringLiteral("stopped") + suffix);
        push(SteerAction::edit);
        shoot(QStringLiteral("stopped-edit") + suffix);
        push(SteerAction::beforeModel);
        push(SteerAction::goOn);
        m_steps.push_back([] {});
        m_steps.push_back([this, second] { m_window.panels().timeline().choose(second); });
        push(SteerAction::fork);
        shoot(QStringLiteral("fork-form") + suffix);
        m_steps.push_back([this] { press(QStringLiteral("submitChange")); });
        m_steps.push_back([] {});
        push(SteerAction::accept);
        shoot(QStringLiteral("fork-accepted") + suffix);
        push(SteerAction::again);
        shoot(QStringLiteral("again-form") + suffix);
        push(SteerAction::replay);
        m_steps.push_back([this] { press(QStringLiteral("pausePlayback")); });
        m_steps.push_back([this] { press(QStringLiteral("stepPlayback")); });
        shoot(QStringLiteral("replay") + suffix);
        m_steps.push_back([this] { press(QStringLiteral("leavePlayback")); });
    }

    void push(SteerAction action)
    {
        m_steps.push_back([this, action] { m_window.steering().actions()[action].trigger(); });
    }

    void press(const QString& name)
    {
        if (auto* const button = m_window.findChild<QPushButton*>(name))
            button->click();
    }

    /// Every page of a comparison, and the window in grey and before a room.
    void planComparison(const QString& suffix)
    {
        m_steps.push_back([this, suffix] {
            const QImage grey = m_window.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
            save(QPixmap::fromImage(grey), QStringLiteral("grey") + suffix);
        });
        for (int page = 0; page < 5; ++page) {
            shootDialog(QStringLiteral("compare-%1").arg(page) + suffix, [this, page] {
                m_window.panels().compareShown();
                auto* const dialog = m_window.findChild<CompareDialog*>();
                dialog->choose({LaneId{0}, 0}, {LaneId{1}, 1});
                dialog->findChild<QTabWidget*>()->setCurrentIndex(page);
                for (QPushButton* const button : dialog->findChildren<QPushButton*>()) {
                    if (button->isVisible() && button->isEnabled() && page == 4)
                        return button->click();
                }
            });
        }
        auto* const tabs = m_window.panels().inspector().findChild<QTabWidget*>();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            m_steps.push_back([tabs, tab] { tabs->setCurrentIndex(tab); });
            shoot(QStringLiteral("inspector-%1").arg(tab) + suffix);
        }
        m_steps.push_back([tabs] { tabs->setCurrentIndex(0); });
        m_steps.push_back([this] { trigger("present"); });
        shoot(QStringLiteral("presenting") + suffix);
        m_steps.push_back([this] { trigger("present"); });
    }

    void trigger(const char* name) const
    {
        for (QAction* const action : m_window.actions()) {
            if (action->objectName() == QLatin1String(name))
                return action->trigger();
        }
    }

    /// Demonstrations are not kept; here they are what lists and statistics show.
    void keepShown()
    {
        for (const RunEvent& event : m_window.panels().shown()) {
            if (m_store && !m_store->append(event))
                return;
        }
    }

    void shootDialog(const QString& name, const std::function<void()>& open)
    {
        m_steps.push_back(open);
        m_steps.push_back([this, name] {
            for (QDialog* const dialog : m_window.findChildren<QDialog*>()) {
                if (!dialog->isVisible())
                    continue;
                save(dialog->grab(), name);
                dialog->close();
            }
        });
    }

    void save(const QPixmap& picture, const QString& name) const
    {
        const QString file = m_folder.filePath(name + QStringLiteral(".png"));
        if (!picture.save(file))
            std::fprintf(stderr, "%s cannot be written\n", qPrintable(file));
    }

    static QString mistaken()
    {
        return QStringLiteral("SELECT c.region, sum(o.total_cents) / 100.0 AS revenue\nFROM orders AS o\n"
                              "JOIN customers AS c ON c.customer_id = o.customer_id\nGROUP BY c.region\n");
    }

    void shoot(const QString& name)
    {
        m_steps.push_back([this, name] { save(m_window.grab(), name); });
    }

    MainWindow& m_window;
    Workbench& m_workbench;
    Theme& m_theme;
    Languages& m_languages;
    RunStore* m_store;
    QDir m_folder;
    std::deque<std::function<void()>> m_steps;
};

} // namespace

int main(int argc, char** argv)
{
    QApplication::setStyle(new PlainStyle);
    const QApplication application(argc, argv);
    const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("screenshots"));
    if (!folder.mkpath(QStringLiteral("."))) {
        std::fprintf(stderr, "%s cannot be made\n", qPrintable(folder.path()));
        return 3;
    }
    const QTemporaryDir home; // what the person who takes the pictures has set up is not in them
    for (const char* const place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        qputenv(place, home.filePath(QString::fromLatin1(place)).toLocal8Bit());
    Theme theme;
    Languages languages;
    languages.choose("en");
    const Workbench::OpenerOf openerOf = [](const ConnectionTarget& target) {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    };
    Workbench workbench(openerOf);
    SessionKeys keys;
    ConnectionBook book(home.filePath(QStringLiteral("connections.json")), keys);
    ModelShelf models(home.filePath(QStringLiteral("models.json")));
    ModelProfile profile;
    profile.name = "local";
    profile.format = "ollama";
    profile.baseUrl = "http://localhost:11434";
    profile.model = "qwen2.5-coder";
    profile.contextTokens = 32768;
    if (models.keep({profile}))
        std::fputs("the model cannot be kept\n", stderr);
    RunKeep keep(keys);
    keep.open(StorePlace{StoreFile{home.filePath(QStringLiteral("runs.db")).toStdString()}});
    MainWindow window({workbench, theme, languages, book, models, keep, openerOf,
                       home.filePath(QStringLiteral("settings.json")), home.filePath(QStringLiteral("samples")),
                       home.filePath(QStringLiteral("window.ini"))});
    window.show();
    Photographer photographer(window, workbench, theme, languages, keep.store(), folder);
    photographer.next();
    return QApplication::exec();
}
