// What is mended without a model, and warnings of what may not be meant.

#include "camera.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/problems/textcheck.h"
#include "editor/text/sqleditor.h"
#include "inspector/inspectorpanel.h"
#include "scenes.h"
#include "studio.h"
#include "timeline/timelinepanel.h"

#include <QApplication>
#include <QTabWidget>
#include <QTest>

namespace querymend {

namespace {

constexpr AttemptRef first{LaneId{0}, 0};

void drawOffers(Studio& studio, Camera& camera)
{
    studio.play("wrong-column");
    studio.panels().timeline().choose(first);
    camera.shoot("mending-offered");
    studio.panels().inspector().findChild<QTabWidget*>()->setCurrentIndex(1);
    camera.shoot("mending-offered-error");
    studio.trigger("runLayout");
    camera.shoot("mending-offered-run-layout");
    studio.press("openMended");
    studio.trigger("runLayout");
    camera.shoot("mending-as-proposal");
    studio.play("name-with-a-space");
    studio.panels().timeline().choose(first);
    camera.shoot("mending-offered-long");
}

void drawTaken(Studio& studio, Camera& camera)
{
    studio.steer(SteerAction::beforeModel);
    studio.window().demonstration().play("wrong-column");
    const auto stopped = [&] { return !studio.workbench().steering().stops().empty(); };
    const auto ended = [&] { return !studio.workbench().isRunning(); };
    camera.await("the first stop", stopped);
    studio.steer(SteerAction::proceed);
    camera.await("the second stop", stopped);
    camera.shoot("mending-offered-stopped");
    studio.press("tryMended");
    camera.await("the end", ended);
    camera.shoot("mending-taken");
    studio.trigger("runLayout");
    camera.shoot("mending-taken-run-layout");
    studio.trigger("runLayout");
    studio.steer(SteerAction::beforeModel);
    studio.play("wrong-column");
    studio.panels().timeline().choose(first);
    studio.press("tryMended");
    camera.await("the end of the branch", ended);
    camera.shoot("mending-branched");
}

void drawFixes(Studio& studio, Camera& camera)
{
    EditorPage& page = *studio.panels().editor().tabs().current();
    const auto checked = [&] { return page.check().status() == CheckStatus::done; };
    const auto offer = [&](const char* text, const char* name) {
        studio.write(text);
        page.editor().setCaret(0);
        camera.await("the check", checked);
        studio.trigger("mend");
        camera.shoot(name);
        if (QWidget* const menu = QApplication::activePopupWidget())
            menu->close();
    };
    offer("SELECT o.id,\n       o.statis\nFROM orders AS o\n", "fix-one");
    offer("SELECT id, status FROM orders AS o JOIN customers AS c ON c.id = o.customer_id\n", "fix-several");
    offer("SELECT YEAR(ordered_at) AS year, count(*) AS orders FROM orders GROUP BY YEAR(ordered_at)\n", "fix-dialect");
    studio.write("SELECT count(DISTINCT status) / count(*) AS share\nFROM orders\n");
    camera.await("the check", checked);
    camera.shoot("warning-in-editor");
}

} // namespace

void drawMending(Studio& studio, Camera& camera)
{
    drawOffers(studio, camera);
    studio.reset();
    drawTaken(studio, camera);
    studio.reset();
    studio.openSample();
    drawFixes(studio, camera);
}

} // namespace querymend
