#include "folder/folderlisting.h"

#include "store/connectionfile.h"

#include <QCollator>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <optional>
#include <string_view>

namespace querymend {

namespace {

bool endsWith(const QString& name, const char* suffix)
{
    return name.endsWith(QLatin1String(suffix), Qt::CaseInsensitive);
}

/// What the name of a file says of it; nothing if its content must be seen, or if it is of no use.
std::optional<FolderEntryKind> kindByName(const QString& name)
{
    if (endsWith(name, ".sql"))
        return FolderEntryKind::sql;
    if (endsWith(name, "glossary.txt"))
        return FolderEntryKind::glossary;
    return std::nullopt;
}

bool isJson(const QString& name)
{
    return endsWith(name, ".json") || endsWith(name, ".jsonl");
}

std::optional<FolderEntryKind> kindByContent(const QString& path)
{
    constexpr qint64 beginning = 16 * 1024; // Spider has long entries
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.read(beginning);
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (saysConnections(text))
        return FolderEntryKind::connections;
    if (text.find("\"question\"") != std::string_view::npos)
        return FolderEntryKind::examples;
    return std::nullopt;
}

/// Folders come first.
class EntryOrder {
public:
    EntryOrder() : m_collator(QLocale(QLocale::English)) // the same for all users; the default may change meanwhile
    {
        m_collator.setNumericMode(true);
        m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    }

    bool operator()(const FolderEntry& one, const FolderEntry& other) const
    {
        const bool isFolder = one.kind == FolderEntryKind::folder;
        if (isFolder != (other.kind == FolderEntryKind::folder))
            return isFolder;
        const int order = m_collator.compare(one.name, other.name);
        return order != 0 ? order < 0 : one.name < other.name;
    }

private:
    QCollator m_collator;
};

/// Reads one folder within its limits.
class FolderReading {
public:
    FolderReading(QString path, const FolderLimits& limits) : m_path(std::move(path)), m_limits(limits)
    {
        m_made.place = QFileInfo(m_path).canonicalFilePath();
    }

    FolderListing read(const QStringList& above)
    {
        QDirIterator all(m_path, QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot);
        for (std::size_t seen = 0; all.hasNext(); ++seen) {
            if (seen == m_limits.entries) {
                m_made.isCut = true;
                break;
            }
            add(all.nextFileInfo(), above);
        }
        sortAndCut();
        return std::move(m_made);
    }

private:
    void add(const QFileInfo& found, const QStringList& above)
    {
        if (found.isDir()) {
            const QString place =
                found.isSymLink() ? found.canonicalFilePath() : QDir(m_made.place).filePath(found.fileName());
            if (place != m_made.place && !above.contains(place))
                m_made.entries.push_back({found.fileName(), FolderEntryKind::folder, place, found.isSymLink()});
        } else if (const auto kind = kindByName(found.fileName()); kind && found.isFile()) {
            addFile(found, *kind);
        } else if (isJson(found.fileName()) && found.isFile()) { // a pipe may never end
            addByContent(found);
        }
    }

    void addByContent(const QFileInfo& found)
    {
        if (m_opened == m_limits.contents) {
            m_made.isCut = true;
            return;
        }
        ++m_opened;
        if (const auto kind = kindByContent(found.filePath()))
            addFile(found, *kind);
    }

    void addFile(const QFileInfo& found, FolderEntryKind kind)
    {
        const bool isLink = found.isSymLink();
        m_made.entries.push_back({found.fileName(), kind, isLink ? found.canonicalFilePath() : QString(), isLink});
    }

    void sortAndCut()
    {
        std::vector<FolderEntry>& entries = m_made.entries;
        const std::size_t kept = std::min(entries.size(), m_limits.shown);
        const auto end = entries.begin() + static_cast<std::ptrdiff_t>(kept);
        std::partial_sort(entries.begin(), end, entries.end(), EntryOrder());
        m_made.isCut = m_made.isCut || end != entries.end();
        entries.erase(end, entries.end());
    }

    QString m_path;
    const FolderLimits& m_limits;
    FolderListing m_made;
    std::size_t m_opened = 0;
};

} // namespace

Result<FolderListing, FolderProblem> listFolder(const QString& path, const QStringList& above,
                                                const FolderLimits& limits)
{
    const QFileInfo folder(path);
    if (!folder.isDir())
        return Failure{FolderProblem::missing};
    if (!folder.isReadable() || !folder.isExecutable())
        return Failure{FolderProblem::unreadable};
    return FolderReading(path, limits).read(above);
}

} // namespace querymend
