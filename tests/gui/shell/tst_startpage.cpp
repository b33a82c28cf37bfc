#include "common/languages.h"
#include "common/rowbutton.h"
#include "common/theme.h"
#include "llm/bundle.h"
#include "settings/connectionbook.h"
#include "shell/samplequestions.h"
#include "shell/startpage.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

namespace {

RowButton* rowNamed(const StartPage& page, const QString& name)
{
    for (RowButton* const row : page.findChildren<RowButton*>()) {
        if (row->text() == name)
            return row;
    }
    return nullptr;
}

} // namespace

/// What can be started when nothing is open.
class StartPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersWhatComesWithTheProgram()
    {
        const QTemporaryDir folder;
        SessionKeys keys;
        Theme theme;
        ConnectionBook book(folder.filePath(QStringLiteral("connections.json")), keys);
        StartPage page(book, theme, folder.path());
        page.show();
        const QSignalSpy opened(&page, &StartPage::openAsked);
        const QSignalSpy shown(&page, &StartPage::demoAsked);
        const QSignalSpy asked(&page, &StartPage::connectAsked);
        QCOMPARE(static_cast<std::size_t>(page.findChildren<RowButton*>().size()),
                 bundledDatabaseNames().size() + scenarioNames().size());
        QTest::keyClick(rowNamed(page, QStringLiteral("shop")), Qt::Key_Space);
        QCOMPARE(opened.size(), 1);
        QVERIFY(QFile::exists(QString::fromStdString(opened[0][0].value<ConnectionTarget>().database)));
        const auto scenario = readBundledScenario(scenarioNames()[1]);
        QTest::mouseClick(rowNamed(page, QString::fromStdString(scenario->title)), Qt::LeftButton);
        QCOMPARE(shown[0][0].value<std::string>(), scenarioNames()[1]);
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("connectToDatabase")), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("watchCorrection")), Qt::LeftButton);
        QCOMPARE(shown[1][0].value<std::string>(), std::string(selfCorrection));
        for (const RowButton* const row : page.findChildren<RowButton*>())
            QVERIFY(!row->accessibleName().isEmpty() && !row->accessibleDescription().isEmpty());
    }

    /// A newcomer chooses by what they are about.
    void sampleDatabasesAreDescribedEachInItsOwnWords()
    {
        const QTemporaryDir folder;
        SessionKeys keys;
        Theme theme;
        ConnectionBook book(folder.filePath(QStringLiteral("connections.json")), keys);
        StartPage page(book, theme, folder.path());
        QStringList words;
        for (const std::string& name : bundledDatabaseNames()) {
            const RowButton* const row = rowNamed(page, QString::fromStdString(name));
            QVERIFY(row);
            words << row->accessibleDescription();
        }
        QCOMPARE(words.removeDuplicates(), qsizetype{0});
        QVERIFY2(words.join(u'|').contains(QStringLiteral("orders")), qPrintable(words.join(u'|')));
    }

    void hasRoomForAllLinesOfItsNotes_data()
    {
        QTest::addColumn<std::string>("language");
        QTest::addColumn<int>("width");
        for (const char* const language : {"en", "it", "ru"}) {
            QTest::addRow("two columns, %s", language) << std::string(language) << 700;
            QTest::addRow("one column, %s", language) << std::string(language) << 400;
        }
    }

    void hasRoomForAllLinesOfItsNotes()
    {
        QFETCH(const std::string, language);
        QFETCH(const int, width);
        const QTemporaryDir folder;
        SessionKeys keys;
        Theme theme;
        Languages languages;
        ConnectionBook book(folder.filePath(QStringLiteral("connections.json")), keys);
        StartPage page(book, theme, folder.path());
        page.resize(width, 600);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        languages.choose(language);
        QCoreApplication::sendPostedEvents();
        for (const RowButton* const row : page.findChildren<RowButton*>()) {
            if (row->isVisible())
                QTRY_VERIFY2(row->height() >= row->heightForWidth(row->width()), qPrintable(row->text()));
        }
        languages.choose("en");
    }

    void whatNewcomersWatchIsCorrectedThreeTimes()
    {
        const auto scenario = readBundledScenario(selfCorrection);
        QVERIFY(scenario);
        QCOMPARE(scenario->expected.outcome, RunOutcome::solved);
        QCOMPARE(scenario->expected.attempts, 4U);
        QCOMPARE(SampleQuestions().of(scenario->database).front(), QString::fromStdString(scenario->question.text));
    }

    void saysHowManyTextsAreOpen()
    {
        const QTemporaryDir folder;
        SessionKeys keys;
        Theme theme;
        ConnectionBook book(folder.filePath(QStringLiteral("connections.json")), keys);
        StartPage page(book, theme, folder.path());
        page.show();
        page.setRestored(6);
        RowButton* const row = rowNamed(page, QStringLiteral("6 tabs restored"));
        QVERIFY(row);
        const QSignalSpy asked(&page, &StartPage::textsAsked);
        QTest::mouseClick(row, Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        page.setRestored(0);
        QVERIFY(!rowNamed(page, QStringLiteral("6 tabs restored")));
    }

    void theNameAndWhatTheProgramDoesAreTogether()
    {
        const QTemporaryDir folder;
        SessionKeys keys;
        Theme theme;
        ConnectionBook book(folder.filePath(QStringLiteral("connections.json")), keys);
        StartPage page(book, theme, folder.path());
        page.resize(1000, 600);
        page.show();
        const auto isAsHighAsItsText = [&] {
            const auto* const name = page.findChild<QLabel*>(QStringLiteral("programName"));
            return name->height() == name->sizeHint().height();
        };
        QTRY_VERIFY(isAsHighAsItsText());
    }

    void rowsAreOneBelowTheOtherInANarrowWindow()
    {
        const QTemporaryDir folder;
        SessionKeys keys;
        Theme theme;
        ConnectionBook book(folder.filePath(QStringLiteral("connections.json")), keys);
        StartPage page(book, theme, folder.path());
        page.resize(450, 600);
        page.show();
        SavedConnection connection;
        connection.name = "Live";
        connection.engine = "postgresql";
        book.noteUse(book.put(connection)); // the page is made again
        QTRY_VERIFY(rowNamed(page, QStringLiteral("Live")));
        QTRY_VERIFY(rowNamed(page, QStringLiteral("Live"))->width() > 350);
        page.resize(900, 600);
        QTRY_VERIFY(rowNamed(page, QStringLiteral("Live"))->width() < 450);
        page.resize(450, 600);
        QTRY_VERIFY(rowNamed(page, QStringLiteral("Live"))->width() > 350);
    }

    void offersWhatWasUsedLast()
    {
        const QTemporaryDir folder;
        SessionKeys keys;
        Theme theme;
        ConnectionBook book(folder.filePath(QStringLiteral("connections.json")), keys);
        StartPage page(book, theme, folder.path());
        page.show();
        SavedConnection connection;
        connection.name = "Live";
        connection.engine = "postgresql";
        connection.host = "db.example";
        const std::string id = book.put(connection);
        QVERIFY(!rowNamed(page, QStringLiteral("Live")));
        book.noteUse(id);
        book.keepPassword(id, Secret("hunter2"), this, [](const auto&) {});
        QTRY_VERIFY(rowNamed(page, QStringLiteral("Live")));
        const QSignalSpy opened(&page, &StartPage::openAsked);
        QTest::mouseClick(rowNamed(page, QStringLiteral("Live")), Qt::LeftButton);
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].value<ConnectionTarget>().password->reveal(), std::string("hunter2"));
    }
};

QTEST_MAIN(StartPageTest)
#include "tst_startpage.moc"
