#include "store/sqlitestore.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlQuery>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

#include <fcntl.h>

namespace querymend {

namespace {

constexpr int applicationId = 0x514D7273; ///< "QMrs", for programs that tell files apart

/// SQLite's result codes: the lowest byte of what it gives.
enum SqliteCode {
    errorCode = 1,
    permCode = 3,
    busyCode = 5,
    lockedCode = 6,
    readOnlyCode = 8,
    ioCode = 10,
    corruptCode = 11,
    fullCode = 13,
    cantOpenCode = 14,
    constraintCode = 19,
    authCode = 23,
    notADatabaseCode = 26,
};

struct flock lockOn(RunKey run, short type)
{
    struct flock lock {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = run;
    lock.l_len = 1;
    return lock;
}

QString pathOf(const StorePlace& place)
{
    const auto* const file = std::get_if<StoreFile>(&place.where);
    return file ? QString::fromStdString(file->path) : QStringLiteral(":memory:");
}

/// Asks the file system itself: QStorageInfo looks for the disk in the list of mounts, and a chroot's is not in it.
bool hasRoom(const QString& path)
{
    constexpr std::uintmax_t hardlyAny = 1U << 16U;
    std::error_code unknown;
    const auto space = std::filesystem::space(QFileInfo(path).absolutePath().toStdString(), unknown);
    return unknown || space.available >= hardlyAny;
}

std::string lastSystemError()
{
    return std::strerror(errno);
}

} // namespace

SqliteStore::SqliteStore(const StorePlace& place, Access access)
    : StoreEngine(place), m_isInMemory(std::holds_alternative<StoreMemory>(place.where)), m_path(pathOf(place)),
      m_access(access), m_claims(m_path + QStringLiteral("-writers"))
{
    useDriver(QStringLiteral("QSQLITE"));
}

StoreDone SqliteStore::connect()
{
    if (auto driver = checkDriver("libqt6sql6-sqlite"); !driver)
        return driver;
    // SQLite would wait for a FIFO's writer, and leave files of its own beside a device.
    if (const QFileInfo there(m_path); !m_isInMemory && there.exists() && !there.isFile())
        return Failure{failure(StoreFailure::notAStore,
                               there.isDir() ? "it is a folder, not a file" : "it is a device or a pipe, not a file",
                               "Choose another place for the store")};
    const bool mayWrite = m_access == Access::readAndWrite;
    if (auto made = mayWrite ? makeFile() : std::monostate{}; !made)
        return made;
    database().setDatabaseName(m_path);
    database().setConnectOptions(mayWrite ? QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000")
                                          : QStringLiteral("QSQLITE_OPEN_READONLY"));
    if (!database().open())
        return Failure{errorOf(database().lastError(), "it cannot be opened")};
    for (const char* setting : {"PRAGMA foreign_keys = ON", "PRAGMA synchronous = NORMAL",
                                "PRAGMA trusted_schema = OFF", "PRAGMA cell_size_check = ON"}) {
        if (auto done = execute(QString::fromLatin1(setting), "it cannot be opened"); !done)
            return done;
    }
    return std::monostate{};
}

/// Questions and their answers are for nobody else's eyes. SQLite gives its other files the rights of this one.
StoreDone SqliteStore::makeFile()
{
    if (m_isInMemory || QFileInfo::exists(m_path))
        return std::monostate{};
    const QString folder = QFileInfo(m_path).absolutePath();
    if (!QDir().mkpath(folder))
        return Failure{failure(StoreFailure::notWritable, "the folder " + folder.toStdString() + " cannot be made",
                               "Make the folder and allow writing there, or choose another place for the store")};
    QFile file(m_path);
    if (!file.open(QIODevice::ReadWrite))
        return Failure{failure(StoreFailure::notWritable, "it cannot be made: " + file.errorString().toStdString(),
                               "Allow writing in its folder, or choose another place for the store")};
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return std::monostate{};
}

Result<bool, StoreError> SqliteStore::hasTables()
{
    QSqlQuery query(database());
    const QString sql = QStringLiteral("SELECT count(*), count(CASE WHEN name = 'querymend_store' THEN 1 END), "
                                       "(SELECT application_id FROM pragma_application_id) FROM sqlite_master");
    if (!query.exec(sql) || !query.next())
        return Failure{errorOf(query.lastError(), "it cannot be read")};
    const bool isEmpty = query.value(0).toInt() == 0;
    const bool isOurs = query.value(1).toInt() == 1 && query.value(2).toInt() == applicationId;
    if (!isEmpty && !isOurs)
        return Failure{failure(StoreFailure::notAStore, "the file is a database of something else, and stays as it is",
                               "Choose another file for the store")};
    return isOurs;
}

std::vector<QString> SqliteStore::makingStatements() const
{
    return {QStringLiteral("PRAGMA application_id = %1").arg(applicationId)};
}

StoreDone SqliteStore::settle()
{
    if (auto done = execute(QStringLiteral("PRAGMA journal_mode = WAL"), "it cannot be made ready"); !done)
        return done;
    return openClaims();
}

StoreDone SqliteStore::openClaims()
{
    if (m_isInMemory)
        return std::monostate{};
    const bool isNew = !m_claims.exists();
    if (m_claims.isOpen() || m_claims.open(QIODevice::ReadWrite)) {
        if (isNew)
            m_claims.setPermissions(QFile::permissions(m_path));
        return std::monostate{};
    }
    return Failure{
        failure(StoreFailure::notWritable,
                m_claims.fileName().toStdString() + " cannot be opened: " + m_claims.errorString().toStdString(),
                "Allow writing in the folder of the store, or choose another place for it")};
}

QString SqliteStore::beginStatement() const
{
    return QStringLiteral("BEGIN IMMEDIATE");
}

QString SqliteStore::onlyOneStatement() const
{
    return {};
}

/// SQLite keeps the bytes of a text, but Qt would have it make UTF-16 of them, and that loses U+FFFE and U+FFFF.
StoreEngine::RecordForm SqliteStore::recordForm() const
{
    return {QStringLiteral("CAST(? AS TEXT)"), QStringLiteral("CAST(record AS BLOB)")};
}

QVariant SqliteStore::recordValue(const std::string& record) const
{
    return QByteArray::fromStdString(record);
}

Result<bool, StoreError> SqliteStore::claim(RunKey run)
{
    struct flock lock = lockOn(run, F_WRLCK);
    if (m_isInMemory || fcntl(m_claims.handle(), F_OFD_SETLK, &lock) == 0)
        return true;
    if (errno == EAGAIN || errno == EACCES)
        return false;
    return Failure{failure(StoreFailure::ioFailed, "runs cannot be locked: " + lastSystemError(),
                           "Choose a folder whose file system has locks")};
}

void SqliteStore::release(RunKey run)
{
    struct flock lock = lockOn(run, F_UNLCK);
    if (!m_isInMemory)
        fcntl(m_claims.handle(), F_OFD_SETLK, &lock);
}

Result<std::set<RunKey>, StoreError> SqliteStore::claimedByOthers(const std::vector<RunKey>& runs)
{
    std::set<RunKey> claimed;
    if (m_isInMemory)
        return claimed;
    for (const RunKey run : runs) {
        struct flock lock = lockOn(run, F_WRLCK);
        if (fcntl(m_claims.handle(), F_OFD_GETLK, &lock) != 0)
            return Failure{failure(StoreFailure::ioFailed, "locks cannot be read: " + lastSystemError(),
                                   "Choose a folder whose file system has locks")};
        if (lock.l_type != F_UNLCK)
            claimed.insert(run);
    }
    return claimed;
}

StoreError SqliteStore::errorOf(const QSqlError& error, const std::string& doing) const
{
    const QString words = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    const std::string what = doing + ": " + words.simplified().toStdString();
    constexpr auto makeRoom = "Make room on the disk and try again; what was stored is safe";
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case fullCode:
        return failure(StoreFailure::diskFull, what, makeRoom);
    case ioCode:
        if (!hasRoom(m_path))
            return failure(StoreFailure::diskFull, what, makeRoom);
        return failure(StoreFailure::ioFailed, what,
                       "Look after the disk, its quota and the limit on the size of files; what was stored is safe");
    case permCode:
    case readOnlyCode:
    case cantOpenCode:
    case authCode:
        return failure(StoreFailure::notWritable, what,
                       "Allow writing of the file and in its folder, or choose another place for the store");
    case busyCode:
    case lockedCode:
        return failure(StoreFailure::busy, what,
                       "Another program has kept the store to itself; try again when it is done");
    case constraintCode:
        return failure(StoreFailure::heldByAnother, what, "Somebody else has written to the run; look at it again");
    case notADatabaseCode:
        return failure(StoreFailure::notAStore, what, "Choose another file for the store; this one stays as it is");
    case errorCode: // our statements are right, so the tables are not ours any more
    case corruptCode:
        return failure(StoreFailure::damaged, what,
                       "Salvage what can be read into a new store; this one stays as it is");
    default:
        return failure(StoreFailure::ioFailed, what, "Try again, or choose another place for the store");
    }
}

} // namespace querymend
