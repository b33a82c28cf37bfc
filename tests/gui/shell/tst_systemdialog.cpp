// Help > Check This System: what is found, in the user's language, and what can be done about it.

#include "db/duckdb/duckdblibrary.h"
#include "file/logfile.h"
#include "gui/shell/everywindow.h"
#include "shell/systemdialog.h"
#include "shell/systemwords.h"
#include "shell/usedfonts.h"
#include "system/systemreport.h"
#include "system/windowprogram.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSysInfo>
#include <QTextBrowser>
#include <QUrl>

#include <algorithm>
#include <memory>

using namespace querymend;

namespace {

/// The literals of a source that are made of words, as they are in the sentences of the window.
QStringList sentencesIn(QString source)
{
    static const QRegularExpression comment(QStringLiteral("//.*$"), QRegularExpression::MultilineOption);
    static const QRegularExpression joint(QStringLiteral("\"\\s*\\n\\s*\""));
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*)\""));
    static const QRegularExpression words(QStringLiteral("\\b[a-z]{2,} (?:[a-zA-Z]+ )*[a-z]{2,}\\b"));
    source.remove(comment).remove(joint);
    QStringList found;
    for (auto at = literal.globalMatch(source); at.hasNext();) {
        const QString text = at.next().captured(1);
        if (text.contains(words))
            found << text;
    }
    return found;
}

} // namespace

class SystemDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_flow = std::make_unique<WindowFlow>();
        m_path = qgetenv("PATH");
        qputenv("QUERYMEND_DUCKDB_LIBRARY", "/nowhere/libduckdb.so");
    }

    void cleanup()
    {
        m_flow.reset();
        qputenv("PATH", m_path);
        qunsetenv("QUERYMEND_DUCKDB_LIBRARY");
    }

    void aWindowIsItsOwnProgram() { QCOMPARE(windowProgram(), QCoreApplication::applicationFilePath()); }

    void tellsWhatIsFound_data()
    {
        QTest::addColumn<std::string>("language");
        QTest::addColumn<QString>("subject");
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QString>("advice");
        QTest::newRow("in English") << std::string("en") << QStringLiteral("State folder")
                                    << QStringLiteral("is not a folder") << QStringLiteral("Move it away.");
        QTest::newRow("in Italian") << std::string("it") << QStringLiteral("Cartella dello stato")
                                    << QString::fromUtf8("non è una cartella") << QStringLiteral("Spostalo altrove.");
        QTest::newRow("in Russian") << std::string("ru") << QString::fromUtf8("Папка состояния")
                                    << QString::fromUtf8("не папка") << QString::fromUtf8("Переместите это.");
    }

    void tellsWhatIsFound()
    {
        QFETCH(const std::string, language);
        QFETCH(const QString, subject);
        QFETCH(const QString, detail);
        QFETCH(const QString, advice);
        QFile file(m_flow->folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        qputenv("XDG_STATE_HOME", file.fileName().toLocal8Bit());
        m_flow->languages.choose(language);
        const SystemDialog& dialog = checked();
        const QString text = dialog.findChild<QTextBrowser*>()->toPlainText();
        const qsizetype at = text.indexOf(subject);
        QVERIFY2(at >= 0 && at < text.size() / 4, qPrintable(text)); // faults come first
        QVERIFY2(text.contains(detail) && text.contains(advice), qPrintable(text));
        QVERIFY2(!text.contains(QLatin1Char('`')), qPrintable(text)); // commands are in the type of code
        for (const SystemFinding& found : dialog.findings())
            QVERIFY2(text.contains(subjectText(found)), found.subject.c_str());
        QVERIFY(std::ranges::count(dialog.findings(), std::string("SQL font"), &SystemFinding::subject) == 1);
    }

    void aReportIsCopiedForOthers()
    {
        const SystemDialog& dialog = checked();
        QGuiApplication::clipboard()->clear();
        dialog.findChild<QPushButton*>(QStringLiteral("copyReport"))->click();
        const QString report = QGuiApplication::clipboard()->text();
        QVERIFY2(report.startsWith(QStringLiteral("ok  program: querymend ")), qPrintable(report));
        QCOMPARE(report.count(QLatin1Char('\n')), static_cast<qsizetype>(dialog.findings().size()));
        QCOMPARE(report, QString::fromStdString(reportOf(dialog.findings(), identityHere())));
    }

    void theFolderOfTheLogIsOpened()
    {
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "openUrl");
        const SystemDialog& dialog = checked();
        auto* const button = dialog.findChild<QPushButton*>(QStringLiteral("openLogFolder"));
        button->click();
        QVERIFY(!m_opened.isValid());
        QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("systemNote"))->text(),
                 QStringLiteral("There is no log yet."));
        LogFile(usualLogPath()).add("a warning");
        button->click();
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QCOMPARE(m_opened, QUrl::fromLocalFile(QFileInfo(usualLogPath()).path()));
    }

    void aLogThatCannotBeMadeIsSaid()
    {
        QFile file(m_flow->folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        qputenv("XDG_STATE_HOME", file.fileName().toLocal8Bit());
        const SystemDialog& dialog = checked();
        dialog.findChild<QPushButton*>(QStringLiteral("openLogFolder"))->click();
        const QString note = dialog.findChild<QLabel*>(QStringLiteral("systemNote"))->text();
        QVERIFY2(note.startsWith(QStringLiteral("There is no log: ")), qPrintable(note));
        QVERIFY2(note.endsWith(file.fileName() + QStringLiteral(" is not a folder")), qPrintable(note));
    }

    void libduckdbIsFetched_data()
    {
        QTest::addColumn<bool>("hasNpm");
        QTest::newRow("if npm is there") << true;
        QTest::newRow("not without it") << false;
    }

    void libduckdbIsFetched()
    {
        QFETCH(const bool, hasNpm);
        qunsetenv("QUERYMEND_DUCKDB_LIBRARY");
        if (DuckdbLibrary::isThere())
            QSKIP("libduckdb is installed here");
        const QString processor = QSysInfo::currentCpuArchitecture();
        if (hasNpm && processor != QLatin1String("x86_64") && processor != QLatin1String("arm64"))
            QSKIP("there is no libduckdb for this processor");
        qputenv("PATH", "/nowhere");
        if (hasNpm) {
            QFile npm(m_flow->folder.filePath(QStringLiteral("npm")));
            QVERIFY(
                npm.open(QIODevice::WriteOnly)
                && npm.write("#!/bin/sh\necho 'npm error code E404'\necho 'npm error A complete log of this run can be "
                             "found in: /x.log'\nexit 1\n")
                    > 0);
            QVERIFY(npm.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
            qputenv("PATH", m_flow->folder.path().toLocal8Bit());
        }
        const SystemDialog& dialog = checked();
        auto* const button = dialog.findChild<QPushButton*>(QStringLiteral("fetchDuckdb"));
        QCOMPARE(button->isVisible(), hasNpm);
        if (!hasNpm)
            return;
        button->click();
        const auto* const note = dialog.findChild<QLabel*>(QStringLiteral("systemNote"));
        QTRY_VERIFY(note->text().endsWith(QStringLiteral("npm failed: code E404")));
        QTRY_VERIFY(!dialog.isChecking());
        QVERIFY(note->text().contains(QStringLiteral("npm failed"))); // the new check leaves it
    }

    void namesDatabasesAsTheirFormsDo()
    {
        QCOMPARE(subjectText({"database postgresql", Health::fine, {}, {}}), QStringLiteral("Database PostgreSQL"));
        QCOMPARE(subjectText({"database sqlite", Health::fine, {}, {}}), QStringLiteral("Database SQLite"));
    }

    void everySentenceIsKnownInEveryLanguage()
    {
        QStringList said;
        for (const char* const file : {"app/system/systemcheck.cpp", "app/system/systemfiles.cpp",
                                       "app/system/duckdbfetch.cpp", "io/db/enginesupport.cpp"}) {
            QFile source(QStringLiteral(QUERYMEND_SOURCE_DIR "/src/") + QLatin1String(file));
            QVERIFY(source.open(QIODevice::ReadOnly));
            said += sentencesIn(QString::fromUtf8(source.readAll()));
        }
        QVERIFY(said.size() > 25); // otherwise the sources were not read
        m_flow->languages.choose("it");
        for (QString text : said) {
            const bool isWhole = systemSentence(text.toStdString()) != text;
            const bool isSubject = subjectText({text.toStdString(), Health::fine, {}, {}}) != text;
            if (text.startsWith(QStringLiteral(", "))) // after a name
                text.remove(0, 2);
            const bool isPart = std::ranges::any_of(systemSentences(), [&](const char* sentence) {
                return QString::fromUtf8(sentence).contains(text.trimmed());
            });
            QVERIFY2(isWhole || isSubject || isPart, qPrintable(text));
        }
        for (const char* const language : {"it", "ru"}) {
            m_flow->languages.choose(language);
            for (const char* const sentence : systemSentences())
                QVERIFY2(systemSentence(sentence) != QString::fromUtf8(sentence), sentence);
        }
        m_flow->languages.choose("en");
    }

    void sentencesKeepTheirNames_data()
    {
        QTest::addColumn<std::string>("english");
        QTest::addColumn<QString>("italian");
        QTest::newRow("a driver and a library") << std::string("Qt's driver QODBC, unixODBC, with the drivers A, B")
                                                << QString::fromUtf8("driver QODBC di Qt, unixODBC, con i driver A, B");
        QTest::newRow("a font in place of another")
            << std::string("DejaVu Sans, in place of Inter") << QString::fromUtf8("DejaVu Sans, al posto di Inter");
        QTest::newRow("a store, in its own words")
            << std::string("The store /a/runs.db: it is a folder, not a file")
            << QString::fromUtf8("Archivio /a/runs.db: è una cartella, non un file");
        QTest::newRow("a path") << std::string("/usr/bin/ssh") << QStringLiteral("/usr/bin/ssh");
    }

    void sentencesKeepTheirNames()
    {
        QFETCH(const std::string, english);
        QFETCH(const QString, italian);
        m_flow->languages.choose("it");
        QCOMPARE(systemSentence(english), italian);
        m_flow->languages.choose("en");
    }

public Q_SLOTS:
    void openUrl(const QUrl& url) { m_opened = url; }

private:
    /// The dialog of the window, once everything is examined.
    const SystemDialog& checked()
    {
        actionNamed(*m_flow, QStringLiteral("checkSystem"))->trigger();
        auto* const dialog = m_flow->window->findChild<SystemDialog*>();
        [&] { QTRY_VERIFY(!dialog->isChecking()); }();
        return *dialog;
    }

    std::unique_ptr<WindowFlow> m_flow;
    QByteArray m_path;
    QUrl m_opened;
};

QTEST_MAIN(SystemDialogTest)
#include "tst_systemdialog.moc"
