#include "db/host/wirewarnings.h"

#include <utility>

namespace querymend {

namespace {

/// In the order of the variant.
enum class WarningTag : std::uint8_t {
    powerfulLogin,
    otherServer,
    unknownMode,
    unreadSamples,
    samplesOutOfTime,
    walFile,
    uselessChoice,
    ignoredFile
};

static_assert(std::variant_size_v<DatabaseWarning> == static_cast<std::size_t>(WarningTag::ignoredFile) + 1);

struct Writing {
    WireWriter& out;

    void operator()(const PowerfulLogin& login) const
    {
        out.number(WarningTag::powerfulLogin);
        out.number(login.rank);
        out.text(login.name);
        out.number(login.reach);
    }

    void operator()(const OtherServer& server) const
    {
        out.number(WarningTag::otherServer);
        out.text(server.found);
        out.text(server.expected);
    }

    void operator()(const UnknownMode& mode) const
    {
        out.number(WarningTag::unknownMode);
        out.text(mode.mode);
    }

    void operator()(const UnreadSamples& unread) const
    {
        out.number(WarningTag::unreadSamples);
        out.text(unread.table);
        out.text(unread.reason);
    }

    void operator()(const SamplesOutOfTime& late) const
    {
        out.number(WarningTag::samplesOutOfTime);
        out.number(static_cast<std::uint64_t>(late.tables));
    }

    void operator()(const WalFile& wal) const
    {
        out.number(WarningTag::walFile);
        out.number(wal.use);
    }

    void operator()(const UselessChoice& choice) const
    {
        out.number(WarningTag::uselessChoice);
        out.text(choice.table);
        out.number(static_cast<std::uint8_t>(choice.isHidden));
    }

    void operator()(const IgnoredFile& file) const
    {
        out.number(WarningTag::ignoredFile);
        out.text(file.path);
    }
};

DatabaseWarning readWarning(WireReader& in)
{
    const auto text = [&in] { return std::string(in.text()); };
    switch (in.choice(WarningTag::ignoredFile)) {
    case WarningTag::powerfulLogin: {
        PowerfulLogin login;
        login.rank = in.choice(LoginRank::holder);
        login.name = text();
        login.reach = in.choice(LoginReach::beyondReading);
        return login;
    }
    case WarningTag::otherServer: {
        OtherServer server;
        server.found = text();
        server.expected = text();
        return server;
    }
    case WarningTag::unknownMode:
        return UnknownMode{text()};
    case WarningTag::unreadSamples: {
        UnreadSamples unread;
        unread.table = text();
        unread.reason = text();
        return unread;
    }
    case WarningTag::samplesOutOfTime:
        return SamplesOutOfTime{static_cast<std::size_t>(in.number<std::uint64_t>())};
    case WarningTag::walFile:
        return WalFile{in.choice(WalUse::indexMade)};
    case WarningTag::uselessChoice: {
        UselessChoice choice;
        choice.table = text();
        choice.isHidden = in.number<std::uint8_t>() != 0;
        return choice;
    }
    case WarningTag::ignoredFile:
        return IgnoredFile{text()};
    }
    return {};
}

} // namespace

void write(WireWriter& out, const DatabaseWarnings& warnings)
{
    out.number(static_cast<std::uint64_t>(warnings.size()));
    for (const DatabaseWarning& warning : warnings)
        std::visit(Writing{out}, warning);
}

DatabaseWarnings readWarnings(WireReader& in)
{
    DatabaseWarnings warnings;
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left)
        warnings.push_back(readWarning(in));
    return warnings;
}

} // namespace querymend
