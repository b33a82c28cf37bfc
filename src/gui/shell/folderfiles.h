#pragma once

#include "folder/folderlisting.h"

#include <QObject>
#include <QString>

#include <string>

namespace querymend {

class Actions;
class Asking;
class FilesPanel;
class Panels;
class WindowDialogs;
class WindowLayout;
struct WindowParts;

/// What the files of a folder are opened with; all references must outlive it.
struct FolderSubjects {
    const WindowParts& parts;
    const Panels& panels;
    const Actions& actions;
    WindowLayout& layout;
    WindowDialogs& dialogs;
    Asking& asking;
};

/// The folder with texts that is open in the window: what its files do here. It is open again at the next start, and so
/// is its glossary in use.
class FolderFiles : public QObject {
    Q_OBJECT

public:
    /// Adds the panel of the files to the layout.
    explicit FolderFiles(const FolderSubjects& about, QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectFiles();
    void restore();
    void handleFolder(const QString& folder);
    void open(FolderEntryKind kind, const QString& path);
    void followMove(const QString& from, const QString& to);
    void useGlossary(const QString& path);
    void offerExamples(const QString& path);
    void useExamples(const std::string& file, std::size_t count);
    void stopExamples();

    FolderSubjects m_about;
    FilesPanel& m_files;
    QString m_glossary;     ///< in use; empty for the user's own
    std::string m_examples; ///< the file that the panel's message is about
};

} // namespace querymend
