#include "common/theme.h"
#include "database/databaseopener.h"
#include "settings/connectionbook.h"
#include "settings/connectiondialog.h"
#include "settings/connectionlist.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace querymend;

/// The form of a connection is shown whole where there is room for it.
class ConnectionRoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isScrolledOnlyForWantOfRoom_data()
    {
        QTest::addColumn<int>("textPixels");
        QTest::addColumn<QSize>("size");
        QTest::newRow("as it opens") << 13 << QSize();
        QTest::newRow("in letters of the usual size") << 13 << QSize(820, 700);
        QTest::newRow("in large letters") << 24 << QSize(1340, 1200);
    }

    void isScrolledOnlyForWantOfRoom()
    {
        QFETCH(const int, textPixels);
        QFETCH(const QSize, size);
        const QTemporaryDir folder;
        SessionKeys keys;
        Theme theme;
        theme.setTextPixels(textPixels);
        ConnectionBook book(folder.filePath(QStringLiteral("connections.json")), keys);
        ConnectionDialog dialog(
            book,
            [](const ConnectionTarget& target) {
                return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
            },
            theme);
        if (size.isValid())
            dialog.resize(size);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto* const engines = dialog.findChild<QComboBox*>(QStringLiteral("engineCombo"));
        const auto* const form = dialog.findChild<QScrollArea*>(QStringLiteral("fieldArea"));
        QVERIFY(engines && form);
        for (int engine = 0; engine < engines->count(); ++engine) {
            engines->setCurrentIndex(engine); // each has fields of its own
            QTRY_VERIFY2(form->verticalScrollBar()->maximum() == 0, qPrintable(engines->currentText()));
            QTRY_VERIFY2(form->horizontalScrollBar()->maximum() == 0, qPrintable(engines->currentText()));
        }
        theme.setTextPixels(13);
    }

    void marksProductionInLargeLettersToo()
    {
        Theme theme;
        theme.setTextPixels(24);
        SavedConnection live;
        live.id = "live";
        live.name = "Sales, live";
        live.isProduction = true;
        ConnectionList list;
        list.fill({live}, live.id, theme);
        list.resize(list.sizeHint());
        list.show();
        const int room = list.viewport()->width() - list.iconSize().width() - 32;
        const int needed = list.fontMetrics().horizontalAdvance(list.item(0)->text());
        theme.setTextPixels(13);
        QVERIFY2(room >= needed, qPrintable(QStringLiteral("%1 of %2").arg(room).arg(needed)));
    }
};

QTEST_MAIN(ConnectionRoomTest)
#include "tst_connectionroom.moc"
