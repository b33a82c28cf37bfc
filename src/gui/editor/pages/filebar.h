#pragma once

#include "common/inlinemessage.h"
#include "editor/files/sqlfile.h"

#include <QString>

#include <cstdint>

namespace querymend {

/// What has happened to the file of a text, mostly by another program.
enum class FileFate : std::uint8_t {
    known, ///< nothing
    changed,
    gone, ///< deleted or moved
    unreadable,
};

/// Says above a text what another program has done to its file. Its first action keeps the text, its other action
/// takes that of the file.
class FileBar : public InlineMessage {
    Q_OBJECT

public:
    explicit FileBar(Theme& theme, QWidget* parent = nullptr);

    /// `stamp` is that of the file as it is now.
    void tell(FileFate fate, const QString& name, const FileStamp& stamp);
    /// The file is again as the text knows it.
    void settle();
    [[nodiscard]] FileFate fate() const { return m_fate; }
    /// Of the file when it was last spoken of.
    [[nodiscard]] const FileStamp& stamp() const { return m_stamp; }

Q_SIGNALS:
    void fateChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void sayFate();

    FileFate m_fate = FileFate::known;
    QString m_name;
    FileStamp m_stamp;
};

} // namespace querymend
