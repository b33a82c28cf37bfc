#pragma once

#include "inspector/textpiece.h"
#include "run/event.h"

#include <QScrollArea>

#include <set>
#include <vector>

class QVBoxLayout;

namespace querymend {

class PiecePane;
class Theme;

/// Shows the prompt that the model was given, section by section; each can be folded.
class PromptPage : public QScrollArea {
    Q_OBJECT

public:
    explicit PromptPage(const Theme& theme, QWidget* parent = nullptr);

    /// What is wrong with the prompt is said above it.
    void show(const std::vector<PromptSection>& sections, const TextPieces& warnings = {});
    using QWidget::show;

Q_SIGNALS:
    /// The user wants to see all examples and lessons.
    void memoryAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addSection(const PromptSection& section);
    void addWarnings();
    void addWayToMemory();
    void fitHeights();
    [[nodiscard]] QString heading(const PromptSection& section) const;

    const Theme& m_theme;
    QVBoxLayout* m_column = nullptr;
    std::vector<PromptSection> m_sections;
    TextPieces m_warnings;
    std::vector<PiecePane*> m_panes; ///< one per section, in order
    std::set<std::string> m_folded;  ///< names of folded sections, which stay folded
};

} // namespace querymend
