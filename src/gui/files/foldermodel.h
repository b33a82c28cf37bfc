#pragma once

#include "files/foldernode.h"
#include "folder/folderlisting.h"

#include <QAbstractItemModel>
#include <QFileSystemWatcher>
#include <QHash>
#include <QSet>
#include <QTimer>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace querymend {

class Theme;

/// A folder as a tree. Each folder is read when it is expanded, on a thread of its own, and again when it changes; rows
/// that are still there stay as they are.
class FolderModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole + 1,
        NoteRole, ///< muted text at the end of the row
    };

    /// The theme must outlive the model.
    explicit FolderModel(const Theme& theme, const FolderLimits& limits = {}, QObject* parent = nullptr);
    ~FolderModel() override;

    /// Shows another folder, or none if the path is empty.
    void open(const QString& folder);
    [[nodiscard]] QString folder() const { return m_root ? m_root->path : QString(); }
    /// Reads again what was read, for changes that the system does not report.
    void refresh();
    /// Marks the glossary that questions use; none if empty.
    void setGlossaryInUse(const QString& path);

    /// Nothing for a row that is only a remark.
    [[nodiscard]] std::optional<FolderEntryKind> kindAt(const QModelIndex& index) const;
    [[nodiscard]] QString pathAt(const QModelIndex& index) const;
    /// Invalid unless the row was read.
    [[nodiscard]] QModelIndex indexOf(const QString& path) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    /// The folder itself was read.
    void folderRead();
    /// The folder itself cannot be read, or no longer.
    void failed(querymend::FolderProblem problem);
    /// The system does not report changes of all folders that were read.
    void watchFailed();

private:
    using Listing = Result<FolderListing, FolderProblem>;

    [[nodiscard]] FolderNode* nodeAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const FolderNode& node) const;
    void read(FolderNode& node);
    void noteChange(const QString& path);
    void readChanged();
    void take(const QString& path, const Listing& listing);
    void takeProblem(FolderNode& node, FolderProblem problem);
    void merge(FolderNode& node, const std::vector<FolderRow>& wanted);
    void remove(FolderNode& node, std::size_t begin, std::size_t end);
    void insert(FolderNode& node, std::size_t at, const std::vector<FolderRow>& rows);
    void forget(const FolderNode& node);
    void watch(const QString& path);

    const Theme& m_theme;
    FolderLimits m_limits;
    std::unique_ptr<FolderNode> m_root; ///< null if no folder is open
    QHash<QString, FolderNode*> m_folders;
    QString m_glossary; ///< in use
    QFileSystemWatcher m_watcher;
    QSet<QString> m_changed;
    QTimer m_soon;     ///< changes come in groups
    int m_opening = 0; ///< counts open(), so that late listings of another folder are dropped
    bool m_isUnwatched = false;
};

} // namespace querymend
