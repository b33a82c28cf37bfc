#include "camera.h"
#include "editor/completion/completer.h"
#include "editor/completion/completionpopup.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/problems/problemmarks.h"
#include "editor/search/findbar.h"
#include "editor/text/sqleditor.h"
#include "scenes.h"
#include "studio.h"
#include "timeline/timelinepanel.h"

#include <QLineEdit>
#include <QTest>

namespace querymend {

namespace {

constexpr auto rightText = "-- What each country bought, by month\n"
                           "SELECT coalesce(o.shipCountry, c.country_code) AS country,\n"
                           "       strftime('%Y-%m', o.ordered_at) AS month,\n"
                           "       count(*) AS orders\n"
                           "FROM orders AS o\n"
                           "JOIN customers AS c ON c.id = o.customer_id\n"
                           "WHERE o.status <> 'X'\n"
                           "GROUP BY 1, 2\n"
                           "ORDER BY 1, 2;\n";

constexpr auto mistaken = "SELECT c.region, sum(o.total_cents) / 100.0 AS revenue\n"
                          "FROM orders AS o\n"
                          "JOIN customers AS c ON c.customer_id = o.customer_id\n"
                          "GROUP BY c.region\n";

void drawSearch(Studio& studio, Camera& camera)
{
    studio.write(rightText);
    studio.trigger("find");
    auto* const bar = studio.panels().editor().findChild<FindBar*>();
    auto* const what = qobject_cast<QLineEdit*>(studio.window().focusWidget());
    what->setText(QStringLiteral("country"));
    camera.shoot("editor-find");
    studio.trigger("replace");
    what->setText(QStringLiteral("nowhere to be found"));
    camera.shoot("editor-replace-nothing-found");
    bar->hide();
}

void drawCompletion(Studio& studio, Camera& camera)
{
    SqlEditor& editor = studio.panels().editor().tabs().current()->editor();
    studio.write("SELECT \nFROM orders AS o JOIN customers AS c ON c.id = o.customer_id\n");
    editor.setCaret(7);
    studio.trigger("complete");
    camera.shoot("editor-completion-asked");
    QTest::keyClicks(&editor, QStringLiteral("c."));
    camera.shoot("editor-completion-typed");
    QTest::keyClick(&editor, Qt::Key_Escape);
}

} // namespace

void drawEditor(Studio& studio, Camera& camera)
{
    studio.openSample();
    camera.shoot("editor-empty");
    studio.write(rightText);
    camera.shoot("editor-right");
    drawSearch(studio, camera);
    drawCompletion(studio, camera);
    studio.write(mistaken);
    camera.shoot("editor-mistakes");
    EditorPage& page = *studio.panels().editor().tabs().current();
    for (const char* const step : {"editor-next-problem", "editor-problem-behind"}) {
        studio.trigger("nextProblem");
        camera.shoot(step);
    }
    studio.write("SELECT id, status FROM orders AS o JOIN customers AS c ON c.id = o.customer_id\n");
    page.editor().setCaret(0);
    studio.trigger("nextProblem");
    studio.trigger("mend");
    camera.shoot("editor-quick-fixes");
    studio.write("SELECT * FORM orders WHERE status = 'S'\n");
    camera.shoot("editor-syntax-error");
    studio.write("DELETE FROM orders\n");
    camera.shoot("editor-refused");
    for (const char* const title :
         {"Revenue by month", "Customers that came back", "Returns", "A long name for a text"})
        studio.panels().editor().tabs().addText(QString::fromLatin1(title));
    studio.play("name-with-a-space");
    studio.panels().timeline().choose({LaneId{0}, 0});
    studio.press("openMended");
    camera.shoot("editor-proposal");
    studio.trigger("goToLine");
    camera.shootDialog("editor-go-to-line");
}

} // namespace querymend
