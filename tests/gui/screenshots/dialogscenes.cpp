// Dialogs: history and statistics, each page of the settings, and the small ones.

#include "ask/askpanel.h"
#include "camera.h"
#include "history/historydialog.h"
#include "scenes.h"
#include "settings/agentspage.h"
#include "settings/connectiondialog.h"
#include "settings/modelpane.h"
#include "settings/settingsdialog.h"
#include "shell/helpwindow.h"
#include "shell/systemdialog.h"
#include "studio.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <QTreeWidget>

#include <algorithm>

namespace querymend {

namespace {

template <class Part>
Part& part(const QWidget& of, const char* name)
{
    return *of.findChild<Part*>(QString::fromLatin1(name));
}

/// Scrolls through what is higher than its area, a view at a time.
void drawLowerParts(Camera& camera, const QAbstractScrollArea& area, const std::string& name)
{
    QScrollBar& bar = *area.verticalScrollBar();
    int number = 2;
    while (bar.value() < bar.maximum()) {
        bar.setValue(bar.value() + std::max(1, bar.pageStep() - bar.singleStep()));
        camera.shootOpenDialog(name + std::to_string(number++));
    }
    bar.setValue(0);
}

/// The page about agents, part by part: it is higher than the dialog.
void drawAgentSettings(Studio& studio, Camera& camera)
{
    studio.window().openSettings(SettingsDialog::Page::agents);
    auto& dialog = *studio.window().findChild<SettingsDialog*>();
    auto& page = *dialog.findChild<AgentsPage*>();
    auto& area = *qobject_cast<QScrollArea*>(page.parentWidget()->parentWidget());
    const auto shootAt = [&](const char* part, const char* name) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        area.ensureWidgetVisible(page.findChild<QWidget*>(QString::fromLatin1(part)), 0, 40);
        camera.shootOpenDialog(name);
    };
    for (auto* const access : page.findChildren<QComboBox*>(QStringLiteral("access")).first(2))
        access->setCurrentIndex(1);
    part<QComboBox>(page, "borderRule").setCurrentIndex(static_cast<int>(BorderRule::costly));
    shootAt("borderHint", "settings-agents-costly");
    part<QComboBox>(page, "borderRule").setCurrentIndex(static_cast<int>(BorderRule::onTables));
    part<QPlainTextEdit>(page, "borderTables").setPlainText(QStringLiteral("orders, sales.*"));
    shootAt("borderHint", "settings-agents-tables");
    part<QComboBox>(page, "borderRule").setCurrentIndex(static_cast<int>(BorderRule::none));
    part<QPushButton>(page, "copySnippet").click();
    shootAt("copySnippet", "settings-agents-snippet");
    part<QComboBox>(page, "agent").setCurrentIndex(3);
    shootAt("copySnippet", "settings-agents-snippet-json");
    dialog.close();
    studio.removeConnections();
    studio.window().openSettings(SettingsDialog::Page::agents);
    camera.shootDialog("settings-agents-empty");
    studio.fillConnections();
}

} // namespace

void drawHistory(Studio& studio, Camera& camera)
{
    studio.window().openHistory();
    camera.shootDialog("history-empty");
    studio.window().openStatistics();
    camera.shootDialog("statistics-empty");
    studio.fillHistory();
    studio.window().openHistory();
    const auto& history = *studio.window().findChild<HistoryDialog*>();
    auto& runs = part<QTableView>(history, "runs");
    camera.shootOpenDialog("history");
    for (int row = 0; row < runs.model()->rowCount(); ++row) {
        runs.setCurrentIndex(runs.model()->index(row, 0));
        if (part<QLineEdit>(history, "note").text().isEmpty())
            continue;
        camera.shootOpenDialog("history-annotated");
        break;
    }
    for (int row = 0; row < runs.model()->rowCount(); ++row) {
        runs.setCurrentIndex(runs.model()->index(row, 0));
        if (!part<QPushButton>(history, "resumeRun").isVisible())
            continue;
        camera.shootOpenDialog("history-interrupted");
        break;
    }
    part<QPushButton>(history, "removeRuns").click();
    camera.shootDialog("history-remove");
    part<QComboBox>(history, "outcome").setCurrentIndex(1);
    camera.shootOpenDialog("history-filtered");
    part<QComboBox>(history, "outcome").setCurrentIndex(0);
    part<QComboBox>(history, "askedBy").setCurrentIndex(2);
    camera.shootOpenDialog("history-agents");
    part<QComboBox>(history, "askedBy").setCurrentIndex(0);
    part<QLineEdit>(history, "search").setText(QStringLiteral("nothing of the kind"));
    camera.shootDialog("history-nothing-found");
    for (int tab = 0; tab < 2; ++tab) {
        studio.window().openStatistics();
        for (auto* const tabs : studio.window().findChildren<QTabWidget*>()) {
            if (tabs->isVisible() && tabs->window() != &studio.window())
                tabs->setCurrentIndex(tab);
        }
        const std::string name = tab == 0 ? "statistics" : "statistics-table";
        camera.shootOpenDialog(name);
        for (auto* const area : studio.window().findChildren<QAbstractScrollArea*>()) {
            if (area->isVisible() && area->window() != &studio.window() && area->verticalScrollBar()->maximum() > 100)
                drawLowerParts(camera, *area, name + "-part-");
        }
        camera.shootDialog(name);
    }
}

void drawSettings(Studio& studio, Camera& camera)
{
    const char* const names[] = {"connections", "models", "agents",     "policy",    "texts",
                                 "memory",      "runs",   "appearance", "shortcuts", "language"};
    for (int page = 0; page < 10; ++page) {
        studio.window().openSettings(static_cast<SettingsDialog::Page>(page));
        camera.shootDialog(std::string("settings-") + names[page]);
    }
    drawAgentSettings(studio, camera);
    studio.fillMemory();
    studio.window().openSettings(SettingsDialog::Page::memory);
    auto& remembered = part<QTreeWidget>(*studio.window().findChild<SettingsDialog*>(), "items");
    camera.await("the memory is read", [&] { return remembered.topLevelItemCount() > 0; });
    remembered.topLevelItem(0)->child(0)->setSelected(true);
    camera.shootOpenDialog("settings-memory-filled");
    part<QPushButton>(*studio.window().findChild<SettingsDialog*>(), "forgetDatabase").click();
    camera.shootOpenDialog("settings-memory-forget");
    const int before = remembered.topLevelItemCount();
    if (const auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
        box->button(QMessageBox::Yes)->click();
    camera.await("the database is forgotten", [&] { return remembered.topLevelItemCount() < before; });
    camera.shootDialog("settings-memory-after");
    studio.window().openSettings(SettingsDialog::Page::policy);
    auto& search = part<QLineEdit>(*studio.window().findChild<SettingsDialog*>(), "searchEdit");
    search.setText(QStringLiteral("zzz"));
    camera.shootDialog("settings-nothing-found");
    studio.window().openSettings(SettingsDialog::Page::runs);
    auto& runs = *studio.window().findChild<SettingsDialog*>();
    part<QLineEdit>(runs, "place").setText(QStringLiteral("postgresql://reader@localhost:9/runs"));
    part<QPushButton>(runs, "testStore").click();
    const QString testing = part<QLabel>(runs, "storeNote").text();
    camera.await("the store is tested", [&] { return part<QLabel>(runs, "storeNote").text() != testing; });
    camera.shootDialog("settings-runs-in-trouble");
}

void drawConnections(Studio& studio, Camera& camera)
{
    const std::vector<SavedConnection> all = studio.book().connections();
    studio.window().openConnections();
    auto& dialog = *studio.window().findChild<ConnectionDialog*>();
    for (const SavedConnection& connection : all) {
        dialog.select(connection.id);
        camera.shootOpenDialog("connection-" + (connection.user == "postgres" ? "all-rights" : connection.engine));
    }
    const auto test = [&](const SavedConnection& connection, const char* name) {
        dialog.select(connection.id);
        auto& button = part<QPushButton>(dialog, "testButton");
        const QString usual = button.text();
        button.click();
        camera.await("the test ends", [&] { return button.text() == usual; });
        camera.shootOpenDialog(name);
    };
    test(all.front(), "connection-test-passed");
    test(all.back(), "connection-test-warned");
    test(all[3], "connection-test-failed");
    part<QAbstractButton>(dialog, "newButton").click();
    camera.shootDialog("connection-new");
    studio.removeConnections();
    studio.window().openConnections();
    camera.shootDialog("connection-none");
    studio.fillConnections();
}

void drawModels(Studio& studio, Camera& camera)
{
    studio.window().openSettings(SettingsDialog::Page::models);
    auto& dialog = *studio.window().findChild<SettingsDialog*>();
    auto& list = part<QListWidget>(dialog, "modelList");
    for (int row = 0; row < list.count(); ++row) {
        list.setCurrentRow(row);
        camera.shootOpenDialog("model-" + std::to_string(row));
        drawLowerParts(camera, part<QScrollArea>(*dialog.findChild<ModelPane*>(), "fieldArea"),
                       "model-" + std::to_string(row) + "-part-");
    }
    list.setCurrentRow(0);
    for (auto* const test : dialog.findChild<ModelPane*>()->findChildren<QPushButton*>(QStringLiteral("testButton"))) {
        const QString usual = test->text();
        test->click();
        camera.await("the test ends", [&] { return test->text() == usual; });
    }
    camera.shootOpenDialog("model-test-failed");
    part<QAbstractButton>(*dialog.findChild<ModelPane*>(), "newButton").click();
    camera.shootDialog("model-new");
}

void drawDialogs(Studio& studio, Camera& camera)
{
    studio.trigger("help");
    camera.shootDialog("help");
    studio.trigger("checkSystem");
    const auto& check = *studio.window().findChild<SystemDialog*>();
    camera.await("the system is examined", [&] { return !check.isChecking(); });
    camera.shootDialog("check-system");
    studio.trigger("about");
    camera.shootDialog("about");
    studio.openSample();
    studio.trigger("palette");
    camera.shoot("palette");
    if (auto* const typed = qobject_cast<QLineEdit*>(studio.window().focusWidget())) {
        typed->setText(QStringLiteral("re"));
        camera.shoot("palette-searched");
        typed->setText(QStringLiteral("zzz"));
        camera.shoot("palette-nothing-found");
    }
    studio.panels().ask().focusQuestion();
}

} // namespace querymend
