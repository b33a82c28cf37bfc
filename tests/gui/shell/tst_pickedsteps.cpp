// A click on a step of the timeline opens it in the inspector.

#include "gui/shell/storyflow.h"
#include "inspector/steppage.h"
#include "support/loudwarnings.h"

#include <QLabel>
#include <QTabWidget>
#include <QTextEdit>

#include <algorithm>

using namespace querymend;

class PickedStepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_flow.reset(); }
    void aClickOpensTheStep_data();
    void aClickOpensTheStep();
    void anAttemptTakesThePlaceOfTheStep();
    void aStepOfTheParentStaysUntilAnotherIsPicked();
    void aStepOfTheParentLeavesWithIt();

private:
    [[nodiscard]] QModelIndex stepOf(StepKind kind) const { return stepOn(m_flow->view(), kind); }
    [[nodiscard]] static QModelIndex stepOn(const TimelineView& view, StepKind kind);
    void click(const QModelIndex& index) { click(m_flow->view(), index); }
    static void click(TimelineView& view, const QModelIndex& index);
    /// Shows a parent beside the run, and picks a step of it.
    void pickOnTheParent();
    [[nodiscard]] bool isSaidToBeEarlier() const;
    /// The page of steps; null as long as none was opened.
    [[nodiscard]] StepPage* page() const { return m_flow->panels().inspector().findChild<StepPage*>(); }
    [[nodiscard]] bool isShown() const { return page() && page()->isVisible(); }

    std::unique_ptr<StoryFlow> m_flow;
};

/// A first attempt that names a column that there nearly is, which is corrected without a model, and an answer.
void PickedStepsTest::init()
{
    failOnWarnings();
    m_flow = std::make_unique<StoryFlow>();
    m_flow->window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_flow->window.get()));
    m_flow->open(m_flow->first);
    m_flow->askToTheEnd(1, {"SELECT N_ FROM t1", StoryFlow::rightSql(1)});
}

QModelIndex PickedStepsTest::stepOn(const TimelineView& view, StepKind kind)
{
    const auto& model = dynamic_cast<const TimelineModel&>(*view.model());
    const std::vector<TimelineSection>& sections = model.rows().sections;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (sections[i].kind == SectionKind::step && sections[i].step.kind == kind)
            return model.index(static_cast<int>(i), 0);
    }
    return {};
}

void PickedStepsTest::click(TimelineView& view, const QModelIndex& index)
{
    const auto isSeen = [&] {
        view.scrollTo(index);
        return view.viewport()->rect().contains(view.visualRect(index).center());
    };
    QTRY_VERIFY(isSeen()); // a timeline that has just appeared has no size yet
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
}

void PickedStepsTest::pickOnTheParent()
{
    m_flow->panels().showBeside(m_flow->kept(1), QStringLiteral("parent"), QStringLiteral("fork"));
    m_flow->settle();
    click(m_flow->earlierView(), stepOn(m_flow->earlierView(), StepKind::linked));
    QVERIFY(isShown());
}

bool PickedStepsTest::isSaidToBeEarlier() const
{
    return std::ranges::any_of(page()->findChildren<QLabel*>(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral("earlier run · test.db"));
    });
}

void PickedStepsTest::aClickOpensTheStep_data()
{
    QTest::addColumn<StepKind>("kind");
    QTest::addColumn<QString>("words");
    QTest::newRow("the answer") << StepKind::selected << QStringLiteral("Answer: attempt");
    QTest::newRow("a correction without a model")
        << StepKind::mended << QStringLiteral("Correction without a model, attempt 1");
    QTest::newRow("the tables that the question is about") << StepKind::linked << QStringLiteral("likely table");
}

void PickedStepsTest::aClickOpensTheStep()
{
    QFETCH(const StepKind, kind);
    QFETCH(const QString, words);
    const QModelIndex step = stepOf(kind);
    QVERIFY(step.isValid());
    QVERIFY(!isShown());
    click(step);
    QVERIFY(isShown());
    QVERIFY(page()->step());
    QCOMPARE(page()->step()->kind, kind);
    QVERIFY(m_flow->view().isMarked(step));
    QVERIFY(!m_flow->view().isMarked(m_flow->rows().indexOf(*m_flow->panels().run().answer())));
    QVERIFY(m_flow->view().viewport()->rect().intersects(m_flow->view().visualRect(step)));
    QString said;
    for (const QLabel* const label : page()->findChildren<QLabel*>())
        said += label->text();
    for (const QTextEdit* const pane : page()->tabs().widget(0)->findChildren<QTextEdit*>())
        said += pane->toPlainText();
    QVERIFY2(said.contains(words), qPrintable(said));
}

void PickedStepsTest::anAttemptTakesThePlaceOfTheStep()
{
    click(stepOf(StepKind::selected));
    QVERIFY(isShown());
    click(m_flow->rows().indexOf(firstAttempt));
    QVERIFY(!isShown());
    QVERIFY(m_flow->view().isMarked(m_flow->rows().indexOf(firstAttempt)));
}

void PickedStepsTest::aStepOfTheParentStaysUntilAnotherIsPicked()
{
    pickOnTheParent();
    QVERIFY(isSaidToBeEarlier());
    m_flow->view().refresh(); // as for an event that is recorded meanwhile
    QVERIFY(isShown());
    m_flow->panels().speakAgain();
    QVERIFY(isShown() && isSaidToBeEarlier());
    click(stepOf(StepKind::selected));
    QVERIFY(isShown());
    QCOMPARE(page()->step()->kind, StepKind::selected);
    QVERIFY(!isSaidToBeEarlier());
    QVERIFY(!m_flow->earlierView().markedStep().isValid());
    m_flow->earlierView().refresh();
    QCOMPARE(page()->step()->kind, StepKind::selected);
}

void PickedStepsTest::aStepOfTheParentLeavesWithIt()
{
    pickOnTheParent();
    m_flow->panels().hideBeside();
    QVERIFY(!isShown());
    QCOMPARE(m_flow->inspected(), StoryFlow::rightSql(1));
}

QTEST_MAIN(PickedStepsTest)
#include "tst_pickedsteps.moc"
