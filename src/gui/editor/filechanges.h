#pragma once

#include "editor/files/filethread.h"
#include "editor/files/sqlfile.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QSet>
#include <QString>
#include <QTimer>

namespace querymend {

class EditorPage;
class EditorTabs;

/// Follows what other programs do to the files of texts. A text that was not changed here is read again; of another one
/// its bar asks which to keep. The folders are watched too, because programs save files by replacing them.
class FileChanges : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    FileChanges(EditorTabs& tabs, FileThread& files);

private:
    using ReadText = Result<SqlFileText, SqlFileProblem>;

    void follow(EditorPage* page);
    void watch();
    void note(const QString& path);
    void checkChanged();
    /// For changes that the system did not report: on disks of other machines, or in a folder that was away.
    void checkAll();
    /// Compares the file with what the text knows of it.
    void check(EditorPage& page);
    void compare(EditorPage& page, const FileStamp& now);
    void read(EditorPage& page, void (*taken)(EditorPage&, ReadText));
    static void take(EditorPage& page, ReadText read);
    /// The same, whatever was changed here.
    static void takeTheirs(EditorPage& page, ReadText read);
    static void keepMine(EditorPage& page);
    static void load(EditorPage& page, SqlFileText text);

    EditorTabs& m_tabs;
    FileThread& m_files;
    QFileSystemWatcher m_watcher;
    QSet<QString> m_changed; ///< files and folders
    QTimer m_soon;           ///< a program that saves makes several changes at once
};

} // namespace querymend
