#pragma once

#include "check/finding.h"
#include "editor/problems/textproblem.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

struct Dialect;
class LiveCheck;

enum class CheckStatus : std::uint8_t {
    noDatabase,
    waiting, ///< for a pause in typing, or for the database
    done,
    tooLong,    ///< even of the statement at the caret
    unanswered, ///< the database could not be queried
};

/// Has a text checked, statement by statement, when typing pauses. Findings are kept by statement as long as it appears
/// in the text, so only changed statements are checked again, and a late result is never applied to another statement.
/// Of a long text, only the statement at the caret is checked. A statement that ends at the caret is still being typed,
/// so it is not yet said to be incomplete.
class TextCheck : public QObject {
    Q_OBJECT

public:
    using TextSource = std::function<std::string()>;
    using CaretSource = std::function<std::uint32_t()>;

    TextCheck(TextSource text, CaretSource caret, QObject* parent);

    /// Both may be null, and must stay valid until the next call.
    void setDatabase(LiveCheck* check, const Dialect* dialect);
    void textChanged();
    void caretMoved();

    /// Whether only the statement at the caret is checked.
    [[nodiscard]] bool isOfOneStatement() const { return m_partial.has_value(); }
    /// Whether the statement at the caret is not finished.
    [[nodiscard]] bool isIncomplete() const { return m_isIncomplete; }
    [[nodiscard]] CheckStatus status() const { return m_status; }
    /// Why the database could not be queried.
    [[nodiscard]] const QString& reason() const { return m_reason; }

Q_SIGNALS:
    /// The text has not changed since it was checked.
    void checked(const std::vector<querymend::TextProblem>& problems);
    void statusChanged();

private:
    struct Place {
        std::string statement;
        std::uint32_t offset = 0;
        std::uint32_t openEnd = 0; ///< where the text after it, if only blank, ends
    };

    void begin();
    [[nodiscard]] std::vector<ByteRange> rangesToCheck(const std::string& text);
    [[nodiscard]] bool isBeingTyped(const Place& place) const;
    void askNext();
    void take(const std::string& statement, const std::vector<Finding>& findings);
    void finish();
    void change(CheckStatus status);

    TextSource m_text;
    CaretSource m_caret;
    QTimer m_pause;
    LiveCheck* m_check = nullptr;
    const Dialect* m_dialect = nullptr;
    CheckStatus m_status = CheckStatus::noDatabase;
    QString m_reason;
    std::optional<ByteRange> m_partial; ///< the part of a long text that is checked
    bool m_isIncomplete = false;
    std::vector<Place> m_places;
    std::map<std::string, std::vector<Finding>> m_known;
    std::uint32_t m_connection = 0; ///< results from before the last `setDatabase` are dropped
    bool m_isAsking = false;
};

} // namespace querymend
