#include "gui/shell/everywindow.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QSignalSpy>
#include <QTabBar>

using namespace querymend;

namespace {

QString described(const QWidget& widget)
{
    return QStringLiteral("%1 “%2” in %3")
        .arg(QString::fromLatin1(widget.metaObject()->className()),
             widget.objectName().isEmpty() ? widget.accessibleName() : widget.objectName(),
             QString::fromLatin1(widget.parentWidget() ? widget.parentWidget()->metaObject()->className() : ""));
}

/// Collects focusable parts without a name or role.
void collectNameless(QAccessibleInterface* part, QStringList& found)
{
    if (!part || !part->isValid() || part->state().invisible)
        return;
    const bool isCell = part->role() == QAccessible::Cell || part->role() == QAccessible::TreeItem
        || part->role() == QAccessible::ListItem;
    if (isCell)
        return; // cells may be empty
    if (part->state().focusable) {
        auto* const widget = qobject_cast<QWidget*>(part->object());
        const bool isHidden = widget && (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus);
        const bool isPart = widget && (widget->focusProxy() || widget->objectName().startsWith(QStringLiteral("qt_")));
        const bool isWindow = part->role() == QAccessible::Window || part->role() == QAccessible::Dialog;
        if (!isHidden && !isPart && !isWindow && part->text(QAccessible::Name).isEmpty())
            found << QStringLiteral("no name: ") + (widget ? described(*widget) : QString::number(part->role(), 16));
        if (!isHidden && part->role() == QAccessible::NoRole)
            found << QStringLiteral("no role: ") + (widget ? described(*widget) : QString());
    }
    for (int i = 0; i < std::min(part->childCount(), 200); ++i)
        collectNameless(part->child(i), found);
}

bool isTabStop(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0
        && !widget.focusProxy();
}

/// Collects neighbours whose tab order contradicts the reading order.
void collectBackwards(QWidget& window, QStringList& found)
{
    QList<QWidget*> chain;
    for (QWidget* at = window.nextInFocusChain(); at != &window; at = at->nextInFocusChain()) {
        if (at->window() == &window && isTabStop(*at))
            chain << at;
    }
    for (qsizetype i = 1; i < chain.size(); ++i) {
        const QWidget& one = *chain[i - 1];
        const QWidget& next = *chain[i];
        if (one.parentWidget() != next.parentWidget())
            continue;
        const bool isAbove = next.geometry().bottom() < one.geometry().top() && next.x() <= one.geometry().right();
        const bool isSameRow =
            next.geometry().top() <= one.geometry().bottom() && one.geometry().top() <= next.geometry().bottom();
        if (isAbove || (isSameRow && next.x() < one.x()))
            found << QStringLiteral("backwards: %1 after %2").arg(described(next), described(one));
    }
}

/// Collects buttons that only the mouse can reach.
void collectMouseOnly(const QWidget& window, QStringList& found)
{
    for (const auto* const button : window.findChildren<QAbstractButton*>()) {
        const QWidget* const parent = button->parentWidget();
        const bool isOfTabs = qobject_cast<const QTabBar*>(parent) != nullptr; // Ctrl+W and the arrow keys do the same
        const bool isOfQt = button->objectName().startsWith(QStringLiteral("qt_")) || parent->inherits("QLineEdit")
            || parent->inherits("QAbstractSpinBox") || parent->inherits("QTableView");
        const bool isReached = (button->focusPolicy() & Qt::TabFocus) != 0 || !button->shortcut().isEmpty();
        if (button->isVisible() && !isOfTabs && !isOfQt && !isReached)
            found << QStringLiteral("by mouse only: ") + described(*button);
    }
}

} // namespace

/// Everything can be found by keyboard and screen reader.
class AccessibilityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingIsNamedAndReached_data()
    {
        QTest::addColumn<QString>("state");
        QTest::newRow("with nothing open") << QString();
        QTest::newRow("after a run") << QStringLiteral("three-hints");
    }

    void everythingIsNamedAndReached()
    {
        QFETCH(const QString, state);
        WindowFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        QSignalSpy ended(&flow.workbench, &Workbench::runEnded);
        if (!state.isEmpty()) {
            flow.window->demonstration().play(state.toStdString());
            QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        }
        QStringList report;
        forEveryWindow(flow, [&](QWidget& window, const QString& name) {
            QStringList found;
            collectNameless(QAccessible::queryAccessibleInterface(&window), found);
            collectBackwards(window, found);
            collectMouseOnly(window, found);
            for (const QString& line : found)
                report << name + QStringLiteral(": ") + line;
        });
        report.removeDuplicates();
        QVERIFY2(report.isEmpty(), qPrintable(QLatin1Char('\n') + report.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(AccessibilityTest)
#include "tst_accessibility.moc"
