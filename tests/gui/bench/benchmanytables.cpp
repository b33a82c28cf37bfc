// Measures how long the schema of a SQLite file with many tables takes until it can be used, and completion then:
// querymend_schemabench TABLES

#include "common/plainstyle.h"
#include "common/theme.h"
#include "database/databaseopener.h"
#include "editor/completion/completer.h"
#include "editor/text/sqleditor.h"
#include "gui/bench/figures.h"
#include "schema/schemabrowser.h"
#include "schema/schemapanel.h"
#include "support/manytables.h"
#include "support/paintwatch.h"
#include "support/sqlitefile.h"

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace querymend;

double millisecondsOf(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Waits until the tables are shown with their columns. Returns whether that happened.
bool waitUntilUsable(Workbench& workbench, const SchemaPanel& panel)
{
    while (workbench.state() == ConnectionState::opening)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    auto* const browser = panel.findChild<SchemaBrowser*>();
    if (workbench.state() != ConnectionState::open || !browser->isVisible())
        return false;
    const PaintWatch watch(*browser->viewport());
    while (!watch.isPainted())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return true;
}

/// The median of some completions at the end of a text, until the list is painted; nothing if nothing is offered.
std::optional<double> completionAfter(const char* text, SqlEditor& editor, Completer& completer)
{
    constexpr std::ptrdiff_t repetitions = 9;
    editor.setSqlText(text);
    editor.setCaret(editor.textSize());
    QCoreApplication::processEvents();
    std::vector<double> times;
    for (std::ptrdiff_t i = 0; i < repetitions; ++i) {
        QElapsedTimer timer;
        timer.start();
        completer.ask();
        QCoreApplication::processEvents();
        times.push_back(millisecondsOf(timer));
    }
    if (!completer.popup().isVisible())
        return {};
    const auto middle = times.begin() + repetitions / 2;
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

/// The slowest of several places.
std::optional<double> slowestCompletion(const Workbench& workbench, Theme& theme)
{
    SqlEditor editor(theme);
    Completer completer(editor, theme);
    editor.setDialect(*workbench.dialect());
    completer.setSchema(workbench.schema());
    editor.resize(700, 400);
    editor.show();
    double slowest = 0;
    for (const char* const text : {"SELECT id FROM p", "SELECT id FROM part_7_of", "SELECT am", "SELECT amount_3",
                                   "SELECT * FROM first JOIN pa", "SELECT f.am FROM first f WHERE f.amount_1 = am"}) {
        const std::optional<double> time = completionAfter(text, editor, completer);
        if (!time)
            return {};
        slowest = std::max(slowest, *time);
    }
    return slowest;
}

int measure(int tables)
{
    const SqliteFile file(test::scriptForTables(tables));
    Theme theme;
    theme.choose(ThemeChoice::light);
    QApplication::setFont(Theme::workFont());
    Workbench workbench([](const ConnectionTarget& target) {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    });
    SchemaPanel panel(workbench, theme);
    panel.resize(280, 600);
    panel.show();
    QCoreApplication::processEvents();
    QElapsedTimer timer;
    timer.start();
    workbench.open(file.target());
    if (!file.ok() || !waitUntilUsable(workbench, panel))
        return 1;
    Figures figures;
    figures.add("usable_ms", millisecondsOf(timer));
    const std::optional<double> completion = slowestCompletion(workbench, theme);
    if (!completion)
        return 1;
    figures.add("completion_ms", *completion);
    figures.print();
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication::setStyle(new PlainStyle);
    const QApplication application(argc, argv);
    const int tables = argc > 1 ? std::atoi(argv[1]) : 0;
    return tables > 0 ? measure(tables) : 2;
}
