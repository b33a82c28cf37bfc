// How long runs are kept, and what is done about the size of their store.

#include "common/sizewords.h"
#include "common/theme.h"
#include "database/databaseopener.h"
#include "models/modelshelf.h"
#include "settings/connectionbook.h"
#include "settings/settingsdialog.h"
#include "settings/storecarebox.h"
#include "storage/runstorage.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <memory>

using namespace querymend;

namespace {

RunEvent beginning(const std::string& run)
{
    RunEvent event;
    event.run = run;
    event.seq = 0;
    event.at = 1000;
    RunStarted started;
    started.question.text = std::string(20'000, 'x');
    event.body = started;
    return event;
}

} // namespace

class StoreCareBoxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_runs = std::make_unique<RunStorage>(m_keys);
    }

    void cleanup()
    {
        m_runs.reset();
        m_folder.reset();
    }

    void compactsWithoutRemoving()
    {
        openStore();
        for (int i = 0; i < 50; ++i) {
            const std::string run = std::to_string(i);
            QVERIFY(m_runs->store()->append(beginning(run)).ok());
            m_runs->store()->release(run);
            if (i > 0)
                QVERIFY(m_runs->store()->remove(run).ok());
        }
        const auto before = m_runs->store()->size();
        StoreCareBox box(*m_runs);
        box.show();
        const auto& note = *box.findChild<QLabel*>(QStringLiteral("cleanNote"));
        auto& compact = *box.findChild<QPushButton*>(QStringLiteral("compactStore"));
        QVERIFY(compact.isEnabled());
        compact.click();
        QVERIFY(!compact.isEnabled()); // until it is done
        QVERIFY(!box.findChild<QPushButton*>(QStringLiteral("cleanStore"))->isEnabled());
        QTRY_VERIFY2(note.text().startsWith(QStringLiteral("The store took ")), qPrintable(note.text()));
        QVERIFY(note.text().contains(sizeInWords(static_cast<std::uint64_t>(before->bytes))));
        QVERIFY(compact.isEnabled());
        QVERIFY(m_runs->store()->size()->bytes < before->bytes);
        QCOMPARE(m_runs->store()->runs({}, 10)->size(), std::size_t{1});
    }

    void nothingIsDoneToAStoreInMemory()
    {
        StoreCareBox box(*m_runs);
        QVERIFY(!box.findChild<QPushButton*>(QStringLiteral("compactStore"))->isEnabled());
        QVERIFY(!box.findChild<QPushButton*>(QStringLiteral("cleanStore"))->isEnabled());
    }

    void theSizeNamesTheStoreInUse()
    {
        StoreCareBox box(*m_runs);
        const auto& size = *box.findChild<QLabel*>(QStringLiteral("storeSize"));
        QVERIFY2(size.text().startsWith(QStringLiteral("The runs in memory take up ")), qPrintable(size.text()));
        openStore();
        const QString file = m_folder->filePath(QStringLiteral("runs.db"));
        QVERIFY2(size.text().startsWith(QStringLiteral("The runs in %1 take up ").arg(file)), qPrintable(size.text()));
    }

    void theSizeSaysWhyAnotherStoreIsInUse()
    {
        StoreCareBox box(*m_runs);
        openStore();
        const auto& size = *box.findChild<QLabel*>(QStringLiteral("storeSize"));
        const QString why = QStringLiteral(" The selected store cannot be opened.");
        QVERIFY2(!size.text().endsWith(why), qPrintable(size.text()));
        m_runs->open(StorePlace{StoreFile{"/proc/nowhere/runs.db"}});
        const QString file = m_folder->filePath(QStringLiteral("runs.db"));
        QVERIFY2(size.text().startsWith(QStringLiteral("The runs in %1 take up ").arg(file)), qPrintable(size.text()));
        QVERIFY2(size.text().endsWith(why), qPrintable(size.text()));
        openStore();
        QVERIFY2(!size.text().endsWith(why), qPrintable(size.text()));
    }

    void anUnnamedStoreIsTheOneThatTheFieldShows()
    {
        qputenv("XDG_DATA_HOME", m_folder->path().toLocal8Bit());
        const auto back = qScopeGuard([] { qunsetenv("XDG_DATA_HOME"); }); // as tests begin
        m_runs->open(AppSettings());
        Theme theme;
        ConnectionBook book(m_folder->filePath(QStringLiteral("connections.json")), m_keys);
        ModelShelf models(m_folder->filePath(QStringLiteral("models.json")));
        const auto opener = [](const ConnectionTarget& target) {
            return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
        };
        const SettingsDialog dialog({}, SettingsSubjects{book, models, *m_runs, opener}, {}, theme);
        const QString shown = dialog.findChild<QLineEdit*>(QStringLiteral("place"))->placeholderText();
        QVERIFY2(shown.startsWith(m_folder->path()), qPrintable(shown));
        const QString size = dialog.findChild<QLabel*>(QStringLiteral("storeSize"))->text();
        QVERIFY2(size.startsWith(QStringLiteral("The runs in %1 take up ").arg(shown)), qPrintable(size));
    }

    void howLongRunsAreKeptIsASetting()
    {
        Theme theme;
        ConnectionBook book(m_folder->filePath(QStringLiteral("connections.json")), m_keys);
        ModelShelf models(m_folder->filePath(QStringLiteral("models.json")));
        const auto opener = [](const ConnectionTarget& target) {
            return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
        };
        SettingsDialog dialog({}, SettingsSubjects{book, models, *m_runs, opener}, {}, theme);
        dialog.showPage(SettingsDialog::Page::runs);
        dialog.show();
        const QSignalSpy changed(&dialog, &SettingsDialog::settingsChanged);
        auto& days = *dialog.findChild<QSpinBox*>(QStringLiteral("keepRunsDays"));
        const auto& hint = *dialog.findChild<QLabel*>(QStringLiteral("keepRunsHint"));
        QCOMPARE(days.text(), QStringLiteral("forever"));
        QVERIFY(hint.isHidden()); // no run is removed
        QWheelEvent wheel({4, 4}, days.mapToGlobal(QPointF(4, 4)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&days, &wheel);
        QCOMPARE(days.value(), 0); // a wheel must not cost runs
        days.setValue(90);
        QCOMPARE(days.text(), QStringLiteral("for 90 days"));
        QVERIFY(hint.isVisible());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].value<AppSettings>().keptDays, 90U);
        days.setValue(0);
        QVERIFY(hint.isHidden());
    }

    void allFieldsBeginAtOnePlace()
    {
        Theme theme;
        ConnectionBook book(m_folder->filePath(QStringLiteral("connections.json")), m_keys);
        ModelShelf models(m_folder->filePath(QStringLiteral("models.json")));
        const auto opener = [](const ConnectionTarget& target) {
            return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
        };
        SettingsDialog dialog({}, SettingsSubjects{book, models, *m_runs, opener}, {}, theme);
        dialog.showPage(SettingsDialog::Page::runs);
        dialog.show();
        const auto placeOf = [&dialog](const char* name) {
            return dialog.findChild<QWidget*>(QLatin1String(name))->mapTo(&dialog, QPoint()).x();
        };
        for (const char* const name : {"storePassword", "keepRunsDays", "keptDays"})
            QTRY_COMPARE(placeOf(name), placeOf("place"));
    }

private:
    void openStore()
    {
        m_runs->open(StorePlace{StoreFile{m_folder->filePath(QStringLiteral("runs.db")).toStdString()}});
        QCOMPARE(m_runs->life(), RunStorage::Life::lasting);
    }

    SessionKeys m_keys;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RunStorage> m_runs;
};

QTEST_MAIN(StoreCareBoxTest)
#include "tst_storecarebox.moc"
