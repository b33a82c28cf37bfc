#include "editor/text/textstyle.h"
#include "gui/shell/storyflow.h"
#include "results/resulttabs.h"

#include <QPushButton>

using namespace querymend;

/// A reply without SQL is previewed as the prose that it is.
class ProsePreviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proseIsShownPlainAndWrapped();
    void aReplyWithoutSqlIsProse();
};

void ProsePreviewTest::proseIsShownPlainAndWrapped()
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

void ProsePreviewTest::aReplyWithoutSqlIsProse()
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

QTEST_MAIN(ProsePreviewTest)
#include "tst_prosepreview.moc"
