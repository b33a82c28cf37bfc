#include "ask/askpanel.h"
#include "common/inlinemessage.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/text/sqleditor.h"
#include "gui/shell/visibletexts.h"
#include "inspector/comparedialog.h"
#include "inspector/inspectorpanel.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "schema/schemapanel.h"
#include "shell/demosheet.h"
#include "shell/presenter.h"
#include "support/samplerun.h"
#include "support/windowflow.h"
#include "timeline/timelinepanel.h"

#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QToolButton>

using namespace querymend;

/// The list of demonstrations, and a window for an audience.
class PresentingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_flow = std::make_unique<WindowFlow>();
        QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
    }

    void cleanup() { m_flow.reset(); }

    void theSheetKeepsItsPlaceAndChoiceWhileOneIsPlayed()
    {
        QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
        DemoSheet* const sheet = openSheet();
        QVERIFY(sheet->isVisible() && !sheet->visibleRegion().isEmpty());
        auto* const list = sheet->findChild<QListWidget*>();
        QCOMPARE(QApplication::focusWidget(), list);
        list->setCurrentRow(4);
        sheet->findChild<QPushButton*>(QStringLiteral("playDemonstration"))->click();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        QVERIFY(sheet->isVisible() && !sheet->visibleRegion().isEmpty());
        QCOMPARE(list->currentRow(), 4);
        sheet->findChild<QToolButton*>(QStringLiteral("leaveDemonstrations"))->click();
        QVERIFY(!sheet->isVisible());
    }

    void theSheetIsATabBesideTheSchema()
    {
        const DemoSheet* const sheet = openSheet();
        const QWidget& schema = m_flow->window->panels().schema();
        auto* const first = qobject_cast<QDockWidget*>(schema.parentWidget());
        auto* const second = qobject_cast<QDockWidget*>(sheet->parentWidget());
        QVERIFY(m_flow->window->tabifiedDockWidgets(first).contains(second));
        QVERIFY(schema.visibleRegion().isEmpty());
        first->raise();
        QTRY_VERIFY(!schema.visibleRegion().isEmpty());
        second->close();
        second->toggleViewAction()->trigger(); // of the menu View
        QTRY_VERIFY(!sheet->visibleRegion().isEmpty());
    }

    void theSheetSaysWhatEachShows()
    {
        auto* const list = openSheet()->findChild<QListWidget*>();
        QVERIFY(list->count() > 5);
        for (int i = 0; i < list->count(); ++i)
            QVERIFY(list->item(i)->text().contains(QLatin1Char('\n')));
    }

    void nothingThatIsMaskedStaysInTheWindow_data()
    {
        QTest::addColumn<bool>("hasValues");
        QTest::newRow("with values") << true;
        QTest::newRow("without values") << false;
    }

    void nothingThatIsMaskedStaysInTheWindow()
    {
        QFETCH(const bool, hasValues);
        m_flow->window->openSample();
        QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
        const std::string folder =
            m_flow->workbench.target().database.substr(0, m_flow->workbench.target().database.rfind('/'));
        SampleTexts texts = everywhere("on " + folder + "/shop.sqlite for 'Anna'");
        m_flow->window->panels().show(sampleRun(texts));
        const QString host = QString::fromStdString(folder);
        QTRY_VERIFY(!Texts(*m_flow->window).with(host).isEmpty()); // otherwise the test proves nothing
        action(hasValues ? "present" : "presentWithoutValues").trigger();
        m_flow->window->panels().show(sampleRun(texts)); // events that arrive later are masked, too
        QTRY_COMPARE(Texts(*m_flow->window).with(host), QString());
        QCOMPARE(Texts(*m_flow->window).with(QStringLiteral("Anna")).isEmpty(), !hasValues);
        QVERIFY(Texts(*m_flow->window).count() > 100);
        QVERIFY(!action("history").isEnabled());
        const QLabel& hidden = *m_flow->window->findChild<QLabel*>(QStringLiteral("resultsHidden"));
        QCOMPARE(hidden.isVisible(), !hasValues);
        action(hasValues ? "present" : "presentWithoutValues").trigger();
        QTRY_VERIFY(!Texts(*m_flow->window).with(host).isEmpty());
        QVERIFY(action("history").isEnabled());
        QVERIFY(!hidden.isVisible());
    }

    void presentingDoesNotWidenTheWindow_data()
    {
        QTest::addColumn<std::string>("language");
        QTest::newRow("in English") << std::string("en");
        QTest::newRow("in Italian") << std::string("it");
        QTest::newRow("in Russian") << std::string("ru");
    }

    void presentingDoesNotWidenTheWindow()
    {
        QFETCH(const std::string, language);
        m_flow->languages.choose(language);
        m_flow->window->resize(1024, 700);
        QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
        m_flow->window->demonstration().play("three-hints");
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        for (const char* const name : {"present", "presentWithoutValues"}) {
            action(name).trigger();
            for (int i = 0; i < 3; ++i) // layouts are done when they have settled
                QCoreApplication::sendPostedEvents();
            QCOMPARE(m_flow->window->size(), QSize(1024, 700));
            QVERIFY2(m_flow->window->minimumSizeHint().width() <= 1024,
                     qPrintable(QString::number(m_flow->window->minimumSizeHint().width())));
            action(name).trigger();
        }
    }

    void theAnswerStaysOnTheScreen()
    {
        QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
        m_flow->window->demonstration().play("wrong-column");
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        const Panels& panels = m_flow->window->panels();
        QTRY_VERIFY(panels.results().rowsOfRun() && panels.editor().isPreviewing());
        for (const bool isOn : {true, false}) {
            action("present").trigger();
            QTRY_VERIFY(panels.results().rowsOfRun() && !panels.results().isRunning());
            QVERIFY(panels.results().rowsOfRun()->isVisible());
            QVERIFY(panels.editor().isPreviewing());
            QCOMPARE(action("present").isChecked(), isOn);
        }
    }

    void theQuestionStaysLargerThanTheRest()
    {
        const auto& question = *m_flow->window->panels().ask().findChild<QPlainTextEdit*>();
        const int usual = question.font().pixelSize();
        QVERIFY(usual > QApplication::font().pixelSize());
        action("present").trigger();
        QTRY_VERIFY(question.font().pixelSize() > QApplication::font().pixelSize());
        QVERIFY(question.font().pixelSize() > usual);
        action("present").trigger();
        QTRY_COMPARE(question.font().pixelSize(), usual);
    }

    /// Wherever a connection and a model with hosts, a login and a key are shown.
    void noPanelNamesHostsOrKeys_data()
    {
        QTest::addColumn<bool>("hasValues");
        QTest::newRow("with values") << true;
        QTest::newRow("without values") << false;
    }

    void noPanelNamesHostsOrKeys()
    {
        QFETCH(const bool, hasValues);
        keepConnectionAndModel();
        MainWindow& window = *m_flow->window;
        const QStringList secrets{QStringLiteral("db.secret.example"), QStringLiteral("analyst7"),
                                  QStringLiteral("llm.secret.example")};
        const auto found = [&] {
            const Texts texts(window);
            for (const QString& secret : secrets) {
                if (const QString text = texts.with(secret); !text.isEmpty())
                    return text;
            }
            return hasValues ? QString() : texts.with(QStringLiteral("Bread knives"));
        };
        QTRY_VERIFY(!found().isEmpty()); // on the start page
        action(hasValues ? "present" : "presentWithoutValues").trigger();
        QTRY_COMPARE(found(), QString());
        window.openSample();
        QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
        window.panels().show(searchedRun("analyst7 on DB.secret.example and llm.secret.example says 'Bread knives'"));
        window.panels().timeline().choose({LaneId{0}, 1});
        window.panels().results().run("SELECT name FROM categories ORDER BY name", QStringLiteral("db.secret.example"));
        QSignalSpy ended(&window.panels().results(), &ResultsPanel::runEnded);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        window.panels().ask().message().say(Tone::execution, QStringLiteral("no answer from db.secret.example"));
        auto* const tabs = window.panels().inspector().findChild<QTabWidget*>();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QTRY_COMPARE(found(), QString());
        }
        for (const char* const name : {"history", "statistics", "connect", "preferences"})
            QVERIFY(!action(name).isEnabled());
        window.openConnections(); // as panels and the start page do
        window.openSettings();
        window.openHistory();
        window.openStatistics();
        for (const QDialog* const dialog : window.findChildren<QDialog*>())
            QVERIFY(!dialog->isVisible());
        action("compareAttempts").trigger();
        QTRY_COMPARE(found(), QString());
        action("demonstrations").trigger();
        QTRY_COMPARE(found(), QString());
        action(hasValues ? "present" : "presentWithoutValues").trigger();
        QTRY_VERIFY(!found().isEmpty());
    }

    /// Input is run and kept unchanged; an audience sees bars.
    void whatIsTypedIsCovered()
    {
        keepConnectionAndModel();
        EditorPanel& panel = m_flow->window->panels().editor();
        const std::string sql = "SELECT 'Anna' AS db_secret -- db.secret.example";
        SqlEditor& editor = panel.tabs().current()->editor();
        editor.setSqlText(sql);
        const auto covered = [](const SqlEditor& of) {
            std::string bytes;
            for (std::uint32_t i = 0; i < of.textSize(); ++i) {
                if (of.send(QsciScintilla::SCI_INDICATORVALUEAT, editornumber::coverMark, static_cast<long>(i)) != 0)
                    bytes += of.textIn({i, i + 1});
            }
            return bytes;
        };
        QCOMPARE(covered(editor), std::string());
        action("presentWithoutValues").trigger();
        QCOMPARE(covered(editor), std::string("Annadb.secret.example"));
        editor.insertAtCaret("-- analyst7\n");
        QCOMPARE(covered(editor), std::string("analyst7Annadb.secret.example"));
        QCOMPARE(covered(panel.tabs().addText()->editor()), std::string());
        panel.showProposal(QStringLiteral("Answer"), "SELECT 1", "SELECT 'db.secret.example'");
        QCOMPARE(covered(panel.tabs().current()->editor()), std::string("db.secret.example"));
        action("presentWithoutValues").trigger();
        QCOMPARE(covered(editor), std::string());
        QCOMPARE(editor.sqlText(), "-- analyst7\n" + sql);
    }

    void putsBackWhatItMasked()
    {
        QWidget window;
        QLabel label(QStringLiteral("at db.example"), &window);
        label.setToolTip(QStringLiteral("db.example"));
        Presenter presenter(window);
        presenter.begin({{"db.example"}, MaskedValues::no});
        QCOMPARE(label.text(), QStringLiteral("at •••"));
        QCOMPARE(label.toolTip(), QStringLiteral("•••"));
        presenter.end();
        QCOMPARE(label.text(), QStringLiteral("at db.example"));
        QCOMPARE(label.toolTip(), QStringLiteral("db.example"));
    }

    void comparesTheShownRunInAWindowOfItsOwn()
    {
        m_flow->window->panels().show(sampleRun());
        action("compareAttempts").trigger();
        auto* const dialog = m_flow->window->findChild<CompareDialog*>();
        QVERIFY(dialog && dialog->isVisible());
    }

    void exportsDrawingsAndLists_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("beginning");
        QTest::newRow("a drawing") << QStringLiteral("run.svg") << QByteArray("<svg xmlns");
        QTest::newRow("a picture") << QStringLiteral("run.PNG") << QByteArray("\x89PNG");
        QTest::newRow("a list") << QStringLiteral("run.events.json") << QByteArray("[\n{\"run\":");
        QTest::newRow("a page") << QStringLiteral("run.html") << QByteArray("<!DOCTYPE html>");
        QTest::newRow("spans") << QStringLiteral("run.otel.json") << QByteArray("{");
    }

    void exportsDrawingsAndLists()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, beginning);
        m_flow->window->panels().show(sampleRun());
        const QString path = m_flow->folder.filePath(name);
        m_flow->window->exportRun(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY2(bytes.startsWith(beginning), bytes.left(100).constData());
        if (!name.endsWith(QLatin1String("PNG")))
            return;
        const QImage image = QImage::fromData(bytes);
        QVERIFY(image.width() >= 1000);
        bool isDrawn = false; // cards have frames
        for (int x = 0; x < image.width(); ++x)
            isDrawn = isDrawn || image.pixelColor(x, image.height() / 2) != QColor(Qt::white);
        QVERIFY(isDrawn);
    }

private:
    void keepConnectionAndModel()
    {
        SavedConnection connection;
        connection.name = "Shop at db.secret.example";
        connection.engine = "postgres";
        connection.host = "db.secret.example";
        connection.user = "analyst7";
        connection.database = "shop";
        connection.lastUsed = 1;
        m_flow->book.put(connection);
        ModelProfile profile;
        profile.name = "a model";
        profile.format = "openai-chat";
        profile.baseUrl = "https://llm.secret.example/v1";
        profile.model = "m";
        QVERIFY(!m_flow->models.keep({profile}));
    }

    DemoSheet* openSheet()
    {
        action("demonstrations").trigger();
        auto* const sheet = m_flow->window->findChild<DemoSheet*>();
        (void)QTest::qWaitFor([&] { return !sheet->visibleRegion().isEmpty(); });
        return sheet;
    }

    QAction& action(const char* name)
    {
        for (QAction* const action : m_flow->window->actions()) {
            if (action->objectName() == QLatin1String(name))
                return *action;
        }
        qFatal("There is no action %s", name);
    }

    std::unique_ptr<WindowFlow> m_flow;
};

QTEST_MAIN(PresentingTest)

#include "tst_presenting.moc"
