#pragma once

#include "editor/editorpage.h"
#include "editor/filethread.h"
#include "editor/journal.h"

#include <QHash>
#include <QTabWidget>

#include <vector>

namespace querymend {

class Theme;

/// The texts that are open, and those that were closed a while ago. The journal keeps all of them.
class EditorTabs : public QTabWidget {
    Q_OBJECT

public:
    EditorTabs(Theme& theme, FileThread& files, QWidget* parent = nullptr);
    ~EditorTabs() override;

    [[nodiscard]] EditorPage* current() const;
    [[nodiscard]] EditorPage* at(int index) const;
    /// Null where there is none.
    [[nodiscard]] EditorPage* withTitle(const QString& title) const;
    [[nodiscard]] EditorPage* withFile(const QString& path) const;

    EditorPage* addText();
    EditorPage* addText(const QString& title);
    /// There is always one; the last that is closed makes room for an empty one.
    void closeText(int index);
    /// The one that was closed last.
    void reopenText();
    void rename(int index);
    /// By so many places, round the end.
    void step(int places);

Q_SIGNALS:
    void textAdded(querymend::EditorPage* page);
    /// A text that is not empty was closed and can be had again.
    void textClosed(const QString& title);
    /// A text that was seen the last time, and is kept nowhere but in its file.
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
    void takeTitle(EditorPage& page, const QString& title);
    [[nodiscard]] static int numberIn(const QString& title);
    [[nodiscard]] QString unusedTitle() const;

    Theme& m_theme;
    Journal m_journal;
    std::vector<JournalTab> m_closed;  ///< the last one last
    QHash<EditorPage*, int> m_numbers; ///< of those that the program named
};

} // namespace querymend
