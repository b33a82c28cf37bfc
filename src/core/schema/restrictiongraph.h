#pragma once

#include "schema/restrictedobject.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace querymend {

/// What the objects of a database use, to find those that use a restricted one, if only through others: a view on a
/// view on a function.
class RestrictionGraph {
public:
    using Node = std::uint32_t;

    /// What using the user does with the used one.
    enum class Use : std::uint8_t {
        runs,
        storedRows, ///< rows that were read earlier: nothing runs, but they may be secrets
    };

    /// What a person allowed by name is not restricted, nor is what uses nothing else that is.
    explicit RestrictionGraph(std::span<const std::string> allowed) : m_allowed(allowed) {}

    Node add(RestrictedKind kind, std::string schema, std::string name);
    /// One that queries do not name, or that other rules judge: nobody can allow it, and it is not among the
    /// restricted.
    Node addHidden(RestrictedKind kind, std::string name);
    /// Once; `cause` is a function or table of the server itself that it uses.
    void mark(Node node, RestrictionReason reason, std::string cause = {});
    void addUse(Node user, Node used, Use use = Use::runs);
    /// Every object of this kind and name, in any schema where none is given. Case does not count.
    [[nodiscard]] std::vector<Node> named(RestrictedKind kind, std::string_view schema, std::string_view name) const;
    [[nodiscard]] bool isMarked(Node node) const { return m_nodes[node].isMarked; }

    /// Each with the nearest reason, in the order in which they were added.
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
