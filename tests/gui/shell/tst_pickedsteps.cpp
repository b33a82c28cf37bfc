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

private:
    [[nodiscard]] QModelIndex stepOf(StepKind kind) const;
    void click(const QModelIndex& index);
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

QModelIndex PickedStepsTest::stepOf(StepKind kind) const
{
    const std::vector<TimelineSection>& sections = m_flow->rows().rows().sections;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (sections[i].kind == SectionKind::step && sections[i].step.kind == kind)
            return m_flow->rows().index(static_cast<int>(i), 0);
    }
    return {};
}

void PickedStepsTest::click(const QModelIndex& index)
{
    TimelineView& view = m_flow->view();
    view.scrollTo(index);
    const QRect place = view.visualRect(index);
    QVERIFY(view.viewport()->rect().contains(place.center()));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place.center());
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

QTEST_MAIN(PickedStepsTest)
#include "tst_pickedsteps.moc"
