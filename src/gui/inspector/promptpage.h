#pragma once

#include "run/event.h"

#include <QScrollArea>

#include <set>
#include <vector>

class QVBoxLayout;

namespace querymend {

class PiecePane;
class Theme;

/// What the model was told, section by section; each can be folded.
class PromptPage : public QScrollArea {
    Q_OBJECT

public:
    explicit PromptPage(const Theme& theme, QWidget* parent = nullptr);

    void show(const std::vector<PromptSection>& sections);
    using QWidget::show;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addSection(const PromptSection& section);
    void fitHeights();
    [[nodiscard]] QString heading(const PromptSection& section) const;

    const Theme& m_theme;
    QVBoxLayout* m_column = nullptr;
    std::vector<PromptSection> m_sections;
    std::vector<PiecePane*> m_panes; ///< of the sections, in their order
    std::set<std::string> m_folded;  ///< names of sections that somebody folded: they stay so
};

} // namespace querymend
