#include "store/storeprobe.h"

#include "store/storeengine.h"
#include "store/storetables.h"

#include <QDir>
#include <QFileInfo>

namespace querymend {

namespace {

/// The deepest existing folder on the path to a file.
QFileInfo nearestFolder(const QString& path)
{
    QFileInfo folder(QFileInfo(path).absolutePath());
    while (!folder.exists() && !folder.isRoot())
        folder = QFileInfo(folder.absolutePath());
    return folder;
}

Result<StoreFound, StoreError> probeNewFile(const StoreFile& file)
{
    const QFileInfo folder = nearestFolder(QString::fromStdString(file.path));
    if (folder.isDir() && folder.isWritable())
        return StoreFound::nothingYet;
    return Failure{
        StoreError{StoreFailure::notWritable,
                   "The store " + file.path + ": nothing can be written in " + folder.filePath().toStdString(),
                   "Make it writable, or choose another location for the store"}};
}

/// A file that does not exist yet.
const StoreFile* newFileAt(const StorePlace& place)
{
    const auto* const file = std::get_if<StoreFile>(&place.where);
    return file && !QFileInfo::exists(QString::fromStdString(file->path)) ? file : nullptr;
}

Result<StoreFound, StoreError> foundIn(StoreEngine& engine, const StoreDone& connected)
{
    if (!connected)
        return Failure{connected.error()};
    const auto hasTables = engine.hasTables();
    if (!hasTables)
        return Failure{hasTables.error()};
    if (!*hasTables)
        return StoreFound::nothingYet;
    if (const auto checked = checkTables(engine); !checked)
        return Failure{checked.error()};
    return StoreFound::aStore;
}

} // namespace

Result<StoreFound, StoreError> examineStore(const StorePlace& place)
{
    if (const StoreFile* const file = newFileAt(place))
        return probeNewFile(*file);
    const auto engine = makeStoreEngine(place);
    return foundIn(*engine, engine->connectToExamine());
}

Result<StoreFound, StoreError> probeStore(const StorePlace& place)
{
    if (const StoreFile* const file = newFileAt(place))
        return probeNewFile(*file);
    const auto engine = makeStoreEngine(place);
    const auto found = foundIn(*engine, engine->connect());
    if (!found || *found == StoreFound::nothingYet)
        return found;
    StoreTransaction writing(*engine);
    if (const auto begun = writing.begin("it cannot be written"); !begun)
        return Failure{begun.error()};
    return found;
}

} // namespace querymend
