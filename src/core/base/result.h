#pragma once

#include <optional>
#include <utility>
#include <variant>

namespace querymend {

/// Wraps an error value so that it cannot be mistaken for a result of the same type.
template <class E>
struct Failure {
    E error;
};

template <class E>
Failure(E) -> Failure<E>;

/// The result of an operation that can fail: either a value or an error.
template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Failure<E> failure) : m_state(std::in_place_index<1>, std::move(failure.error)) {}

    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T& value() const& { return std::get<0>(m_state); }
    [[nodiscard]] T& value() & { return std::get<0>(m_state); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_state)); }
    const T* operator->() const { return &std::get<0>(m_state); }
    const T& operator*() const& { return std::get<0>(m_state); }

    [[nodiscard]] const E& error() const& { return std::get<1>(m_state); }
    [[nodiscard]] E&& error() && { return std::get<1>(std::move(m_state)); }

private:
    std::variant<T, E> m_state;
};

/// Of an operation that returns nothing: `return {};` is its success.
template <class E>
class [[nodiscard]] Result<void, E> {
public:
    Result() = default;
    Result(Failure<E> failure) : m_error(std::move(failure.error)) {}

    [[nodiscard]] bool ok() const { return !m_error; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const E& error() const& { return m_error.value(); }
    [[nodiscard]] E&& error() && { return std::move(m_error).value(); }

private:
    std::optional<E> m_error;
};

} // namespace querymend
