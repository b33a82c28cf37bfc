#include "common/tlswords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::FailureWords)
};

enum class TlsFault : std::uint8_t { otherName, expired, untrusted, notAccepted, notOffered, file, other };

struct TlsSign {
    std::string_view words;
    TlsFault fault;
};

// What libpq 15 (also in Italian and Russian, which it speaks where the system does), MariaDB's Connector/C 3.3 and
// 3.4, OpenSSL, GnuTLS and our own sessions say. The first sign found counts.
constexpr auto signs = std::to_array<TlsSign>({
    {"does not match host name", TlsFault::otherName},
    {"non combacia col nome host", TlsFault::otherName},
    {"не соответствует имени сервера", TlsFault::otherName},
    {"Validation of SSL server certificate failed", TlsFault::otherName},
    {"Hostname verification failed", TlsFault::otherName},
    {"does not match the expected", TlsFault::otherName},
    {"certificate has expired", TlsFault::expired},
    {"certificate is not yet valid", TlsFault::expired},
    {"Certificate not yet valid or expired", TlsFault::expired},
    {"uses expired certificate", TlsFault::expired},
    {"uses not yet valid certificate", TlsFault::expired},
    {"self-signed certificate", TlsFault::untrusted},
    {"self signed certificate", TlsFault::untrusted},
    {"unable to get local issuer certificate", TlsFault::untrusted},
    {"unable to get issuer certificate", TlsFault::untrusted},
    {"unable to verify the first certificate", TlsFault::untrusted},
    {"certificate signature failure", TlsFault::untrusted},
    {"certificate is not trusted", TlsFault::untrusted},
    {"certificate issuer is unknown", TlsFault::untrusted},
    {"certificate is NOT trusted", TlsFault::untrusted},
    {"certificate verify failed", TlsFault::notAccepted}, // libpq does not say why
    {"server does not support SSL", TlsFault::notOffered},
    {"il server non supporta SSL", TlsFault::notOffered},
    {"сервер не поддерживает SSL", TlsFault::notOffered},
    {"SSL is required, but the server does not support it", TlsFault::notOffered},
    {"certificate file ", TlsFault::file},
    {"private key file ", TlsFault::file},
    {"certificate present, but not private key", TlsFault::file},
    {"file di certificato", TlsFault::file},
    {"del certificato radice", TlsFault::file},
    {"chiave privata \"", TlsFault::file},
    {"файл сертификата", TlsFault::file},
    {"корневых сертификатов", TlsFault::file},
    {"закрытого ключа", TlsFault::file},
    {"no certificate or crl found", TlsFault::file},
    {"the connection is not encrypted", TlsFault::other},
    {"TLS/SSL error", TlsFault::other},
    {"SSL error: ", TlsFault::other},
    {"errore SSL: ", TlsFault::other},
    {"ошибка SSL: ", TlsFault::other},
});

std::optional<TlsFault> faultIn(const EngineError& error)
{
    const auto* const found = std::find_if(signs.begin(), signs.end(), [&](const TlsSign& sign) {
        return error.message.find(sign.words) != std::string::npos;
    });
    return error.failure != EngineFailure::unreachable || found == signs.end() ? std::nullopt
                                                                               : std::optional(found->fault);
}

} // namespace

bool isAboutTls(const EngineError& error)
{
    return faultIn(error).has_value();
}

std::optional<TlsWords> tlsWordsFor(EngineKind engine, const EngineError& error)
{
    const auto fault = faultIn(error);
    if (!fault || engine == EngineKind::odbc) // whose drivers have options of their own
        return std::nullopt;
    const QString option = engine == EngineKind::postgresql ? QStringLiteral("sslrootcert") : QStringLiteral("ssl_ca");
    switch (*fault) {
    case TlsFault::otherName:
        return TlsWords{Words::tr("The server's certificate is for another name"),
                        Words::tr("Use a host name that is in the certificate. If there is none, ask the server's "
                                  "administrator: another server may have answered.")};
    case TlsFault::expired:
        return TlsWords{Words::tr("The server's certificate is not valid today"),
                        Words::tr("It has expired or is not valid yet. Ask the server's administrator to renew it, "
                                  "and check the date of this machine.")};
    case TlsFault::untrusted:
        return TlsWords{Words::tr("The server's certificate is not trusted"),
                        //: %1 is the name of an option
                        Words::tr("It was issued by an authority that is not known here. If you trust the server, name "
                                  "the file of its authority in the option %1.")
                            .arg(option)};
    case TlsFault::notAccepted:
        return TlsWords{Words::tr("The server's certificate was not accepted"),
                        //: %1 is the name of an option
                        Words::tr("It was issued by an authority that is not known here, or it has expired. If you "
                                  "trust the server, name the file of its authority in the option %1.")
                            .arg(option)};
    case TlsFault::notOffered:
        return TlsWords{Words::tr("The server does not offer encryption"),
                        Words::tr("The connection demands it, so no password was sent. Ask the server's administrator "
                                  "for encryption, or choose a TLS mode that does not demand it.")};
    case TlsFault::file:
        return TlsWords{Words::tr("A certificate file cannot be used"),
                        Words::tr("Check its path in the connection's options, its contents, and that you are allowed "
                                  "to read it.")};
    case TlsFault::other:
        break;
    }
    return TlsWords{Words::tr("Could not encrypt the connection"),
                    Words::tr("Check the TLS mode and the certificate files in the connection's options.")};
}

} // namespace querymend
