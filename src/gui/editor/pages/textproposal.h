#pragma once

#include <QObject>

#include <cstdint>
#include <optional>
#include <string>

namespace querymend {

class ProposalBar;
class SqlEditor;

/// A change to a text that the user is asked about: the editor shows the difference until it is accepted or reverted.
class TextProposal : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object, or go away with it.
    TextProposal(SqlEditor& editor, ProposalBar& bar, QObject* parent = nullptr);

    void show(std::string before, std::string after);
    [[nodiscard]] bool isShown() const { return m_change.has_value(); }
    /// The text before the change and after it, while it is shown.
    [[nodiscard]] const std::string& before() const { return m_change->before; }
    [[nodiscard]] const std::string& after() const { return m_change->after; }

Q_SIGNALS:
    /// It is shown, or was decided on.
    void changed();

private:
    enum class Decision : std::uint8_t { accept, revert };

    struct Change {
        std::string before;
        std::string after;
    };

    void decide(Decision decision);

    SqlEditor& m_editor;
    ProposalBar& m_bar;
    std::optional<Change> m_change;
};

} // namespace querymend
