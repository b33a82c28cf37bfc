#include "common/storewords.h"

#include "common/runwords.h"
#include "common/sentencepieces.h"
#include "common/storesentences.h"

#include <QCoreApplication>
#include <QStringList>

namespace querymend {

namespace {

constexpr QLatin1String unreachable("it cannot be reached: ");

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

QString ended(const QString& sentence)
{
    const bool isEnded = sentence.isEmpty() || QStringLiteral(".?!").contains(sentence.back());
    return isEnded ? sentence : sentence + u'.';
}

/// The failure is named before the store and its reason, unless the reason does so itself.
QString reasonOf(const StoreError& error)
{
    static const SentencePieces named = piecesOf("The store %1: %2");
    const bool isWhole = error.failure == StoreFailure::badPlace || error.failure == StoreFailure::newerVersion;
    const auto parts = namesIn(textOf(error.what), named);
    if (!parts)
        return (isWhole ? QString() : sentenceOn(error.failure) + u' ') + ended(storeSentence(error.what));
    QString reason = parts->back();
    if (error.failure == StoreFailure::unreachable && reason.startsWith(unreachable))
        reason.remove(0, unreachable.size());
    return sentenceOn(error.failure) + u' ' + parts->front() + QStringLiteral(": ")
        + ended(storeSentence(reason.toStdString()));
}

} // namespace

QString storeErrorText(const StoreError& error)
{
    return QStringList{reasonOf(error), ended(storeSentence(error.advice))}.join(u' ').trimmed();
}

} // namespace querymend
