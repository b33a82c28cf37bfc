#include "settings/shortcutmodel.h"

#include <QAction>
#include <QTest>

#include <memory>

using namespace querymend;

/// Actions may have several shortcuts: the first is shown and can be changed.
class ShortcutModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_run = std::make_unique<QAction>(QStringLiteral("&Run"));
        m_run->setObjectName(QStringLiteral("run"));
        m_run->setShortcuts({first, second});
        m_find = std::make_unique<QAction>(QStringLiteral("&Find"));
        m_find->setObjectName(QStringLiteral("find"));
    }

    void everyUsualKeyStays()
    {
        applyShortcuts(actions(), {});
        QCOMPARE(m_run->shortcuts(), (QList<QKeySequence>{first, second}));
        applyShortcuts(actions(), {}); // called again with every changed setting
        QCOMPARE(m_run->shortcuts(), (QList<QKeySequence>{first, second}));
    }

    void whatIsChosenTakesTheirPlace()
    {
        applyShortcuts(actions(), {{"run", "Ctrl+R"}});
        QCOMPARE(m_run->shortcuts(), QList<QKeySequence>{QKeySequence(QStringLiteral("Ctrl+R"))});
        applyShortcuts(actions(), {});
        QCOMPARE(m_run->shortcuts(), (QList<QKeySequence>{first, second}));
    }

    void theUsualOneBringsTheOthersBack()
    {
        applyShortcuts(actions(), {});
        ShortcutModel model(actions());
        model.setShortcut(0, QKeySequence(QStringLiteral("Ctrl+R")));
        QCOMPARE(model.chosen(), (ShortcutMap{{"run", "Ctrl+R"}}));
        model.setShortcut(0, model.usualShortcut(0));
        QCOMPARE(m_run->shortcuts(), (QList<QKeySequence>{first, second}));
        QVERIFY(model.chosen().empty());
    }

    void aSecondKeyIsTakenToo()
    {
        applyShortcuts(actions(), {});
        const ShortcutModel model(actions());
        QCOMPARE(model.takenBy(1, second), QStringLiteral("Run"));
        QCOMPARE(model.takenBy(0, second), QString());
    }

private:
    [[nodiscard]] std::vector<QAction*> actions() const { return {m_run.get(), m_find.get()}; }

    const QKeySequence first{Qt::CTRL | Qt::Key_Return};
    const QKeySequence second{Qt::Key_F5};
    std::unique_ptr<QAction> m_run;
    std::unique_ptr<QAction> m_find;
};

QTEST_MAIN(ShortcutModelTest)
#include "tst_shortcutmodel.moc"
