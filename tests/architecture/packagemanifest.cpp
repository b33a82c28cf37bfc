#include "packagemanifest.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace architecture {

namespace {

const QString top = QStringLiteral(QUERYMEND_SOURCE_DIR);

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The first group of each match; `^` and `$` are the ends of a line.
QStringList matchesOf(const QString& pattern, const QString& text)
{
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    QStringList found;
    for (auto matches = expression.globalMatch(text); matches.hasNext();)
        found.append(matches.next().captured(1));
    return found;
}

QString matchOf(const QString& pattern, const QString& text)
{
    return matchesOf(pattern, text).value(0);
}

/// Libraries that are fetched as source archives.
QStringList archivesIn(const QString& text)
{
    return matchesOf(uR"(/([\w-]+)/archive/)"_s, text);
}

} // namespace

QString packagingFile(const QString& path)
{
    return contentOf(top + u"/packaging/"_s + path);
}

ProjectFacts projectFacts()
{
    ProjectFacts facts;
    facts.version = matchOf(uR"(^project\(Querymend\s+VERSION (\S+)$)"_s, contentOf(top + u"/CMakeLists.txt"_s));
    QXmlStreamReader reader(packagingFile(u"desktop/org.querymend.Querymend.metainfo.xml"_s));
    reader.readNextStartElement();
    while (reader.readNextStartElement()) {
        if (reader.name() == u"id"_s)
            facts.applicationId = reader.readElementText();
        else if (reader.name() == u"project_license"_s)
            facts.licence = reader.readElementText();
        else if (reader.name() == u"summary"_s && !reader.attributes().hasAttribute(u"xml:lang"_s))
            facts.summary = reader.readElementText();
        else
            reader.skipCurrentElement();
    }
    return facts;
}

QJsonObject flatpakManifest()
{
    return QJsonDocument::fromJson(packagingFile(u"flatpak/org.querymend.Querymend.json"_s).toUtf8()).object();
}

PackageManifest readFlatpak()
{
    PackageManifest manifest;
    for (const QJsonValue& part : flatpakManifest()[u"modules"_s].toArray())
        manifest.packages.append(part[u"name"_s].toString());
    return manifest;
}

PackageManifest readSpec()
{
    const QString text = packagingFile(u"rpm/querymend.spec"_s);
    return {matchOf(uR"(^Version:\s+(\S+)$)"_s, text), matchOf(uR"(^License:\s+(.+)$)"_s, text),
            matchOf(uR"(^Summary:\s+(.+)$)"_s, text), matchOf(uR"(^%global project_url (\S+)$)"_s, text),
            matchesOf(uR"(^(?:BuildRequires|Requires|Recommends):\s+([\w.+-]+))"_s, text) + archivesIn(text)};
}

PackageManifest readPkgbuild()
{
    const QStringList printed = printedByBash(uR"(. arch/PKGBUILD
        printf '%s\n' "$pkgver" "${license[*]}" "$pkgdesc" "$url" "${depends[@]}" "${makedepends[@]}")"_s);
    return {printed.value(0), printed.value(1), printed.value(2), printed.value(3),
            printed.mid(4) + archivesIn(packagingFile(u"arch/PKGBUILD"_s))};
}

PackageManifest readNix()
{
    const QString text = packagingFile(u"nix/default.nix"_s);
    return {matchOf(uR"x(^  version = "(.+)";)x"_s, text), matchOf(uR"x(FromSpdxId "(.+)";)x"_s, text),
            matchOf(uR"x(description = "(.+)";)x"_s, text), matchOf(uR"x(homepage = "(.+?)";)x"_s, text),
            matchesOf(uR"x(^    pkgs\.(?:qt6Packages\.)?(\w+)$)x"_s, text) + archivesIn(text)};
}

PackageManifest readFormula()
{
    const QString text = packagingFile(u"homebrew/querymend.rb"_s);
    return {matchOf(uR"x(/querymend-(.+)\.tar\.gz"$)x"_s, text), matchOf(uR"x(^  license "(.+)"$)x"_s, text),
            matchOf(uR"x(^  desc "(.+)"$)x"_s, text), matchOf(uR"x(^  homepage "(\S+)")x"_s, text),
            matchesOf(uR"x(^  depends_on "([^"]+)")x"_s, text) + archivesIn(text)};
}

QStringList printedByBash(const QString& script)
{
    QProcess process;
    process.setWorkingDirectory(top + u"/packaging"_s);
    process.start(u"bash"_s, {u"-euc"_s, script});
    process.waitForFinished(-1);
    return QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace architecture
