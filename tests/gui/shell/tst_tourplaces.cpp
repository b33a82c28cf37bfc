#include "common/theme.h"
#include "editor/editorpanel.h"
#include "editor/problems/problemmarks.h"
#include "editor/text/sqleditor.h"
#include "gui/shell/cutofftexts.h"
#include "gui/shell/tourflow.h"
#include "results/messages/messagespage.h"
#include "results/resulttabs.h"
#include "shell/partsinuse.h"

#include <QAbstractButton>
#include <QGuiApplication>
#include <QStringList>

using namespace querymend;

/// The callout of the tour points at what it speaks of, and never covers it.
class TourPlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void isBesideWhatItSpeaksOf_data();
    void isBesideWhatItSpeaksOf();
    void followsWhatItSpeaksOf();
    void leavesTheButtonsOfAQuestionInSight();
    void leavesTheMarkedNameInSight();
    void eachLineIsInUseOnceWithWhatIsSaidBelowIt();
    void growsWithTheLetters();
    void pointsAtNothingThatIsHidden_data();
    void pointsAtNothingThatIsHidden();
};

void TourPlacesTest::isBesideWhatItSpeaksOf_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    constexpr QSize small(1024, 700);
    constexpr QSize middle(1366, 768);
    for (const auto& [size, name] : {std::pair(small, "small window"), {middle, "laptop"}}) {
        for (const auto& [pixels, text] : {std::pair(13, "usual text"), {24, "large text"}}) {
            QTest::addRow("%s, %s", name, text) << size << pixels << Qt::LeftToRight;
            QTest::addRow("%s, %s, from right to left", name, text) << size << pixels << Qt::RightToLeft;
        }
    }
}

void TourPlacesTest::isBesideWhatItSpeaksOf()
{
    QFETCH(const QSize, size);
    QFETCH(const int, pixels);
    QFETCH(const Qt::LayoutDirection, direction);
    QGuiApplication::setLayoutDirection(direction);
    const auto flow = tourFlow(pixels, size);
    QVERIFY(QTest::qWaitForWindowExposed(flow->window.get(), 60000));
    flow->trigger("tour");
    for (int step = 1; step <= TourFlow::steps; ++step) {
        QTRY_VERIFY_WITH_TIMEOUT(flow->isThere(step), TourFlow::patience);
        const auto isPlaced = [&] {
            const QRect callout = flow->callout()->geometry();
            const bool isPointing = !flow->callout()->contentsMargins().isNull();
            return flow->window->rect().contains(callout) && !callout.intersects(flow->subject(step))
                && (isPointing || (flow->subject(step).isEmpty() && pixels > 13));
        };
        QTRY_VERIFY2(isPlaced(), qPrintable(QStringLiteral("step %1").arg(step)));
        QTRY_COMPARE(cutOffIn(*flow->callout()), QStringList());
        flow->goForward();
    }
}

void TourPlacesTest::followsWhatItSpeaksOf()
{
    const auto flow = tourFlow();
    QVERIFY(QTest::qWaitForWindowExposed(flow->window.get(), 60000));
    flow->takeTo(2);
    const QRect before = flow->subject(2);
    flow->window->resize(1024, 700);
    QTRY_VERIFY(flow->subject(2) != before);
    const auto isBeside = [&] {
        const QRect callout = flow->callout()->geometry();
        return flow->window->rect().contains(callout) && !callout.intersects(flow->subject(2))
            && callout.right() < flow->subject(2).left() && flow->subject(2).left() - callout.right() < 8;
    };
    QTRY_VERIFY(isBeside());
}

void TourPlacesTest::leavesTheButtonsOfAQuestionInSight()
{
    const auto flow = tourFlow(13, {1024, 700});
    QVERIFY(QTest::qWaitForWindowExposed(flow->window.get(), 60000));
    flow->takeTo(1);
    const auto coveredButtons = [&] {
        QStringList covered;
        for (const auto* const button : flow->panels().ask().findChildren<QAbstractButton*>()) {
            if (flow->callout()->geometry().intersects(flow->inWindow(*button, button->rect())))
                covered << button->text();
        }
        return covered;
    };
    QVERIFY(flow->inWindow(flow->panels().ask().modelChip(), flow->panels().ask().modelChip().rect()).isValid());
    QTRY_COMPARE(coveredButtons(), QStringList());
}

void TourPlacesTest::leavesTheMarkedNameInSight()
{
    const auto flow = tourFlow(13, {1366, 768});
    QVERIFY(QTest::qWaitForWindowExposed(flow->window.get(), 60000));
    flow->takeTo(2);
    AttemptPreview& preview = flow->panels().editor().attemptPreview();
    QTRY_VERIFY(preview.isVisible() && !preview.marks().problems().empty());
    const SqlEditor& sql = preview.editor();
    const auto isInSight = [&] {
        const auto at = static_cast<long>(preview.marks().problems().front().range.end);
        const QPoint end(static_cast<int>(sql.send(QsciScintilla::SCI_POINTXFROMPOSITION, 0, at)),
                         static_cast<int>(sql.send(QsciScintilla::SCI_POINTYFROMPOSITION, 0, at)));
        const QPoint inWindow = sql.viewport()->mapTo(flow->window.get(), end);
        return !flow->callout()->geometry().intersects(QRect(inWindow, QSize(1, 10)));
    };
    QTRY_VERIFY(isInSight());
}

void TourPlacesTest::eachLineIsInUseOnceWithWhatIsSaidBelowIt()
{
    Theme theme;
    QWidget window;
    window.resize(600, 400);
    auto* const editor = new SqlEditor(theme, &window);
    editor->setGeometry(window.rect());
    editor->setSqlText("SELECT region,\n  city\nFROM customers");
    editor->setAnnotationDisplay(QsciScintilla::AnnotationStandard);
    editor->annotate(0, QStringLiteral("There is no region.\nThere is a city.\nThere is a country."), 0);
    const QWidget over(&window);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QList<QRect> used = partsInUse(window, over);
    QCOMPARE(used.size(), qsizetype{3});
    QVERIFY(used[0].height() > used[1].height());
    QVERIFY(used[1].top() > used[0].bottom());
    QVERIFY(used[2].top() > used[1].bottom());
}

void TourPlacesTest::growsWithTheLetters()
{
    const auto flow = tourFlow();
    QVERIFY(QTest::qWaitForWindowExposed(flow->window.get(), 60000));
    flow->takeTo(1);
    const QSize before = flow->callout()->size();
    flow->theme.setTextPixels(24);
    QTRY_VERIFY(flow->callout()->width() > before.width() && flow->callout()->height() > before.height());
    flow->theme.setTextPixels(13);
}

void TourPlacesTest::pointsAtNothingThatIsHidden_data()
{
    using Hide = std::function<void(TourFlow&)>;
    QTest::addColumn<int>("step");
    QTest::addColumn<Hide>("hide");
    QTest::newRow("the timeline was closed") << 2 << Hide([](TourFlow& flow) { flow.dock("timeline").close(); });
    QTest::newRow("the timeline is a window of its own")
        << 3 << Hide([](TourFlow& flow) { flow.dock("timeline").setFloating(true); });
    QTest::newRow("another tab is in front of the rows") << 4 << Hide([](TourFlow& flow) {
        ResultsPanel& results = flow.panels().results();
        results.tabs().setCurrentWidget(&results.messages());
    });
}

void TourPlacesTest::pointsAtNothingThatIsHidden()
{
    QFETCH(const int, step);
    QFETCH(const std::function<void(TourFlow&)>, hide);
    const auto flow = tourFlow();
    QVERIFY(QTest::qWaitForWindowExposed(flow->window.get(), 60000));
    flow->takeTo(step);
    QTRY_VERIFY(!flow->callout()->contentsMargins().isNull());
    hide(*flow);
    QTRY_VERIFY(flow->callout()->contentsMargins().isNull());
    QVERIFY(flow->window->rect().contains(flow->callout()->geometry()));
    flow->goForward();
    QTRY_VERIFY_WITH_TIMEOUT(flow->isThere(step + 1), TourFlow::patience);
}

QTEST_MAIN(TourPlacesTest)
#include "tst_tourplaces.moc"
