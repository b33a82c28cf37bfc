#pragma once

#include "folder/folderchanges.h"
#include "folder/folderlisting.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace querymend {

class EmptyState;
class FolderBrowser;
class FolderModel;
class InlineMessage;
class Theme;

/// Shows the files of a folder that this program reads; creates, renames and removes them.
class FilesPanel : public QWidget {
    Q_OBJECT

public:
    /// The theme must outlive the panel.
    explicit FilesPanel(Theme& theme, QWidget* parent = nullptr);

    /// Shows another folder, or none if the path is empty.
    void openFolder(const QString& folder);
    [[nodiscard]] QString folder() const;
    /// Asks which folder to open.
    void askForFolder();
    /// Marks the glossary that questions use; none if empty.
    void setGlossaryInUse(const QString& path);
    /// What there is to say of a file.
    [[nodiscard]] InlineMessage& message() const { return *m_message; }

Q_SIGNALS:
    /// Another folder is open, or none.
    void folderChanged(const QString& folder);
    void openAsked(querymend::FolderEntryKind kind, const QString& path);
    /// A file or folder was renamed.
    void moved(const QString& from, const QString& to);
    /// The user's connections are to be saved in the folder.
    void connectionsWanted(const QString& folder);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHeader();
    void nameParts();
    void showState();
    void actOnState();
    void askForName(const QString& title, const QString& label, const QString& name,
                    std::function<void(const QString&)> chosen);
    void askForNewFile(const QString& folder);
    void askForRenaming(const QString& path);
    void trash(const QString& path);
    /// Changes files without blocking on the disk; `failed` says that it could not be done to %1, because of %2.
    void change(std::function<ChangedPath()> work, const QString& name, const QString& failed,
                std::function<void(const QString&)> done);
    [[nodiscard]] static QString reasonOf(const FolderChangeProblem& problem);

    const Theme& m_theme;
    FolderModel* m_model;
    InlineMessage* m_message;
    QStackedWidget* m_pages;
    EmptyState* m_state;
    FolderBrowser* m_browser;
    QLabel* m_title = nullptr;
    QLabel* m_name = nullptr;
    QToolButton* m_new = nullptr;
    QToolButton* m_refresh = nullptr;
    bool m_isRead = false;      ///< at least once
    bool m_isUnwatched = false; ///< some changes are not reported
    std::optional<FolderProblem> m_problem;
};

} // namespace querymend
