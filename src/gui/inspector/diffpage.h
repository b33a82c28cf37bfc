#pragma once

#include "common/livereplies.h"
#include "inspector/textpiece.h"
#include "report/attemptdetail.h"
#include "report/timelinerows.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QSplitter;

namespace querymend {

class FlowLayout;
class PiecePane;
class Theme;

/// An attempt that another can be compared with.
struct OtherAttempt {
    AttemptRef ref;
    QString name;
    std::string sql;
};

/// Shows what an attempt changed, beside the hint that led to it.
class DiffPage : public QWidget {
    Q_OBJECT

public:
    explicit DiffPage(const Theme& theme, QWidget* parent = nullptr);

    /// Says whether the run goes on of which an attempt will be shown.
    void setLiveness(RunLiveness liveness) { m_liveness = liveness; }
    /// Compares with `against`, or else with the previous attempt. If the user chose another, keeps that choice as long
    /// as the attempt is the same.
    void show(const AttemptDetail& detail, std::vector<OtherAttempt> others, std::optional<AttemptRef> against);
    using QWidget::show;
    /// Shows what the model has written so far, if there is no statement yet.
    void showReply(const std::optional<LiveReply>& reply);
    void clear();

Q_SIGNALS:
    void compared(const querymend::AttemptRef& attempt, std::optional<querymend::AttemptRef> with);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void compare();
    /// Null if the user has not chosen one, or there is none.
    [[nodiscard]] const OtherAttempt* chosen() const;
    [[nodiscard]] TextPieces changesTo(const std::string& sql) const;
    [[nodiscard]] QString whyNoSql() const;

    std::vector<OtherAttempt> m_others;
    AttemptRef m_ref;
    std::optional<AttemptRef> m_asked;
    std::string m_sql;
    std::string m_written;       ///< by the model, if there is no SQL of it
    bool m_isByProgram = false;  ///< it is the built-in answerer's, in sentences that the window knows
    bool m_isProse = false;      ///< it has no SQL at all
    bool m_isUnanswered = false; ///< all calls failed
    RunLiveness m_liveness = RunLiveness::live;
    std::string m_dialect;
    std::optional<LiveReply> m_reply;
    bool m_isFilling = false;
    QLabel* m_label;
    QComboBox* m_against;
    FlowLayout* m_choice; ///< of what to compare with
    PiecePane* m_diff;
    PiecePane* m_hint;
    QSplitter* m_parts;
};

} // namespace querymend
