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

/// The language of the window. When it is switched, every translated text in the window is translated again from its
/// remembered source. Texts computed from values follow when the values are next shown; widgets that cannot wait handle
/// `QEvent::LanguageChange`.
class Languages : public QObject {
    Q_OBJECT

public:
    explicit Languages(QObject* parent = nullptr);
    ~Languages() override;

    /// Returns the languages with translations, as codes such as `it`.
    [[nodiscard]] static QStringList codes();
    /// Returns how to write dates and numbers in a language: like the system if it uses that language, otherwise as is
    /// usual in the language.
    [[nodiscard]] static QLocale localeFor(const QString& code, const QLocale& system);
    /// An empty code means the system's language, or English if there is no translation for it.
    void choose(const std::string& code);
    /// The current language; empty before one is chosen.
    [[nodiscard]] const QString& code() const { return m_code; }
    /// Installs other translations, for instance in a test.
    void speak(std::unique_ptr<QTranslator> words);

private:
    class Words;

    void loadLibraries(const QString& code);

    QString m_code;
    std::unique_ptr<Words> m_words;
    std::unique_ptr<QTranslator> m_qt;      ///< Qt's own translations
    std::unique_ptr<QTranslator> m_editing; ///< translations of the editor's library
};

} // namespace querymend
