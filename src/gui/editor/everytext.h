#pragma once

#include "editor/pages/editordatabase.h"
#include "editor/text/tabkey.h"
#include "report/maskedevent.h"

#include <QObject>

#include <memory>
#include <optional>

namespace querymend {

class EditorPage;
class EditorTabs;
class LiveCheck;
class Workbench;

/// What every text of the editor has in common, also those opened later: the window's database, what Tab does, and what
/// is covered.
class EveryText : public QObject {
    Q_OBJECT

public:
    /// The tabs must be gone before it.
    EveryText(const Workbench& workbench, EditorTabs& tabs, QObject* parent);
    ~EveryText() override;

    void setTabKey(TabKey key);
    /// Covers what an audience must not read. The texts themselves are unchanged: they are run and saved as written.
    void cover(std::optional<MaskRules> rules);

private:
    void followDatabase();
    void followSchema();
    void tellPages();
    void greet(EditorPage& page);

    const Workbench& m_workbench;
    EditorTabs& m_tabs;
    std::unique_ptr<LiveCheck> m_check;
    EditorDatabase m_database;
    TabKey m_tabKey = TabKey::movesFocus;
    std::optional<MaskRules> m_covered;
};

} // namespace querymend
