#include "common/elidedlabel.h"
#include "common/elidedlines.h"
#include "steer/changeform.h"
#include "support/loudwarnings.h"
#include "support/steerflow.h"

#include <QApplication>
#include <QDockWidget>
#include <QHelpEvent>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolTip>
#include <QVBoxLayout>

using namespace querymend;

namespace {

constexpr QSize smallest(1024, 700); ///< the smallest supported window

} // namespace

/// The controls above the timeline fit into a small window while a run is steered, in every language.
class SteerRoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_flow.reset(); }
    void staysAsSmallAsItWas_data();
    void staysAsSmallAsItWas();
    void hasAllOfThePlayerInOneRow_data() { staysAsSmallAsItWas_data(); }
    void hasAllOfThePlayerInOneRow();
    void saysHowTheRunStandsInFull_data() { staysAsSmallAsItWas_data(); }
    void saysHowTheRunStandsInFull();
    void aStatementAloneScrollsItself();
    void aFormTakesWhatThePanelBelowCanSpare();

private:
    void choose(const AttemptRef& attempt);
    void holdSize(const char* state);
    void holdApart(const char* state);

    std::unique_ptr<SteerFlow> m_flow;
};

void SteerRoomTest::init()
{
    failOnWarnings();
    m_flow = std::make_unique<SteerFlow>();
    ModelProfile profile;
    profile.name = "a-model-whose-name-says-all-that-there-is-to-know-instruct-2507-q8_0";
    profile.format = "ollama";
    profile.baseUrl = "http://localhost:11434";
    profile.model = profile.name;
    QVERIFY(!m_flow->models.keep({profile}));
    QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
}

void SteerRoomTest::staysAsSmallAsItWas_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("in English") << QStringLiteral("en");
    QTest::newRow("in Italian") << QStringLiteral("it");
    QTest::newRow("in Russian") << QStringLiteral("ru");
}

void SteerRoomTest::staysAsSmallAsItWas()
{
    QFETCH(const QString, language);
    m_flow->languages.choose(language.toStdString());
    m_flow->openSample();
    m_flow->window->resize(smallest);
    holdSize("at rest");
    m_flow->action(SteerAction::beforeModel).trigger();
    m_flow->action(SteerAction::beforeDatabase).trigger();
    m_flow->playUntilStopped("three-hints");
    holdSize("paused before calling the model");
    m_flow->action(SteerAction::edit).trigger();
    holdSize("with the form of the first call");
    m_flow->action(SteerAction::proceed).trigger();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->recorded<RunPaused>().size(), std::size_t{2}, SteerFlow::patience);
    QTRY_VERIFY(m_flow->action(SteerAction::proceed).isEnabled());
    m_flow->action(SteerAction::edit).trigger();
    holdSize("with the form of a statement");
    m_flow->field<QPlainTextEdit>("sql")->setPlainText(QStringLiteral("DELETE FROM customers"));
    m_flow->press("submitChange");
    QVERIFY(!m_flow->problemOf("sql").isEmpty());
    holdSize("with a refused statement");
    m_flow->action(SteerAction::beforeDatabase).trigger();
    m_flow->action(SteerAction::proceed).trigger();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->recorded<RunPaused>().size(), std::size_t{3}, SteerFlow::patience);
    QTRY_VERIFY(m_flow->action(SteerAction::proceed).isEnabled());
    m_flow->action(SteerAction::edit).trigger();
    holdSize("with the form of a correction");
    m_flow->action(SteerAction::beforeModel).trigger();
    m_flow->action(SteerAction::proceed).trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_flow->outcome().has_value(), SteerFlow::patience);
    choose(secondAttempt);
    holdSize("with an attempt");
    m_flow->action(SteerAction::retry).trigger();
    m_flow->press("submitChange");
    holdSize("with the form of a retry");
    m_flow->press("leaveChange");
    m_flow->action(SteerAction::again).trigger();
    m_flow->press("submitAgain");
    holdSize("with the form of one more run");
    m_flow->action(SteerAction::replay).trigger();
    m_flow->press("pausePlayback");
    holdSize("while it is replayed");
    m_flow->window->steering().playback().finish();
    holdSize("at the end of the replay");
    m_flow->press("leavePlayback");
    choose(secondAttempt);
    m_flow->action(SteerAction::accept).trigger(); // a failed attempt cannot be the answer
    holdSize("with a refusal");
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->action(SteerAction::fork).trigger();
    holdSize("with the form of a fork");
    m_flow->press("submitChange");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, SteerFlow::patience);
    choose(secondAttempt);
    holdSize("beside the run that it was forked from");
    for (QAction* const action : m_flow->window->actions()) {
        if (action->objectName() == QStringLiteral("present"))
            action->trigger();
    }
    holdSize("before a room");
}

void SteerRoomTest::hasAllOfThePlayerInOneRow()
{
    QFETCH(const QString, language);
    m_flow->languages.choose(language.toStdString());
    m_flow->openSample();
    m_flow->window->resize(smallest);
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->window->demonstration().play("three-hints");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, SteerFlow::patience);
    m_flow->action(SteerAction::replay).trigger();
    m_flow->press("pausePlayback");
    const auto middleOf = [&](const char* name) {
        const auto* const widget = m_flow->part<QWidget>(name);
        return widget->mapTo(m_flow->window.get(), widget->rect().center()).y();
    };
    for (const char* const name : {"backPlayback", "stepPlayback", "speedPlayback"})
        QTRY_VERIFY2(std::abs(middleOf(name) - middleOf("pausePlayback")) <= 1, name);
    const auto* const title = m_flow->part<ElidedLabel>("shownPlayback"); // of one line or two
    QVERIFY(title->height() >= 2 * title->fontMetrics().height());
}

void SteerRoomTest::saysHowTheRunStandsInFull()
{
    QFETCH(const QString, language);
    m_flow->languages.choose(language.toStdString());
    m_flow->openSample();
    m_flow->window->resize(smallest);
    m_flow->action(SteerAction::beforeModel).trigger();
    m_flow->playUntilStopped("three-hints");
    auto* const headline = m_flow->window->panels().timeline().findChild<ElidedLabel*>(QStringLiteral("headline"));
    QVERIFY(headline);
    const auto lines = [&] { return elidedLines(headline->text(), headline->font(), headline->width(), 3); };
    QTRY_VERIFY(headline->height() >= lines().size() * headline->fontMetrics().height());
    if (!lines().join(QLatin1Char(' ')).contains(QChar(0x2026)))
        return;
    const QPoint middle = headline->rect().center();
    QHelpEvent help(QEvent::ToolTip, middle, headline->mapToGlobal(middle));
    QApplication::sendEvent(headline, &help);
    QVERIFY2(QToolTip::text().startsWith(headline->text()), qPrintable(QToolTip::text()));
}

void SteerRoomTest::choose(const AttemptRef& attempt)
{
    m_flow->window->panels().timeline().choose(attempt);
    QTRY_VERIFY(m_flow->action(SteerAction::fork).isEnabled());
}

void SteerRoomTest::holdSize(const char* state)
{
    for (const QSize& size : {QSize(1920, 1080), smallest}) {
        m_flow->window->resize(size);
        QTRY_COMPARE(m_flow->window->size(), size); // layouts have computed their minimum sizes by now
    }
    holdApart(state);
    const int needed = m_flow->window->minimumSizeHint().width();
    QVERIFY2(needed <= smallest.width(), qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(state)).arg(needed)));
}

/// Buttons do not overlap the fields that they belong to.
void SteerRoomTest::holdApart(const char* state)
{
    QWidget* const panel = m_flow->panel();
    for (const char* const name : {"submitChange", "submitAgain"}) {
        const auto* const button = m_flow->part<QPushButton>(name);
        if (!button || !button->isVisible())
            continue;
        for (const auto* const fields : panel->findChildren<QScrollArea*>()) {
            const auto placeOf = [panel](const QWidget& of) { return QRect(of.mapTo(panel, QPoint()), of.size()); };
            if (fields->isVisible())
                QTRY_VERIFY2(!placeOf(*fields).intersects(placeOf(*button)), state);
        }
    }
}

/// Otherwise the area around it would scroll as well.
void SteerRoomTest::aStatementAloneScrollsItself()
{
    QWidget window;
    window.resize(smallest);
    ChangeForm form(&window);
    form.open({QStringLiteral("Edit"), QStringLiteral("Run"), {{EditedField::sql, QStringLiteral("SELECT 1")}}});
    const auto* const area = form.findChild<QScrollArea*>();
    QVERIFY(area->widget()->sizeHint().height() <= area->minimumHeight());
}

/// Otherwise it would scroll above a panel that is half empty.
void SteerRoomTest::aFormTakesWhatThePanelBelowCanSpare()
{
    QMainWindow window;
    window.setCentralWidget(new QWidget(&window));
    window.resize(1000, 900);
    auto* const form = new ChangeForm;
    auto* const upper = new QWidget;
    auto* const column = new QVBoxLayout(upper);
    column->addWidget(form);
    column->addStretch(1);
    for (QWidget* const panel : {upper, new QWidget}) {
        auto* const dock = new QDockWidget(&window);
        dock->setWidget(panel);
        window.addDockWidget(Qt::RightDockWidgetArea, dock);
    }
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QString lines = QStringLiteral("a line\n").repeated(9);
    form->open({QStringLiteral("Fork"),
                QStringLiteral("Fork"),
                {{EditedField::hint, lines}, {EditedField::sql, lines}, {EditedField::question, lines}}});
    const auto* const area = form->findChild<QScrollArea*>();
    QTRY_VERIFY(area->height() >= area->widget()->minimumSizeHint().height());
    const auto* const hint = form->findChild<QPlainTextEdit*>(QStringLiteral("firstField"));
    QTRY_COMPARE(hint->verticalScrollBar()->maximum(), 0);
    QCOMPARE(window.height(), 900);
}

QTEST_MAIN(SteerRoomTest)
#include "tst_steerroom.moc"
