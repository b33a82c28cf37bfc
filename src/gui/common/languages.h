#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QLocale>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <string>

namespace querymend {

/// The language of the window. When it is switched, what stands in the window is put into the new one: every text that
/// was translated is known by what it was made of. What is computed from values follows when the values are shown
/// again; who cannot wait handles `QEvent::LanguageChange`.
class Languages : public QObject {
    Q_OBJECT

public:
    explicit Languages(QObject* parent = nullptr);
    ~Languages() override;

    /// Those that there are words for, by codes such as `it`.
    [[nodiscard]] static QStringList codes();
    /// How dates and numbers are written beside words of a language: as the system writes them where that is its
    /// language, and otherwise as is usual in the language.
    [[nodiscard]] static QLocale localeFor(const QString& code, const QLocale& system);
    /// Empty means as the system; English where there are no words for it.
    void choose(const std::string& code);
    /// That is spoken; empty before one was chosen.
    [[nodiscard]] const QString& code() const { return m_code; }
    /// Words of another kind, as for a test.
    void speak(std::unique_ptr<QTranslator> words);

private:
    class Words;

    void loadLibraries(const QString& code);

    QString m_code;
    std::unique_ptr<Words> m_words;
    std::unique_ptr<QTranslator> m_qt;      ///< words of Qt's own
    std::unique_ptr<QTranslator> m_editing; ///< words of the editor's library
};

} // namespace querymend
