#include "schema/restrictiongraph.h"

#include "base/ascii.h"

#include <algorithm>
#include <deque>
#include <utility>

namespace querymend {

RestrictionGraph::Node RestrictionGraph::add(RestrictedKind kind, std::string schema, std::string name)
{
    const auto node = static_cast<Node>(m_nodes.size());
    m_names.emplace(asciiLowered(name), node);
    Object made;
    made.isAllowed = std::any_of(m_allowed.begin(), m_allowed.end(),
                                 [&](const std::string& given) { return isCalled(schema, name, given); });
    made.self.kind = kind;
    made.self.schema = std::move(schema);
    made.self.name = std::move(name);
    m_nodes.push_back(std::move(made));
    return node;
}

RestrictionGraph::Node RestrictionGraph::addHidden(RestrictedKind kind, std::string name)
{
    const Node node = add(kind, {}, std::move(name));
    m_nodes[node].isHidden = true;
    m_nodes[node].isAllowed = false;
    return node;
}

void RestrictionGraph::mark(Node node, RestrictionReason reason, std::string cause)
{
    Object& object = m_nodes[node];
    if (object.isAllowed || object.isMarked)
        return;
    object.isMarked = true;
    object.self.reason = reason;
    object.self.cause = std::move(cause);
}

void RestrictionGraph::addUse(Node user, Node used, Use use)
{
    m_nodes[used].users.push_back({user, use});
}

std::vector<RestrictionGraph::Node> RestrictionGraph::named(RestrictedKind kind, std::string_view schema,
                                                            std::string_view name) const
{
    std::vector<Node> found;
    const auto [first, last] = m_names.equal_range(asciiLowered(name));
    for (auto at = first; at != last; ++at) {
        const RestrictedObject& object = m_nodes[at->second].self;
        if (object.kind == kind
            && (schema.empty() || object.schema.empty() || asciiEqualsIgnoringCase(object.schema, schema)))
            found.push_back(at->second);
    }
    return found;
}

/// Restricts the users of restricted objects. Secrets must be spread first: unlike effects, they reach through stored
/// rows.
void RestrictionGraph::spread(std::vector<Object>& objects, bool secretsOnly) const
{
    std::deque<Node> open;
    for (Node node = 0; node < objects.size(); ++node) {
        if (objects[node].isMarked && (objects[node].self.reason == RestrictionReason::secrets) == secretsOnly)
            open.push_back(node);
    }
    while (!open.empty()) {
        const RestrictedObject from = objects[open.front()].self;
        const std::vector<User>& users = m_nodes[open.front()].users;
        open.pop_front();
        for (const User& user : users) {
            Object& to = objects[user.node];
            if (to.isMarked || to.isAllowed || (user.use == Use::storedRows && !secretsOnly))
                continue;
            to.isMarked = true;
            to.self.reason = from.reason;
            to.self.cause = from.cause.empty() ? dotted(from) : from.cause;
            open.push_back(user.node);
        }
    }
}

std::vector<RestrictedObject> RestrictionGraph::restricted() const
{
    std::vector<Object> objects = m_nodes;
    spread(objects, true);
    spread(objects, false);
    std::vector<RestrictedObject> found;
    for (Object& object : objects) {
        if (object.isMarked && !object.isHidden && std::find(found.begin(), found.end(), object.self) == found.end())
            found.push_back(std::move(object.self));
    }
    return found;
}

} // namespace querymend
