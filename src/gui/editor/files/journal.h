#pragma once

#include "editor/files/filethread.h"
#include "editor/files/sqlfile.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

enum class TabStatus : std::uint8_t {
    open,
    current, ///< the visible one
    closed,  ///< kept so that it can be reopened
};

/// A text as the journal keeps it.
struct JournalTab {
    QString id; ///< names its file
    QString title;
    QString database;       ///< that it was last edited or run on; empty if none was open
    QString connection;     ///< id of its own saved connection; empty for the window's
    QString connectionName; ///< as it was last called
    QString path;           ///< of the file it was opened from or saved to; empty if there is none
    TextEncoding encoding = TextEncoding::utf8;
    FileStamp stamp;
    std::string text;
    std::optional<std::string> before; ///< set while a proposal is undecided; `text` is then the proposed text
    std::uint32_t caret = 0;
    int place = 0;
    TabStatus status = TabStatus::open;
    bool isModified = false;
    bool isTextInFile = false; ///< too long to be edited, so the journal has no copy
};

/// Keeps each text of the editor in a file, so that none is lost however the program ends. Each running program has a
/// locked folder of its own, and takes over the folders of programs that have ended.
class Journal : public QObject {
    Q_OBJECT

public:
    /// `folder` contains one folder per program. The thread must outlive the journal.
    Journal(QString folder, FileThread& files);

    using Restored = std::function<void(std::vector<JournalTab>)>;
    /// Passes on the texts of programs that have ended, in tab order.
    void restore(QObject* context, Restored restored);
    void keep(JournalTab tab);
    void drop(const QString& id);

Q_SIGNALS:
    /// Texts can no longer be written. Emitted once until they can be again.
    void failed(const QString& reason);
    void recovered();

private:
    class Folder;

    void take(const QString& problem);

    FileThread& m_files;
    QString m_problem;
    std::shared_ptr<Folder> m_folder; ///< shared with work on the file thread, which alone uses it
};

/// Returns the folder for the user's texts, below XDG_STATE_HOME.
[[nodiscard]] QString journalFolder();

} // namespace querymend
