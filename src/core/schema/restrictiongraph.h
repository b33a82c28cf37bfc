#pragma once

#include "schema/restrictedobject.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace querymend {

/// Which database objects use which, to find those that use a restricted one, even indirectly: a view on a view on a
/// function.
class RestrictionGraph {
public:
    using Node = std::uint32_t;

    /// What happens to the used object when its user is queried.
    enum class Use : std::uint8_t {
        runs,
        storedRows, ///< only its rows, stored earlier: nothing runs, but they may be secrets
    };

    /// Objects that the user allowed by name are not restricted, nor are those that use no other restricted object.
    explicit RestrictionGraph(std::span<const std::string> allowed) : m_allowed(allowed) {}

    Node add(RestrictedKind kind, std::string schema, std::string name);
    /// Adds an object that queries do not name, or that other rules judge. It cannot be allowed, and restricted()
    /// leaves it out.
    Node addHidden(RestrictedKind kind, std::string name);
    /// Restricts an object; only the first call counts. `cause` is a function or table of the server itself that it
    /// uses.
    void mark(Node node, RestrictionReason reason, std::string cause = {});
    void addUse(Node user, Node used, Use use = Use::runs);
    /// All objects of this kind and name, in any schema if none is given. Ignores ASCII case.
    [[nodiscard]] std::vector<Node> named(RestrictedKind kind, std::string_view schema, std::string_view name) const;
    [[nodiscard]] bool isMarked(Node node) const { return m_nodes[node].isMarked; }

    /// The restricted objects, each with its nearest reason, in the order in which they were added.
    [[nodiscard]] std::vector<RestrictedObject> restricted() const;

private:
    struct User {
        Node node;
        Use use;
    };
    struct Object {
        RestrictedObject self;
        bool isAllowed = false;
        bool isHidden = false;
        bool isMarked = false;
        std::vector<User> users;
    };

    void spread(std::vector<Object>& objects, bool secretsOnly) const;

    std::span<const std::string> m_allowed;
    std::vector<Object> m_nodes;
    std::unordered_multimap<std::string, Node> m_names;
};

} // namespace querymend
