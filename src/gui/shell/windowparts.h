#pragma once

#include "workbench.h"

#include <QString>

namespace querymend {

class AgentWatch;
class ConnectionBook;
class Languages;
class ModelShelf;
class RunStorage;
class Theme;

/// What the window works with; all references must outlive it.
struct WindowParts {
    Workbench& workbench;
    Theme& theme;
    Languages& languages;
    ConnectionBook& book;
    ModelShelf& models;
    RunStorage& keep;
    Workbench::OpenerOf openerOf;
    QString settingsFile;
    QString sampleFolder; ///< samples are copied there, because SQLite only reads files
    QString layoutFile;
    AgentWatch* agents = nullptr; ///< null: the window does not watch agents
};

} // namespace querymend
