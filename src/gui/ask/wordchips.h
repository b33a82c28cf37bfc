#pragma once

#include "answer/answerer.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <vector>

class QLabel;

namespace querymend {

class Chip;
class FlowLayout;
class Theme;

/// What the words of a question were taken for: a chip for each, whose menu offers other meanings, and what follows.
class WordChips : public QWidget {
    Q_OBJECT

public:
    explicit WordChips(const Theme& theme, QWidget* parent = nullptr);

    /// Replaces what is shown; nothing is shown if there are no words.
    void show(const std::vector<WordMeanings>& words, const QString& summary);

Q_SIGNALS:
    /// The user says what a word refers to; an empty target means that it can be ignored.
    void meaningChosen(const QString& word, const QString& target);

private:
    [[nodiscard]] Chip* makeChip(const WordMeanings& meaning);

    const Theme& m_theme;
    FlowLayout* m_flow;
    QLabel* m_summary;
    QList<Chip*> m_chips;
};

} // namespace querymend
