#include "common/languages.h"
#include "common/storywords.h"
#include "common/theme.h"
#include "history/historydialog.h"
#include "history/runactions.h"
#include "history/runexport.h"
#include "store/storeplace.h"
#include "support/samplerun.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <string>
#include <vector>

using namespace querymend;

/// The story in what the window exports is in the window's language.
class ExportedStoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_languages.choose("en"); }
    void isToldInTheLanguageOfTheWindow_data();
    void isToldInTheLanguageOfTheWindow();
    void isInPicturesToo();
    void isInWhatTheHistoryExports();
    void saysThatARunIsNotOver();

private:
    Languages m_languages;
};

namespace {

/// Without markup, and without space, because lines may break anywhere.
QString wordsIn(QString text)
{
    static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
    text.remove(tags).remove(QLatin1Char('\\')).replace(QStringLiteral("&#39;"), QStringLiteral("'"));
    text.removeIf([](QChar character) { return character.isSpace(); });
    return text;
}

QString textIn(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void ExportedStoryTest::isToldInTheLanguageOfTheWindow_data()
{
    QTest::addColumn<std::string>("language");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("beginning");
    const auto rows = [](const char* language, const char* beginning) {
        for (const char* const file : {"r.html", "r.md", "r.svg"})
            QTest::addRow("%s in %s", file, language)
                << std::string(language) << QString::fromLatin1(file) << QString::fromUtf8(beginning);
    };
    rows("en", "Wrong column");
    rows("it", "Colonna errata");
    rows("ru", "Неверный столбец");
}

void ExportedStoryTest::isToldInTheLanguageOfTheWindow()
{
    QFETCH(const std::string, language);
    QFETCH(const QString, file);
    QFETCH(const QString, beginning);
    m_languages.choose(language);
    const QString story = sentenceOf(runStory(sampleRun()));
    QVERIFY2(story.startsWith(beginning), qPrintable(story));
    const QTemporaryDir folder;
    const QString path = folder.filePath(file);
    const auto problem = exportRunFile(path, sampleRun(), "the record", {.language = windowLanguage()});
    QVERIFY2(!problem, qPrintable(problem.value_or(QString())));
    const QString text = textIn(path);
    QVERIFY2(wordsIn(text).contains(wordsIn(story)), qPrintable(text.left(2000)));
    if (file.endsWith(QLatin1String("html")))
        QVERIFY(text.contains(QStringLiteral(" lang=\"%1\"").arg(QString::fromStdString(language))));
}

void ExportedStoryTest::isInPicturesToo()
{
    const QByteArray picture = pictureOf(sampleRun(), {});
    const QByteArray film = filmOf(sampleRun(), {});
    QCOMPARE(pictureOf(sampleRun(), {}), picture);
    m_languages.choose("it");
    QVERIFY(pictureOf(sampleRun(), {.language = windowLanguage()}) != picture);
    QVERIFY(filmOf(sampleRun(), {.language = windowLanguage()}) != film);
}

void ExportedStoryTest::isInWhatTheHistoryExports()
{
    const QTemporaryDir folder;
    const auto store = RunStore::open({StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}});
    QVERIFY(store);
    for (const RunEvent& event : sampleRun())
        QVERIFY((*store)->append(event));
    m_languages.choose("it");
    Theme theme;
    HistoryDialog dialog(**store, theme);
    dialog.show();
    const QString path = folder.filePath(QStringLiteral("run.md"));
    dialog.actions().exportTo(path);
    const QString text = textIn(path);
    QVERIFY2(wordsIn(text).contains(wordsIn(sentenceOf(runStory(sampleRun())))), qPrintable(text.left(500)));
}

void ExportedStoryTest::saysThatARunIsNotOver()
{
    std::vector<RunEvent> events = sampleRun();
    events.erase(events.begin() + 8, events.end()); // after the first reflection
    m_languages.choose("it");
    const QString story = QString::fromStdString(storyText(runStory(events), windowLanguage()));
    QVERIFY2(story.contains(QStringLiteral("non conclusa")), qPrintable(story));
}

QTEST_MAIN(ExportedStoryTest)
#include "tst_exportedstory.moc"
