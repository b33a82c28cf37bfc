#pragma once

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

class QSaveFile;

namespace querymend {

/// Who may read a new file: as the user has set it, or its owner alone.
enum class FileReaders : std::uint8_t { usual, ownerAlone };

/// Writes a file as a whole or not at all: until `commit` the former content stays. Only a regular file is ever
/// replaced; a device or a FIFO is written to.
class WholeFile {
public:
    explicit WholeFile(const QString& path, FileReaders readers = FileReaders::usual);
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;
    ~WholeFile();

    [[nodiscard]] bool open();
    [[nodiscard]] bool write(std::string_view bytes);
    [[nodiscard]] bool commit();
    /// Why one of these failed.
    [[nodiscard]] QString reason() const;

private:
    [[nodiscard]] bool openInPlace();
    [[nodiscard]] bool writeInPlace(std::string_view bytes);
    bool fail();

    QString m_path;
    FileReaders m_readers;
    std::unique_ptr<QSaveFile> m_file;
    int m_inPlace = -1; ///< a descriptor, where the path is no regular file
    QString m_reason;
};

/// Opens, writes and commits; the reason where the file could not be written.
[[nodiscard]] std::optional<QString> writeWholeFile(const QString& path, std::string_view bytes,
                                                    FileReaders readers = FileReaders::usual);

} // namespace querymend
