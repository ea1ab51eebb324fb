// Between the newest wire struct of a type and the event in memory.
#pragma once

#include <concepts>
#include <optional>

#include "core/check.h"
#include "events/codec.h"
#include "events/wire/versions.h"

namespace ludolog::events::wire {

template <class E>
using Newest = typename NewestOf<typename Versions<E>::List>::Type;

/// `genesis` is not null for a MatchCreated, and null otherwise: everything else is a bug.
template <class E>
[[nodiscard]] Newest<E> wire_of(const E& event, const Genesis* genesis) {
  if constexpr (std::same_as<E, MatchCreated>) {
    LUDOLOG_CHECK(genesis != nullptr);
    return to_wire(event, *genesis);
  } else {
    LUDOLOG_CHECK(genesis == nullptr);
    Newest<E> wire;
    Newest<E>::pairs(wire, event, []<class To, class From>(To& to, const From& from) {
      to = static_cast<To>(from);
    });
    return wire;
  }
}

/// Every field has been found to fit; checks what concerns several of them.
template <class E>
[[nodiscard]] std::optional<FieldProblem> event_of(const Newest<E>& wire, Decoded& decoded) {
  E& event = decoded.event.template emplace<E>();
  if constexpr (std::same_as<E, MatchCreated>) {
    return from_wire(wire, event, decoded.genesis.emplace());
  } else {
    if constexpr (requires { wire.problem(); }) {
      if (auto problem = wire.problem()) return problem;
    }
    Newest<E>::pairs(wire, event, []<class From, class To>(const From& from, To& to) {
      to = static_cast<To>(from);
    });
    return std::nullopt;
  }
}

}  // namespace ludolog::events::wire
