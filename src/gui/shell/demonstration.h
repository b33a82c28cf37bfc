#pragma once

#include "database/demofolder.h"
#include "llm/scenario.h"
#include "models/pacedmodel.h"

#include <QObject>
#include <QPointer>
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
    /// Lets the user pause before calls to the model.
    [[nodiscard]] PaceKeeper& pace() { return *m_pace; }

Q_SIGNALS:
    /// The scenario's question is about to be asked.
    void began(const querymend::Scenario& scenario);
    void failed(const QString& reason);

private:
    void ask();

    Workbench& m_workbench;
    QPointer<PaceKeeper> m_pace; ///< owned by the workbench, whose run uses it until it ends
    DemoFolder m_folder;
    int m_plays = 0;
    QString m_file;
    std::optional<Scenario> m_next; ///< waits until its database is open
};

} // namespace querymend
