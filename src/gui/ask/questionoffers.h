#pragma once

#include <QStringList>
#include <QWidget>

namespace querymend {

/// A few questions that can be asked with a click.
class QuestionOffers : public QWidget {
    Q_OBJECT

public:
    explicit QuestionOffers(QWidget* parent = nullptr);

    void offer(const QStringList& questions);
    /// Whether there are questions, and the screen is high enough to show them too.
    [[nodiscard]] bool isWanted() const;

Q_SIGNALS:
    void taken(const QString& question);

private:
    bool m_isEmpty = true;
};

} // namespace querymend
