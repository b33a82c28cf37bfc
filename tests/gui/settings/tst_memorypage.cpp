// The page of the settings that lists what is remembered of earlier runs.

#include "accessiblenames.h"
#include "common/statelabel.h"
#include "settings/memorypage.h"
#include "storage/runstorage.h"
#include "support/mendedrun.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <memory>
#include <optional>

using namespace querymend;

namespace {

constexpr auto shop = "postgresql://reader@db/shop";
constexpr auto stock = "sqlite:///stock.db";

AcceptedAnswer answer(const char* question, const char* sql, const char* database, std::int64_t at)
{
    return {{question, "", sql, database}, "postgresql", "r", at};
}

enum class Where : std::uint8_t { file, memory };

/// The page over a store with two answers about one database, one about another, and a lesson about the first.
struct MemoryFlow {
    QTemporaryDir folder;
    SessionKeys keys;
    RunStorage storage{keys};
    std::unique_ptr<MemoryPage> page;

    explicit MemoryFlow(Where where = Where::file)
    {
        if (where == Where::file)
            storage.open(StorePlace{StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}});
        RunStore& store = *storage.store();
        (void)store.accept(answer("What is the revenue?", "SELECT sum(total) FROM orders", shop, 1'000));
        (void)store.accept(answer("Which orders are new?", "SELECT id FROM orders WHERE status = 'new'", shop, 2'000));
        (void)store.accept(answer("How much is in stock?", "SELECT sum(amount) FROM items", stock, 3'000));
        for (const char* const run : {"a", "b"}) {
            for (const RunEvent& event : test::mendedRun(run))
                (void)store.append(event);
        }
        page = std::make_unique<MemoryPage>(storage);
    }

    template <class Part>
    [[nodiscard]] Part& part(const char* name) const
    {
        return *page->findChild<Part*>(QString::fromLatin1(name));
    }
    void show() const
    {
        page->display({});
        page->show();
        QTRY_VERIFY(items().topLevelItemCount() > 0);
    }
    [[nodiscard]] QTreeWidget& items() const { return part<QTreeWidget>("items"); }
    [[nodiscard]] QString note() const { return part<QLabel>("memoryNote").text(); }

    /// Each database with what is listed under it.
    [[nodiscard]] QStringList listed() const
    {
        QStringList lines;
        for (int i = 0; i < items().topLevelItemCount(); ++i) {
            const QTreeWidgetItem& group = *items().topLevelItem(i);
            QStringList inside;
            for (int j = 0; j < group.childCount(); ++j)
                inside << group.child(j)->text(0);
            lines << group.text(0) + QStringLiteral(": ") + inside.join(QStringLiteral(" | "));
        }
        return lines;
    }
    void select(const QString& text) const
    {
        items().clearSelection();
        for (QTreeWidgetItem* const row : items().findItems(text, Qt::MatchExactly | Qt::MatchRecursive))
            row->setSelected(true);
    }
    [[nodiscard]] QMessageBox* question() const { return page->findChild<QMessageBox*>(); }
    void reply(QMessageBox::StandardButton button) const
    {
        const QPointer<QMessageBox> box = question();
        QVERIFY(box);
        QCOMPARE(box->defaultButton(), box->button(QMessageBox::Cancel)); // nothing is lost by a careless Enter
        QTest::mouseClick(box->button(button), Qt::LeftButton);
        QTRY_VERIFY(!box);
    }
};

const QString revenue = QStringLiteral("What is the revenue?");
const QString allOfStock = QStringLiteral("sqlite:///stock.db: How much is in stock?");
const QString allOfShop =
    QStringLiteral("postgresql://reader@db/shop: Which orders are new? | What is the revenue? | totl → total");

} // namespace

class MemoryPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsExamplesAndLessonsByDatabase_data() { addPlaces(); }
    void listsExamplesAndLessonsByDatabase()
    {
        QFETCH(const Where, where);
        const MemoryFlow page(where);
        page.show();
        QCOMPARE(page.listed(), QStringList({allOfStock, allOfShop}));
        QCOMPARE(page.note(), QString());
    }

    void readsInTheBackgroundOnceItIsShown()
    {
        const MemoryFlow page;
        QVERIFY(page.items().topLevelItemCount() == 0);
        page.page->show();
        QVERIFY(page.items().topLevelItemCount() == 0); // not yet: another thread reads
        QVERIFY2(page.note().startsWith(QStringLiteral("Reading")), qPrintable(page.note()));
        QTRY_COMPARE(page.listed().size(), 2);
    }

    void showsOneInFull_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("about");
        QTest::addColumn<QString>("sql");
        QTest::newRow("an example") << revenue << "Accepted on"
                                    << "SELECT sum(total) FROM orders";
        QTest::newRow("a lesson") << QStringLiteral("totl → total") << "Helped 2" << QStringLiteral("− totl\n+ total");
        QTest::newRow("several") << QString::fromLatin1(shop) << "3 selected" << QString();
    }

    void showsOneInFull()
    {
        QFETCH(const QString, row);
        QFETCH(const QString, about);
        QFETCH(const QString, sql);
        const MemoryFlow page;
        page.show();
        page.select(row);
        QVERIFY2(page.part<QLabel>("about").text().contains(about), qPrintable(page.part<QLabel>("about").text()));
        QCOMPARE(page.part<QPlainTextEdit>("sql").toPlainText(), sql);
    }

    void forgetsWhatIsChosen_data()
    {
        QTest::addColumn<Where>("where");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("button");
        QTest::addColumn<QStringList>("left");
        const QString rest = QStringLiteral("postgresql://reader@db/shop: Which orders are new? | totl → total");
        for (const Where where : {Where::file, Where::memory}) {
            const char* const place = where == Where::file ? "in a file" : "in memory";
            QTest::addRow("an example %s", place) << where << revenue << "forget" << QStringList({allOfStock, rest});
            QTest::addRow("the database that is selected %s", place)
                << where << QString::fromLatin1(shop) << "forget" << QStringList({allOfStock});
            QTest::addRow("all of the database of an example %s", place)
                << where << revenue << "forgetDatabase" << QStringList({allOfStock});
        }
    }

    void forgetsWhatIsChosen()
    {
        QFETCH(const Where, where);
        QFETCH(const QString, row);
        QFETCH(const QString, button);
        QFETCH(const QStringList, left);
        const MemoryFlow page(where);
        page.show();
        const QSignalSpy changed(page.page.get(), &MemoryPage::memoryChanged);
        page.select(row);
        page.part<QPushButton>(button.toLatin1().constData()).click();
        page.reply(QMessageBox::Yes);
        QTRY_COMPARE(page.listed(), left);
        QTRY_COMPARE(changed.size(), 1);
        QVERIFY(!page.part<QPushButton>("forget").isEnabled()); // what was selected is gone
        const auto remembered = page.storage.store()->remembered();
        QCOMPARE(remembered->size(), left.size() == 2 ? std::size_t{3} : std::size_t{1});
    }

    void keepsEverythingIfThePersonThinksAgain()
    {
        const MemoryFlow page;
        page.show();
        page.select(revenue);
        QVERIFY(QTest::qWaitForWindowActive(page.page.get()));
        page.items().setFocus();
        QTest::keyClick(&page.items(), Qt::Key_Delete);
        page.reply(QMessageBox::Cancel);
        QCOMPARE(page.listed(), QStringList({allOfStock, allOfShop}));
    }

    void findsWords_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("left");
        QTest::newRow("of a question") << "much IS" << QStringList{allOfStock};
        QTest::newRow("of a statement") << "status ="
                                        << QStringList{
                                               QStringLiteral("postgresql://reader@db/shop: Which orders are new?")};
        QTest::newRow("of a database") << "stock.db" << QStringList{allOfStock};
        QTest::newRow("nowhere") << "zzz" << QStringList();
    }

    void findsWords()
    {
        QFETCH(const QString, typed);
        QFETCH(const QStringList, left);
        const MemoryFlow page;
        page.show();
        QTest::keyClicks(&page.part<QLineEdit>("memoryFilter"), typed);
        QCOMPARE(page.listed(), left);
        QCOMPARE(page.note().isEmpty(), !left.isEmpty());
    }

    void saysThatNothingIsRemembered()
    {
        const QTemporaryDir folder;
        SessionKeys keys;
        RunStorage storage(keys);
        storage.open(StorePlace{StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}});
        MemoryPage page(storage);
        page.show();
        const auto* const note = page.findChild<QLabel*>(QStringLiteral("memoryNote"));
        QTRY_VERIFY2(note->text().startsWith(QStringLiteral("Nothing is remembered yet")), qPrintable(note->text()));
        QVERIFY(!page.findChild<QPushButton*>(QStringLiteral("forget"))->isEnabled());
    }

    void saysWhyItCannotBeRead()
    {
        const MemoryFlow page;
        QVERIFY(QFile::remove(page.folder.filePath(QStringLiteral("runs.db"))));
        QFile damaged(page.folder.filePath(QStringLiteral("runs.db")));
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(QByteArray(8192, 'x')) > 0);
        damaged.close();
        page.page->show();
        QTRY_VERIFY2(page.note().contains(QStringLiteral("runs.db")), qPrintable(page.note()));
        QVERIFY(page.listed().isEmpty());
    }

    void namesEveryControl()
    {
        const MemoryFlow page;
        page.show();
        QCOMPARE(controlsWithoutName(*page.page), QString());
    }

private:
    static void addPlaces()
    {
        QTest::addColumn<Where>("where");
        QTest::newRow("in a file") << Where::file;
        QTest::newRow("in memory") << Where::memory;
    }
};

QTEST_MAIN(MemoryPageTest)
#include "tst_memorypage.moc"
