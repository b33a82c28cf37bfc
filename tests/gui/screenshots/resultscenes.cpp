// Results of statements: rows, a cell, charts, plans, and why there are none.

#include "camera.h"
#include "editor/editorpanel.h"
#include "results/cells/cellinspector.h"
#include "results/export/exportdialog.h"
#include "results/grid/resultgrid.h"
#include "results/messages/messagespage.h"
#include "results/plan/planview.h"
#include "results/resultbar.h"
#include "results/resultspanel.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "scenes.h"
#include "standinsession.h"
#include "studio.h"

#include <QBuffer>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QTabBar>
#include <QToolButton>

namespace querymend {

namespace {

QToolButton* chartButton(const ResultView& view)
{
    for (auto* const button : view.findChild<ResultBar*>()->findChildren<QToolButton*>()) {
        if (button->isCheckable())
            return button; // the first of two
    }
    return nullptr;
}

ResultView& current(Studio& studio)
{
    return *studio.panels().results().currentResult();
}

/// A picture as an SQL blob literal.
QByteArray pictureLiteral()
{
    QImage image(120, 80, QImage::Format_RGB32);
    image.fill(QColor(0x2A, 0x62, 0xC9));
    QPainter(&image).fillRect(30, 20, 60, 40, QColor(0xF0, 0xA9, 0x5B));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return "x'" + bytes.toHex() + '\'';
}

void drawRefusals(Studio& studio, Camera& camera)
{
    studio.run("SELECT * FROM orders WHERE id < 0");
    camera.shoot("results-no-rows");
    studio.run("DELETE FROM orders WHERE status = 'S'");
    camera.shoot("results-refused");
    studio.run("SELECT o.id, o.ordered_on, sum(i.quantity * i.unitPrice)\nFROM orders AS o\nJOIN \"Order Items\" AS i "
               "ON i.order_number = o.id\nWHERE o.ordered_on >= '2024-01-01'\nGROUP BY o.id");
    camera.shoot("results-engine-error");
    studio.run("SELECT abs(-9223372036854775807 - 1) AS most FROM orders");
    camera.shoot("results-failed-while-running");
    studio.write("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n");
    studio.trigger("run");
    camera.shoot("results-running");
    studio.trigger("cancel");
    camera.await("the statement ends", [&] { return !studio.panels().results().isRunning(); });
    camera.shoot("results-cancelled");
}

void drawExport(Studio& studio, Camera& camera)
{
    for (const auto& [format, name] :
         {std::pair(ExportFormat::csv, "export-csv"), {ExportFormat::xlsx, "export-xlsx"}}) {
        current(studio).openExport();
        auto* const dialog = studio.window().findChild<ExportDialog*>();
        dialog->setFormat(format);
        camera.shootDialog(name);
    }
}

} // namespace

void drawResults(Studio& studio, Camera& camera)
{
    studio.openSample();
    studio.run(
        "SELECT o.*, c.name, c.country_code, c.email FROM orders AS o JOIN customers AS c ON c.id = o.customer_id");
    camera.shoot("results-rows");
    ResultGrid& grid = current(studio).grid();
    grid.setCurrentIndex(grid.model()->index(3, 2));
    grid.setFocus(Qt::TabFocusReason);
    camera.shoot("results-cell-chosen");
    for (auto* const button : current(studio).findChild<ResultBar*>()->findChildren<QToolButton*>()) {
        if (!button->menu())
            continue;
        button->menu()->popup(button->mapToGlobal(QPoint(0, button->height())));
        camera.shoot(button->menu() == &current(studio).findChild<ResultBar*>()->copyMenu() ? "results-copy-menu"
                                                                                            : "results-columns-menu");
        button->menu()->close();
    }
    drawExport(studio, camera);
    grid.horizontalHeader()->setSortIndicator(1, Qt::DescendingOrder);
    current(studio).findChild<QLineEdit*>()->setText(QStringLiteral("2024"));
    camera.shoot("results-sorted-and-filtered");
    studio.panels().results().tabs().setPinned(&current(studio), ResultTabs::Pin::pinned);
    studio.run("SELECT country_code, count(*) AS customers FROM customers GROUP BY country_code ORDER BY 2 DESC");
    camera.shoot("results-pinned");
    chartButton(current(studio))->click();
    camera.shoot("results-chart");
    drawRefusals(studio, camera);
    studio.panels().results().tabs().setCurrentWidget(&studio.panels().results().messages());
    camera.shoot("results-messages");
}

void drawCells(Studio& studio, Camera& camera)
{
    studio.openSample();
    const QByteArray statement =
        "SELECT 'A note of several words that is longer than the column is wide, so that it has to be "
        "read elsewhere.' AS note,\n       '{\"lines\": [{\"sku\": \"A-17\", \"n\": 2}], \"paid\": "
        "true}' AS document,\n       x'00112233445566778899aabbccddeeff48656c6c6f' AS bytes,\n       "
        + pictureLiteral() + " AS picture,\n       NULL AS missing";
    studio.run(statement.constData());
    ResultGrid& grid = current(studio).grid();
    current(studio).findChild<ResultBar*>()->showCell(true);
    const char* const names[] = {"cell-text", "cell-json", "cell-bytes", "cell-picture", "cell-null"};
    for (int column = 0; column < 5; ++column) {
        grid.setCurrentIndex(grid.model()->index(0, column));
        camera.await("the cell is laid out", [&] { return !current(studio).inspector().isBusy(); });
        auto* const views = current(studio).inspector().findChild<QTabBar*>();
        views->setCurrentIndex(0);
        camera.shoot(names[column]);
    }
    studio.run("SELECT id, status FROM orders WHERE id < 0");
    current(studio).findChild<ResultBar*>()->showCell(true);
    camera.shoot("cell-no-rows");
}

void drawPlans(Studio& studio, Camera& camera)
{
    ResultsPanel& results = studio.panels().results();
    studio.openSample();
    for (const auto& [page, name] :
         {std::pair<QWidget*, const char*>(&results.plan(), "plan-empty"), {&results.messages(), "messages-empty"}}) {
        results.tabs().setCurrentWidget(page);
        camera.shoot(name);
    }
    studio.write(
        "SELECT c.country_code, count(*) FROM orders AS o JOIN customers AS c ON c.id = o.customer_id GROUP BY 1");
    studio.trigger("explain");
    camera.await("the plan is there", [&] { return !results.isRunning(); });
    camera.shoot("plan-of-sqlite");
    studio.window().openPlace(QStringLiteral("postgresql://reader@localhost/shop"));
    camera.await("the server is connected", [&] {
        const Workbench& workbench = studio.workbench();
        return workbench.target().user == "reader" && workbench.state() == ConnectionState::open;
    });
    studio.write(plannedStatement);
    studio.trigger("explain");
    camera.await("the plan with costs is there", [&] { return !results.isRunning(); });
    camera.shoot("plan-with-costs");
    studio.openSample();
    studio.write("SELECT nothing FROM orders");
    studio.trigger("explain");
    camera.await("the plan is refused", [&] { return !results.isRunning(); });
    camera.shoot("plan-error");
}

} // namespace querymend
