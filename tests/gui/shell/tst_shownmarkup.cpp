// Names, statements and messages that look like markup: the window shows them as they are.

#include "common/plaintip.h"
#include "gui/shell/everywindow.h"
#include "gui/shell/textsflow.h"
#include "inspector/inspectorpanel.h"
#include "results/resultspanel.h"
#include "shell/presenter.h"
#include "store/runstore.h"
#include "support/samplerun.h"
#include "timeline/timelinepanel.h"

#include <QAbstractItemView>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextDocument>

#include <algorithm>

using namespace querymend;

namespace {

constexpr auto likeMarkup = "a<b>c"; // a tag that Qt knows

/// Whether Qt shows the text as markup although it has the name as it is.
bool isTakenForMarkup(const QString& text, Qt::TextFormat format = Qt::AutoText)
{
    const bool isMarkup = format == Qt::RichText || (format == Qt::AutoText && Qt::mightBeRichText(text));
    return isMarkup && text.contains(QLatin1String(likeMarkup));
}

void collectTips(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& tips)
{
    constexpr int most = 50;
    for (int row = 0; row < std::min(most, model.rowCount(parent)); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column)
            tips << model.index(row, column, parent).data(Qt::ToolTipRole).toString();
        collectTips(model, model.index(row, 0, parent), tips);
    }
}

/// Without those that are escaped only where they are shown: of the timeline's delegate and of the tabs of results.
QStringList tipsOf(const QWidget& widget)
{
    QStringList tips{widget.toolTip()};
    if (const auto* const tabs = qobject_cast<const QTabBar*>(&widget);
        tabs && !tabs->inherits("querymend::ResultTabBar")) {
        for (int i = 0; i < tabs->count(); ++i)
            tips << tabs->tabToolTip(i);
    }
    const auto* const view = qobject_cast<const QAbstractItemView*>(&widget);
    if (!view || !view->isVisible() || !view->model() || view->inherits("querymend::TimelineView"))
        return tips;
    collectTips(*view->model(), {}, tips);
    for (int column = 0; column < view->model()->columnCount(); ++column)
        tips << view->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
    return tips;
}

/// What is wrong with a label: it shows the name as markup, or may do so with an error.
QString faultOf(const QLabel& label)
{
    if (isTakenForMarkup(label.text(), label.textFormat()))
        return label.text();
    const bool isError = label.property("role").toString() == QLatin1String("bad");
    return isError && label.textFormat() == Qt::AutoText ? label.objectName() + QStringLiteral(" is not of plain text")
                                                         : QString();
}

QStringList faultsIn(const QWidget& window)
{
    QStringList faults;
    for (const QWidget* const widget : window.findChildren<QWidget*>()) {
        const QString kind = QString::fromLatin1(widget->metaObject()->className()) + QStringLiteral(": ");
        for (const QString& tip : tipsOf(*widget)) {
            if (isTakenForMarkup(tip))
                faults << kind + tip;
        }
        const auto* const label = qobject_cast<const QLabel*>(widget);
        if (const QString fault = label ? faultOf(*label) : QString(); !fault.isEmpty())
            faults << kind + fault;
    }
    return faults;
}

/// A window with two databases; of one, the file, the table, the column and the saved connection look like markup.
struct MarkupFlow {
    SqliteFile file{"CREATE TABLE \"a<b>c\" (id INTEGER PRIMARY KEY, \"a<b>c\" TEXT);"
                    "INSERT INTO \"a<b>c\" VALUES (1, 'a<b>c');"};
    QTemporaryDir folder;
    QString path = folder.filePath(QLatin1String(likeMarkup) + QStringLiteral(".db"));
    bool isCopied = QFile::copy(file.path(), path);
    TextsFlow texts{path};

    [[nodiscard]] MainWindow& window() const { return *texts.flow.window; }

    void nameConnection()
    {
        SavedConnection saved = *texts.flow.book.find(texts.id.toStdString());
        saved.name = likeMarkup;
        saved.group = likeMarkup;
        texts.flow.book.put(saved);
        texts.flow.book.noteUse(saved.id);
    }
    [[nodiscard]] bool open()
    {
        const Workbench& bench = texts.flow.workbench;
        window().openPlace(path);
        return comesTrue(
            [&] { return bench.state() == ConnectionState::open && bench.target().database == path.toStdString(); },
            20'000);
    }
    [[nodiscard]] bool remember() const
    {
        RunStore& store = *texts.flow.keep.store();
        const AcceptedAnswer accepted{{likeMarkup, "", "SELECT 1", likeMarkup}, "sqlite", "run-1", 1'000};
        return store.append(sampleRun(everywhere(likeMarkup))).ok() && store.accept(accepted).ok();
    }
    /// Shows a run, and rows.
    [[nodiscard]] bool fill() const
    {
        window().panels().show(searchedRun(likeMarkup));
        window().panels().timeline().choose({LaneId{0}, 1});
        QSignalSpy ended(&texts.results(), &ResultsPanel::runEnded);
        texts.results().run("SELECT * FROM \"a<b>c\"", QString::fromLatin1(likeMarkup));
        return comesTrue([&] { return !ended.isEmpty(); }, 30'000);
    }
};

} // namespace

class ShownMarkupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsTakenForMarkup();
    void aMaskedNameIsMaskedInAnEscapedToolTip();
};

void ShownMarkupTest::nothingIsTakenForMarkup()
{
    MarkupFlow flow;
    QVERIFY(flow.isCopied && flow.texts.isOpen());
    flow.nameConnection();
    QVERIFY(flow.texts.choose(2)); // below the window's and the title of the group
    QVERIFY(flow.open());
    QVERIFY(flow.remember());
    QVERIFY(flow.fill());
    const QString tab = flow.texts.editor().tabs().tabBar()->tabToolTip(0);
    QVERIFY2(tab.contains(QStringLiteral("a&lt;b&gt;c")), qPrintable(tab)); // or else the test proves little
    QStringList faults = faultsIn(flow.window());
    auto* const pages = flow.window().panels().inspector().findChild<QTabWidget*>();
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        faults += faultsIn(flow.window());
    }
    forEveryWindow(flow.texts.flow, [&](QWidget& window, const QString& name) {
        for (const QString& fault : faultsIn(window))
            faults << name + QStringLiteral(", ") + fault;
    });
    faults.removeDuplicates();
    QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
}

void ShownMarkupTest::aMaskedNameIsMaskedInAnEscapedToolTip()
{
    QWidget window;
    QLabel label(&window);
    const QString tip = plainTip(QStringLiteral("at a<b>c"));
    label.setToolTip(tip);
    Presenter presenter(window);
    presenter.begin({{likeMarkup}, MaskedValues::no});
    QCOMPARE(label.toolTip(), wrappedTip(QStringLiteral("at •••")));
    presenter.end();
    QCOMPARE(label.toolTip(), tip);
}

QTEST_MAIN(ShownMarkupTest)
#include "tst_shownmarkup.moc"
