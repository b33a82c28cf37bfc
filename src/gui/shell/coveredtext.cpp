#include "shell/coveredtext.h"

#include <QGuiApplication>
#include <QPalette>
#include <QTextCharFormat>

#include <utility>

namespace querymend {

CoveredText::CoveredText(QTextDocument& text, MaskRules rules) : QSyntaxHighlighter(&text), m_rules(std::move(rules)) {}

void CoveredText::highlightBlock(const QString& line)
{
    const QColor colour = QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text);
    QTextCharFormat bar;
    bar.setForeground(colour);
    bar.setBackground(colour);
    const QByteArray bytes = line.toUtf8();
    const auto lettersBefore = [&](std::uint32_t byte) {
        return static_cast<int>(QString::fromUtf8(bytes.constData(), static_cast<qsizetype>(byte)).size());
    };
    for (const ByteRange place : maskedPlaces({bytes.constData(), static_cast<std::size_t>(bytes.size())}, m_rules)) {
        const int begin = lettersBefore(place.begin);
        setFormat(begin, lettersBefore(place.end) - begin, bar);
    }
}

} // namespace querymend
