#pragma once

#include "files/foldermodel.h"

#include <QTreeView>

namespace querymend {

class Theme;

/// The tree view of a folder, with actions on its files.
class FolderBrowser : public QTreeView {
    Q_OBJECT

public:
    /// Both must outlive the browser.
    FolderBrowser(FolderModel& model, const Theme& theme, QWidget* parent = nullptr);

Q_SIGNALS:
    void openAsked(querymend::FolderEntryKind kind, const QString& path);
    /// The user wants a new file in the folder.
    void newFileAsked(const QString& folder);
    void renameAsked(const QString& path);
    void trashAsked(const QString& path);
    /// The user's connections are to be saved in the folder.
    void connectionsWanted(const QString& folder);
    void refreshAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QAction* make(const char* name, void (FolderBrowser::*does)());
    void makeActions(const Theme& theme);
    void nameActions();
    void activate();
    void askForNewFile();
    void askForRenaming();
    void askForTrash();
    void copyPath();
    void reveal();
    void openOutside();
    void askForConnections();
    [[nodiscard]] QString currentPath() const;
    /// The current folder, or that of the current file.
    [[nodiscard]] QString currentFolder() const;
    /// Whether a row that is not only a remark is current.
    [[nodiscard]] bool isFileCurrent() const;

    FolderModel& m_model;
    QAction* m_open = nullptr;
    QAction* m_newFile = nullptr;
    QAction* m_rename = nullptr;
    QAction* m_trash = nullptr;
    QAction* m_copyPath = nullptr;
    QAction* m_reveal = nullptr;
    QAction* m_openOutside = nullptr;
    QAction* m_saveConnections = nullptr;
    QAction* m_refresh = nullptr;
};

} // namespace querymend
