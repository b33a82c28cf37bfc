#pragma once

#include "common/theme.h"
#include "database/databaseopener.h"
#include "workbench.h"

#include <QSignalSpy>
#include <QTest>

namespace querymend {

/// A workbench with an open connection, and a theme.
class OpenWorkbench {
public:
    explicit OpenWorkbench(const ConnectionTarget& target)
        : m_workbench([](const ConnectionTarget& wanted) {
              return reconnectingOpener(wanted, QString::fromLatin1(QUERYMEND_PROGRAM));
          })
    {
        m_theme.choose(ThemeChoice::light);
        QSignalSpy spy(&m_workbench, &Workbench::stateChanged);
        m_workbench.open(target);
        while (m_workbench.state() == ConnectionState::opening && spy.wait(60'000)) {
        }
    }

    [[nodiscard]] bool isOpen() const { return m_workbench.state() == ConnectionState::open; }
    [[nodiscard]] Workbench& workbench() { return m_workbench; }
    [[nodiscard]] Theme& theme() { return m_theme; }

private:
    Theme m_theme;
    Workbench m_workbench;
};

} // namespace querymend
