#include "shell/systemwords.h"

#include "common/runwords.h"
#include "common/sentencepieces.h"
#include "common/storesentences.h"
#include "settings/engineforms.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::SystemWords)
};

// clang-format off
constexpr std::array sentences{
    QT_TRANSLATE_NOOP("querymend::SystemWords", "Qt's driver %1 is not installed"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "Qt's driver %1, %2"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "MariaDB's client library %1"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "unixODBC, without any driver"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "unixODBC, with the drivers %1"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "libduckdb was not found"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "libduckdb cannot be loaded from the file that QUERYMEND_DUCKDB_LIBRARY names"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "libduckdb cannot be loaded"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "ssh is not installed"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "no model is set up"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "the system's"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "it refuses to give keys"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "it failed or is not running: %1"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "it failed or is not running"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "it does not answer"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "none is running"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "there is no display here"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "there is no font"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1, whose password is in the key store; not tried"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1, which the first run creates"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1, which is created when something is set up"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1, which is created when it is needed"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1, which the first warning creates"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1, number of models: %2"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1, whose letters differ in width"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1, in place of %2"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1 cannot be started"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1 does not exist"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1 is not a regular file"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1 is not a folder"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1 cannot be made: %2 is not writable"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "%1 is not writable"),

    // What to do.
    QT_TRANSLATE_NOOP("querymend::SystemWords", "install Debian's package openssh-client, if databases are reached through SSH"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "install Debian's package %1"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "start it in a terminal to see why"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "install the whole package"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "fetch it with `querymend doctor --fetch-duckdb`, which needs npm, or name its file in QUERYMEND_DUCKDB_LIBRARY"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "correct QUERYMEND_DUCKDB_LIBRARY, or unset it"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "correct QUERYMEND_STORE or the settings"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "correct the file, or move it away"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "these values are not used: %1"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "add one in the window's settings, or see `querymend help models`"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "unlock it, and allow Querymend to read it"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "unlock it, or keep keys and passwords in environment variables"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "keep keys and passwords in environment variables, or start gnome-keyring or KWallet"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "the commands work without one"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "make it writable for yourself"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "move it away"),

    // Why libduckdb was not fetched.
    QT_TRANSLATE_NOOP("querymend::SystemWords", "npm is not installed"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "QUERYMEND_DUCKDB_LIBRARY names the file to use, and another one would not be looked for"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "npm took too long"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "npm cannot be started: %1"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "npm failed: %1"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "it was cancelled"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "there is no libduckdb for this processor"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "nothing can be written in %1"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "the package has no libduckdb in it"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "the fetched library cannot be used: %1"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "the library is in its place, but cannot be used: %1"),
    QT_TRANSLATE_NOOP("querymend::SystemWords", "the library cannot be put into its place: %1"),
};

constexpr std::array subjects{
    std::pair{"program", QT_TRANSLATE_NOOP("querymend::SystemWords", "Program")},
    std::pair{"ssh", QT_TRANSLATE_NOOP("querymend::SystemWords", "SSH")},
    std::pair{"run store", QT_TRANSLATE_NOOP("querymend::SystemWords", "Run store")},
    std::pair{"settings", QT_TRANSLATE_NOOP("querymend::SystemWords", "Settings")},
    std::pair{"connections", QT_TRANSLATE_NOOP("querymend::SystemWords", "Connections")},
    std::pair{"models", QT_TRANSLATE_NOOP("querymend::SystemWords", "Models")},
    std::pair{"settings folder", QT_TRANSLATE_NOOP("querymend::SystemWords", "Settings folder")},
    std::pair{"data folder", QT_TRANSLATE_NOOP("querymend::SystemWords", "Data folder")},
    std::pair{"state folder", QT_TRANSLATE_NOOP("querymend::SystemWords", "State folder")},
    std::pair{"cache folder", QT_TRANSLATE_NOOP("querymend::SystemWords", "Cache folder")},
    std::pair{"log", QT_TRANSLATE_NOOP("querymend::SystemWords", "Log")},
    std::pair{"key store", QT_TRANSLATE_NOOP("querymend::SystemWords", "Key store")},
    std::pair{"window", QT_TRANSLATE_NOOP("querymend::SystemWords", "Window")},
    std::pair{"window font", QT_TRANSLATE_NOOP("querymend::SystemWords", "Window font")},
    std::pair{"SQL font", QT_TRANSLATE_NOOP("querymend::SystemWords", "SQL font")},
};
// clang-format on

QString shown(const char* sentence)
{
    return QCoreApplication::translate("querymend::SystemWords", sentence);
}

/// The name that people know, of an engine as it is spelled in URLs.
QString engineWord(std::string_view scheme)
{
    const auto engine = engineNamed(scheme);
    return engine ? QString::fromUtf8(formOf(*engine).name) : textOf(scheme);
}

} // namespace

std::span<const char* const> systemSentences()
{
    return sentences;
}

QString systemSentence(std::string_view text)
{
    const QString said = textOf(text);
    for (const char* const sentence : sentences) {
        if (said == QLatin1String(sentence))
            return shown(sentence);
    }
    for (const char* const sentence : sentences) {
        auto names = namesIn(said, piecesOf(sentence));
        if (!names || names->isEmpty())
            continue;
        names->back() = systemSentence(names->back().toStdString());
        return filled(shown(sentence), *names);
    }
    return storeSentence(text);
}

QString subjectText(const SystemFinding& finding)
{
    constexpr std::string_view database = "database ";
    if (finding.subject.starts_with(database))
        return Words::tr("Database %1").arg(engineWord(std::string_view(finding.subject).substr(database.size())));
    for (const auto& [subject, words] : subjects) {
        if (finding.subject == subject)
            return shown(words);
    }
    return textOf(finding.subject);
}

QString healthText(Health health)
{
    switch (health) {
    case Health::fine:
        return Words::tr("fine");
    case Health::missing:
        return Words::tr("missing");
    case Health::fault:
        break;
    }
    return Words::tr("fault");
}

} // namespace querymend
