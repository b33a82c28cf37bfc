#include "common/languages.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLibraryInfo>
#include <QMetaProperty>
#include <QMutex>
#include <QTabBar>
#include <QWidget>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <utility>

namespace querymend {

namespace {

constexpr std::array known{"en", "it", "ru"};
constexpr std::array textProperties{
    "text",           "title",           "windowTitle",           "toolTip",         "statusTip",
    "accessibleName", "iconText",        "accessibleDescription", "placeholderText", "prefix",
    "suffix",         "specialValueText"};

QString fileOf(const QString& code)
{
    return QStringLiteral(":/querymend/translations/querymend_%1.qm").arg(code);
}

QString spokenBySystem()
{
    for (const QString& name : QLocale::system().uiLanguages()) {
        const QString code = name.left(2);
        if (Languages::codes().contains(code))
            return code;
    }
    return QStringLiteral("en");
}

using Retranslate = std::function<QString(const QString&)>;

/// User input is never translated.
bool isWritten(const QObject& object, const char* property)
{
    return qstrcmp(property, "text") == 0
        && (object.inherits("QLineEdit") || object.inherits("QTextEdit") || object.inherits("QPlainTextEdit")
            || object.inherits("QsciScintilla") || object.inherits("QAbstractSpinBox"));
}

void retranslateProperties(QObject& object, const Retranslate& again)
{
    for (const char* const name : textProperties) {
        const int index = object.metaObject()->indexOfProperty(name);
        if (index < 0 || isWritten(object, name))
            continue;
        const QMetaProperty property = object.metaObject()->property(index);
        const QString text = property.read(&object).toString();
        const QString made = text.isEmpty() ? text : again(text);
        if (made != text && property.isWritable())
            property.write(&object, made);
    }
    if (const QVariant caption = object.property("caption"); caption.isValid()) // of a label that shows a state
        object.setProperty("caption", again(caption.toString()));
}

void retranslateItems(QWidget& widget, const Retranslate& again)
{
    if (auto* const combo = qobject_cast<QComboBox*>(&widget); combo && !combo->isEditable()) {
        for (int i = 0; i < combo->count(); ++i)
            combo->setItemText(i, again(combo->itemText(i)));
    }
    if (auto* const tabs = qobject_cast<QTabBar*>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setTabText(i, again(tabs->tabText(i)));
            tabs->setTabToolTip(i, again(tabs->tabToolTip(i)));
        }
    }
}

} // namespace

/// Translates, and remembers the sources of each text.
class Languages::Words : public QTranslator {
public:
    explicit Words(std::unique_ptr<QTranslator> inner) : m_inner(std::move(inner)) {}

    [[nodiscard]] bool isEmpty() const override { return false; }

    QString translate(const char* context, const char* source, const char* disambiguation, int n) const override
    {
        const QString text = m_inner ? m_inner->translate(context, source, disambiguation, n) : QString();
        if (n < 0) {
            const QMutexLocker locker(&m_mutex);
            Origins& origins = m_origins[text.isNull() ? QString::fromUtf8(source) : text];
            const Origin origin{context, source, disambiguation};
            if (!origins.contains(origin))
                origins.append(origin);
        }
        return text;
    }

    /// Returns the text in the other language; none if it is unknown.
    [[nodiscard]] std::optional<QString> inWordsOf(const Words& other, const QString& text) const
    {
        const QMutexLocker locker(&m_mutex);
        std::optional<QString> made;
        for (const Origin& origin : m_origins.value(text)) {
            const QString next = other.textOf(origin);
            if (made && *made != next)
                return made; // several translations: keep the first one used
            made = next;
        }
        return made;
    }

private:
    struct Origin {
        QByteArray context;
        QByteArray source;
        QByteArray disambiguation;

        friend bool operator==(const Origin&, const Origin&) = default;
    };
    using Origins = QList<Origin>;

    [[nodiscard]] QString textOf(const Origin& origin) const
    {
        const QString text =
            translate(origin.context.constData(), origin.source.constData(),
                      origin.disambiguation.isNull() ? nullptr : origin.disambiguation.constData(), -1);
        return text.isNull() ? QString::fromUtf8(origin.source) : text;
    }

    std::unique_ptr<QTranslator> m_inner;
    mutable QMutex m_mutex; ///< files are written on other threads, which translate texts too
    mutable QHash<QString, Origins> m_origins;
};

Languages::Languages(QObject* parent) : QObject(parent) {}

Languages::~Languages() = default;

QStringList Languages::codes()
{
    QStringList codes;
    for (const char* const code : known) {
        if (QFile::exists(fileOf(QString::fromLatin1(code))))
            codes << QString::fromLatin1(code);
    }
    return codes;
}

QLocale Languages::localeFor(const QString& code, const QLocale& system)
{
    const QLocale usual(code);
    return system.language() == usual.language() ? system : usual;
}

void Languages::choose(const std::string& code)
{
    const QString wanted = QString::fromStdString(code);
    const QString next = codes().contains(wanted) ? wanted : spokenBySystem();
    if (next == m_code)
        return;
    QLocale::setDefault(localeFor(next, QLocale::system()));
    for (QWidget* const window : QApplication::topLevelWidgets())
        window->unsetLocale(); // adopts the new default and passes it to its children
    m_code = next;
    auto words = std::make_unique<QTranslator>();
    if (!words->load(fileOf(next)))
        words.reset();
    loadLibraries(next);
    speak(std::move(words));
}

void Languages::speak(std::unique_ptr<QTranslator> words)
{
    auto next = std::make_unique<Words>(std::move(words));
    const std::unique_ptr<Words> before = std::exchange(m_words, std::move(next));
    QCoreApplication::installTranslator(m_words.get());
    if (!before)
        return;
    QCoreApplication::removeTranslator(before.get());
    const Retranslate again = [&](const QString& text) {
        if (const auto whole = before->inWordsOf(*m_words, text))
            return *whole;
        // Tool tips end with the shortcut.
        const qsizetype keys = text.endsWith(QLatin1Char(')')) ? text.lastIndexOf(QLatin1String(" (")) : -1;
        return keys < 0 ? text
                        : before->inWordsOf(*m_words, text.left(keys)).value_or(text.left(keys)) + text.mid(keys);
    };
    for (QWidget* const widget : QApplication::allWidgets()) {
        retranslateProperties(*widget, again);
        retranslateItems(*widget, again);
        for (QAction* const action : widget->findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly))
            retranslateProperties(*action, again);
        for (QAction* const action : widget->actions())
            retranslateProperties(*action, again);
        widget->update();
    }
}

/// A library without a translation stays in English, its source language.
void Languages::loadLibraries(const QString& code)
{
    const auto load = [&](const QString& name) {
        auto translator = std::make_unique<QTranslator>();
        const bool isThere = translator->load(name + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        if (isThere)
            QCoreApplication::installTranslator(translator.get());
        return isThere ? std::move(translator) : nullptr;
    };
    m_qt = load(QStringLiteral("qtbase_"));
    m_editing = load(QStringLiteral("qscintilla_"));
}

} // namespace querymend

#include "moc_languages.cpp"
