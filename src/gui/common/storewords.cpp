#include "common/storewords.h"

#include "common/storesentences.h"

#include <QCoreApplication>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::StoreWords)
};

QString sentenceOn(StoreFailure failure)
{
    switch (failure) {
    case StoreFailure::badPlace:
        return Words::tr("The store's location is not valid.");
    case StoreFailure::missingDriver:
        return Words::tr("A driver for the store is missing.");
    case StoreFailure::unreachable:
        return Words::tr("The store's server cannot be reached.");
    case StoreFailure::notWritable:
        return Words::tr("The store is not writable.");
    case StoreFailure::diskFull:
        return Words::tr("The store's disk is full.");
    case StoreFailure::ioFailed:
        return Words::tr("Could not read or write the store.");
    case StoreFailure::newerVersion:
        return Words::tr("The store was written by a newer version of Querymend.");
    case StoreFailure::notAStore:
        return Words::tr("This cannot be used as a store.");
    case StoreFailure::damaged:
        return Words::tr("The store is damaged.");
    case StoreFailure::busy:
        return Words::tr("The store is in use by another program.");
    case StoreFailure::heldByAnother:
        return Words::tr("The run is still being written.");
    case StoreFailure::outOfOrder:
        return Words::tr("The store rejected it.");
    case StoreFailure::unknownRun:
        return Words::tr("The run is no longer in the store.");
    case StoreFailure::badRunFile:
        return Words::tr("The file is not a run file, or it is damaged.");
    }
    return {};
}

} // namespace

QString storeErrorText(const StoreError& error)
{
    const auto ended = [](const std::string& text) { return u' ' + storeSentence(text) + u'.'; };
    return sentenceOn(error.failure) + ended(error.what) + ended(error.advice);
}

} // namespace querymend
