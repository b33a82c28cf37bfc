#pragma once

#include "database/demofolder.h"
#include "db/addresses/connectiontarget.h"
#include "llm/scenario.h"

#include <QObject>
#include <QString>

#include <optional>
#include <string_view>

namespace querymend {

class Workbench;

/// Plays a scenario in the window, on its own copy of the sample database, because a scenario may take it away. Only
/// the model's replies are scripted.
class Demonstration : public QObject {
    Q_OBJECT

public:
    explicit Demonstration(Workbench& workbench, QObject* parent = nullptr);

    void play(std::string_view name);
    /// Ends what `play` began; the window goes back to what was open before.
    void leave();
    /// Whether the database of a demonstration is open, or about to be.
    [[nodiscard]] bool isOpen() const;

Q_SIGNALS:
    /// What is shown will make room for the first demonstration.
    void aboutToPlay();
    /// The demonstrations are over. Before them, `target` was open.
    void left(const std::optional<querymend::ConnectionTarget>& target);
    /// The scenario's question is about to be asked.
    void began(const querymend::Scenario& scenario);
    void failed(const QString& reason);

private:
    void ask();

    Workbench& m_workbench;
    DemoFolder m_folder;
    int m_plays = 0;
    QString m_file;
    std::optional<ConnectionTarget> m_before;
    std::optional<Scenario> m_next; ///< waits until its database is open
};

} // namespace querymend
