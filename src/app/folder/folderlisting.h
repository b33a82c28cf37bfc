#pragma once

#include "base/result.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace querymend {

/// What a folder with texts can have in it that this program reads.
enum class FolderEntryKind : std::uint8_t {
    folder,
    sql,
    examples, ///< pairs of question and SQL, as examplesInFile() reads them
    glossary,
    connections, ///< without secrets; may be exported settings
};

struct FolderEntry {
    QString name;
    FolderEntryKind kind = FolderEntryKind::sql;
    QString place = {}; ///< of a folder or a link, without symbolic links; empty for other files
    bool isLink = false;

    friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};

struct FolderListing {
    std::vector<FolderEntry> entries; ///< folders before files, each by name
    QString place;                    ///< of the folder itself, without symbolic links
    bool isCut = false;               ///< the folder has more than the limits allow
};

enum class FolderProblem : std::uint8_t { missing, unreadable };

/// Bounds what is read of one folder.
struct FolderLimits {
    std::size_t entries = 100'000; ///< looked at
    std::size_t contents = 1'000;  ///< JSON files that are opened to see what is in them
    std::size_t shown = 2'000;
};

/// Lists what this program reads of a folder, and its folders. Hidden ones are left out, and so are symbolic links to
/// the folder itself or to one of `above`, which are places without symbolic links: they would never end.
[[nodiscard]] Result<FolderListing, FolderProblem> listFolder(const QString& path, const QStringList& above,
                                                              const FolderLimits& limits = {});

} // namespace querymend
