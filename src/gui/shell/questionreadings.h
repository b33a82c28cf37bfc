#pragma once

#include "models/builtinanswers.h"

#include <QObject>
#include <QTimer>

namespace querymend {

class Panels;
class Workbench;

/// Shows under a question how the built-in answerer understands it: while it is typed, and as a run recorded it.
class QuestionReadings : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    QuestionReadings(Workbench& workbench, Panels& panels, QObject* parent);

private:
    [[nodiscard]] bool isWanted() const;
    void read();
    void complete(const QString& text, int caret);
    void showProgress();
    void show(ReadQuestion read);
    void choose(const QString& word, const QString& target);

    Workbench& m_workbench;
    Panels& m_panels;
    QTimer m_soon;         ///< many changes are read once
    quint64 m_reading = 0; ///< counts readings: an older one may end after a newer
};

} // namespace querymend
