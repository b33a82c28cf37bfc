#pragma once

#include "common/theme.h"
#include "database/databaseopener.h"
#include "editor/editorpanel.h"
#include "editor/pages/editorpage.h"
#include "editor/pages/editortabs.h"
#include "editor/text/sqleditor.h"
#include "workbench.h"

#include <QTemporaryDir>
#include <QTest>

namespace querymend {

/// An editor panel on the screen, with its own state folder.
struct EditorFlow {
    EditorFlow() : EditorFlow(Keeping::alone) {}

    enum class Keeping { alone, asBefore };

    /// With `asBefore` it restores the texts from the current state folder.
    explicit EditorFlow(Keeping keeping)
    {
        if (keeping == Keeping::alone)
            qputenv("XDG_STATE_HOME", state.path().toUtf8());
        theme.choose(ThemeChoice::light);
        panel = std::make_unique<EditorPanel>(bench, theme);
        panel->resize(900, 500);
        panel->show();
        panel->activateWindow();
        (void)QTest::qWaitForWindowActive(panel.get()); // without the keyboard focus, shortcuts would have no effect
    }

    [[nodiscard]] EditorPage& page() const { return *panel->tabs().current(); }
    [[nodiscard]] SqlEditor& editor() const { return page().editor(); }
    [[nodiscard]] QByteArray text() const { return QByteArray::fromStdString(editor().sqlText()); }

    /// Types letter by letter, and processes events in between.
    void type(const char* keys) const
    {
        for (const char32_t letter : QString::fromUtf8(keys).toUcs4()) {
            const QString text = letter == U'\n' ? QStringLiteral("\r") : QString::fromUcs4(&letter, 1);
            const int key = letter == U'\n' ? Qt::Key_Return : Qt::Key_unknown;
            QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, text);
            QApplication::sendEvent(&editor(), &event);
            QCoreApplication::processEvents();
        }
    }
    /// Sends no key release, because the key may have destroyed the editor.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyPress(&editor(), key, modifiers);
        QCoreApplication::processEvents();
    }

    /// The first range of an indicator in the editor.
    [[nodiscard]] ByteRange marked(int number) const
    {
        const auto ask = [&](unsigned message, std::uint32_t at) {
            return static_cast<std::uint32_t>(editor().send(message, static_cast<unsigned long>(number), at));
        };
        if (ask(QsciScintilla::SCI_INDICATORVALUEAT, 0) != 0)
            return {0, ask(QsciScintilla::SCI_INDICATOREND, 0)};
        const std::uint32_t begin = ask(QsciScintilla::SCI_INDICATOREND, 0);
        if (begin == 0 || begin == editor().textSize())
            return {};
        return {begin, ask(QsciScintilla::SCI_INDICATOREND, begin)};
    }

    QTemporaryDir state;
    Theme theme;
    Workbench bench{[](const ConnectionTarget& target) {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    }};
    std::unique_ptr<EditorPanel> panel;
};

} // namespace querymend
