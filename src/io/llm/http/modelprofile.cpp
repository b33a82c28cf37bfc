#include "llm/http/modelprofile.h"

#include "base/json.h"
#include "base/secretnames.h"
#include "base/urlsecrets.h"
#include "llm/wire/wireformat.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QHostAddress>
#include <QSslCertificate>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <array>
#include <utility>

namespace querymend {

namespace {

constexpr std::uint32_t mostCallsAtOnce = 64;

QUrl urlOf(const std::string& text)
{
    return QUrl(QString::fromStdString(text), QUrl::StrictMode);
}

bool isToken(const std::string& name)
{
    // RFC 9110, section 5.6.2
    constexpr std::string_view marks = "!#$%&'*+-.^_`|~";
    return !name.empty() && std::all_of(name.begin(), name.end(), [&](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')
            || marks.find(c) != std::string_view::npos;
    });
}

bool hasControls(const std::string& text)
{
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

using Problem = std::optional<ProfileProblem>;

Problem problemOfBase(const std::string& base)
{
    const QUrl url = urlOf(base);
    if (!url.isValid() || url.host().isEmpty()
        || (url.scheme() != QLatin1String("http") && url.scheme() != QLatin1String("https")))
        return ProfileProblem{"base_url is not an address that begins with http:// or https://",
                              ProfileFailure::address};
    if (!url.userInfo().isEmpty())
        return ProfileProblem{"base_url has a user or password in it: keys have their own setting",
                              ProfileFailure::addressWithLogin};
    if (hasMisplacedLogin(base))
        return ProfileProblem{
            "base_url has an @ after its host, perhaps from a password with a / in it: write %40 for an @",
            ProfileFailure::addressWithLogin};
    const auto queries = QUrlQuery(url).queryItems();
    for (const auto& [name, value] : queries) {
        if (suggestsSecret(name.toStdString()))
            return ProfileProblem{"base_url has \"" + name.toStdString() + "\" in it: keys have their own setting",
                                  ProfileFailure::addressWithSecret};
    }
    return url.hasFragment() ? Problem({"base_url has a fragment", ProfileFailure::addressWithFragment}) : std::nullopt;
}

Problem problemOfHeader(const WireHeader& header)
{
    if (!isToken(header.name) || hasControls(header.value))
        return ProfileProblem{"headers has one that cannot be sent: \"" + header.name + '"', ProfileFailure::header};
    if (suggestsSecret(header.name))
        return ProfileProblem{"headers has \"" + header.name
                                  + "\", which by its name is a secret: the key has its own setting, and no "
                                    "other secret is sent",
                              ProfileFailure::secretHeader};
    return std::nullopt;
}

/// The first name in the JSON, at any depth, that suggests a secret.
std::optional<std::string> secretIn(const nlohmann::json& json)
{
    for (auto member = json.begin(); json.is_structured() && member != json.end(); ++member) {
        if (json.is_object() && suggestsSecret(member.key()))
            return member.key();
        if (auto secret = secretIn(*member))
            return secret;
    }
    return std::nullopt;
}

/// These are sent as they are, and seen in the record.
Problem problemOfExtraBody(const std::string& text)
{
    if (text.empty())
        return std::nullopt;
    const auto json = parseJson(text);
    if (!json || !json->is_object())
        return ProfileProblem{"extra_body is not a JSON object", ProfileFailure::extraBody};
    if (json->contains("messages") || json->contains("model"))
        return ProfileProblem{"extra_body has the messages or the model, which come from elsewhere",
                              ProfileFailure::extraBody};
    if (const auto secret = secretIn(*json))
        return ProfileProblem{"extra_body has \"" + *secret
                                  + "\", which by its name is a secret: the key has its own "
                                    "setting",
                              ProfileFailure::extraBody};
    return std::nullopt;
}

Problem problemIn(const ModelProfile& profile)
{
    if (profile.name.empty() || hasControls(profile.name) || profile.name.find(':') != std::string::npos)
        return ProfileProblem{"name is empty, or has a colon or a control character in it", ProfileFailure::name};
    if (!wireFormatNamed(profile.format)) {
        std::string known;
        for (const WireFormat& format : wireFormats())
            known += (known.empty() ? "" : ", ") + std::string(format.name);
        return ProfileProblem{"format is not one of " + known, ProfileFailure::format};
    }
    if (auto problem = problemOfBase(profile.baseUrl))
        return problem;
    if (profile.model.empty())
        return ProfileProblem{"model is empty", ProfileFailure::model};
    if (profile.key == KeyPlace::environment && profile.keyVariable.empty())
        return ProfileProblem{"key names no environment variable", ProfileFailure::keyVariable};
    if (profile.concurrency == 0 || profile.concurrency > mostCallsAtOnce)
        return ProfileProblem{"concurrency is not from 1 to " + std::to_string(mostCallsAtOnce),
                              ProfileFailure::concurrency};
    for (const WireHeader& header : profile.headers) {
        if (auto problem = problemOfHeader(header))
            return problem;
    }
    if (!profile.keyHeader.empty() && !isToken(profile.keyHeader))
        return ProfileProblem{"key_header is not the name of a header", ProfileFailure::keyHeader};
    return problemOfExtraBody(profile.extraBody);
}

Failure<ProfileProblem> problem(std::string text)
{
    return {ProfileProblem{std::move(text), ProfileFailure::other}};
}

bool hasProxy(const ModelProfile& profile)
{
    return !profile.proxy.empty() && profile.proxy != "none";
}

Problem problemOfProxy(const QUrl& url, std::string_view text)
{
    if (hasMisplacedLogin(text))
        return ProfileProblem{"proxy has a password in it; ?password_env=NAME takes it from the environment",
                              ProfileFailure::proxyWithPassword};
    if (!url.isValid() || url.host().isEmpty()
        || (url.scheme() != QLatin1String("socks5") && url.scheme() != QLatin1String("http")))
        return ProfileProblem{"proxy is neither \"none\" nor an address that begins with http:// or socks5://",
                              ProfileFailure::proxy};
    if (!url.password().isEmpty())
        return ProfileProblem{"proxy has a password in it; ?password_env=NAME takes it from the environment",
                              ProfileFailure::proxyWithPassword};
    return std::nullopt;
}

Result<QNetworkProxy, ProfileProblem> proxyOf(const std::string& text)
{
    const QUrl url = urlOf(text);
    const bool isSocks = url.scheme() == QLatin1String("socks5");
    constexpr int usualHttpPort = 8080;
    constexpr int usualSocksPort = 1080;
    QNetworkProxy proxy(isSocks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy, url.host(),
                        static_cast<quint16>(url.port(isSocks ? usualSocksPort : usualHttpPort)), url.userName());
    const QString variable = QUrlQuery(url).queryItemValue(QStringLiteral("password_env"));
    if (!variable.isEmpty() && !qEnvironmentVariableIsSet(variable.toUtf8().constData()))
        return problem("the environment variable " + variable.toStdString()
                       + ", which should hold the proxy's password, is not set");
    if (!variable.isEmpty())
        proxy.setPassword(qEnvironmentVariable(variable.toUtf8().constData()));
    return proxy;
}

} // namespace

ModelTerms termsOf(const ModelProfile& profile)
{
    return {ModelKind::live, profile.price, profile.contextTokens,
            profile.isStructured ? WantedReply::json : WantedReply::statement,
            profile.samples == ProfileSamples::none ? Examples::hidden : Examples::shown};
}

bool isOnThisMachine(const ModelProfile& profile)
{
    const QString host = urlOf(profile.baseUrl).host();
    return host == QLatin1String("localhost") || QHostAddress(host).isLoopback();
}

ProfileSamples samplesOfNew(const ModelProfile& profile)
{
    return isOnThisMachine(profile) ? ProfileSamples::careful : ProfileSamples::unset;
}

const std::string& modelOf(const ModelProfile& profile, Level level, std::optional<RoleCall> role)
{
    const auto ofRole = role ? profile.roles.find(role->role) : profile.roles.end();
    if (ofRole != profile.roles.end())
        return ofRole->second;
    const auto found = profile.levels.find(level);
    return found == profile.levels.end() ? profile.model : found->second;
}

std::optional<ProfileProblem> problemOf(const ModelProfile& profile)
{
    if (auto problem = problemIn(profile))
        return problem;
    return hasProxy(profile) ? problemOfProxy(urlOf(profile.proxy), profile.proxy) : std::nullopt;
}

Result<HttpRoute, ProfileProblem> routeOf(const ModelProfile& profile)
{
    HttpRoute route;
    if (!profile.caFile.empty()) {
        QFile file(QString::fromStdString(profile.caFile));
        if (!file.open(QIODevice::ReadOnly))
            return problem("ca_file " + profile.caFile + ": " + file.errorString().toStdString());
        const QList<QSslCertificate> certificates = QSslCertificate::fromDevice(&file);
        if (certificates.isEmpty())
            return problem("ca_file " + profile.caFile + " contains no certificate in PEM format");
        route.ssl.addCaCertificates(certificates);
    }
    if (profile.proxy == "none")
        route.proxyUse = ProxyUse::none;
    else if (hasProxy(profile)) {
        auto proxy = proxyOf(profile.proxy);
        if (!proxy)
            return Failure{std::move(proxy).error()};
        route.proxyUse = ProxyUse::given;
        route.proxy = *proxy;
    }
    return route;
}

HttpLimits limitsOf(const ModelProfile& profile)
{
    HttpLimits limits;
    limits.time = profile.time;
    limits.concurrency = profile.concurrency;
    return limits;
}

} // namespace querymend
