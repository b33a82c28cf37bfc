#pragma once

#include "editor/filethread.h"
#include "editor/sqlfile.h"

#include <QObject>
#include <QString>

namespace querymend {

class EditorPage;
class EditorTabs;

/// Opens and saves the texts of tabs, without waiting for the disk.
class EditorFiles : public QObject {
    Q_OBJECT

public:
    EditorFiles(EditorTabs& tabs, FileThread& files);

    void open(const QString& path);
    void save(EditorPage& page);
    void askWhatToOpen();
    void askWhereToSave(EditorPage& page);

Q_SIGNALS:
    /// Something that a person should know of a file, in a sentence.
    void told(const QString& message);
    /// A file was read or written, and may be wanted again.
    void used(const QString& path);

private:
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
