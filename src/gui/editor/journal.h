#pragma once

#include "editor/filethread.h"
#include "editor/sqlfile.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

enum class TabStanding : std::uint8_t {
    open,
    current, ///< the one that is seen
    closed,  ///< kept for whoever closed it by mistake
};

/// A text as it is kept against a crash.
struct JournalTab {
    QString id; ///< names its file
    QString title;
    QString path; ///< of the file that it was opened from or saved to; empty for none
    TextEncoding encoding = TextEncoding::utf8;
    FileStamp stamp;
    std::string text;
    std::optional<std::string> before; ///< of a proposal that waits for a decision; `text` is what is proposed
    std::uint32_t caret = 0;
    int place = 0;
    TabStanding standing = TabStanding::open;
    bool isModified = false;
    bool isTextInFile = false; ///< it is long and cannot be changed, so it is not kept twice
};

/// Keeps every text of the editor, in a file each, so that whatever ends the program takes none with it. Each running
/// program has a folder of its own under a lock; those of programs that are gone are taken over.
class Journal : public QObject {
    Q_OBJECT

public:
    /// Folders of programs stand in `folder`; the thread outlives it.
    Journal(QString folder, FileThread& files);

    using Restored = std::function<void(std::vector<JournalTab>)>;
    /// What was there when the program last ended, by place.
    void restore(QObject* context, Restored restored);
    void keep(JournalTab tab);
    void drop(const QString& id);

Q_SIGNALS:
    /// Texts are not kept now; told once, until they are kept again.
    void failed(const QString& reason);
    void recovered();

private:
    class Folder;

    void take(const QString& problem);

    FileThread& m_files;
    QString m_problem;
    std::shared_ptr<Folder> m_folder; ///< shared with work on the thread of files, which alone looks into it
};

/// Where texts are kept for this person: below the folder for state that freedesktop names.
[[nodiscard]] QString journalFolder();

} // namespace querymend
