#pragma once

#include "editor/files/filethread.h"
#include "editor/files/journal.h"
#include "editor/pages/editorpage.h"

#include <QHash>
#include <QTabWidget>

#include <vector>

namespace querymend {

class Theme;

/// The open texts, and those closed recently. The journal keeps all of them.
class EditorTabs : public QTabWidget {
    Q_OBJECT

public:
    EditorTabs(Theme& theme, FileThread& files, QWidget* parent = nullptr);
    ~EditorTabs() override;

    [[nodiscard]] EditorPage* current() const;
    [[nodiscard]] EditorPage* at(int index) const;
    /// Returns null if there is none.
    [[nodiscard]] EditorPage* withTitle(const QString& title) const;
    [[nodiscard]] EditorPage* withFile(const QString& path) const;

    EditorPage* addText();
    EditorPage* addText(const QString& title);
    /// Closes a tab. If it is the last one, opens an empty one instead.
    void closeText(int index);
    /// Reopens the text that was closed last.
    void reopenText();
    void rename(int index);
    /// Passes changes to the journal at once, which otherwise takes them when typing pauses.
    void keepChanges();
    /// Moves on by so many tabs, wrapping around.
    void step(int places);

Q_SIGNALS:
    /// So many texts that were open last time are open again.
    void textsRestored(int texts);
    void textAdded(querymend::EditorPage* page);
    /// A text that is not empty was closed, and can be reopened.
    void textClosed(const QString& title);
    /// A text that was open last time must be read from its file, because the journal has no copy.
    void fileWanted(const QString& path);
    void filesDropped(const QStringList& paths);
    void journalFailed(const QString& reason);
    void journalRecovered();

protected:
    void changeEvent(QEvent* event) override;

private:
    EditorPage* insertPage(int index, const QString& id, const QString& title);
    void addCloseButton(EditorPage* page);
    void restore(const std::vector<JournalTab>& tabs);
    void keep(const EditorPage& page);
    void showTitle(EditorPage* page);
    void noteOrder();
    void applyTitle(EditorPage& page, const QString& title);
    [[nodiscard]] static int numberIn(const QString& title);
    [[nodiscard]] QString unusedTitle() const;

    Theme& m_theme;
    Journal m_journal;
    std::vector<JournalTab> m_closed;  ///< most recent last
    QHash<EditorPage*, int> m_numbers; ///< numberIn() of the title, or `ofProgram`
};

} // namespace querymend
