// What packaging/ has for other systems than Debian says what the project says, and needs what its build needs there.

#include "counterparts.h"
#include "packagemanifest.h"
#include "sourcetree.h"

#include <QTest>

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

using namespace architecture;
using namespace Qt::StringLiterals;

namespace {

/// A file for another system, and its column in the table.
struct OtherSystem {
    const char* name;
    PackageManifest (*read)();
    const char* Counterpart::*package;
};

constexpr OtherSystem flatpak{"the Flatpak manifest", readFlatpak, &Counterpart::flatpak};
constexpr std::array withFacts{
    OtherSystem{"the rpm spec", readSpec, &Counterpart::fedora},
    OtherSystem{"the PKGBUILD", readPkgbuild, &Counterpart::arch},
    OtherSystem{"the nix expression", readNix, &Counterpart::nix},
    OtherSystem{"the Homebrew formula", readFormula, &Counterpart::homebrew},
};

QString joined(QStringList lines)
{
    lines.sort();
    return lines.join(u'\n');
}

/// The packages that this system's file should need and does not.
QStringList missingFrom(const QStringList& needed, const char* Counterpart::*package)
{
    QStringList missing;
    for (const Counterpart& row : counterparts()) {
        const QString name = QString::fromLatin1(row.*package);
        if (!name.startsWith(u'(') && !needed.contains(name))
            missing.append(name + u" for "_s + QString::fromLatin1(row.debian));
    }
    return missing;
}

QStringList filesIn(const QString& folder)
{
    QStringList files;
    const QDir top(QStringLiteral(QUERYMEND_SOURCE_DIR "/packaging/") + folder);
    for (const QString& name : top.entryList(QDir::Files))
        files.append(name);
    return files;
}

/// The programs for bash, by their paths in packaging/.
QStringList scripts()
{
    QStringList found;
    for (const QString& folder : QStringList{QString(), u"debian/"_s}) {
        for (const QString& name : filesIn(folder)) {
            if (packagingFile(folder + name).startsWith(u"#!/usr/bin/env bash\n"_s))
                found.append(folder + name);
        }
    }
    return found;
}

QStringList texts(const QJsonValue& list)
{
    QStringList found;
    for (const QJsonValue& text : list.toArray())
        found.append(text.toString());
    return found;
}

} // namespace

class PackagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTableHasThePackagesOfTheBuild();
    void needsWhatTheBuildNeeds_data();
    void needsWhatTheBuildNeeds();
    void aMissingPackageIsFound();
    void saysWhatTheProjectSays_data();
    void saysWhatTheProjectSays();
    void hasTheAddressOfTheOthers();
    void theMetainfoShowsPicturesThatExist();
    void filesAreNamedAfterTheApplication();
    void sourcesOfTheFlatpakAreChecked();
    void everyoneTakesTheSameArchive();
    void theReadmeExplainsEachFile();
    void scriptsCanBeRun_data();
    void scriptsCanBeRun();
    void theReadmeExplainsTheSandbox();
    void theProgramDoesNotTellWhenItWasBuilt();
};

void PackagesTest::theTableHasThePackagesOfTheBuild()
{
    QStringList listed;
    for (const Counterpart& row : counterparts())
        listed.append(QString::fromLatin1(row.debian));
    const QStringList used = printedByBash(uR"(. ./common.sh; printf '%s\n' "${build_packages[@]}")"_s);
    QVERIFY(!used.isEmpty());
    QCOMPARE(joined(listed), joined(used));
}

void PackagesTest::needsWhatTheBuildNeeds_data()
{
    QTest::addColumn<const OtherSystem*>("system");
    QTest::newRow(flatpak.name) << &flatpak;
    for (const OtherSystem& system : withFacts)
        QTest::newRow(system.name) << &system;
}

void PackagesTest::needsWhatTheBuildNeeds()
{
    QFETCH(const OtherSystem*, system);
    QCOMPARE(joined(missingFrom(system->read().packages, system->package)), QString());
}

void PackagesTest::aMissingPackageIsFound()
{
    QStringList needed = readFormula().packages;
    QVERIFY(needed.removeOne(u"libpq"_s));
    QCOMPARE(joined(missingFrom(needed, &Counterpart::homebrew)), u"libpq for libpq-dev"_s);
}

void PackagesTest::saysWhatTheProjectSays_data()
{
    QTest::addColumn<const OtherSystem*>("system");
    for (const OtherSystem& system : withFacts)
        QTest::newRow(system.name) << &system;
}

/// A licence may be followed by those of parts, which some systems ask for.
void PackagesTest::saysWhatTheProjectSays()
{
    QFETCH(const OtherSystem*, system);
    const ProjectFacts project = projectFacts();
    const PackageManifest manifest = system->read();
    QVERIFY(!project.version.isEmpty() && !project.licence.isEmpty() && !project.summary.isEmpty());
    QCOMPARE(manifest.version, project.version);
    QCOMPARE(manifest.licence.section(u" AND "_s, 0, 0), project.licence);
    QCOMPARE(manifest.summary, project.summary);
}

void PackagesTest::hasTheAddressOfTheOthers()
{
    const QString address = readSpec().address;
    QVERIFY(address.startsWith(u"https://"_s));
    for (const OtherSystem& system : withFacts)
        QCOMPARE(system.read().address, address);
    const QString metainfo = packagingFile(u"desktop/org.querymend.Querymend.metainfo.xml"_s);
    const QRegularExpression otherAddress(u"https://(?!%1[</])"_s.arg(QRegularExpression::escape(address.mid(8))));
    QVERIFY2(!otherAddress.match(metainfo).hasMatch(), qPrintable(otherAddress.match(metainfo).captured()));
    QVERIFY(metainfo.contains(address));
    if (address.endsWith(u".invalid"_s))
        QVERIFY2(packagingFile(u"README.md"_s).contains(address), "it is no address yet, which README.md should say");
}

void PackagesTest::theMetainfoShowsPicturesThatExist()
{
    static const QRegularExpression image(u"<image>[^<]*/packaging/([^<]+)</image>"_s);
    const QString metainfo = packagingFile(u"desktop/org.querymend.Querymend.metainfo.xml"_s);
    auto found = image.globalMatch(metainfo);
    QVERIFY(found.hasNext());
    QCOMPARE(metainfo.count(u"<image>"_s), metainfo.count(image));
    while (found.hasNext()) {
        const QString picture = found.next().captured(1);
        QVERIFY2(QFileInfo::exists(QStringLiteral(QUERYMEND_SOURCE_DIR "/packaging/") + picture), qPrintable(picture));
    }
}

void PackagesTest::filesAreNamedAfterTheApplication()
{
    const QString id = projectFacts().applicationId;
    QVERIFY(!id.isEmpty());
    QCOMPARE(flatpakManifest()[u"id"_s].toString(), id);
    QCOMPARE(filesIn(u"flatpak"_s), QStringList{id + u".json"_s});
    const QString spec = packagingFile(u"rpm/querymend.spec"_s);
    for (const QString& name : filesIn(u"desktop"_s)) {
        QVERIFY2(name.startsWith(id + u'.'), qPrintable(name));
        QVERIFY2(spec.contains(u'/' + name), qPrintable(name));
    }
}

void PackagesTest::sourcesOfTheFlatpakAreChecked()
{
    static const QRegularExpression checksum(u"^[0-9a-f]{64}$"_s);
    static const QRegularExpression commit(u"^[0-9a-f]{40}$"_s);
    for (const QJsonValue& part : flatpakManifest()[u"modules"_s].toArray()) {
        for (const QJsonValue& source : part[u"sources"_s].toArray()) {
            const QString type = source[u"type"_s].toString();
            const bool isChecked = type == u"dir"_s
                || (type == u"archive"_s && checksum.match(source[u"sha256"_s].toString()).hasMatch())
                || (type == u"git"_s && commit.match(source[u"commit"_s].toString()).hasMatch());
            QVERIFY2(isChecked, qPrintable(part[u"name"_s].toString()));
        }
    }
}

/// No system but Debian has a package of dtl; a spec has no checksums.
void PackagesTest::everyoneTakesTheSameArchive()
{
    const QJsonArray modules = flatpakManifest()[u"modules"_s].toArray();
    const auto dtl = std::find_if(modules.begin(), modules.end(),
                                  [](const QJsonValue& part) { return part[u"name"_s].toString() == u"dtl"_s; });
    QVERIFY(dtl != modules.end());
    const QString checksum = (*dtl)[u"sources"_s][0][u"sha256"_s].toString();
    for (const char* const file : {"arch/PKGBUILD", "nix/default.nix", "homebrew/querymend.rb"})
        QVERIFY2(packagingFile(QString::fromLatin1(file)).contains(checksum), file);
}

void PackagesTest::theReadmeExplainsEachFile()
{
    const QString readme = packagingFile(u"README.md"_s);
    const QDir packaging(QStringLiteral(QUERYMEND_SOURCE_DIR "/packaging"));
    for (const QString& name : packaging.entryList(QDir::AllEntries | QDir::NoDotAndDotDot) + scripts())
        QVERIFY2(name == u"README.md"_s || readme.contains(u'`' + name), qPrintable(name));
}

void PackagesTest::scriptsCanBeRun_data()
{
    QTest::addColumn<QString>("script");
    QVERIFY(scripts().contains(u"run"_s));
    for (const QString& script : scripts())
        QTest::newRow(qPrintable(script)) << script;
}

/// Bash reads no further than it runs, so a mistake in a script may long go unnoticed.
void PackagesTest::scriptsCanBeRun()
{
    QFETCH(const QString, script);
    QVERIFY(QFileInfo(QStringLiteral(QUERYMEND_SOURCE_DIR "/packaging/") + script).isExecutable());
    QCOMPARE(printedByBash(u"bash -n %1 2>&1 || true"_s.arg(script)), QStringList());
}

void PackagesTest::theReadmeExplainsTheSandbox()
{
    const QString readme = packagingFile(u"README.md"_s);
    const QStringList permissions = texts(flatpakManifest()[u"finish-args"_s]);
    QVERIFY(!permissions.isEmpty());
    for (const QString& permission : permissions)
        QVERIFY2(readme.contains(u'`' + permission + u'`'), qPrintable(permission));
}

/// Two builds of one commit should be the same.
void PackagesTest::theProgramDoesNotTellWhenItWasBuilt()
{
    static const QRegularExpression now(u"__(DATE|TIME|TIMESTAMP)__"_s);
    const SourceTree tree = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/src"));
    QVERIFY(!tree.isEmpty());
    for (auto file = tree.begin(); file != tree.end(); ++file)
        QVERIFY2(!file.value().contains(now), qPrintable(file.key()));
}

QTEST_APPLESS_MAIN(PackagesTest)
#include "tst_packages.moc"
