#pragma once

#include "db/addresses/connectionurl.h"
#include "db/imports/foundconnection.h"
#include "store/connectionfile.h"

#include <QStringList>

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

enum class ImportOrigin : std::uint8_t {
    dbeaver,
    sqliteBrowser,
    exported, ///< by this program, perhaps for somebody else
    environment,
};

/// A connection that could be imported, or that could not, and why.
struct ImportOffer {
    FoundConnection found;
    ImportOrigin origin = ImportOrigin::environment;
    QString path{};        ///< of the file that describes it; empty for the environment
    std::string knownAs{}; ///< the name of a connection to the same address, saved or offered before this one
    ColourTag colour = ColourTag::none; ///< that a file of this program gives it

    [[nodiscard]] bool canBeTaken() const { return found.obstacle == ImportObstacle::none && knownAs.empty(); }
};

/// A file of another program that could not be read.
struct ImportProblem {
    QString path;
    ImportFailure problem;
};

struct ImportOffers {
    std::vector<ImportOffer> offers;
    std::vector<ImportProblem> failures;
};

/// The files in which DBeaver and DB Browser for SQLite keep their connections, as far as they exist.
[[nodiscard]] QStringList usualImportFiles();

/// Reads the files, and the environment if there is one. A file is read as what its name says: `.json` of this program,
/// if it says so, or of DBeaver, `.sqbpro` or the settings of DB Browser for SQLite.
[[nodiscard]] ImportOffers findImports(const QStringList& files, const Environment& environment,
                                       const std::vector<SavedConnection>& saved);

/// Of connections in a file of somebody else, those that may be saved and whose address is not saved yet. Options that
/// would widen what may be done or load a library are left out, with their connection if it needs them.
[[nodiscard]] std::vector<SavedConnection> importable(const std::vector<SavedConnection>& ofOthers,
                                                      const std::vector<SavedConnection>& saved);

/// The connection to save, without an id. Agents may not use it, whatever the other program allowed.
[[nodiscard]] SavedConnection savedOf(const FoundConnection& found);
/// The same, with its colour.
[[nodiscard]] SavedConnection savedOf(const ImportOffer& offer);

/// The connections as a file in `folder` has them, in which databases of that folder have no absolute path.
[[nodiscard]] std::vector<SavedConnection> connectionsRelativeTo(const QString& folder,
                                                                 std::vector<SavedConnection> connections);

} // namespace querymend
