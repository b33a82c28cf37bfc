#pragma once

#include "files/foldernode.h"

#include <QString>
#include <QVariant>

namespace querymend {

class Theme;

/// What a FolderModel shows of each row, by role.
struct FolderItemData {
    const Theme& theme;
    const QString& glossary; ///< in use; empty if none is

    [[nodiscard]] QVariant of(const FolderNode& node, int role) const;
};

} // namespace querymend
