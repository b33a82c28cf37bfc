#include "gui/shell/everywindow.h"
#include "support/windowflow.h"

#include <QAbstractButton>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTest>

using namespace querymend;

/// Two texts of a menu, or of a window, that are seen together do not share a mnemonic: the second would not be
/// reached.
class MnemonicsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areNotSharedInAWindow_data();
    void areNotSharedInAWindow();
    void areNotSharedInAMenu_data() { areNotSharedInAWindow_data(); }
    void areNotSharedInAMenu();
};

namespace {

/// Texts by mnemonic.
using MnemonicTexts = QMap<QString, QStringList>;

void add(MnemonicTexts& texts, const QString& text)
{
    const QKeySequence mnemonic = QKeySequence::mnemonic(text);
    if (!mnemonic.isEmpty())
        texts[mnemonic.toString()].append(text);
}

QStringList collisions(const MnemonicTexts& texts, const QString& place)
{
    QStringList found;
    for (auto at = texts.begin(); at != texts.end(); ++at) {
        if (at->size() > 1)
            found.append(QStringLiteral("%1, %2: %3; taken: %4")
                             .arg(place, at.key(), at->join(QStringLiteral(" | ")),
                                  texts.keys().join(QLatin1Char(' ')).remove(QStringLiteral("Alt+"))));
    }
    return found;
}

MnemonicTexts textsIn(const QWidget& window)
{
    MnemonicTexts texts;
    for (const QWidget* const widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window || !widget->isEnabled())
            continue;
        if (const auto* const button = qobject_cast<const QAbstractButton*>(widget))
            add(texts, button->text());
        else if (const auto* const label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            add(texts, label->text());
        else if (const auto* const group = qobject_cast<const QGroupBox*>(widget))
            add(texts, group->title());
        else if (const auto* const tabs = qobject_cast<const QTabBar*>(widget);
                 tabs && !tabs->inherits("QMainWindowTabBar")) {
            for (int i = 0; i < tabs->count(); ++i)
                add(texts, tabs->tabText(i));
        } else if (const auto* const bar = qobject_cast<const QMenuBar*>(widget)) {
            for (const QAction* const action : bar->actions())
                add(texts, action->text());
        }
    }
    return texts;
}

} // namespace

void MnemonicsTest::areNotSharedInAWindow_data()
{
    QTest::addColumn<QString>("language");
    for (const char* const language : {"en", "it", "ru"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void MnemonicsTest::areNotSharedInAWindow()
{
    QFETCH(const QString, language);
    WindowFlow flow;
    flow.languages.choose(language.toStdString());
    QStringList found;
    forEveryWindow(flow, [&](QWidget& window, const QString& name) { found += collisions(textsIn(window), name); });
    QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
}

void MnemonicsTest::areNotSharedInAMenu()
{
    QFETCH(const QString, language);
    WindowFlow flow;
    flow.languages.choose(language.toStdString());
    QStringList found;
    for (QMenu* const menu : flow.window->findChildren<QMenu*>()) {
        Q_EMIT menu->aboutToShow();
        MnemonicTexts texts;
        for (const QAction* const action : menu->actions()) {
            if (action->isVisible())
                add(texts, action->text());
        }
        found += collisions(texts, QStringLiteral("menu %1").arg(menu->title()));
    }
    QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
}

QTEST_MAIN(MnemonicsTest)
#include "tst_mnemonics.moc"
