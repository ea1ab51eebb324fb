#include "tools/cases/problem.h"

#include "core/rejection.h"

namespace ludolog::cases {

Problem problem_of(const store::StoreError& error) {
  using Kind = store::StoreError::Kind;
  switch (error.kind) {
    case Kind::kUnknownMatch:
    case Kind::kAmbiguousMatch:
      return {ExitCode::kUsage, error.text, error.kind};
    case Kind::kParted:
      return {ExitCode::kFound, error.text, error.kind};
    case Kind::kEmpty:
    case Kind::kNotSqlite:
    case Kind::kNotOurs:
    case Kind::kNewer:
    case Kind::kDamaged:
    case Kind::kBadMatch:
    case Kind::kSecretForeign:
    case Kind::kSecretDamaged:
      return {ExitCode::kUndecodable, error.text, error.kind};
    default:
      return {ExitCode::kEnvironment, error.text, error.kind};
  }
}

Problem problem_of(const Failure& failure) {
  if (const auto* rejection = std::get_if<Rejection>(&failure))
    return {ExitCode::kFound, describe(*rejection) + " (" + to_string(rejection->clause) + ")"};
  const auto& error = std::get<JournalError>(failure);
  if (error.kind == JournalError::Kind::kConflict)
    return {ExitCode::kEnvironment,
            "another program has written to this match meanwhile: " + error.text};
  return {ExitCode::kEnvironment, error.text};
}

}  // namespace ludolog::cases
