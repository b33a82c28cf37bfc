#pragma once

#include "demofolder.h"
#include "llm/scenario.h"
#include "pacedmodel.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <optional>
#include <string_view>

namespace querymend {

class Workbench;

/// Plays a scenario in the window: on a copy of its own of the sample database, because a scenario may lose it. Only
/// the model's words are scripted.
class Demonstration : public QObject {
    Q_OBJECT

public:
    explicit Demonstration(Workbench& workbench, QObject* parent = nullptr);

    void play(std::string_view name);
    /// Call by call of the model, as a person likes.
    [[nodiscard]] PaceKeeper& pace() { return *m_pace; }

Q_SIGNALS:
    /// Its question is about to be asked.
    void began(const querymend::Scenario& scenario);
    void failed(const QString& reason);

private:
    void ask();

    Workbench& m_workbench;
    QPointer<PaceKeeper> m_pace; ///< the workbench's, whose run uses it to the end
    DemoFolder m_folder;
    int m_plays = 0;
    QString m_file;
    std::optional<Scenario> m_next; ///< waits for its database to be open
};

} // namespace querymend
