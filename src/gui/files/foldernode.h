#pragma once

#include "folder/folderlisting.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace querymend {

/// What a row of a folder's tree says instead of naming an entry.
enum class FolderRemark : std::uint8_t {
    none,
    empty,      ///< the folder has nothing that could be shown
    cut,        ///< it has more
    unreadable, ///< it cannot be read
};

/// What a row shows: an entry of the folder above, or else a remark on it.
struct FolderRow {
    FolderEntry entry;
    FolderRemark remark = FolderRemark::none;

    friend bool operator==(const FolderRow&, const FolderRow&) = default;
};

/// A row of a folder's tree, with those below it as far as they were read.
struct FolderNode {
    enum class Reading : std::uint8_t { due, running, done };

    FolderNode(FolderNode* nodeAbove, FolderRow shown, QString place)
        : above(nodeAbove), row(std::move(shown)), path(std::move(place))
    {}

    [[nodiscard]] bool isFolder() const
    {
        return row.remark == FolderRemark::none && row.entry.kind == FolderEntryKind::folder;
    }

    FolderNode* above = nullptr;
    FolderRow row;
    QString path;
    std::vector<std::unique_ptr<FolderNode>> below;
    Reading reading = Reading::due; ///< of a folder
    bool isStale = false;           ///< changed while it was read
};

} // namespace querymend
