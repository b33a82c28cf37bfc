#include "common/theme.h"
#include "support/longrun.h"
#include "support/loudwarnings.h"
#include "timeline/cardgrounds.h"
#include "timeline/cardpainter.h"
#include "timeline/changepainter.h"
#include "timeline/clockpainter.h"
#include "timeline/timelineclock.h"
#include "timeline/timelinelayout.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelinestyle.h"
#include "timeline/timelineview.h"

#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

#include <algorithm>
#include <memory>

namespace querymend {

/// Cards are painted from texts and grounds that were made for others.
class TimelinePaintingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
        qRegisterMetaType<AttemptRef>();
        m_theme.choose(ThemeChoice::light);
        m_panel = std::make_unique<TimelinePanel>(m_theme);
        m_panel->resize(700, 600);
        m_panel->show();
        m_panel->show(LongRun(44).events());
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }
    void cleanup() { m_panel.reset(); }

    void aCardLooksTheSameWheneverItIsPainted_data()
    {
        QTest::addColumn<TimelineZoom>("zoom");
        QTest::newRow("on one line") << TimelineZoom::compact;
        QTest::newRow("on two lines") << TimelineZoom::detail;
        QTest::newRow("in full") << TimelineZoom::full;
    }

    void aCardLooksTheSameWheneverItIsPainted()
    {
        QFETCH(const TimelineZoom, zoom);
        m_panel->findChild<TimelineView*>()->setZoom(zoom);
        m_panel->choose({LaneId{0}, 0});
        const QImage before = painted();
        m_panel->choose({LaneId{0}, 1});
        QTRY_VERIFY(painted() != before);
        m_panel->choose({LaneId{0}, 0});
        QTRY_COMPARE(painted(), before);
        m_theme.choose(ThemeChoice::dark);
        QTRY_VERIFY(painted() != before);
        m_theme.choose(ThemeChoice::light);
        QTRY_COMPARE(painted(), before);
    }

    void aHeadingIsShownWholeOrNotAtAll()
    {
        TimelineView& view = *m_panel->findChild<TimelineView*>();
        const auto& items = view.arrangement().items();
        const auto heading = std::find_if(items.begin(), items.end(),
                                          [](const TimelineItem& item) { return item.row == TimelineRow::lane; });
        QVERIFY(heading != items.end());
        const QRect rect = heading->rect;
        const auto isBlank = [&](int cut) {
            view.verticalScrollBar()->setValue(rect.top() + cut);
            const QRect rest(rect.left(), 0, rect.width(), rect.height() - cut);
            const QImage seen = view.viewport()->grab(rest).toImage();
            QImage ground(seen.size(), seen.format());
            ground.fill(seen.pixelColor(0, 0));
            return seen == ground;
        };
        QVERIFY(!isBlank(0));
        QVERIFY(isBlank(rect.height() / 2));
        QCOMPARE(view.verticalScrollBar()->value(), rect.top() + rect.height() / 2);
    }

    void aCardWithoutAStatementSaysItsRemarkOnce()
    {
        const QRect card(0, 0, 300, 90);
        const auto lastLine = [&](const QString& remark) {
            QStandardItemModel model(1, 1);
            const QModelIndex index = model.index(0, 0);
            model.setData(index, QStringLiteral("No reply"), Qt::DisplayRole);
            model.setData(index, QStringLiteral("model lost"), TimelineModel::DecisionTextRole);
            model.setData(index, remark, TimelineModel::RemarkRole);
            QImage image(card.size(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            TimelineStyle style;
            CardPainter(painter, m_theme, style, index, {}).paintInLane(card);
            painter.end();
            const int above = 8 + style.workMetrics.height() + 5 + style.metaMetrics.height() + 5;
            return image.copy(0, above, card.width(), style.metaMetrics.height());
        };
        QCOMPARE(lastLine(QStringLiteral("2 waits")), lastLine(QString()));
    }

    void aChangeAtSeveralPlacesSaysAtHowMany_data()
    {
        QTest::addColumn<int>("lacking");
        QTest::newRow("with room for all") << -20;
        QTest::newRow("with a little less") << 5;
    }

    void aChangeAtSeveralPlacesSaysAtHowMany()
    {
        QFETCH(const int, lacking);
        const QString whole = QStringLiteral("name category_name (2\u00D7)");
        const int width = TimelineStyle().codeTexts.widthOf(whole) - lacking;
        const auto drawn = [&](int times) {
            QImage image(width, 20, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            TimelineStyle style;
            const QList<ShownChange> changes{{QStringLiteral("name"), QStringLiteral("category_name"), times}};
            paintChanges(painter, m_theme, style, image.rect(), changes);
            painter.end();
            return image;
        };
        QVERIFY(drawn(1) != drawn(2));
        QVERIFY(drawn(2) != drawn(3));
    }

    void inANarrowCardTheChecksBeginAtOnePlace_data()
    {
        QTest::addColumn<int>("rungs");
        QTest::newRow("without tests") << static_cast<int>(rungCount) - 1;
        QTest::newRow("with tests") << static_cast<int>(rungCount);
    }

    void inANarrowCardTheChecksBeginAtOnePlace()
    {
        QFETCH(const int, rungs);
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        int bits = 0;
        for (int i = 0; i < rungs; ++i)
            bits |= static_cast<int>(RungMark::passed) << (2 * i);
        model.setData(index, bits, TimelineModel::RungsRole);
        QImage image(170, 110, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        TimelineStyle style;
        CardPainter(painter, m_theme, style, index, {}).paintInLane(image.rect());
        painter.end();
        const QColor passed = m_theme.colour(Tone::accepted);
        int left = image.width();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = cardBarWidth + 1; x < left; ++x) {
                if (image.pixelColor(x, y) == passed)
                    left = x;
            }
        }
        QCOMPARE(left, cardBarWidth + 10); // as the texts
    }

    void aHintIsBriefWhereTheDecisionWouldHaveNoRoom()
    {
        const auto card = [&](int width, const QString& hint) {
            QStandardItemModel model(1, 1);
            const QModelIndex index = model.index(0, 0);
            model.setData(index, hint, TimelineModel::HintRole);
            model.setData(index, QStringLiteral("specific"), TimelineModel::HintLevelRole);
            model.setData(index, 1.0, TimelineModel::HintPartRole);
            model.setData(index, QStringLiteral("refine"), TimelineModel::DecisionTextRole);
            QImage image(width, 80, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            TimelineStyle style;
            CardPainter(painter, m_theme, style, index, {}).paint(image.rect(), TimelineZoom::detail);
            return image;
        };
        const QString whole = QStringLiteral("a hint that is more specific than the one before");
        const QString brief = QStringLiteral("specific");
        const int narrow = QFontMetrics(Theme::metaFont()).horizontalAdvance(whole);
        QCOMPARE(card(narrow, whole), card(narrow, brief));
        QVERIFY(card(2 * narrow, whole) != card(2 * narrow, brief));
    }

    void theTimeGivesWayToTheDecision()
    {
        const QString decision = QStringLiteral("paused before calling the database, and waits for an answer");
        const QString time = QStringLiteral("981 ms");
        const auto card = [&](int width, const QString& cost) {
            QStandardItemModel model(1, 1);
            const QModelIndex index = model.index(0, 0);
            model.setData(index, decision, TimelineModel::DecisionTextRole);
            model.setData(index, cost, TimelineModel::CostRole);
            QImage image(width, 80, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            TimelineStyle style;
            CardPainter(painter, m_theme, style, index, {}).paint(image.rect(), TimelineZoom::detail);
            return image;
        };
        const QFontMetrics metrics(Theme::metaFont());
        constexpr int side = 12;
        const int icon = TimelineStyle().smallIconSide + 5;
        const int timeWidth = metrics.horizontalAdvance(time);
        const int before = cardBarWidth + side + icon + metrics.horizontalAdvance(decision);
        const int room = before + 8 + timeWidth + side;
        const QRect withoutTime(0, 0, before, 80);
        QVERIFY(card(room, time) != card(room, {}));
        QCOMPARE(card(room, time).copy(withoutTime), card(room, {}).copy(withoutTime));
        QCOMPARE(card(room - 1, time), card(room - 1, {}));
    }

    void aLongLabelOfTheClockIsNotStruckThrough()
    {
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        const QString blanks(80, QChar(QChar::Nbsp));
        model.setData(index, QStringLiteral("attempt") + blanks + QStringLiteral("corrected"), Qt::DisplayRole);
        model.setData(index, static_cast<int>(TimelineRow::step), TimelineModel::RowRole);
        const int most = QFontMetrics(Theme::metaFont()).horizontalAdvance(blanks);
        const ClockScale scale{0, 100, 40 + most / 2, 2000};
        const QRect row(0, 0, 2100, 32);
        const auto hasMark = [&] {
            QImage image(row.size(), QImage::Format_ARGB32_Premultiplied);
            image.fill(m_theme.colour(Tone::panel));
            QPainter painter(&image);
            TimelineStyle style;
            ClockPainter clock(painter, m_theme, style, scale);
            clock.paintMarks(row);
            const QRgb mark = image.pixel(scale.left, row.center().y());
            clock.paintRow(row, index, {});
            return image.pixel(scale.left, row.center().y()) == mark;
        };
        QVERIFY(!hasMark());
        model.setData(index, QStringLiteral("short"), Qt::DisplayRole);
        QVERIFY(hasMark());
    }

    void theCheckInTheOverviewHasNoCircle_data()
    {
        QTest::addColumn<bool>("isAnswer");
        QTest::addColumn<bool>("isChosen");
        QTest::newRow("accepted") << false << false;
        QTest::newRow("the answer") << true << false;
        QTest::newRow("the answer, chosen") << true << true;
    }

    void theCheckInTheOverviewHasNoCircle()
    {
        QFETCH(const bool, isAnswer);
        QFETCH(const bool, isChosen);
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        model.setData(index, static_cast<int>(CardKind::accepted), TimelineModel::CardKindRole);
        model.setData(index, static_cast<int>(CardPhase::done), TimelineModel::PhaseRole);
        model.setData(index, isAnswer, TimelineModel::AnswerRole);
        QImage image(16, 20, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        TimelineStyle style;
        CardState state;
        state.isChosen = isChosen;
        CardPainter(painter, m_theme, style, index, state).paint(image.rect(), TimelineZoom::overview);
        painter.end();
        for (int y = 4; y < 8; ++y) { // within the frames, and over the short end of the check
            for (int x = 4; x < 8; ++x)
                QCOMPARE(image.pixelColor(x, y), m_theme.colour(Tone::accepted));
        }
    }

    void aTimeOnTheClockIsNotStruckThrough()
    {
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        model.setData(index, static_cast<int>(TimelineRow::step), TimelineModel::RowRole);
        model.setData(index, QVariant::fromValue(std::vector<CardSpan>{{TimeUse::checks, 0, 1}}),
                      TimelineModel::SpansRole);
        model.setData(index, qint64{17}, TimelineModel::DurationRole);
        const ClockScale scale{0, 100, 40, 2000};
        const QRect row(0, 0, 2100, 32);
        QImage image(row.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(m_theme.colour(Tone::panel));
        QPainter painter(&image);
        TimelineStyle style;
        ClockPainter clock(painter, m_theme, style, scale);
        const int time = scale.xOf(1) + 8;
        const int gap = time + QFontMetrics(Theme::metaFont()).horizontalAdvance(QStringLiteral("17"));
        painter.setPen(m_theme.colour(Tone::line));
        painter.drawLine(gap + 1, row.top(), gap + 1, row.bottom()); // a mark of the axis, in the blank of the time
        clock.paintRow(row, index, {});
        painter.end();
        QCOMPARE(image.pixelColor(gap + 1, row.center().y()), m_theme.colour(Tone::panel));
        QCOMPARE(image.pixelColor(gap + 1, row.top()), m_theme.colour(Tone::line));
    }

    void whatIsTakenOutIsStruckThroughFromEndToEnd()
    {
        QFont font = QApplication::font();
        font.setStrikeOut(true);
        PaintedTexts texts(font);
        const QString text = QStringLiteral("a . . b"); // only the line is in the gaps
        constexpr int left = 40;
        const int width = texts.widthOf(text);
        QImage image(left + width + 40, 40, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        texts.paint(painter, {left, 0, width, 40}, text, Qt::black);
        painter.end();
        const int top = (40 - texts.metrics().height()) / 2;
        const int line = top + texts.metrics().ascent() - texts.metrics().strikeOutPos();
        for (int x = 0; x < image.width(); ++x) {
            const bool isInText = x >= left && x < left + width;
            QVERIFY2((image.pixelColor(x, line) == Qt::black) == isInText, qPrintable(QString::number(x)));
        }
    }

    void anotherZoomChoosesNothing()
    {
        const QSignalSpy chosen(m_panel.get(), &TimelinePanel::attemptChosen);
        for (const TimelineZoom zoom : {TimelineZoom::compact, TimelineZoom::overview, TimelineZoom::full})
            m_panel->findChild<TimelineView*>()->setZoom(zoom);
        QCOMPARE(chosen.size(), 0);
    }

private:
    [[nodiscard]] QImage painted() const
    {
        QImage image(m_panel->size(), QImage::Format_ARGB32_Premultiplied);
        m_panel->render(&image);
        return image;
    }

    Theme m_theme;
    std::unique_ptr<TimelinePanel> m_panel;
};

} // namespace querymend

QTEST_MAIN(querymend::TimelinePaintingTest)
#include "tst_timelinepainting.moc"
