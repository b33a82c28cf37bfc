#include "editor/text/textstyle.h"
#include "gui/shell/storyflow.h"
#include "results/resulttabs.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace querymend;

/// How the preview of an attempt shows its text, and what it says of it.
class PreviewTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proseIsShownPlainAndWrapped();
    void aReplyWithoutSqlIsProse();
    void saysAsMuchBesideTheTitleAsThereIsRoomFor();
    void theOriginHasTheRoomOfAButtonThatIsNotOffered();
    void anAttemptThatEndedBeforeItsSqlOffersNothing();
};

void PreviewTextsTest::proseIsShownPlainAndWrapped()
{
    StoryFlow flow;
    AttemptPreview shown(flow.theme);
    shown.resize(400, 140);
    shown.show();
    const auto styleAtStart = [&] {
        shown.grab(); // the editor styles what it paints
        return static_cast<TextStyle>(shown.editor().send(QsciScintilla::SCI_GETSTYLEAT, 0UL));
    };
    const auto* const take = shown.findChild<QPushButton*>(QStringLiteral("takePreview"));
    PreviewedAttempt attempt;
    attempt.sql = "SELECT is a word that this reply begins with, but nothing in it is a statement.";
    shown.show(attempt);
    QTRY_COMPARE(styleAtStart(), TextStyle::keyword);
    QVERIFY(!take->isHidden());
    attempt.kind = PreviewedText::prose;
    attempt.offer = PreviewOffer::none;
    shown.show(attempt);
    QCOMPARE(styleAtStart(), TextStyle::plain);
    QCOMPARE(shown.editor().wrapMode(), QsciScintilla::WrapWord);
    QVERIFY(take->isHidden());
    attempt.kind = PreviewedText::statement;
    attempt.offer = PreviewOffer::open;
    shown.show(attempt);
    QTRY_COMPARE(styleAtStart(), TextStyle::keyword);
    QCOMPARE(shown.editor().wrapMode(), QsciScintilla::WrapNone);
    QVERIFY(!take->isHidden());
}

void PreviewTextsTest::aReplyWithoutSqlIsProse()
{
    StoryFlow flow;
    flow.open(flow.first);
    flow.askToTheEnd(1, {"I cannot tell.", StoryFlow::rightSql(1)});
    flow.panels().timeline().choose(firstAttempt);
    const AttemptPreview& preview = flow.panels().editor().attemptPreview();
    QCOMPARE(preview.attempt().sql, std::string("I cannot tell."));
    QCOMPARE(preview.attempt().kind, PreviewedText::prose);
    QCOMPARE(preview.attempt().offer, PreviewOffer::none);
    ResultsPanel& results = flow.panels().results();
    const auto before = results.tabs().count();
    Q_EMIT flow.panels().editor().runAsked("I cannot tell.");
    QVERIFY(!results.isRunning());
    QCOMPARE(results.tabs().count(), before);
    flow.panels().timeline().choose(secondAttempt);
    QCOMPARE(preview.attempt().kind, PreviewedText::statement);
}

void PreviewTextsTest::saysAsMuchBesideTheTitleAsThereIsRoomFor()
{
    StoryFlow flow;
    QWidget around; // unlike a window, what is inside can be as narrow as it likes
    AttemptPreview shown(flow.theme, &around);
    PreviewedAttempt attempt;
    attempt.title = QStringLiteral("Attempt 2");
    attempt.sql = "SELECT 1";
    attempt.progress = QStringLiteral("what goes on here takes more words than what follows them");
    shown.show(attempt);
    around.resize(1400, 300);
    around.show();
    const auto notesAt = [&](int width) {
        shown.resize(width, 300);
        QStringList notes;
        for (const QLabel* const label : shown.findChildren<QLabel*>()) {
            if (label->property("role") == QStringLiteral("meta") && label->isVisible() && !label->text().isEmpty())
                notes << label->text();
        }
        return notes;
    };
    const QString wayBack = QStringLiteral("preview · Esc goes back to your text");
    QCOMPARE(notesAt(1400), QStringList{attempt.progress + QStringLiteral(" · ") + wayBack});
    int width = 1400;
    const auto narrowUntil = [&](const QStringList& notes) {
        while (width > 0 && notesAt(width) != notes)
            width -= 4;
        return width > 0;
    };
    QVERIFY(narrowUntil({attempt.progress}));
    QVERIFY(narrowUntil({wayBack}));
    QVERIFY(narrowUntil({QStringLiteral("preview")}));
    QVERIFY(narrowUntil({}));
}

void PreviewTextsTest::theOriginHasTheRoomOfAButtonThatIsNotOffered()
{
    StoryFlow flow;
    QWidget around; // unlike a window, what is inside can be as narrow as it likes
    AttemptPreview shown(flow.theme, &around);
    around.resize(1400, 300);
    around.show();
    PreviewedAttempt attempt;
    attempt.title = QStringLiteral("Attempt 1");
    attempt.origin = QStringLiteral("shop.sqlite · 2:02 PM");
    attempt.sql = "SELECT 1";
    const auto leastWidth = [&](PreviewOffer offer) {
        attempt.offer = offer;
        shown.resize(1400, 300);
        shown.show(attempt);
        const QList<QLabel*> labels = shown.findChildren<QLabel*>();
        const auto isOrigin = [&](const QLabel* label) { return label->text() == attempt.origin; };
        const auto origin = std::find_if(labels.begin(), labels.end(), isOrigin);
        int width = 1400;
        for (; width > 0 && origin != labels.end() && (*origin)->isVisible(); width -= 4)
            shown.resize(width, 300);
        return width;
    };
    const int withButton = leastWidth(PreviewOffer::open);
    const auto* const button = shown.findChild<QPushButton*>(QStringLiteral("takePreview"));
    QCOMPARE(leastWidth(PreviewOffer::none) / 4, (withButton - button->sizeHint().width()) / 4);
}

void PreviewTextsTest::anAttemptThatEndedBeforeItsSqlOffersNothing()
{
    StoryFlow flow;
    flow.open(flow.first);
    flow.ask(1, {StoryFlow::wrongSql(1)});
    QVERIFY(StoryFlow::comesSoon([&] { return flow.rows().indexOf(secondAttempt).isValid(); }));
    flow.workbench.cancelRun();
    QVERIFY(StoryFlow::comesSoon([&] { return !flow.workbench.isRunning(); }));
    const AttemptPreview& preview = flow.panels().editor().attemptPreview();
    flow.panels().timeline().choose(firstAttempt);
    QCOMPARE(preview.attempt().offer, PreviewOffer::open);
    flow.panels().timeline().choose(secondAttempt);
    QCOMPARE(preview.attempt().sql, std::string());
    QCOMPARE(preview.attempt().offer, PreviewOffer::none);
}

QTEST_MAIN(PreviewTextsTest)
#include "tst_previewtexts.moc"
