// A database in production, and the colour of a connection, wherever the connection is used.

#include "common/productionbar.h"
#include "gui/shell/textsflow.h"
#include "shell/connectionbar.h"
#include "shell/startpage.h"
#include "shell/statusline.h"

#include <QAbstractButton>
#include <QAction>
#include <QFileInfo>
#include <QFrame>
#include <QLabel>
#include <QTabBar>

using namespace querymend;

namespace {

/// A window that knows a database by a name.
struct Marked {
    WindowFlow flow;
    SqliteFile orders{"CREATE TABLE sale (id INTEGER PRIMARY KEY);"};
    SqliteFile other{"CREATE TABLE other (id INTEGER PRIMARY KEY);"};
    std::string id;

    explicit Marked(const char* name = "Orders", ColourTag colour = ColourTag::none, bool isProduction = true)
    {
        SavedConnection saved;
        saved.name = name;
        saved.engine = "sqlite";
        saved.database = orders.path().toStdString();
        saved.colour = colour;
        saved.isProduction = isProduction;
        id = flow.book.put(saved);
    }

    [[nodiscard]] bool open(const QString& place)
    {
        flow.window->openPlace(place);
        return comesTrue([&] { return flow.workbench.state() == ConnectionState::open; }, 20'000);
    }
    [[nodiscard]] ConnectionBar& bar() const { return *flow.window->findChild<ConnectionBar*>(); }
    [[nodiscard]] ProductionBar& production() const { return *bar().findChild<ProductionBar*>(); }
    [[nodiscard]] QFrame& stripe() const { return *bar().findChild<QFrame*>(QStringLiteral("connectionStripe")); }
    [[nodiscard]] QStringList status() const
    {
        QStringList texts;
        for (const QLabel* const label : flow.window->findChild<StatusLine*>()->findChildren<QLabel*>()) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts;
    }
    [[nodiscard]] bool isColoured() const
    {
        return flow.window->findChild<QLabel*>(QStringLiteral("connectionColour"))->isVisible();
    }
    void trigger(const char* action) const
    {
        for (QAction* const known : flow.window->actions()) {
            if (known->objectName() == QLatin1String(action))
                known->trigger();
        }
    }
    void mark(bool isProduction)
    {
        SavedConnection changed = *flow.book.find(id);
        changed.isProduction = isProduction;
        flow.book.put(changed);
    }
};

} // namespace

class ProductionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isSaidAboveTheQuestionInTheTitleAndInTheStatusLine()
    {
        Marked marked;
        QVERIFY(!marked.bar().isVisible());
        QVERIFY(marked.open(marked.orders.path()));
        QVERIFY(marked.production().isVisible());
        QCOMPARE(marked.production().text(), QStringLiteral("PRODUCTION: Orders"));
        const QString file = marked.orders.path().section(u'/', -1);
        QCOMPARE(marked.flow.window->windowTitle(), QStringLiteral("PRODUCTION: ") + file);
        const QString both = QStringLiteral("Orders · ") + file;
        QVERIFY2(marked.status().contains(both), qPrintable(marked.status().join(u'|')));
        QVERIFY(marked.open(marked.other.path()));
        QTRY_VERIFY(!marked.bar().isVisible());
        QVERIFY(!marked.flow.window->windowTitle().contains(QStringLiteral("PRODUCTION")));
        QVERIFY(!marked.status().contains(both));
    }

    void goesWithTheConnection()
    {
        Marked marked;
        QVERIFY(marked.open(marked.orders.path()));
        marked.flow.workbench.close();
        QVERIFY(!marked.bar().isVisible());
        QVERIFY(marked.flow.window->windowTitle().isEmpty());
    }

    void followsWhatIsSaved()
    {
        Marked marked("Orders", ColourTag::none, false);
        QVERIFY(marked.open(marked.orders.path()));
        QVERIFY(!marked.bar().isVisible());
        marked.mark(true);
        QVERIFY(marked.production().isVisible());
        QVERIFY(marked.flow.window->windowTitle().startsWith(QStringLiteral("PRODUCTION")));
        marked.mark(false);
        QVERIFY(!marked.bar().isVisible());
    }

    void isSaidInEveryLanguage_data()
    {
        QTest::addColumn<std::string>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("in Italian") << std::string("it") << QStringLiteral("PRODUZIONE: Orders");
        QTest::newRow("in Russian") << std::string("ru") << QStringLiteral("РАБОЧАЯ БАЗА: Orders");
    }

    void isSaidInEveryLanguage()
    {
        QFETCH(const std::string, language);
        QFETCH(const QString, text);
        Marked marked;
        QVERIFY(marked.open(marked.orders.path()));
        marked.flow.languages.choose(language);
        QTRY_COMPARE(marked.production().text(), text);
        QTRY_VERIFY(marked.flow.window->windowTitle().startsWith(text.section(u':', 0, 0)));
        marked.flow.languages.choose("en");
    }

    void staysWhilePresentingButNamesNoPlace()
    {
        Marked marked;
        SavedConnection named = *marked.flow.book.find(marked.id);
        const QString place = QFileInfo(marked.orders.path()).absolutePath();
        named.name = "Orders in " + place.toStdString();
        marked.flow.book.put(named);
        QVERIFY(marked.open(marked.orders.path()));
        QVERIFY(marked.production().text().contains(place));
        marked.trigger("present");
        QTRY_VERIFY(!marked.production().text().contains(place));
        QVERIFY(marked.production().isVisible());
        QVERIFY(marked.production().text().startsWith(QStringLiteral("PRODUCTION: Orders in ")));
        QVERIFY(!marked.production().visibleRegion().isEmpty());
        for (const Chip* const chip : marked.flow.window->findChildren<Chip*>())
            QTRY_VERIFY2(!chip->value().contains(place), qPrintable(chip->value()));
        marked.trigger("present");
        QTRY_VERIFY(marked.production().text().contains(place));
    }

    void itsWordsCanBeReadInEveryTheme_data()
    {
        QTest::addColumn<int>("theme");
        for (const auto& [title, theme] : {std::pair("light", ThemeChoice::light),
                                           {"dark", ThemeChoice::dark},
                                           {"of high contrast", ThemeChoice::highContrast}})
            QTest::newRow(title) << static_cast<int>(theme);
    }

    void itsWordsCanBeReadInEveryTheme()
    {
        QFETCH(const int, theme);
        Marked marked;
        QVERIFY(marked.open(marked.orders.path()));
        marked.flow.theme.choose(static_cast<ThemeChoice>(theme));
        const QColor ground = marked.flow.theme.colour(Tone::execution);
        const QLabel& label = *marked.production().findChild<QLabel*>(QStringLiteral("productionText"));
        label.ensurePolished();
        QVERIFY(contrast(label.palette().color(QPalette::WindowText), ground) >= 4.5);
    }

    void aConnectionWithAColourIsAStripe()
    {
        Marked marked("Orders", ColourTag::green, false);
        QVERIFY(marked.open(marked.orders.path()));
        QVERIFY(marked.stripe().isVisible() && !marked.production().isVisible());
        QVERIFY(marked.stripe().styleSheet().contains(marked.flow.theme.colour(Tone::accepted).name()));
        QVERIFY(marked.isColoured());
        marked.flow.theme.choose(ThemeChoice::dark);
        QVERIFY(marked.stripe().styleSheet().contains(marked.flow.theme.colour(Tone::accepted).name()));
        QVERIFY(marked.open(marked.other.path()));
        QTRY_VERIFY(!marked.stripe().isVisible());
        QVERIFY(!marked.isColoured());
    }

    void aLongNameDoesNotWidenTheWindow()
    {
        Marked marked;
        const int before = marked.flow.window->minimumSizeHint().width();
        SavedConnection named = *marked.flow.book.find(marked.id);
        named.name = std::string(120, 'x') + ' ' + std::string(120, 'y');
        marked.flow.book.put(named);
        QVERIFY(marked.open(marked.orders.path()));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QVERIFY(marked.flow.window->minimumSizeHint().width() <= std::max(before, 1024));
    }

    void aTextOnProductionSaysSo();
    void theMenuAndTheStartPageGoByGroups();
};

void ProductionTest::aTextOnProductionSaysSo()
{
    TextsFlow texts;
    SavedConnection warehouse = *texts.flow.book.find(texts.id.toStdString());
    warehouse.isProduction = true;
    texts.flow.book.put(warehouse);
    QVERIFY(texts.isOpen());
    const auto& bar = *texts.page().findChild<ProductionBar*>();
    QTabBar& tabs = *texts.editor().tabs().tabBar();
    QVERIFY(!bar.isVisible());
    QVERIFY(texts.choose(1));
    QVERIFY(bar.isVisible());
    QCOMPARE(bar.text(), QStringLiteral("PRODUCTION: Warehouse & Co"));
    QVERIFY(!texts.flow.window->findChild<ConnectionBar*>()->isVisible()); // the window's is another
    QVERIFY(tabs.tabToolTip(0).startsWith(QStringLiteral("PRODUCTION: ")));
    QCOMPARE(tabs.accessibleTabName(0), QStringLiteral("PRODUCTION: ") + texts.page().title());
    warehouse.isProduction = false; // of the saved one, while the text uses it
    texts.flow.book.put(warehouse);
    QVERIFY(!bar.isVisible() && tabs.accessibleTabName(0).isEmpty());
    warehouse.isProduction = true;
    texts.flow.book.put(warehouse);
    QVERIFY(bar.isVisible());
    QVERIFY(texts.choose(0));
    QVERIFY(!bar.isVisible());

    JournalTab restored; // which only remembers which connection it had
    restored.id = QStringLiteral("1");
    restored.title = QStringLiteral("Query 1");
    restored.connection = texts.id;
    restored.connectionName = QStringLiteral("Warehouse");
    texts.page().restore(restored);
    QVERIFY(bar.isVisible());
}

void ProductionTest::theMenuAndTheStartPageGoByGroups()
{
    TextsFlow texts;
    SavedConnection orders;
    orders.name = "Orders";
    orders.engine = "sqlite";
    orders.database = "/nowhere/orders.db";
    orders.group = "Sales & more";
    orders.isProduction = true;
    texts.flow.book.noteUse(texts.flow.book.put(orders));
    QVERIFY(texts.isOpen());
    const QStringList offered = texts.offered();
    QCOMPARE(offered.mid(1),
             QStringList({QStringLiteral("Warehouse && Co"), QStringLiteral("Sales && more"),
                          QStringLiteral("Orders · PRODUCTION"), QStringLiteral("Connections…")}));
    for (const QAction* const action : texts.chip().menu()->actions())
        QCOMPARE(action->isEnabled(), action->isSeparator() || action->text() != QStringLiteral("Sales && more"));
    StartPage page(texts.flow.book, texts.flow.theme, texts.flow.folder.path());
    page.show();
    const auto labels = page.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels,
                                [](const QLabel* label) { return label->text() == QStringLiteral("Sales & more"); }));
    const auto rows = page.findChildren<QAbstractButton*>();
    QVERIFY(std::ranges::any_of(rows, [](const QAbstractButton* row) {
        return row->text() == QStringLiteral("Orders · PRODUCTION")
            && row->accessibleName() == QStringLiteral("Orders, PRODUCTION, group Sales & more");
    }));
}

QTEST_MAIN(ProductionTest)
#include "tst_production.moc"
