#include "tools/cases/problem.h"

#include "core/rejection.h"

namespace ludolog::cases {

Problem problem_of(const store::StoreError& error) {
  using Kind = store::StoreError::Kind;
  switch (error.kind) {
    case Kind::kUnknownMatch:
    case Kind::kAmbiguousMatch:
      return {ExitCode::kUsage, error.text};
    case Kind::kParted:
      return {ExitCode::kFound, error.text};
    case Kind::kEmpty:
    case Kind::kNotSqlite:
    case Kind::kNotOurs:
    case Kind::kNewer:
    case Kind::kDamaged:
    case Kind::kBadMatch:
    case Kind::kSecretForeign:
    case Kind::kSecretDamaged:
      return {ExitCode::kUndecodable, error.text};
    default:
      return {ExitCode::kEnvironment, error.text};
  }
}

Problem problem_of(const Failure& failure) {
  if (const auto* rejection = std::get_if<Rejection>(&failure))
    return {ExitCode::kFound, describe(*rejection) + " (" + to_string(rejection->clause) + ")"};
  return {ExitCode::kEnvironment, std::get<JournalError>(failure).text};
}

}  // namespace ludolog::cases
