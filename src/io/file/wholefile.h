#pragma once

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

class QSaveFile;

namespace querymend {

/// Who may read a new file: those whom the usual permissions allow, or its owner alone.
enum class FileReaders : std::uint8_t { usual, ownerAlone };

/// Writes a file completely or not at all: the old content stays until `commit`. Only regular files are replaced;
/// devices and FIFOs are written to directly.
class WholeFile {
public:
    explicit WholeFile(const QString& path, FileReaders readers = FileReaders::usual);
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;
    ~WholeFile();

    [[nodiscard]] bool open();
    [[nodiscard]] bool write(std::string_view bytes);
    [[nodiscard]] bool commit();
    /// Why the last of these calls failed.
    [[nodiscard]] QString reason() const;

private:
    [[nodiscard]] bool openInPlace();
    [[nodiscard]] bool writeInPlace(std::string_view bytes);
    bool fail();

    QString m_path;
    FileReaders m_readers;
    std::unique_ptr<QSaveFile> m_file;
    int m_inPlace = -1; ///< a descriptor if the path is not a regular file, else -1
    QString m_reason;
};

/// Opens, writes and commits; returns the reason on failure.
[[nodiscard]] std::optional<QString> writeWholeFile(const QString& path, std::string_view bytes,
                                                    FileReaders readers = FileReaders::usual);

} // namespace querymend
