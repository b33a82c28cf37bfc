#pragma once

#include "editor/completion/completion.h"
#include "editor/completion/completionpopup.h"

#include <QObject>

#include <memory>
#include <utility>

namespace querymend {

class SchemaView;
class SqlEditor;

/// Offers completions: on request, and by itself after two letters or a dot.
class Completer : public QObject {
    Q_OBJECT

public:
    Completer(SqlEditor& editor, const Theme& theme);

    /// May be null.
    void setSchema(std::shared_ptr<const SchemaView> schema) { m_schema = std::move(schema); }
    void ask();
    [[nodiscard]] const CompletionPopup& popup() const { return *m_popup; }

private:
    void onTyped(char32_t character);
    void onCaretMoved();
    [[nodiscard]] bool isAfterJoinWord() const;
    void propose(Completions found, CompletionTrigger trigger);
    void accept(const Completion& completion);
    /// Returns completions whose ranges refer to the whole text.
    [[nodiscard]] Completions find() const;
    [[nodiscard]] QRect caretOnScreen(std::uint32_t place) const;

    SqlEditor& m_editor;
    CompletionPopup* m_popup;
    std::shared_ptr<const SchemaView> m_schema; ///< shared, because the database may replace it meanwhile
    ByteRange m_replaces;
    std::uint32_t m_caret = 0; ///< its position when completions were last shown
};

} // namespace querymend
