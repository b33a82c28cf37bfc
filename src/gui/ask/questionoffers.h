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
    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }

Q_SIGNALS:
    void taken(const QString& question);

private:
    bool m_isEmpty = true;
};

} // namespace querymend
