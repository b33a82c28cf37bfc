#include "core/report/samplerun.h"
#include "gui/shell/windowflow.h"
#include "inspector/comparedialog.h"
#include "pacedmodel.h"
#include "shell/demogallery.h"
#include "shell/presenter.h"

#include <QAccessible>
#include <QAction>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextEdit>

using namespace querymend;

namespace {

/// All that a window says: by the properties of its widgets and by what it tells screen readers, item by item.
class Texts {
public:
    explicit Texts(QWidget& window)
    {
        read(window);
        for (QWidget* const widget : window.findChildren<QWidget*>())
            read(*widget);
        read(QAccessible::queryAccessibleInterface(&window), 0);
    }

    [[nodiscard]] QString with(const QString& word) const
    {
        for (const QString& text : m_texts) {
            if (text.contains(word, Qt::CaseInsensitive))
                return text;
        }
        return {};
    }

    [[nodiscard]] qsizetype count() const { return m_texts.size(); }

private:
    void read(const QWidget& widget)
    {
        m_texts << widget.windowTitle() << widget.toolTip() << widget.statusTip() << widget.accessibleName()
                << widget.accessibleDescription() << widget.property("text").toString()
                << widget.property("title").toString();
        if (const auto* const pane = qobject_cast<const QTextEdit*>(&widget))
            m_texts << pane->toPlainText();
        for (const QAction* const action : widget.actions())
            m_texts << action->text() << action->toolTip();
    }

    void read(QAccessibleInterface* of, int depth)
    {
        constexpr int deepest = 40;
        if (!of || !of->isValid() || depth > deepest || of->state().invisible)
            return;
        for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
            m_texts << of->text(kind);
        for (int i = 0; i < of->childCount(); ++i)
            read(of->child(i), depth + 1);
    }

    QStringList m_texts;
};

} // namespace

/// Demonstrations step by step, and a window that a room may read.
class tst_Presenting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_flow = std::make_unique<WindowFlow>();
        QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
    }

    void cleanup() { m_flow.reset(); }

    void playsADemonstrationCallByCall()
    {
        QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
        PaceKeeper& pace = m_flow->window->demonstration().pace();
        DemoGallery* const gallery = openGallery();
        select(*gallery, "three-hints");
        press(*gallery, "Step");
        QTRY_COMPARE_WITH_TIMEOUT(pace.waiting(), std::size_t{1}, 30000);
        const auto replies = [&] {
            const auto& events = m_flow->workbench.events();
            return std::count_if(events.begin(), events.end(),
                                 [](const auto& e) { return std::holds_alternative<ModelReplied>(e.body); });
        };
        QCOMPARE(replies(), 0);
        press(*gallery, "Step");
        QTRY_COMPARE_WITH_TIMEOUT(pace.waiting(), std::size_t{1}, 30000);
        QCOMPARE(replies(), 1);
        press(*gallery, "Go on");
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        QVERIFY(replies() > 1);
        QVERIFY(!pace.isPaused());
    }

    void aPausedDemonstrationCanBeLeft()
    {
        DemoGallery* const gallery = openGallery();
        press(*gallery, "Step");
        PaceKeeper& pace = m_flow->window->demonstration().pace();
        QTRY_COMPARE_WITH_TIMEOUT(pace.waiting(), std::size_t{1}, 30000);
        m_flow->workbench.close();
        QCOMPARE(pace.waiting(), std::size_t{0});
    }

    void theGallerySaysWhatEachShows()
    {
        auto* const list = openGallery()->findChild<QListWidget*>();
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
        QTRY_VERIFY(!Texts(*m_flow->window).with(host).isEmpty()); // or nothing is shown by this
        action(hasValues ? "present" : "presentWithoutValues").trigger();
        m_flow->window->panels().show(sampleRun(texts)); // also what comes afterwards
        QTRY_COMPARE(Texts(*m_flow->window).with(host), QString());
        QCOMPARE(Texts(*m_flow->window).with(QStringLiteral("Anna")).isEmpty(), !hasValues);
        QVERIFY(Texts(*m_flow->window).count() > 100);
        QVERIFY(!action("history").isEnabled());
        action(hasValues ? "present" : "presentWithoutValues").trigger();
        QTRY_VERIFY(!Texts(*m_flow->window).with(host).isEmpty());
        QVERIFY(action("history").isEnabled());
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
    DemoGallery* openGallery()
    {
        action("demonstrations").trigger();
        return m_flow->window->findChild<DemoGallery*>();
    }

    static void select(const DemoGallery& gallery, const char* scenario)
    {
        auto* const list = gallery.findChild<QListWidget*>();
        for (int i = 0; i < list->count(); ++i) {
            if (list->item(i)->data(Qt::UserRole).toString() == QLatin1String(scenario))
                return list->setCurrentRow(i);
        }
        QFAIL(scenario);
    }

    static void press(const DemoGallery& gallery, const char* text)
    {
        for (QPushButton* const button : gallery.findChildren<QPushButton*>()) {
            if (button->text().remove(QLatin1Char('&')) == QLatin1String(text))
                return button->click();
        }
        QFAIL(text);
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

QTEST_MAIN(tst_Presenting)

#include "tst_presenting.moc"
