// The whole window: with nothing open, while a question is asked, with problems, and when presenting.

#include "ask/askpanel.h"
#include "ask/presetchip.h"
#include "camera.h"
#include "common/chip.h"
#include "editor/editorpanel.h"
#include "editor/pages/editorpage.h"
#include "editor/pages/editortabs.h"
#include "editor/pages/textconnection.h"
#include "manylanes.h"
#include "scenes.h"
#include "schema/schemapanel.h"
#include "studio.h"
#include "timeline/shapeswitch.h"
#include "timeline/timelinepanel.h"

#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>

namespace querymend {

void drawStart(Studio& studio, Camera& camera)
{
    studio.removeConnections();
    camera.shoot("start-first-time");
    studio.fillConnections();
    camera.shoot("start");
}

void drawQuestion(Studio& studio, Camera& camera)
{
    studio.openSample();
    camera.shoot("sample");
    AskPanel& ask = studio.panels().ask();
    Question question{
        "Which regions brought in the most revenue last year, and how does that compare with the year before?",
        "revenue is unitPrice * quantity without returns; a year is a calendar year"};
    ask.setQuestion(question);
    camera.shoot("question-evidence");
    for (const auto* const chip : ask.findChildren<Chip*>()) {
        if (!chip->menu() || qobject_cast<const PresetChip*>(chip))
            continue;
        chip->menu()->popup(chip->mapToGlobal(QPoint(0, chip->height())));
        camera.shoot("question-level");
        chip->menu()->close();
        break;
    }
    Q_EMIT ask.asked(ask.question());
    camera.await("a model is asked", [&] { return studio.workbench().isRunning(); });
    camera.shoot("question-running");
    studio.workbench().cancelRun();
    camera.await("the run ends", [&] { return !studio.workbench().isRunning(); });
    camera.shoot("question-cancelled");
}

void drawSchema(Studio& studio, Camera& camera)
{
    studio.window().openPlace(QStringLiteral("/nowhere/shop.sqlite"));
    camera.await("the opening fails", [&] { return studio.workbench().state() == ConnectionState::closed; });
    camera.shoot("schema-failed");
    studio.openSample();
    auto* const tree = studio.panels().schema().findChild<QTreeView*>();
    tree->expand(tree->model()->index(0, 0));
    tree->setCurrentIndex(tree->model()->index(0, 0).isValid() ? tree->model()->index(1, 0, tree->model()->index(0, 0))
                                                               : QModelIndex());
    tree->setFocus();
    camera.shoot("schema-open");
    auto* const filter = studio.panels().schema().findChild<QLineEdit*>();
    filter->setText(QStringLiteral("unitp"));
    camera.shoot("schema-filtered");
    filter->setText(QStringLiteral("zzz"));
    camera.shoot("schema-nothing-found");
}

void drawTrouble(Studio& studio, Camera& camera)
{
    studio.useFaultyStore();
    camera.shoot("trouble-store-closed");
    studio.play("wrong-column");
    studio.trigger("replace");
    camera.shoot("trouble-everything-at-once");
    studio.useUsualStore();
    studio.reset();
    studio.window().openPlace(QStringLiteral("postgresql://postgres@localhost/shop"));
    camera.await("the login is warned of", [&] { return studio.workbench().state() == ConnectionState::open; });
    camera.shoot("trouble-login");
}

/// A database in production, open in the window and in a text, and a connection with a colour.
void drawProduction(Studio& studio, Camera& camera)
{
    SavedConnection saved;
    saved.name = "Library, live";
    saved.engine = "sqlite";
    saved.database = studio.book().connections().front().database;
    saved.group = "Library";
    saved.isProduction = true;
    saved.id = studio.book().put(saved);
    const auto open = [&] {
        studio.window().openPlace(QString::fromStdString(saved.database));
        camera.await("the library is open", [&] { return studio.workbench().state() == ConnectionState::open; });
    };
    open();
    camera.shoot("production");
    studio.trigger("present");
    camera.shoot("production-presented");
    studio.trigger("present");
    studio.openSample();
    EditorPanel& editor = studio.panels().editor();
    camera.settle(); // or the chip moves away from its menu
    studio.trigger("textConnection");
    camera.shoot("connection-menu-by-groups");
    for (Chip* const chip : editor.findChildren<Chip*>()) {
        for (QAction* const entry : chip->menu() ? chip->menu()->actions() : QList<QAction*>()) {
            if (entry->text().startsWith(QStringLiteral("Library, live")))
                entry->trigger();
        }
        if (chip->menu())
            chip->menu()->close();
    }
    camera.shoot("production-in-a-text");
    editor.tabs().current()->setConnection(nullptr); // later scenes show the window's own database
    studio.book().remove(saved.id);
    open();
    camera.shoot("connection-with-a-colour");
}

/// The timeline as the larger part of the window.
void drawRunLayout(Studio& studio, Camera& camera)
{
    studio.trigger("runLayout");
    camera.shoot("run-empty");
    auto& shapes = *studio.panels().timeline().findChild<ShapeSwitch*>();
    for (const char* const scenario : {"three-hints", "three-lanes", "tests-decide", "up-to-the-expert"}) {
        studio.play(scenario);
        for (const auto& [shape, name] : {std::pair(TimelineShape::clock, "clock"),
                                          {TimelineShape::list, "list"},
                                          {TimelineShape::lanes, "lanes"}}) {
            shapes.choose(shape);
            camera.shoot("run-" + std::string(scenario) + "-" + name);
        }
    }
    studio.panels().open(runWithManyLanes(88));
    camera.shoot("run-eight-lanes");
    studio.trigger("runLayout");
}

void drawPresenting(Studio& studio, Camera& camera)
{
    studio.play("three-hints");
    studio.trigger("present");
    camera.shoot("presenting");
    studio.trigger("connect");
    studio.trigger("presentWithoutValues");
    camera.shoot("presenting-without-values");
}

/// The keyboard focus on one control of each kind.
void drawFocus(Studio& studio, Camera& camera)
{
    camera.shoot("focus-question");
    studio.play("three-hints");
    for (auto* const button : studio.panels().ask().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->isEnabled())
            button->setFocus(Qt::TabFocusReason);
    }
    camera.shoot("focus-button");
    for (auto* const chip : studio.panels().ask().findChildren<Chip*>())
        chip->setFocus(Qt::TabFocusReason);
    camera.shoot("focus-chip");
    studio.trigger("focusResults");
    camera.shoot("focus-rows");
    studio.trigger("focusSchema");
    camera.shoot("focus-schema");
    studio.panels().schema().findChild<QTreeView*>()->setFocus(Qt::TabFocusReason);
    camera.shoot("focus-tree");
    studio.trigger("focusTimeline");
    camera.shoot("focus-timeline");
}

} // namespace querymend
