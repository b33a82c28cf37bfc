#include "store/sqlitestore.h"

#include "store/bytelocks.h"
#include "store/filefacts.h"
#include "store/sqlitecodes.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QUrl>
#include <QUuid>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr int applicationId = 0x514D7273; ///< "QMrs", for programs that identify files

QString pathOf(const StorePlace& place)
{
    const auto* const file = std::get_if<StoreFile>(&place.where);
    return file ? QString::fromStdString(file->path) : QStringLiteral(":memory:");
}

constexpr auto opening = "it cannot be opened";

} // namespace

SqliteStore::SqliteStore(const StorePlace& place)
    : StoreEngine(place), m_isInMemory(std::holds_alternative<StoreMemory>(place.where)), m_path(pathOf(place)),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_claims(m_path + QStringLiteral("-writers"))
{
    const QString driver = QStringLiteral("QSQLITE");
    if (QSqlDatabase::isDriverAvailable(driver))
        m_database = QSqlDatabase::addDatabase(driver, m_name);
}

SqliteStore::~SqliteStore()
{
    m_prepared.clear();
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

StoreDone SqliteStore::checkPlace() const
{
    if (!m_database.isValid())
        return Failure{failure(StoreFailure::missingDriver, "Qt's driver for this type of database is not installed",
                               "Install it (on Debian: libqt6sql6-sqlite) and restart")};
    // SQLite would wait for a FIFO's writer, and create files beside a device.
    if (const QFileInfo there(m_path); !m_isInMemory && there.exists() && !there.isFile())
        return Failure{failure(StoreFailure::notAStore,
                               there.isDir() ? "it is a folder, not a file" : "it is a device or a pipe, not a file",
                               "Choose another location for the store")};
    return {};
}

StoreDone SqliteStore::connect()
{
    if (auto checked = checkPlace(); !checked)
        return checked;
    if (auto made = makeFile(); !made)
        return made;
    auto opened = open(m_path, "QSQLITE_BUSY_TIMEOUT=5000");
    if (opened || opened.error().failure != StoreFailure::notWritable || m_isInMemory)
        return opened;
    // SQLite needs to create files beside the database even to read it.
    m_unchangeable = opened.error();
    const auto openedAsIs = hasLeftovers(m_path) ? openCopy() : openUnchangeable();
    return openedAsIs ? openedAsIs : opened;
}

/// A reader joins the programs that are using the log now. It would make the log's other files, or finish what is left
/// over, if it were the only one.
StoreDone SqliteStore::connectToExamine()
{
    if (m_isInMemory)
        return connect();
    if (auto checked = checkPlace(); !checked)
        return checked;
    if (!hasLeftovers(m_path))
        return openUnchangeable();
    const bool isInUse = QFileInfo::exists(m_path + QStringLiteral("-shm"));
    return isInUse ? open(m_path, "QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=5000") : openCopy();
}

StoreDone SqliteStore::open(const QString& name, const char* options)
{
    m_prepared.clear();
    m_database.close();
    m_database.setDatabaseName(name);
    m_database.setConnectOptions(QString::fromLatin1(options));
    if (!m_database.open())
        return Failure{errorOf(m_database.lastError(), opening)};
    for (const char* statement :
         {"PRAGMA foreign_keys = ON", "PRAGMA synchronous = NORMAL", "PRAGMA trusted_schema = OFF",
          "PRAGMA cell_size_check = ON", "PRAGMA secure_delete = ON", "SELECT count(*) FROM sqlite_master"}) {
        if (auto done = execute(QString::fromLatin1(statement), opening); !done)
            return done;
    }
    return {};
}

/// SQLite then looks for no files beside it, and assumes that no program writes it.
StoreDone SqliteStore::openUnchangeable()
{
    const QString name = QString::fromLatin1(QUrl::fromLocalFile(QFileInfo(m_path).absoluteFilePath()).toEncoded());
    return open(name + QStringLiteral("?immutable=1"), "QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI");
}

/// A killed program has left changes that have to be merged into the file, which is only possible in a copy.
StoreDone SqliteStore::openCopy()
{
    m_copy = std::make_unique<QTemporaryDir>();
    const QString copy = m_copy->filePath(QStringLiteral("runs.db"));
    bool isCopied = m_copy->isValid() && QFile::copy(m_path, copy);
    for (const char* const name : sqliteLeftovers) {
        const QString from = m_path + QLatin1String(name);
        isCopied = isCopied && (!QFile::exists(from) || QFile::copy(from, copy + QLatin1String(name)));
        QFile::setPermissions(copy + QLatin1String(name), QFile::ReadOwner | QFile::WriteOwner);
    }
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    if (!isCopied)
        return Failure{
            failure(StoreFailure::ioFailed, "it cannot be copied to a readable location", "Free disk space for it")};
    auto opened = open(copy, "");
    return opened ? execute(QStringLiteral("PRAGMA query_only = ON"), opening) : opened;
}

Result<StoreRows, StoreError> SqliteStore::run(const QString& statement, const QVariantList& values,
                                               const std::string& doing)
{
    if (auto ready = values.isEmpty() ? StoreDone() : prepare(statement, doing); !ready)
        return Failure{std::move(ready).error()};
    QSqlQuery direct(m_database);
    direct.setForwardOnly(true);
    QSqlQuery& query = values.isEmpty() ? direct : m_prepared.find(statement).value();
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values[i]);
    StoreRows answer;
    if (values.isEmpty() ? query.exec(statement) : query.exec()) {
        const int columns = query.record().count();
        while (query.next()) {
            QVariantList row;
            for (int column = 0; column < columns; ++column)
                row.append(query.value(column));
            answer.rows.push_back(std::move(row));
        }
    }
    const QSqlError error = query.lastError();
    answer.changed = query.numRowsAffected();
    query.finish();
    if (error.isValid())
        return Failure{errorOf(error, doing)};
    return answer;
}

/// Statements are kept for reuse; only those of searches vary.
StoreDone SqliteStore::prepare(const QString& statement, const std::string& doing)
{
    constexpr qsizetype most = 30;
    if (m_prepared.contains(statement))
        return {};
    if (m_prepared.size() >= most)
        m_prepared.clear();
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return Failure{errorOf(query.lastError(), doing)};
    m_prepared.insert(statement, std::move(query));
    return {};
}

/// Only the owner may read it, because questions and answers are private. SQLite's other files get its permissions.
StoreDone SqliteStore::makeFile()
{
    if (m_isInMemory || QFileInfo::exists(m_path))
        return {};
    const QString folder = QFileInfo(m_path).absolutePath();
    if (!QDir().mkpath(folder))
        return Failure{failure(StoreFailure::notWritable, "the folder " + folder.toStdString() + " cannot be created",
                               "Get permission to create it, or choose another location for the store")};
    QFile file(m_path);
    if (!file.open(QIODevice::ReadWrite))
        return Failure{failure(StoreFailure::notWritable, "it cannot be created: " + file.errorString().toStdString(),
                               "Make its folder writable, or choose another location for the store")};
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return {};
}

Result<bool, StoreError> SqliteStore::hasTables()
{
    const QString sql = QStringLiteral("SELECT count(*), count(CASE WHEN name = 'querymend_store' THEN 1 END), "
                                       "(SELECT application_id FROM pragma_application_id) FROM sqlite_master");
    const auto found = run(sql, {}, "it cannot be read");
    if (!found)
        return Failure{found.error()};
    const QVariantList& row = found->rows.front();
    const bool isEmpty = row[0].toInt() == 0;
    const bool isOurs = row[1].toInt() == 1 && row[2].toInt() == applicationId;
    if (!isEmpty && !isOurs)
        return Failure{failure(StoreFailure::notAStore,
                               "the file is a database of another program and was left unchanged",
                               "Choose another file for the store")};
    return isOurs;
}

std::vector<QString> SqliteStore::makingStatements() const
{
    return {QStringLiteral("PRAGMA application_id = %1").arg(applicationId)};
}

StoreDone SqliteStore::prepareForWriting()
{
    auto claims = openClaims();
    if (m_unchangeable)
        return Failure{*m_unchangeable};
    if (auto done = execute(QStringLiteral("PRAGMA journal_mode = WAL"), "it cannot be prepared"); !done)
        return done;
    return claims;
}

StoreDone SqliteStore::openClaims()
{
    if (m_isInMemory)
        return {};
    const bool isNew = !m_claims.exists();
    if (m_claims.isWritable() || m_claims.open(QIODevice::ReadWrite)) {
        if (isNew)
            m_claims.setPermissions(QFile::permissions(m_path));
        return {};
    }
    const std::string why = m_claims.errorString().toStdString();
    static_cast<void>(m_claims.open(QIODevice::ReadOnly)); // to see the claims of others
    return Failure{failure(StoreFailure::notWritable, m_claims.fileName().toStdString() + " cannot be opened: " + why,
                           "Make the store's folder writable, or choose another location for it")};
}

QString SqliteStore::beginStatement() const
{
    return QStringLiteral("BEGIN IMMEDIATE");
}

QString SqliteStore::onlyOneStatement() const
{
    return {};
}

/// SQLite keeps the bytes of a text, but Qt would make it convert them to UTF-16, which loses U+FFFE and U+FFFF.
StoreEngine::RecordForm SqliteStore::recordForm() const
{
    return {QStringLiteral("CAST(? AS TEXT)"), QStringLiteral("CAST(record AS BLOB)")};
}

Failure<StoreError> SqliteStore::withoutLocks(const std::string& why) const
{
    return Failure{failure(StoreFailure::ioFailed, "runs cannot be locked: " + why,
                           "Choose a folder on a file system that supports locks")};
}

Result<bool, StoreError> SqliteStore::claim(RunKey run)
{
    if (!m_isInMemory && !m_claims.isWritable())
        return Failure{failure(StoreFailure::notWritable, "the store is read-only",
                               "Make the file and its folder writable, or choose another location for the store")};
    if (m_isInMemory)
        return true;
    auto locked = lockByte(m_claims, run);
    return locked ? Result<bool, StoreError>(*locked) : withoutLocks(locked.error());
}

void SqliteStore::release(RunKey run)
{
    if (!m_isInMemory)
        unlockByte(m_claims, run);
}

Result<std::set<RunKey>, StoreError> SqliteStore::claimedByOthers(const std::vector<RunKey>& runs)
{
    std::set<RunKey> claimed;
    if (!m_claims.isOpen()) // no other program can claim a run
        return claimed;
    for (const RunKey run : runs) {
        const auto isLocked = isLockedByAnother(m_claims, run);
        if (!isLocked)
            return withoutLocks(isLocked.error());
        if (*isLocked)
            claimed.insert(run);
    }
    return claimed;
}

StoreDone SqliteStore::seize(RunKey run)
{
    const auto claimed = claim(run);
    if (!claimed)
        return Failure{claimed.error()};
    if (*claimed)
        return {};
    return Failure{failure(StoreFailure::heldByAnother, "a running program is writing the run",
                           "End that program: a run in a file store cannot be taken over")};
}

QString SqliteStore::sizeStatement() const
{
    return QStringLiteral("SELECT page_count * page_size, freelist_count * page_size FROM pragma_page_count(), "
                          "pragma_page_size(), pragma_freelist_count()");
}

std::vector<QString> SqliteStore::compactStatements() const
{
    return {QStringLiteral("VACUUM"), QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")};
}

std::string SqliteStore::adviceOnDamage() const
{
    return adviceOnDamagedFile;
}

StoreError SqliteStore::errorOf(const QSqlError& error, const std::string& doing) const
{
    const QString words = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    const CodeMeaning meaning = meaningOf(error.nativeErrorCode().toInt(), m_path);
    return failure(meaning.failure, doing + ": " + words.simplified().toStdString(), meaning.advice);
}

} // namespace querymend
