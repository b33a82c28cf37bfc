#pragma once

#include "editor/files/filethread.h"
#include "editor/files/sqlfile.h"

#include <QObject>
#include <QString>

namespace querymend {

class EditorPage;
class EditorTabs;

/// Opens files in tabs and saves them, without blocking on the disk.
class EditorFiles : public QObject {
    Q_OBJECT

public:
    EditorFiles(EditorTabs& tabs, FileThread& files);

    void open(const QString& path);
    void save(EditorPage& page);
    void askWhatToOpen();
    void askWhereToSave(EditorPage& page);
    /// A file or folder was renamed here: texts of it stay its texts.
    void followMove(const QString& from, const QString& to);

Q_SIGNALS:
    /// The tab of a file is to be seen.
    void shown();
    /// A message about a file for the user, as a sentence.
    void told(const QString& message);
    /// A file was read or written, and belongs in the list of recent files.
    void used(const QString& path);

private:
    void show(EditorPage& page);
    void take(const QString& path, Result<SqlFileText, SqlFileProblem> read);
    void sayHowItIsShown(const EditorPage& page);
    void write(EditorPage& page, const QString& path, const FileStamp& asRead);
    void finishWriting(EditorPage& page, const QString& path, const std::string& text,
                       const Result<FileStamp, SqlFileProblem>& written);
    [[nodiscard]] static QString sentenceOn(const QString& path, const SqlFileProblem& problem);

    EditorTabs& m_tabs;
    FileThread& m_files;
};

} // namespace querymend
