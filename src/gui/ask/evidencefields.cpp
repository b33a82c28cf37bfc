#include "ask/evidencefields.h"

#include "answer/termmeaning.h"
#include "ask/evidenceedit.h"
#include "common/chip.h"
#include "run/answersketch.h"

#include <QBoxLayout>
#include <QLineEdit>

namespace querymend {

EvidenceFields::EvidenceFields(QWidget& panel)
    : QObject(&panel), m_background(new EvidenceEdit(&panel)), m_like(new QLineEdit(&panel))
{
    m_background->hide();
    m_like->setPlaceholderText(tr("Answer like: text, number; Italy, 12"));
    m_like->setAccessibleName(tr("What the answer looks like"));
    m_like->setToolTip(tr("Types of columns (text, number, date, any), rows of the answer, and \"sorted\""));
    m_like->setClearButtonEnabled(true);
    m_like->hide();
    connect(m_background, &QPlainTextEdit::textChanged, this, &EvidenceFields::changed);
    connect(m_background, &EvidenceEdit::edited, this, &EvidenceFields::edited);
    connect(m_background, &EvidenceEdit::asked, this, &EvidenceFields::asked);
    connect(m_like, &QLineEdit::textChanged, this, &EvidenceFields::changed);
    connect(m_like, &QLineEdit::textEdited, this, &EvidenceFields::edited);
    connect(m_like, &QLineEdit::returnPressed, this, &EvidenceFields::asked);
}

void EvidenceFields::addTo(QBoxLayout& column)
{
    column.addWidget(m_background);
    column.addWidget(m_like);
}

void EvidenceFields::setChip(Chip& chip)
{
    m_chip = &chip;
    chip.setCheckable(true);
    connect(&chip, &QToolButton::toggled, m_background, &QWidget::setVisible);
    // A run that has no sketch keeps the room that its field would take.
    connect(&chip, &QToolButton::toggled, m_like,
            [this](bool isOn) { m_like->setVisible(isOn && !m_like->text().isEmpty()); });
    connect(&chip, &QToolButton::clicked, m_background, [this](bool isOn) {
        m_like->setVisible(isOn);
        m_background->setFocus();
    });
}

std::string EvidenceFields::evidence() const
{
    return withSketch(m_background->text().trimmed().toStdString(), m_like->text().trimmed().toStdString());
}

void EvidenceFields::setEvidence(const std::string& evidence)
{
    m_background->setText(QString::fromStdString(std::string(withoutSketch(evidence))));
    m_background->setCaret(0);
    m_like->setText(QString::fromStdString(std::string(sketchTextIn(evidence))));
    m_like->setCursorPosition(0);
    m_chip->setChecked(!evidence.empty());
    if (!m_like->text().isEmpty())
        m_like->show();
}

void EvidenceFields::setMeaning(const QString& word, const QString& target)
{
    const std::string said =
        withTermMeaning(m_background->text().toStdString(), {word.toStdString(), target.toStdString()});
    setEvidence(withSketch(said, m_like->text().trimmed().toStdString()));
}

} // namespace querymend

#include "moc_evidencefields.cpp"
