#pragma once

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <memory>
#include <string>

namespace querymend {

class SqlEditor;

/// Loads a text into an editor in slices, so that the window stays responsive. The editor is read-only meanwhile.
class TextLoader : public QObject {
    Q_OBJECT

public:
    TextLoader(SqlEditor& editor, std::string text);

    [[nodiscard]] const std::string& text() const { return m_text; }

Q_SIGNALS:
    void loaded();

private:
    void addSlice();

    SqlEditor& m_editor;
    std::string m_text;
    std::size_t m_done = 0;
    QTimer m_next;
};

} // namespace querymend
