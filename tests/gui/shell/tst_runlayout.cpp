#include "ask/askpanel.h"
#include "schema/schemapanel.h"
#include "shell/statusline.h"
#include "support/samplerun.h"
#include "support/windowflow.h"
#include "timeline/shapeswitch.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>

using namespace querymend;

/// The timeline as the larger part of the window.
class RunLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_flow = std::make_unique<WindowFlow>();
        QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
        m_flow->window->resize(1366, 768);
    }

    void cleanup() { m_flow.reset(); }

    void leavingItGivesBackWhatWasThere_data()
    {
        QTest::addColumn<QString>("hidden");
        QTest::newRow("with all panels") << QString();
        QTest::newRow("without the schema") << QStringLiteral("schema");
        QTest::newRow("without the timeline") << QStringLiteral("timeline");
        QTest::newRow("without the details") << QStringLiteral("inspector");
    }

    void leavingItGivesBackWhatWasThere()
    {
        QFETCH(const QString, hidden);
        if (!hidden.isEmpty())
            dock(hidden).hide();
        QCoreApplication::processEvents(); // the others take its room
        const QList<QRect> before = places();
        action("runLayout").trigger();
        QTRY_VERIFY(dock(QStringLiteral("timeline")).width() > m_flow->window->width() / 2);
        QVERIFY(dock(QStringLiteral("schema")).isHidden());
        action("resetLayout").trigger();
        action("runLayout").trigger();
        QTRY_COMPARE(places(), before);
    }

    void presentingShowsItAndHidesTheMenus()
    {
        const QList<QRect> before = places();
        action("present").trigger();
        QVERIFY(action("runLayout").isChecked());
        QCOMPARE(view().shape(), TimelineShape::lanes);
        QVERIFY(m_flow->window->menuBar()->isHidden());
        action("present").trigger();
        QVERIFY(!action("runLayout").isChecked());
        QCOMPARE(view().shape(), TimelineShape::flow);
        QVERIFY(!m_flow->window->menuBar()->isHidden());
        QTRY_COMPARE(places(), before);
    }

    void anAudienceSeesNeitherPromptsNorCosts()
    {
        QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
        m_flow->window->demonstration().play("wrong-column");
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        const QWidget& schema = m_flow->window->panels().schema();
        const QWidget& status = *m_flow->window->findChild<StatusLine*>();
        QTRY_VERIFY(says(schema, "Prompt: ") && hasCosts(status));
        action("present").trigger();
        dock(QStringLiteral("schema")).show(); // as the user may
        QTRY_VERIFY(schema.isVisible());
        QVERIFY(!says(schema, "Prompt: "));
        QVERIFY(!hasCosts(status));
        for (const char* const name : {"connect", "history", "statistics", "ledger", "preferences", "tour"})
            QVERIFY2(!action(name).isEnabled(), name);
        action("present").trigger();
        QTRY_VERIFY(says(schema, "Prompt: ") && hasCosts(status));
        for (const char* const name : {"connect", "history", "statistics", "ledger", "preferences", "tour"})
            QVERIFY2(action(name).isEnabled(), name);
    }

    void theMenuBarIsThereWhileAMenuIsOpen_data()
    {
        QTest::addColumn<bool>("isPresenting");
        QTest::newRow("and hidden again for an audience") << true;
        QTest::newRow("and stays otherwise") << false;
    }

    void theMenuBarIsThereWhileAMenuIsOpen()
    {
        QFETCH(const bool, isPresenting);
        QMenuBar& bar = *m_flow->window->menuBar();
        if (isPresenting)
            action("present").trigger();
        QCOMPARE(bar.isHidden(), isPresenting);
        m_flow->window->panels().ask().focusQuestion();
        const QWidget* const before = m_flow->window->focusWidget();
        QVERIFY(before);
        action("focusMenus").trigger();
        QVERIFY(bar.isVisible());
        QVERIFY(bar.actions().first()->menu()->isVisible());
        bar.setActiveAction(bar.actions().at(1)); // as the right key does
        QCoreApplication::processEvents();
        QVERIFY(bar.isVisible());
        QVERIFY(bar.actions().at(1)->menu()->isVisible());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QTRY_COMPARE(bar.isHidden(), isPresenting);
        if (isPresenting)
            QVERIFY(m_flow->window->focusWidget() == before);
    }

    void theMenuBarStaysIfItsMenuEndsPresenting()
    {
        action("present").trigger();
        action("focusMenus").trigger();
        action("present").trigger();
        QMenuBar& bar = *m_flow->window->menuBar();
        bar.actions().first()->menu()->close();
        QCoreApplication::processEvents();
        QVERIFY(!bar.isHidden());
    }

    void whoPresentsFromItStaysInIt()
    {
        action("runLayout").trigger();
        action("present").trigger();
        action("present").trigger();
        QVERIFY(action("runLayout").isChecked());
    }

    void itsButtonsKeepTheRoomOfTheirIcons()
    {
        m_flow->theme.setTextPixels(24);
        const auto usual = qScopeGuard([this] { m_flow->theme.setTextPixels(13); });
        m_flow->window->resize(1024, 768);
        m_flow->window->panels().show(sampleRun());
        action("runLayout").trigger();
        view().setShape(TimelineShape::list); // which has the most buttons
        for (const QToolButton* const button : m_flow->window->panels().timeline().findChildren<QToolButton*>()) {
            if (button->isVisible())
                QTRY_VERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->accessibleName()));
        }
    }

    void itIsThereAgainAtTheNextStart_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("if the user chose it") << QStringLiteral("runLayout") << true;
        QTest::newRow("but not if it was for an audience") << QStringLiteral("present") << false;
    }

    void itIsThereAgainAtTheNextStart()
    {
        QFETCH(const QString, how);
        QFETCH(const bool, isKept);
        action(qPrintable(how)).trigger();
        m_flow->window->close();
        MainWindow next(WindowParts{
            m_flow->workbench, m_flow->theme, m_flow->languages, m_flow->book, m_flow->models, m_flow->keep,
            m_flow->openerOf, m_flow->folder.filePath(QStringLiteral("settings.json")),
            m_flow->folder.filePath(QStringLiteral("samples")), m_flow->folder.filePath(QStringLiteral("window.ini"))});
        QCOMPARE(next.panels().timeline().view().shape() == TimelineShape::lanes, isKept);
    }

private:
    [[nodiscard]] QAction& action(const char* name) const
    {
        for (QAction* const known : m_flow->window->actions()) {
            if (known->objectName() == QLatin1String(name))
                return *known;
        }
        qFatal("no action %s", name);
    }

    /// Whether the user sees a text with these words there.
    static bool says(const QWidget& part, const char* words)
    {
        const auto labels = part.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [words](const QLabel* label) {
            return label->isVisible() && label->text().contains(QLatin1String(words));
        });
    }

    /// Whether there is a place for what calls cost; demonstrations cost nothing.
    static bool hasCosts(const QWidget& status)
    {
        const auto labels = status.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->property("caption").toString() == StatusLine::tr("Tokens");
        });
    }

    [[nodiscard]] QDockWidget& dock(const QString& name) const
    {
        return *m_flow->window->findChild<QDockWidget*>(name);
    }

    /// Null for docks that are hidden.
    [[nodiscard]] QList<QRect> places() const
    {
        QList<QRect> found;
        for (const char* const name : {"schema", "timeline", "inspector"}) {
            const QDockWidget& one = dock(QString::fromLatin1(name));
            found.append(one.isHidden() ? QRect() : one.geometry());
        }
        return found;
    }

    [[nodiscard]] TimelineView& view() const { return m_flow->window->panels().timeline().view(); }

    std::unique_ptr<WindowFlow> m_flow;
};

QTEST_MAIN(RunLayoutTest)
#include "tst_runlayout.moc"
