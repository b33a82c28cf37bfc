#pragma once

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QStringList>
#include <QTabBar>
#include <QTextEdit>

#include <algorithm>

namespace querymend {

/// All texts of a window: from its widgets' properties and from the accessibility tree.
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
                << widget.property("title").toString() << widget.property("caption").toString();
        if (const QVariant value = widget.property("value"); value.userType() == QMetaType::QString)
            m_texts << value.toString(); // of a chip
        if (const auto* const pane = qobject_cast<const QTextEdit*>(&widget); pane && pane->isVisible())
            m_texts << pane->toPlainText();
        if (const auto* const tabs = qobject_cast<const QTabBar*>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                m_texts << tabs->tabText(i) << tabs->tabToolTip(i);
        }
        if (const auto* const view = qobject_cast<const QAbstractItemView*>(&widget); view && view->isVisible())
            read(*view->model(), {});
        for (const QAction* const action : widget.actions())
            m_texts << action->text() << action->toolTip();
    }

    void read(const QAbstractItemModel& model, const QModelIndex& parent)
    {
        constexpr int most = 100;
        for (int row = 0; row < std::min(most, model.rowCount(parent)); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                    m_texts << index.data(role).toString();
                if (column == 0)
                    read(model, index);
            }
        }
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

} // namespace querymend
