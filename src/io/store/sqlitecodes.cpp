#include "store/sqlitecodes.h"

#include "store/filefacts.h"

#include <QString>

namespace querymend {

namespace {

/// SQLite's primary result codes: the lowest byte of what it returns.
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

} // namespace

CodeMeaning meaningOf(int sqliteCode, const QString& file)
{
    constexpr int primary = 0xff;
    constexpr auto makeRoom = "Free disk space and try again; stored data is safe";
    switch (sqliteCode & primary) {
    case fullCode:
        return {StoreFailure::diskFull, makeRoom};
    case ioCode:
        if (!hasRoom(file))
            return {StoreFailure::diskFull, makeRoom};
        return {StoreFailure::ioFailed, "Check the disk, its quota and the file size limit; stored data is safe"};
    case permCode:
    case readOnlyCode:
    case cantOpenCode:
    case authCode:
        return {StoreFailure::notWritable,
                "Make the file and its folder writable, or choose another location for the store"};
    case busyCode:
    case lockedCode:
        return {StoreFailure::busy, "Another program has locked the store; try again when it has finished"};
    case constraintCode:
        return {StoreFailure::heldByAnother, "Another program has written to the run; reload it"};
    case notADatabaseCode:
        return {StoreFailure::notAStore,
                "Choose another file for the store; this one is left unchanged, and if it was a store, "
                "`querymend runs salvage FILE NEWFILE` reads what is left of it"};
    case errorCode: // our statements are valid, so the tables must have been changed
    case corruptCode:
        return {StoreFailure::damaged, adviceOnDamagedFile};
    default:
        return {StoreFailure::ioFailed, "Try again, or choose another location for the store"};
    }
}

} // namespace querymend
