#pragma once

#include "llm/http/modelprofile.h"
#include "llm/http/modelsearch.h"
#include "models/modellisting.h"
#include "models/modeltrial.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace Ui {
class ModelPane;
}

namespace querymend {

class Theme;

/// What a model's form asks of servers in the background, one request at a time, with its progress and result: a trial
/// of the model, the server's list of models, a search for servers.
class ModelWork : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    ModelWork(Ui::ModelPane& form, const ModelKeys& keys, const Theme& theme);

    /// Cancels a trial that is running.
    void test(const ModelProfile& profile);
    void listModels(const ModelProfile& profile);
    /// Looks for servers on this machine and at these addresses, or cancels the search that is running.
    void search(const std::vector<std::string>& alsoAt);
    /// Cancels everything and clears the result.
    void stop();
    void showState();
    [[nodiscard]] bool isTesting() const { return m_kind == Kind::test; }

Q_SIGNALS:
    /// The user wants to add a model of a server that was found.
    void addAsked(const querymend::FoundServer& server);

private:
    enum class Kind : std::uint8_t { none, test, list, search };

    /// Returns the route to a model; if there is none, shows why and returns nothing.
    [[nodiscard]] std::optional<HttpRoute> routeTo(const ModelProfile& profile);
    void begin(Kind kind, std::unique_ptr<QObject> worker, const QString& text);
    void end(const QString& html);
    /// Whether such work was running.
    [[nodiscard]] bool cancel(Kind kind);
    void showModels(const ModelEndpoint::Names& names, const std::string& address);
    void offer(const SearchResult& result);

    Ui::ModelPane& m_form;
    const ModelKeys& m_keys;
    const Theme& m_theme;
    QString m_result; ///< before it is coloured
    Kind m_kind = Kind::none;
    std::unique_ptr<QObject> m_worker; ///< does the current work; deleting it cancels that
};

} // namespace querymend
