#include "common/theme.h"
#include "support/demorun.h"
#include "support/longrun.h"
#include "support/loudwarnings.h"
#include "support/samplerun.h"
#include "timeline/filternote.h"
#include "timeline/timelineminimap.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace querymend {

namespace {

/// A visible panel and its texts.
class Shown {
public:
    explicit Shown(const std::vector<RunEvent>& events, QSize size = {320, 600})
        : panel(theme), view(*panel.findChild<TimelineView*>())
    {
        qRegisterMetaType<AttemptRef>();
        theme.choose(ThemeChoice::light);
        panel.resize(size);
        panel.show();
        panel.show(events);
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
    }

    [[nodiscard]] AttemptRef current() const
    {
        return view.currentIndex().data(TimelineModel::AttemptRole).value<AttemptRef>();
    }

    void go(const AttemptRef& attempt)
    {
        panel.choose(attempt);
        QCOMPARE(current(), attempt);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&view, key, modifiers);
    }

    Theme theme;
    TimelinePanel panel;
    TimelineView& view;
};

AttemptRef at(std::uint32_t lane, std::uint32_t number)
{
    return {LaneId{lane}, number};
}

bool isBusy(const TimelinePanel& panel)
{
    const auto timers = panel.findChildren<QTimer*>();
    return std::any_of(timers.begin(), timers.end(), [](const QTimer* timer) { return timer->isActive(); });
}

} // namespace

class TimelinePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void saysWhatToDoWhereThereIsNoRun()
    {
        const Shown shown({});
        const auto labels = shown.panel.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text() == QLatin1String("Ask a question, or watch a demo.");
        }));
    }

    void itsTitleIsAlignedWithTheCardsWhereThereIsNoRun()
    {
        const Shown shown({});
        const auto& headline = *shown.panel.findChild<QLabel*>(QStringLiteral("headline"));
        QCOMPARE(headline.mapTo(&shown.panel, headline.contentsRect().topLeft()).x(), 12);
    }

    void showsARunWhileItGoesOn()
    {
        Shown shown({});
        QSignalSpy chosen(&shown.panel, &TimelinePanel::attemptChosen);
        const std::vector<RunEvent> events =
            demoRun("three-hints", [&](const RunEvent& event) { shown.panel.append(event); });
        QVERIFY(!events.empty());
        QTRY_COMPARE(shown.current(), at(0, 3)); // follows the run to its answer
        QVERIFY(!chosen.isEmpty());
        QCOMPARE(chosen.last().first().value<AttemptRef>(), at(0, 3));
        QTRY_VERIFY(!isBusy(shown.panel)); // no animation is left
    }

    void staysWhereSomebodyLooks()
    {
        const std::vector<RunEvent> events = LongRun(22).events();
        const auto half = static_cast<std::ptrdiff_t>(events.size() / 2);
        Shown shown({events.begin(), events.begin() + half});
        shown.go(at(0, 2));
        for (auto event = events.begin() + half; event != events.end(); ++event)
            shown.panel.append(*event);
        QTRY_VERIFY(!shown.view.visualRect(shown.view.model()->index(0, 0)).isNull());
        QTRY_VERIFY(!isBusy(shown.panel));
        QCOMPARE(shown.current(), at(0, 2));
    }

    void walksByKeyboard()
    {
        Shown shown(LongRun(33).events());
        shown.go(at(0, 0));
        shown.press(Qt::Key_Down);
        QCOMPARE(shown.current(), at(0, 1));
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.current(), at(1, 1));
        shown.press(Qt::Key_Up);
        QCOMPARE(shown.current(), at(1, 0));
        shown.press(Qt::Key_Up);
        QCOMPARE(shown.current(), at(0, 10));
        shown.press(Qt::Key_End);
        QCOMPARE(shown.current(), at(2, 10));
        shown.press(Qt::Key_Left);
        QCOMPARE(shown.current(), at(1, 10));
        shown.press(Qt::Key_Home);
        QCOMPARE(shown.current(), at(0, 0));
        shown.press(Qt::Key_PageDown);
        QVERIFY(shown.current().number > 3 || shown.current().lane.value > 0);
        QVERIFY(shown.view.viewport()->rect().contains(shown.view.visualRect(shown.view.currentIndex()).center()));
    }

    void walksAcrossInTheOverview()
    {
        Shown shown(LongRun(33).events());
        shown.view.setZoom(TimelineZoom::overview);
        shown.go(at(0, 4));
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.current(), at(0, 5));
        shown.press(Qt::Key_Down);
        QCOMPARE(shown.current(), at(1, 5));
    }

    void activatesByEnterAndDoubleClick()
    {
        Shown shown(LongRun(11).events());
        QSignalSpy activated(&shown.panel, &TimelinePanel::attemptActivated);
        shown.go(at(0, 1));
        shown.press(Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().value<AttemptRef>(), at(0, 1));
        shown.go(at(0, 0));
        const QPoint middle = shown.view.visualRect(shown.view.currentIndex()).center();
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, middle);
        QTest::mouseDClick(shown.view.viewport(), Qt::LeftButton, {}, middle);
        QCOMPARE(activated.count(), 2);
    }

    void comparesTwo()
    {
        Shown shown(LongRun(22).events());
        QSignalSpy asked(&shown.panel, &TimelinePanel::compareAsked);
        shown.go(at(0, 2));
        shown.press(Qt::Key_Space, Qt::ShiftModifier); // compares with the previous attempt
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked[0][0].value<AttemptRef>(), at(0, 1));
        QCOMPARE(asked[0][1].value<AttemptRef>(), at(0, 2));
        const QPoint other =
            shown.view.visualRect(static_cast<const TimelineModel*>(shown.view.model())->indexOf(at(0, 4))).center();
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, Qt::ControlModifier, other);
        QCOMPARE(asked.count(), 2);
        QCOMPARE(asked[1][0].value<AttemptRef>(), at(0, 2));
        QCOMPARE(asked[1][1].value<AttemptRef>(), at(0, 4));
        const QPoint third =
            shown.view.visualRect(static_cast<const TimelineModel*>(shown.view.model())->indexOf(at(0, 3))).center();
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, Qt::ControlModifier, third);
        QCOMPARE(shown.view.chosen().size(), std::size_t{2}); // a third replaces the first
        QCOMPARE(shown.view.chosen().back(), at(0, 3));
    }

    void zoomsByButtonsKeysAndWheel()
    {
        Shown shown(LongRun(33).events());
        QCOMPARE(shown.view.zoom(), TimelineZoom::detail);
        shown.press(Qt::Key_Minus);
        QCOMPARE(shown.view.zoom(), TimelineZoom::compact);
        const auto buttons = shown.panel.findChildren<QToolButton*>();
        const auto closer = std::find_if(buttons.begin(), buttons.end(), [](const QToolButton* button) {
            return button->accessibleName() == QLatin1String("Zoom in");
        });
        QVERIFY(closer != buttons.end());
        QTest::mouseClick(*closer, Qt::LeftButton);
        QCOMPARE(shown.view.zoom(), TimelineZoom::detail);
        QWheelEvent wheel({10, 10}, shown.view.viewport()->mapToGlobal(QPointF(10, 10)), {}, {0, 120}, Qt::NoButton,
                          Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(shown.view.viewport(), &wheel);
        QCOMPARE(shown.view.zoom(), TimelineZoom::full);
        QVERIFY(!(*closer)->isEnabled());
    }

    void filtersByCategory()
    {
        Shown shown(LongRun(66).events());
        const auto actions = shown.panel.findChildren<QAction*>();
        for (QAction* const action : actions) {
            if (action->isCheckable() && !action->text().startsWith(QLatin1String("Accepted")))
                action->setChecked(false);
        }
        QCOMPARE(shown.view.shownKinds(), bitOf(CardKind::accepted));
        const auto& items = shown.view.arrangement().items();
        QCOMPARE(std::count_if(items.begin(), items.end(), [](const auto& i) { return i.row == TimelineRow::card; }),
                 6);
        const auto* const note = shown.panel.findChild<FilterNote*>();
        QVERIFY(note->isVisible());
        QCOMPARE(note->findChild<QLabel*>()->text(), QStringLiteral("60 attempts hidden by the filter"));
        QTest::mouseClick(note->findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(shown.view.shownKinds(), allCardKinds);
        QVERIFY(!note->isVisible());
        for (QAction* const action : actions) {
            if (action->isCheckable())
                action->setChecked(action->text().startsWith(QLatin1String("Not checked")));
        }
        const auto labels = shown.panel.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text() == QLatin1String("No matching attempts");
        }));
    }

    void holdsTenThousandAttempts()
    {
        Shown shown(LongRun(10'000).events());
        QVERIFY(shown.panel.findChild<TimelineMinimap*>()->isVisible());
        const auto& items = shown.view.arrangement().items();
        QCOMPARE(std::count_if(items.begin(), items.end(), [](const auto& i) { return i.row == TimelineRow::card; }),
                 10'000);
        shown.view.setFocus();
        shown.press(Qt::Key_End);
        QCOMPARE(shown.current(), at(909, 0));
        QVERIFY(shown.view.verticalScrollBar()->maximum() - shown.view.verticalScrollBar()->value() < 20);
        auto* const map = shown.panel.findChild<TimelineMinimap*>();
        QTest::mouseClick(map, Qt::LeftButton, {}, QPoint(10, 0));
        QCOMPARE(shown.view.verticalScrollBar()->value(), 0);
    }

    void switchesTheme()
    {
        Shown shown(sampleRun());
        const QImage light = shown.panel.grab().toImage();
        shown.theme.choose(ThemeChoice::dark);
        const QImage dark = shown.panel.grab().toImage();
        QVERIFY(light != dark);
        QVERIFY(dark.pixelColor(dark.width() / 2, dark.height() - 2).lightnessF() < 0.3F);
    }

    /// Everything that colours express is visible without them.
    void canBeReadInBlackAndWhite()
    {
        Shown shown(LongRun(11).events());
        shown.view.setZoom(TimelineZoom::overview);
        QStringList forms;
        for (const std::uint32_t number : {0U, 1U, 2U, 3U, 10U}) { // syntax, schema, execution, empty, accepted
            const QModelIndex index = static_cast<const TimelineModel*>(shown.view.model())->indexOf(at(0, number));
            const QImage mark = shown.view.viewport()->grab(shown.view.visualRect(index)).toImage();
            const QImage grey = mark.convertToFormat(QImage::Format_Grayscale8)
                                    .convertToFormat(QImage::Format_Mono, Qt::ThresholdDither);
            QString form;
            for (int y = 0; y < grey.height(); ++y) {
                for (int x = 0; x < grey.width(); ++x)
                    form += grey.pixelIndex(x, y) == 0 ? QLatin1Char('.') : QLatin1Char('#');
            }
            QVERIFY(!forms.contains(form));
            forms.append(form);
        }
    }

    void speaksToScreenReaders()
    {
        Shown shown(LongRun(22).events());
        QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(&shown.view);
        QVERIFY(list);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), static_cast<int>(shown.view.arrangement().items().size()));
        QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Attempts"));
        int cards = 0;
        for (int i = 0; i < list->childCount(); ++i) {
            QAccessibleInterface* const row = list->child(i);
            QVERIFY(row && row->isValid());
            QVERIFY(!row->text(QAccessible::Name).isEmpty());
            QCOMPARE(row->parent(), list);
            QCOMPARE(list->indexOfChild(row), i);
            cards += row->state().selectable ? 1 : 0;
        }
        QCOMPARE(cards, 22);
        QAccessibleInterface* const second = list->child(3); // band, lane, first, second
        second->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(shown.current(), at(0, 1));
        QVERIFY(second->state().selected);
        shown.panel.show(LongRun(3).events());
        QVERIFY(!second->isValid()); // it belonged to another run
    }

    void announcesWhatIsNew()
    {
        const std::vector<RunEvent> events = LongRun(2).events();
        Shown shown({events.begin(), events.begin() + 3});
        const auto labels = shown.panel.findChildren<QLabel*>();
        const auto isSaid = [&labels](const QString& words) {
            return std::any_of(labels.begin(), labels.end(),
                               [&words](const QLabel* label) { return label->accessibleName().contains(words); });
        };
        QVERIFY(isSaid(QStringLiteral("calling the model")));
        for (auto event = events.begin() + 3; event != events.end(); ++event)
            shown.panel.append(*event);
        QTRY_VERIFY(isSaid(QStringLiteral("Schema reference, attempt 2, no such column: region")));
    }

    void namesEveryControl()
    {
        const Shown shown(sampleRun());
        const auto buttons = shown.panel.findChildren<QToolButton*>();
        for (const QToolButton* button : buttons)
            QVERIFY(!button->accessibleName().isEmpty() || !button->isVisible());
    }
};

} // namespace querymend

QTEST_MAIN(querymend::TimelinePanelTest)

#include "tst_timelinepanel.moc"
