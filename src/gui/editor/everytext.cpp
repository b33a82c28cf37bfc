#include "editor/everytext.h"

#include "database/livecheck.h"
#include "editor/pages/editortabs.h"
#include "editor/pages/textconnection.h"
#include "editor/text/sqleditor.h"
#include "workbench.h"

#include <utility>

namespace querymend {

EveryText::EveryText(const Workbench& workbench, EditorTabs& tabs, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_tabs(tabs)
{
    connect(&m_tabs, &EditorTabs::textAdded, this, [this](EditorPage* page) { greet(*page); });
    connect(&m_workbench, &Workbench::stateChanged, this, &EveryText::followDatabase);
    connect(&m_workbench, &Workbench::schemaChanged, this, &EveryText::followSchema);
    followDatabase();
}

EveryText::~EveryText() = default;

void EveryText::followDatabase()
{
    LiveDatabase* const database = m_workbench.database();
    std::unique_ptr<LiveCheck> check = database ? std::make_unique<LiveCheck>(*database) : nullptr;
    m_database = {};
    if (database)
        m_database = {check.get(), &database->dialect(), database->sharedSchema(),
                      QString::fromStdString(m_workbench.target().shown())};
    tellPages();
    m_check = std::move(check);
}

/// Checks the texts again, because earlier findings may no longer hold.
void EveryText::followSchema()
{
    if (!m_database.check)
        return;
    m_database.schema = m_workbench.schema();
    tellPages();
}

void EveryText::tellPages()
{
    for (int i = 0; i < m_tabs.count(); ++i)
        m_tabs.at(i)->database().setWindows(m_database);
}

/// A new text is about the same database as the one that was on the screen.
void EveryText::greet(EditorPage& page)
{
    page.database().setWindows(m_database);
    const EditorPage* const current = m_tabs.current();
    const TextConnection* const own = current ? current->database().connection() : nullptr;
    if (own && current != &page)
        page.setConnection(std::make_unique<TextConnection>(own->saved(), own->connection()));
    page.cover(m_covered);
    page.editor().setTabKey(m_tabKey);
}

void EveryText::setTabKey(TabKey key)
{
    m_tabKey = key;
    for (int i = 0; i < m_tabs.count(); ++i)
        m_tabs.at(i)->editor().setTabKey(key);
}

void EveryText::cover(std::optional<MaskRules> rules)
{
    m_covered = std::move(rules);
    for (int i = 0; i < m_tabs.count(); ++i)
        m_tabs.at(i)->cover(m_covered);
}

} // namespace querymend

#include "moc_everytext.cpp"
