#pragma once

#include <QObject>

#include <string>

class QBoxLayout;
class QLineEdit;
class QWidget;

namespace querymend {

class Chip;
class EvidenceEdit;

/// The fields for the evidence of a question: background knowledge, and a sketch of the answer. The chip shows them.
class EvidenceFields : public QObject {
    Q_OBJECT

public:
    explicit EvidenceFields(QWidget& panel);

    void addTo(QBoxLayout& column);
    void setChip(Chip& chip);

    /// Both fields as one text.
    [[nodiscard]] std::string evidence() const;
    /// Fills the fields, and shows them unless there is nothing in them.
    void setEvidence(const std::string& evidence);
    /// Says what a word of the question refers to; nothing if `target` is empty.
    void setMeaning(const QString& word, const QString& target);

Q_SIGNALS:
    void changed();
    /// The user has changed the evidence.
    void edited();
    /// Enter was pressed.
    void asked();

private:
    EvidenceEdit* m_background;
    QLineEdit* m_like; ///< a sketch of the answer
    Chip* m_chip = nullptr;
};

} // namespace querymend
