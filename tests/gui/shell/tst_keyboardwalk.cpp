#include "editor/editorpanel.h"
#include "editor/pages/attemptpreview.h"
#include "editor/problems/problemmarks.h"
#include "editor/text/sqleditor.h"
#include "inspector/comparedialog.h"
#include "inspector/inspectorpanel.h"
#include "results/grid/resultgrid.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "support/windowflow.h"
#include "timeline/timelineview.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <memory>

using namespace querymend;

/// From a first start to a file that can be shown to others, without a mouse.
class KeyboardWalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_flow.reset(); }

    void leadsFromAQuestionToItsErrorItsRowsAndAFile();

private:
    static constexpr int patience = 30000;
    static constexpr int mostKeys = 40;

    /// Keys go to what has the focus, in whichever window.
    static QWidget* target()
    {
        return QApplication::focusWidget() ? QApplication::focusWidget() : QApplication::activeWindow();
    }
    static void press(const char* keys) { QTest::keySequence(target(), QKeySequence(QLatin1String(keys))); }
    static void type(const QString& text) { QTest::keyClicks(target(), text); }
    /// Presses a key until the window is where it should be.
    template <class Condition>
    static bool pressUntil(const char* keys, Condition isThere)
    {
        for (int i = 0; i < mostKeys && !isThere(); ++i)
            press(keys);
        return isThere();
    }
    static void command(const QString& words)
    {
        press("Ctrl+K");
        type(words);
        press("Return");
    }
    void askAnOfferedQuestion();
    void goToTheErrorOfTheFirstAttempt();
    void compareTheAttempts();
    void readARowOfTheAnswer();
    void exportTheRun();
    [[nodiscard]] const Panels& panels() const { return m_flow->window->panels(); }
    [[nodiscard]] std::uint32_t chosenNumber() const { return panels().chosen()->attempt.number; }

    std::unique_ptr<WindowFlow> m_flow;
};

void KeyboardWalkTest::init()
{
    m_flow = std::make_unique<WindowFlow>();
    m_flow->window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_flow->window.get()));
    m_flow->window->openSample(); // as a first start does
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, patience);
    QVERIFY(QApplication::focusWidget());
}

void KeyboardWalkTest::leadsFromAQuestionToItsErrorItsRowsAndAFile()
{
    const std::array steps{&KeyboardWalkTest::askAnOfferedQuestion, &KeyboardWalkTest::goToTheErrorOfTheFirstAttempt,
                           &KeyboardWalkTest::compareTheAttempts, &KeyboardWalkTest::readARowOfTheAnswer,
                           &KeyboardWalkTest::exportTheRun};
    for (const auto step : steps) {
        (this->*step)();
        if (QTest::currentTestFailed())
            return;
    }
}

void KeyboardWalkTest::askAnOfferedQuestion()
{
    press("Ctrl+L");
    const auto isAtOffer = [] {
        const auto* const button = qobject_cast<const QPushButton*>(QApplication::focusWidget());
        return button && button->text().endsWith(u'?');
    };
    QVERIFY(pressUntil("Tab", isAtOffer));
    press("Space");
    QTRY_VERIFY_WITH_TIMEOUT(panels().run().outcome() == RunOutcome::solved, patience);
    QTRY_VERIFY_WITH_TIMEOUT(panels().results().rowsOfRun() && !panels().results().isRunning(), patience);
}

void KeyboardWalkTest::goToTheErrorOfTheFirstAttempt()
{
    press("Ctrl+3");
    press("Home");
    QVERIFY(pressUntil("Down", [this] { return chosenNumber() == 0; }));
    press("F6");
    const AttemptPreview& preview = panels().editor().attemptPreview();
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&preview.editor()));
    QVERIFY(!preview.marks().problems().empty());
    QCOMPARE(preview.editor().selectedRange(), preview.marks().problems().front().range);
    QVERIFY(!preview.editor().selectedRange().empty());
    press("F6");
    QVERIFY(qobject_cast<TimelineView*>(QApplication::focusWidget()));
}

void KeyboardWalkTest::compareTheAttempts()
{
    QVERIFY(pressUntil("Down", [this] { return chosenNumber() == 1; }));
    command(QStringLiteral("compare attempts"));
    QTRY_VERIFY(qobject_cast<CompareDialog*>(QApplication::activeWindow()));
    QWidget* const dialog = QApplication::activeWindow();
    const auto side = [dialog](const char* name) {
        const auto boxes = dialog->findChildren<QComboBox*>();
        const auto found = std::ranges::find(boxes, QLatin1String(name), &QWidget::accessibleName);
        return found == boxes.end() ? nullptr : *found;
    };
    const QComboBox* const left = side("On the left");
    const QComboBox* const right = side("On the right");
    QVERIFY(left && right && left->currentIndex() != right->currentIndex());
    for (const QComboBox* const box : {left, right})
        QVERIFY(pressUntil("Tab", [box] { return QApplication::focusWidget() == box; }));
    press("Esc");
    QVERIFY(!dialog->isVisible());
    m_flow->window->activateWindow(); // there is no window manager
    QVERIFY(QTest::qWaitForWindowActive(m_flow->window.get()));
}

void KeyboardWalkTest::readARowOfTheAnswer()
{
    press("Ctrl+3");
    press("End");
    QVERIFY(pressUntil("Up", [this] { return panels().run().chosen() == panels().run().answer(); }));
    QTRY_VERIFY_WITH_TIMEOUT(panels().results().rowsOfRun() && !panels().results().isRunning(), patience);
    press("Ctrl+2");
    const ResultGrid& grid = panels().results().rowsOfRun()->grid();
    QCOMPARE(QApplication::focusWidget(), static_cast<const QWidget*>(&grid));
    press("Ctrl+Home");
    QVERIFY(grid.currentIndex().isValid());
    QVERIFY(!grid.currentIndex().data().toString().isEmpty());
}

void KeyboardWalkTest::exportTheRun()
{
    const QString path = m_flow->folder.filePath(QStringLiteral("walk.html"));
    command(QStringLiteral("export run"));
    QTRY_VERIFY(qobject_cast<QFileDialog*>(QApplication::activeWindow()));
    press("Ctrl+A");
    type(path);
    press("Return");
    QTRY_VERIFY(QFileInfo::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    const QAbstractItemModel& rows = *panels().results().rowsOfRun()->grid().model();
    QVERIFY(page.contains(rows.index(0, 0).data().toString()));
    QVERIFY(page.contains(QStringLiteral("</html>")));
}

QTEST_MAIN(KeyboardWalkTest)
#include "tst_keyboardwalk.moc"
