#pragma once

#include "common/inlinemessage.h"
#include "db/addresses/connectiontarget.h"

#include <optional>

namespace querymend {

class Panels;
class Workbench;

/// Says where the shown run and the window part: another database is open than the run's, or another question is being
/// answered. Hidden as long as they agree.
class StoryBar : public InlineMessage {
    Q_OBJECT

public:
    /// All references must outlive the bar.
    StoryBar(Panels& panels, const Workbench& workbench, Theme& theme, QWidget* parent = nullptr);

Q_SIGNALS:
    void openAsked(const querymend::ConnectionTarget& target);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showState();
    void act();
    [[nodiscard]] bool isAnotherAsked() const;
    [[nodiscard]] std::optional<ConnectionTarget> databaseOfRun() const;

    Panels& m_panels;
    const Workbench& m_workbench;
};

} // namespace querymend
