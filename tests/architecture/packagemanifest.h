#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace architecture {

/// What one of the files in packaging/ says about the program, for another system than Debian. A Flatpak manifest says
/// nothing but its parts: it builds the checkout, with its AppStream metainfo.
struct PackageManifest {
    QString version;
    QString licence;
    QString summary;
    QString address;      ///< of the project
    QStringList packages; ///< what it needs, by the names of its system
};

/// What the project itself says: CMakeLists.txt and the AppStream metainfo.
struct ProjectFacts {
    QString version;
    QString applicationId;
    QString licence;
    QString summary;
};

QString packagingFile(const QString& path);
QJsonObject flatpakManifest();
ProjectFacts projectFacts();

PackageManifest readFlatpak();
PackageManifest readSpec();
PackageManifest readPkgbuild();
PackageManifest readNix();
PackageManifest readFormula();

/// What a script of bash prints in the folder packaging/, by lines.
QStringList printedByBash(const QString& script);

} // namespace architecture
