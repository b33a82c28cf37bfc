#include "history/runimport.h"

#include "common/storewords.h"
#include "store/runfile.h"
#include "store/runstore.h"

#include <QCoreApplication>
#include <QFile>

#include <utility>

namespace querymend {

namespace {

constexpr qint64 largestRunFile = 1LL << 30;

struct RunImport {
    Q_DECLARE_TR_FUNCTIONS(RunImport)
};

} // namespace

bool isRunFile(const QString& path)
{
    constexpr qint64 enough = 200;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && beginsAsRunFile(file.read(enough).toStdString());
}

Result<ImportedRun, QString> importRunFile(RunStore& store, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Failure{RunImport::tr("Could not read %1: %2").arg(path, file.errorString())};
    if (file.size() > largestRunFile)
        return Failure{RunImport::tr("%1 is too large for a run file.").arg(path)};
    auto imported = store.importRun(file.readAll().toStdString());
    if (!imported)
        return Failure{storeErrorText(imported.error())};
    return std::move(imported).value();
}

} // namespace querymend
