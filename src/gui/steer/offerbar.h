#pragma once

#include "common/changewords.h"
#include "report/timelinerows.h"

#include <QFrame>
#include <QList>

class QLabel;

namespace querymend {

class ElidedLabel;
class SignLabel;
class SteerActions;
class Theme;

/// A correction made without a model, as it is offered beside the timeline.
struct OfferedMending {
    AttemptRef attempt; ///< the failed one
    std::uint32_t lanes = 0;
    CardMending mending;
    QList<ShownChange> changes; ///< to the failed statement

    friend bool operator==(const OfferedMending&, const OfferedMending&) = default;
};

/// Offers the correction of the chosen attempt: what it changes, how likely it is meant, and how to have it tried.
class OfferBar : public QFrame {
    Q_OBJECT

public:
    /// Both must outlive it.
    OfferBar(SteerActions& actions, Theme& theme, QWidget* parent = nullptr);

    void offer(const OfferedMending& offered);
    void withdraw();
    /// Hides it while something else needs the room.
    void setRoom(bool hasRoom);

Q_SIGNALS:
    /// The user wants the corrected statement as a proposal in the editor.
    void openAsked(const querymend::AttemptRef& attempt);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showWords();
    void paintTone();

    Theme& m_theme;
    SignLabel* m_sign;
    ElidedLabel* m_title;
    QLabel* m_change;
    ElidedLabel* m_reason;
    OfferedMending m_offered;
    bool m_isOffering = false;
    bool m_hasRoom = true;
};

} // namespace querymend
