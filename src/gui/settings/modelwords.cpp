#include "settings/modelwords.h"

#include "common/faultadvicewords.h"
#include "common/findingtext.h"
#include "common/isolatedtext.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "common/tonedtext.h"

#include <QCoreApplication>
#include <QLocale>

#include <variant>

namespace querymend {

namespace {

/// Provides the context for `tr` and lupdate.
struct ModelWords {
    Q_DECLARE_TR_FUNCTIONS(ModelWords)
};

} // namespace

QString wordsOf(ProfileFailure failure)
{
    switch (failure) {
    case ProfileFailure::other:
    case ProfileFailure::format:
    case ProfileFailure::concurrency:
        break;
    case ProfileFailure::name:
        return ModelWords::tr("Enter a unique name, without a colon.");
    case ProfileFailure::address:
        return ModelWords::tr("Enter an address that begins with http:// or https://");
    case ProfileFailure::addressWithLogin:
        return ModelWords::tr("Contains a user or password: enter the key below.");
    case ProfileFailure::addressWithSecret:
        return ModelWords::tr("Contains what looks like a key: enter the key below.");
    case ProfileFailure::addressWithFragment:
        return ModelWords::tr("Has a part after #, which is never sent to a server.");
    case ProfileFailure::model:
        return ModelWords::tr("Enter the name that the server uses for the model.");
    case ProfileFailure::keyVariable:
        return ModelWords::tr("Enter the name of the variable that holds the key.");
    case ProfileFailure::header:
        return ModelWords::tr("One of these cannot be sent. Each line is a name, a colon and a value.");
    case ProfileFailure::secretHeader:
        return ModelWords::tr("One of these looks like a secret: enter the key above.");
    case ProfileFailure::proxy:
        return ModelWords::tr("Must be \"none\" or an address that begins with http:// or socks5://");
    case ProfileFailure::proxyWithPassword:
        return ModelWords::tr("Contains a password. Use ?password_env=NAME to take it from the environment.");
    case ProfileFailure::keyHeader:
        return ModelWords::tr("The header needs a name without blanks or colons.");
    case ProfileFailure::extraBody:
        return ModelWords::tr("Must be a JSON object, without a secret, the model or its messages.");
    }
    return {};
}

QString wordsOf(const ServerKind& kind)
{
    if (kind.displayName == "OpenAI and compatible")
        return ModelWords::tr("OpenAI and compatible");
    return textOf(kind.displayName); // a name
}

QString wordsOf(KeyPlace place)
{
    switch (place) {
    case KeyPlace::nowhere:
        return ModelWords::tr("No key");
    case KeyPlace::environment:
        return ModelWords::tr("In an environment variable");
    case KeyPlace::keyStore:
        return ModelWords::tr("In the system's key store");
    case KeyPlace::session:
        return ModelWords::tr("Only until the program ends");
    }
    return {};
}

QString wordsOf(ModelRole role)
{
    switch (role) {
    case ModelRole::validator:
        return ModelWords::tr("Question validator");
    case ModelRole::translator:
        return ModelWords::tr("Translator");
    case ModelRole::keywords:
        return ModelWords::tr("Keyword extraction");
    case ModelRole::testGenerator:
        return ModelWords::tr("Test generator");
    case ModelRole::evaluator:
        return ModelWords::tr("Evaluator");
    case ModelRole::explainer:
        return ModelWords::tr("Explainer");
    }
    return {};
}

QString failureText(ModelFault fault, const std::string& message, const std::string& address)
{
    QString title = wordOf(fault);
    title[0] = title[0].toUpper();
    //: the field of a model's form, in the place of its name in files
    const QString advice = adviceWords(fault).replace(QLatin1String("base_url"), ModelWords::tr("\"Address\""));
    const QString heading =
        QStringLiteral("<b>%1</b> · %2").arg(toned(title, Tone::execution), shownName(address).toHtmlEscaped());
    QString text = signedLine(QStringLiteral("\u2297"), Tone::execution, heading);
    for (const QString& line : {advice, shownName(recordedWords(message).toStdString())}) {
        if (!line.isEmpty())
            text += QStringLiteral("<br>") + isolated(line.toHtmlEscaped());
    }
    return text;
}

QString trialText(const ModelTrialResult& result, const std::string& address)
{
    if (const auto* const problem = std::get_if<ModelProblem>(&result.answer))
        return failureText(problem->fault, problem->message, address);
    const auto& reply = std::get<ModelReply>(result.answer);
    const QString said =
        QStringLiteral("<b>%1</b> %2")
            .arg(toned(ModelWords::tr("Reply:"), Tone::accepted), shownName(reply.text).left(200).toHtmlEscaped());
    QString text = ModelWords::tr("In %1").arg(timeWord(reply.time));
    TokenSum used;
    used.add(reply.tokens, ModelKind::live);
    text += QStringLiteral(" · ") + spentWord(used);
    if (result.contextTokens > 0)
        text += QStringLiteral(" · ")
            + ModelWords::tr("context: %1 tokens").arg(QLocale().toString(static_cast<int>(result.contextTokens)));
    if (result.models)
        text += QStringLiteral(" · ")
            + ModelWords::tr("the server has %n models", nullptr, static_cast<int>(result.models->size()));
    return signedLine(QStringLiteral("✓"), Tone::accepted, said) + QStringLiteral("<br>") + isolated(text);
}

} // namespace querymend
