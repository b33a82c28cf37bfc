#pragma once

#include "common/chip.h"
#include "editor/connectionmessage.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/problems/textcheck.h"
#include "results/resultspanel.h"
#include "support/sqlitefile.h"
#include "support/windowflow.h"

#include <QAction>
#include <QMenu>
#include <QTest>

#include <algorithm>

namespace querymend {

/// Refuses logins to servers unless the password is right; the database there is the file.
inline SessionOpener withPassword(const ConnectionTarget& target, const ConnectionTarget& file)
{
    if (target.engine != EngineKind::postgresql)
        return WindowFlow::usualOpener(target);
    if (target.password && target.password->reveal() == "right")
        return WindowFlow::usualOpener(file);
    return []() -> Result<std::unique_ptr<Session>, EngineError> {
        return Failure{EngineError{EngineFailure::unreachable, "no", "28P01"}};
    };
}

/// A window on a shop, which also knows a warehouse.
struct TextsFlow {
    explicit TextsFlow(const QString& database = {})
    {
        SavedConnection saved;
        saved.name = "Warehouse & Co";
        saved.engine = "sqlite";
        saved.database = (database.isEmpty() ? warehouse.path() : database).toStdString();
        saved.colour = ColourTag::green;
        id = QString::fromStdString(flow.book.put(saved));
        flow.window->openPlace(shop.path());
        flow.window->activateWindow();
    }

    [[nodiscard]] bool isOpen() const
    {
        return comesTrue([&] { return flow.workbench.state() == ConnectionState::open; }, 20'000);
    }
    [[nodiscard]] EditorPanel& editor() const { return flow.window->panels().editor(); }
    [[nodiscard]] EditorPage& page() const { return *editor().tabs().current(); }
    [[nodiscard]] Chip& chip() const
    {
        const auto chips = editor().findChildren<Chip*>();
        return **std::ranges::find_if(chips,
                                      [](const Chip* chip) { return chip->text() == QLatin1String("Connection"); });
    }
    [[nodiscard]] ConnectionMessage& message() const { return *editor().findChild<ConnectionMessage*>(); }

    /// The entries of the connection's menu; the chosen one begins with a star.
    [[nodiscard]] QStringList offered() const
    {
        QMenu& menu = *chip().menu();
        Q_EMIT menu.aboutToShow();
        QStringList texts;
        for (const QAction* const action : menu.actions()) {
            if (!action->isSeparator())
                texts << (action->isChecked() ? QStringLiteral("*") : QString()) + action->text();
        }
        return texts;
    }
    void pick(qsizetype entry) const
    {
        (void)offered();
        QList<QAction*> actions = chip().menu()->actions();
        actions.removeIf([](const QAction* action) { return action->isSeparator(); });
        actions[entry]->trigger();
    }
    /// Chooses an entry and waits until the text's connection is open.
    [[nodiscard]] bool choose(qsizetype entry) const
    {
        pick(entry);
        return comesTrue([&] { return message().isReachable(); }, 20'000);
    }
    [[nodiscard]] bool isChecked() const
    {
        return comesTrue([&] { return page().check().status() == CheckStatus::done; }, 20'000);
    }
    void trigger(const char* action) const { editor().findChild<QAction*>(QLatin1String(action))->trigger(); }
    [[nodiscard]] ResultsPanel& results() const { return flow.window->panels().results(); }

    SqliteFile shop{"CREATE TABLE sale (id INTEGER PRIMARY KEY, price REAL); INSERT INTO sale VALUES (1, 2.5);"};
    SqliteFile warehouse{"CREATE TABLE crate (id INTEGER PRIMARY KEY, shelf TEXT);"
                         "INSERT INTO crate VALUES (7, 'A'), (8, 'B');"};
    WindowFlow flow{WindowFlow::usualPlace,
                    [this](const ConnectionTarget& target) { return withPassword(target, warehouse.target()); }};
    QString id;
};

} // namespace querymend
