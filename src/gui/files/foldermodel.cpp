#include "files/foldermodel.h"

#include "files/folderitemdata.h"
#include "storage/background.h"

#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

constexpr std::chrono::milliseconds settling{100};

std::vector<FolderRow> rowsOf(const FolderListing& listing, bool isRoot)
{
    std::vector<FolderRow> rows;
    for (const FolderEntry& entry : listing.entries)
        rows.push_back({entry});
    if (listing.isCut)
        rows.push_back({{}, FolderRemark::cut});
    else if (rows.empty() && !isRoot)
        rows.push_back({{}, FolderRemark::empty});
    return rows;
}

/// Also in the root of all folders, whose path ends with a slash.
QString pathIn(const FolderNode& folder, const QString& name)
{
    return folder.path.endsWith(u'/') ? folder.path + name : folder.path + u'/' + name;
}

QStringList placesAbove(const FolderNode& node)
{
    QStringList places;
    for (const FolderNode* above = node.above; above; above = above->above)
        places.append(above->row.entry.place);
    return places;
}

} // namespace

FolderModel::FolderModel(const Theme& theme, const FolderLimits& limits, QObject* parent)
    : QAbstractItemModel(parent), m_theme(theme), m_limits(limits)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(settling);
    connect(&m_soon, &QTimer::timeout, this, &FolderModel::readChanged);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FolderModel::noteChange);
}

FolderModel::~FolderModel() = default;

void FolderModel::open(const QString& folder)
{
    beginResetModel();
    ++m_opening;
    if (m_root)
        forget(*m_root);
    m_root.reset();
    m_changed.clear();
    m_isUnwatched = false;
    if (!folder.isEmpty()) {
        m_root = std::make_unique<FolderNode>(nullptr, FolderRow{{QString(), FolderEntryKind::folder}}, folder);
        m_folders.insert(folder, m_root.get());
    }
    endResetModel();
    if (m_root)
        read(*m_root);
}

void FolderModel::refresh()
{
    const QList<FolderNode*> folders = m_folders.values();
    for (FolderNode* const node : folders) {
        if (node->reading != FolderNode::Reading::due)
            read(*node);
    }
}

void FolderModel::setGlossaryInUse(const QString& path)
{
    const QString before = std::exchange(m_glossary, path);
    for (const QString& changed : {before, path}) {
        if (const QModelIndex index = indexOf(changed); index.isValid())
            Q_EMIT dataChanged(index, index);
    }
}

void FolderModel::read(FolderNode& node)
{
    if (node.reading == FolderNode::Reading::running) {
        node.isStale = true;
        return;
    }
    node.reading = FolderNode::Reading::running;
    runInBackground(
        this,
        [path = node.path, above = placesAbove(node), limits = m_limits] { return listFolder(path, above, limits); },
        [this, path = node.path, opening = m_opening](const Listing& listing) {
            if (opening == m_opening)
                take(path, listing);
        });
}

void FolderModel::noteChange(const QString& path)
{
    m_changed.insert(path);
    if (!m_soon.isActive())
        m_soon.start();
}

void FolderModel::readChanged()
{
    for (const QString& path : std::exchange(m_changed, {})) {
        if (FolderNode* const node = m_folders.value(path))
            read(*node);
    }
}

void FolderModel::take(const QString& path, const Listing& listing)
{
    FolderNode* const node = m_folders.value(path);
    if (!node)
        return; // gone meanwhile
    node->reading = FolderNode::Reading::done;
    const bool isStale = std::exchange(node->isStale, false);
    if (listing) {
        node->row.entry.place = listing->place;
        merge(*node, rowsOf(*listing, node == m_root.get()));
        watch(path);
        if (node == m_root.get())
            Q_EMIT folderRead();
    } else {
        takeProblem(*node, listing.error());
    }
    if (FolderNode* const still = m_folders.value(path); isStale && still)
        read(*still);
}

void FolderModel::takeProblem(FolderNode& node, FolderProblem problem)
{
    if (&node == m_root.get()) {
        merge(node, {});
        Q_EMIT failed(problem);
    } else if (problem == FolderProblem::missing) {
        read(*node.above);
    } else {
        merge(node, {{{}, FolderRemark::unreadable}});
    }
}

void FolderModel::merge(FolderNode& node, const std::vector<FolderRow>& wanted)
{
    QHash<QString, FolderRow> byName; // a remark has no name
    for (const FolderRow& row : wanted)
        byName.insert(row.entry.name, row);
    QSet<QString> kept;
    for (std::size_t end = node.below.size(); end > 0;) {
        std::size_t begin = end;
        const auto isWanted = [&](const FolderRow& row) { return byName.value(row.entry.name, FolderRow()) == row; };
        while (begin > 0 && !isWanted(node.below[begin - 1]->row))
            --begin;
        if (begin < end)
            remove(node, begin, end);
        for (; begin > 0 && isWanted(node.below[begin - 1]->row); --begin)
            kept.insert(node.below[begin - 1]->row.entry.name);
        end = begin;
    }
    for (std::size_t at = 0; at < wanted.size();) {
        if (at < node.below.size() && node.below[at]->row == wanted[at]) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        do
            ++at;
        while (at < wanted.size() && !kept.contains(wanted[at].entry.name));
        insert(node, begin,
               {wanted.begin() + static_cast<std::ptrdiff_t>(begin), wanted.begin() + static_cast<std::ptrdiff_t>(at)});
    }
}

void FolderModel::remove(FolderNode& node, std::size_t begin, std::size_t end)
{
    beginRemoveRows(indexOf(node), static_cast<int>(begin), static_cast<int>(end) - 1);
    const auto first = node.below.begin();
    for (std::size_t i = begin; i < end; ++i)
        forget(*node.below[i]);
    node.below.erase(first + static_cast<std::ptrdiff_t>(begin), first + static_cast<std::ptrdiff_t>(end));
    endRemoveRows();
}

void FolderModel::insert(FolderNode& node, std::size_t at, const std::vector<FolderRow>& rows)
{
    std::vector<std::unique_ptr<FolderNode>> made;
    for (const FolderRow& row : rows) {
        const QString path = row.remark == FolderRemark::none ? pathIn(node, row.entry.name) : QString();
        made.push_back(std::make_unique<FolderNode>(&node, row, path));
        if (made.back()->isFolder())
            m_folders.insert(path, made.back().get());
    }
    beginInsertRows(indexOf(node), static_cast<int>(at), static_cast<int>(at + rows.size()) - 1);
    node.below.insert(node.below.begin() + static_cast<std::ptrdiff_t>(at), std::make_move_iterator(made.begin()),
                      std::make_move_iterator(made.end()));
    endInsertRows();
}

void FolderModel::forget(const FolderNode& node)
{
    for (const auto& below : node.below)
        forget(*below);
    if (!node.isFolder())
        return;
    m_folders.remove(node.path);
    m_changed.remove(node.path);
    if (node.reading != FolderNode::Reading::due)
        m_watcher.removePath(node.path);
}

/// Again after each reading, because a folder that was replaced is watched no more.
void FolderModel::watch(const QString& path)
{
    if (m_watcher.directories().contains(path))
        return;
    if (m_watcher.addPath(path))
        noteChange(path); // it may have changed since it was read
    else if (!std::exchange(m_isUnwatched, true))
        Q_EMIT watchFailed();
}

FolderNode* FolderModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<FolderNode*>(index.internalPointer()) : m_root.get();
}

QModelIndex FolderModel::indexOf(const FolderNode& node) const
{
    if (!node.above)
        return {};
    const auto& siblings = node.above->below;
    const auto found =
        std::find_if(siblings.begin(), siblings.end(), [&](const auto& sibling) { return sibling.get() == &node; });
    return createIndex(static_cast<int>(found - siblings.begin()), 0, &node);
}

std::optional<FolderEntryKind> FolderModel::kindAt(const QModelIndex& index) const
{
    const FolderNode* const node = index.isValid() ? nodeAt(index) : nullptr;
    return node && node->row.remark == FolderRemark::none ? std::optional(node->row.entry.kind) : std::nullopt;
}

QString FolderModel::pathAt(const QModelIndex& index) const
{
    return index.isValid() ? nodeAt(index)->path : QString();
}

QModelIndex FolderModel::indexOf(const QString& path) const
{
    const FolderNode* const folder = path.isEmpty() ? nullptr : m_folders.value(QFileInfo(path).path());
    if (!folder)
        return {};
    const auto found =
        std::find_if(folder->below.begin(), folder->below.end(), [&](const auto& node) { return node->path == path; });
    return found == folder->below.end() ? QModelIndex() : indexOf(**found);
}

QModelIndex FolderModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeAt(parent)->below[static_cast<std::size_t>(row)].get());
}

QModelIndex FolderModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(*nodeAt(index)->above) : QModelIndex();
}

int FolderModel::rowCount(const QModelIndex& parent) const
{
    const FolderNode* const node = nodeAt(parent);
    return node && parent.column() <= 0 ? static_cast<int>(node->below.size()) : 0;
}

int FolderModel::columnCount(const QModelIndex& /*parent*/) const
{
    return 1;
}

bool FolderModel::hasChildren(const QModelIndex& parent) const
{
    const FolderNode* const node = nodeAt(parent);
    const bool isUnknown =
        node && node != m_root.get() && node->isFolder() && node->reading != FolderNode::Reading::done;
    return isUnknown || rowCount(parent) > 0;
}

bool FolderModel::canFetchMore(const QModelIndex& parent) const
{
    const FolderNode* const node = nodeAt(parent);
    return node && node != m_root.get() && node->isFolder() && node->reading == FolderNode::Reading::due;
}

void FolderModel::fetchMore(const QModelIndex& parent)
{
    if (canFetchMore(parent))
        read(*nodeAt(parent));
}

QVariant FolderModel::data(const QModelIndex& index, int role) const
{
    return index.isValid() ? FolderItemData{m_theme, m_glossary}.of(*nodeAt(index), role) : QVariant();
}

} // namespace querymend

#include "moc_foldermodel.cpp"
