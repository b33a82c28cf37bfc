#pragma once

#include <QWidget>

#include <cstdint>

class QLabel;
class QPushButton;

namespace querymend {

/// What the page without results offers.
enum class RowsOffer : std::uint8_t { none, answer };

/// The page of the results panel while it has no rows: says why, and how to get some.
class EmptyResults : public QWidget {
    Q_OBJECT

public:
    explicit EmptyResults(QWidget* parent);

    /// An empty reason says how to run a statement.
    void say(const QString& why, RowsOffer offer);
    [[nodiscard]] QString text() const;
    [[nodiscard]] RowsOffer offer() const;

Q_SIGNALS:
    void answerWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QLabel* m_text;
    QPushButton* m_answer;
};

} // namespace querymend
