#include "settings/connectionbook.h"
#include "settings/importdialog.h"
#include "settings/importmodel.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

namespace {

constexpr auto sources = R"({"connections": {
    "a": {"driver": "postgres-jdbc", "name": "Shop", "configuration": {"host": "db", "user": "ann", "database": "shop"}},
    "b": {"driver": "mysql8", "name": "Web", "configuration": {"host": "web", "database": "web"}},
    "c": {"driver": "oracle_thin", "name": "Old", "configuration": {"host": "db"}}}})";

/// A dialog on a file of connections and a book in its own folder.
struct ImportFlow {
    QTemporaryDir folder;
    SessionKeys keys;
    ConnectionBook book{folder.filePath(QStringLiteral("connections.json")), keys};
    ImportDialog dialog{book, {written()}, [](std::string_view) { return std::optional<std::string>(); }};
    QAbstractItemModelTester tester{&dialog.model()};
    QSignalSpy imported{&dialog, &ImportDialog::imported};

    [[nodiscard]] QString written() const
    {
        QFile file(folder.filePath(QStringLiteral("data-sources.json")));
        return file.open(QIODevice::WriteOnly) && file.write(sources) > 0 ? file.fileName() : QString();
    }
    [[nodiscard]] QModelIndex index(int row, int column = ImportModel::Name) const
    {
        return const_cast<ImportDialog&>(dialog).model().index(row, column);
    }
};

} // namespace

/// The list of connections of other programs.
class ImportDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void savesWhatIsTicked()
    {
        ImportFlow shown;
        QVERIFY(shown.dialog.model().setData(shown.index(1), Qt::Unchecked, Qt::CheckStateRole));
        shown.dialog.accept();
        QCOMPARE(shown.imported.size(), 1);
        QCOMPARE(shown.book.connections().size(), std::size_t{1});
        QCOMPARE(shown.book.connections().front().name, std::string("Shop"));
        QVERIFY(!shown.book.connections().front().id.empty());
    }

    void whatCannotBeTakenSaysWhyAndHasNoBox()
    {
        ImportFlow shown;
        QVERIFY(!shown.index(2).data(Qt::CheckStateRole).isValid());
        QVERIFY(!shown.dialog.model().setData(shown.index(2), Qt::Checked, Qt::CheckStateRole));
        QVERIFY(shown.index(2, ImportModel::Remark).data().toString().contains(QStringLiteral("oracle_thin")));
    }

    void aNameThatLooksLikeHtmlIsNone()
    {
        ImportOffer offer;
        offer.found.name = "<b>Shop</b>";
        ImportModel model;
        model.show({offer});
        const QModelIndex name = model.index(0, ImportModel::Name);
        QCOMPARE(name.data().toString(), QStringLiteral("<b>Shop</b>"));
        QVERIFY(name.data(Qt::ToolTipRole).toString().contains(QStringLiteral("&lt;b&gt;Shop")));
    }

    void aSavedAddressIsRecognised()
    {
        ImportFlow shown;
        shown.dialog.accept();
        ImportDialog again(shown.book, {shown.written()}, {});
        QCOMPARE(again.model().chosenCount(), 0);
        QVERIFY(again.model().index(0, ImportModel::Remark).data().toString().contains(QStringLiteral("Shop")));
    }

    void closingSavesNothing()
    {
        ImportFlow shown;
        shown.dialog.reject();
        QVERIFY(shown.book.connections().empty());
        QVERIFY(shown.imported.isEmpty());
    }

    void aFileThatIsUnusableIsNamed()
    {
        ImportFlow shown;
        shown.dialog.addFile(QStringLiteral("/nowhere.json"));
        QVERIFY(shown.dialog.findChild<QLabel*>(QStringLiteral("importNote"))
                    ->text()
                    .contains(QStringLiteral("/nowhere.json")));
        QCOMPARE(shown.dialog.model().rowCount(), 3);
    }
};

QTEST_MAIN(ImportDialogTest)
#include "tst_importdialog.moc"
