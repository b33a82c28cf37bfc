#pragma once

#include "editor/parameters/parameterdialog.h"
#include "gui/editor/editorflow.h"
#include "support/sqlitefile.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QStringList>

namespace querymend {

/// An editor on a database, in which statements are run but go nowhere.
struct AskingFlow : EditorFlow {
    explicit AskingFlow(const SqliteFile& file, Keeping keeping = Keeping::alone) : EditorFlow(keeping)
    {
        bench.open(file.target());
        QObject::connect(panel.get(), &EditorPanel::runAsked, panel.get(),
                         [this](const std::string& sql) { ran << QString::fromStdString(sql); });
        QObject::connect(panel.get(), &EditorPanel::explainAsked, panel.get(),
                         [this](const std::string& sql) { explained << QString::fromStdString(sql); });
        QObject::connect(panel.get(), &EditorPanel::scriptAsked, panel.get(),
                         [this](const std::vector<std::string>& statements) {
                             for (const std::string& sql : statements)
                                 script << QString::fromStdString(sql);
                         });
    }

    [[nodiscard]] bool isOpen() const
    {
        return comesTrue([this] { return bench.state() == ConnectionState::open; }, 20'000);
    }
    void trigger(const char* action) const { panel->findChild<QAction*>(QLatin1String(action))->trigger(); }
    /// Sets a text and triggers an action; returns the form that asks, or null.
    [[nodiscard]] ParameterDialog* ask(const char* sql, const char* action = "run") const
    {
        editor().setSqlText(sql);
        editor().setCaret(0);
        trigger(action);
        return dialog();
    }
    [[nodiscard]] ParameterDialog* dialog() const
    {
        for (auto* const found : panel->findChildren<ParameterDialog*>()) {
            if (found->isVisible())
                return found;
        }
        return nullptr;
    }
    [[nodiscard]] QLineEdit& value(const char* name) const
    {
        return *dialog()->findChild<QLineEdit*>(QStringLiteral("value ") + QLatin1String(name));
    }
    [[nodiscard]] QComboBox& type(const char* name) const
    {
        return *dialog()->findChild<QComboBox*>(QStringLiteral("type ") + QLatin1String(name));
    }
    void choose(const char* name, ParameterType wanted) const
    {
        type(name).setCurrentIndex(type(name).findData(static_cast<int>(wanted)));
    }
    void type(const char* name, const QString& text) const
    {
        value(name).selectAll();
        QTest::keyClick(&value(name), Qt::Key_Delete);
        QTest::keyClicks(&value(name), text);
    }
    /// What the form says is wrong.
    [[nodiscard]] QStringList problems() const
    {
        QStringList texts;
        for (const QLabel* const label : dialog()->findChildren<QLabel*>()) {
            if (label->property("role") == QStringLiteral("bad") && label->isVisibleTo(dialog()))
                texts << label->text();
        }
        return texts;
    }

    QStringList ran;
    QStringList explained;
    QStringList script;
};

} // namespace querymend
