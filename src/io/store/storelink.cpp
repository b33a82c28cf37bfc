#include "store/storelink.h"

#include <cerrno>
#include <optional>
#include <utility>
#include <vector>

#include <poll.h>
#include <sys/socket.h>

namespace querymend {

namespace {

struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
};
using Answered = std::unique_ptr<PGresult, Clear>;

/// libpq gives each line a sentence but not always a full stop.
std::string oneLine(const char* words)
{
    QString sentences;
    for (const QString& line : QString::fromUtf8(words).split(u'\n')) {
        const QString sentence = line.simplified();
        if (!sentence.isEmpty() && !sentences.isEmpty())
            sentences +=
                QStringLiteral(".?!:;,").contains(sentences.back()) ? QStringLiteral(" ") : QStringLiteral(". ");
        sentences += sentence;
    }
    return sentences.toStdString();
}

/// Replaces each `?` by PostgreSQL's `$1`, `$2`, … None of our statements has a question mark in a literal.
QByteArray numbered(const QString& statement)
{
    QByteArray made;
    int number = 0;
    for (const char c : statement.toUtf8()) {
        if (c == '?')
            made += '$' + QByteArray::number(++number);
        else
            made += c;
    }
    return made;
}

bool isError(const PGresult* result)
{
    const ExecStatusType status = PQresultStatus(result);
    return status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE;
}

LinkProblem problemOf(const PGresult* result)
{
    const char* const code = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char* const words = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    return {code ? code : "", oneLine(words ? words : PQresultErrorMessage(result))};
}

void take(const PGresult* result, StoreRows& answer)
{
    for (int row = 0; row < PQntuples(result); ++row) {
        QVariantList values;
        for (int column = 0; column < PQnfields(result); ++column)
            values.append(QByteArray(PQgetvalue(result, row, column), PQgetlength(result, row, column)));
        answer.rows.push_back(std::move(values));
    }
    answer.changed = QByteArray(PQcmdTuples(const_cast<PGresult*>(result))).toLongLong();
}

} // namespace

Result<void, LinkProblem> StoreLink::open(const Options& options)
{
    m_connection.reset();
    std::vector<const char*> names;
    std::vector<const char*> values;
    for (const auto& [name, value] : options) {
        names.push_back(name.c_str());
        values.push_back(value.c_str());
    }
    names.push_back(nullptr);
    values.push_back(nullptr);
    m_connection.reset(PQconnectdbParams(names.data(), values.data(), 0));
    if (!isOpen()) {
        LinkProblem problem{{}, m_connection ? oneLine(PQerrorMessage(m_connection.get())) : "out of memory"};
        m_connection.reset();
        return Failure{std::move(problem)};
    }
    PQsetnonblocking(m_connection.get(), 1);
    PQsetNoticeProcessor(
        m_connection.get(), [](void*, const char*) {}, nullptr);
    return {};
}

bool StoreLink::send(const QString& statement, const QVariantList& values)
{
    std::vector<QByteArray> texts;
    for (const QVariant& value : values)
        texts.push_back(value.toByteArray());
    std::vector<const char*> pointers;
    for (const QByteArray& text : texts)
        pointers.push_back(text.constData());
    return PQsendQueryParams(m_connection.get(), numbered(statement).constData(), static_cast<int>(pointers.size()),
                             nullptr, pointers.data(), nullptr, nullptr, 0)
        == 1;
}

/// Sends what is still unsent and waits until an answer is complete. Any progress restarts the time limit.
StoreLink::Answer StoreLink::waitForAnswer(Silence silence)
{
    using std::chrono::steady_clock;
    PGconn* const connection = m_connection.get();
    auto deadline = steady_clock::now() + silence;
    for (;;) {
        const int unsent = PQflush(connection);
        if (unsent < 0)
            return Answer::lost;
        if (unsent == 0 && PQisBusy(connection) == 0)
            return Answer::came;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - steady_clock::now());
        pollfd watched{PQsocket(connection), static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN), 0};
        const int ready = left.count() > 0 ? poll(&watched, 1, static_cast<int>(left.count())) : 0;
        if (ready == 0)
            return Answer::never;
        if (ready < 0 && errno == EINTR)
            continue;
        if (ready < 0 || PQconsumeInput(connection) == 0)
            return Answer::lost;
        deadline = steady_clock::now() + silence;
    }
}

LinkProblem StoreLink::giveUp(Answer answer, Silence silence)
{
    LinkProblem problem{{}, oneLine(PQerrorMessage(m_connection.get()))};
    if (answer == Answer::never) {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(silence).count();
        problem.words = "the server has not answered for " + std::to_string(seconds) + " s";
        shutdown(PQsocket(m_connection.get()), SHUT_RDWR); // otherwise closing would wait for the server again
    }
    m_connection.reset();
    return problem;
}

Result<StoreRows, LinkProblem> StoreLink::run(const QString& statement, const QVariantList& values, Silence silence)
{
    if (!isOpen())
        return Failure{LinkProblem{{}, "there is no connection"}};
    if (!send(statement, values))
        return Failure{giveUp(Answer::lost, silence)};
    StoreRows answer;
    std::optional<LinkProblem> problem;
    for (;;) {
        if (const Answer waited = waitForAnswer(silence); waited != Answer::came) {
            LinkProblem last = giveUp(waited, silence);
            return Failure{problem ? std::move(*problem) : std::move(last)};
        }
        const Answered result(PQgetResult(m_connection.get()));
        if (!result)
            break;
        if (isError(result.get()))
            problem = problemOf(result.get());
        else
            take(result.get(), answer);
    }
    if (problem)
        return Failure{std::move(*problem)};
    return answer;
}

} // namespace querymend
