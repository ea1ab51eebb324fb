#include "tools/cases/signatures.h"

#include <algorithm>

#include "events/hex.h"
#include "store/files.h"
#include "store/keys.h"
#include "store/paths.h"

namespace ludolog::cases {
namespace {

using events::Signature;

constexpr std::uint64_t kMaxBytes = 1024 * 1024;

template <class T>
Outcome<T> outcome(store::Result<T> result) {
  if (!result) return tl::unexpected(problem_of(result.error()));
  return std::move(*result);
}

Outcome<std::filesystem::path> below_data(const char* name) {
  return outcome(store::data_folder()).map([&](const auto& folder) { return folder / name; });
}

Outcome<std::filesystem::path> kept_at(const events::MatchId& match) {
  return below_data("signatures").map([&](const auto& folder) {
    return folder / (events::to_hex(match) + ".txt");
  });
}

Outcome<std::vector<Signature>> read(const std::filesystem::path& path) {
  const auto bytes = store::read_file(path, kMaxBytes);
  if (!bytes) return tl::unexpected(problem_of(bytes.error()));
  const std::string text(bytes->begin(), bytes->end());
  auto signatures = events::parse_signatures(text);
  if (!signatures)
    return problem(ExitCode::kUndecodable, path.string() + ": " + signatures.error());
  return std::move(*signatures);
}

/// Nothing was kept where there is no file.
Outcome<std::vector<Signature>> kept(const events::MatchId& match) {
  const auto path = kept_at(match);
  if (!path) return tl::unexpected(path.error());
  auto signatures = read(*path);
  if (!signatures && signatures.error().kind == store::StoreError::Kind::kMissing)
    return std::vector<Signature>{};
  return signatures;
}

Outcome<void> check(const std::string& place, const Signature& signature,
                    const events::MatchId& match) {
  if (!events::is_genuine(signature))
    return problem(ExitCode::kFound, place + ": the signature of key " +
                                         events::to_hex(signature.key) +
                                         " was not made by it: key, signature or head was altered");
  if (signature.head.match != match)
    return problem(ExitCode::kFound, place + ": is a signature of match " +
                                         events::to_hex(signature.head.match) + ", not of " +
                                         events::to_hex(match));
  return {};
}

}  // namespace

Outcome<NamedKey> signing_key(const std::string& name) {
  if (!store::is_plain_name(name))
    return problem(ExitCode::kUsage, "--as: " + std::string(store::kPlainName));
  const auto folder = below_data("keys");
  if (!folder) return tl::unexpected(folder.error());
  if (const auto key = store::read_key(*folder, name))
    return NamedKey{*key, false};
  else if (key.error().kind != store::StoreError::Kind::kMissing)
    return tl::unexpected(problem_of(key.error()));
  const NamedKey made{events::make_signing_key(), true};
  if (auto written = store::write_key(*folder, name, made.key); !written)
    return tl::unexpected(problem_of(written.error()));
  return made;
}

Outcome<void> keep_signature(const Signature& signature) {
  auto signatures = kept(signature.head.match);
  if (!signatures) return tl::unexpected(signatures.error());
  if (std::ranges::find(*signatures, signature) != signatures->end()) return {};
  signatures->push_back(signature);
  const auto path = kept_at(signature.head.match);
  if (!path) return tl::unexpected(path.error());
  if (auto made = store::create_folders(path->parent_path(), 0700); !made)
    return tl::unexpected(problem_of(made.error()));
  auto output = store::OutputFile::create(*path);
  if (!output) return tl::unexpected(problem_of(output.error()));
  std::string text;
  for (const Signature& each : *signatures) text += (text.empty() ? "" : "\n") + to_text(each);
  auto written = output->write(text).and_then([&] { return output->commit(); });
  if (!written) return tl::unexpected(problem_of(written.error()));
  return {};
}

Outcome<std::vector<Signature>> signatures_of(const events::MatchId& match,
                                              const std::vector<std::string>& files) {
  auto signatures = kept(match);
  if (!signatures) return signatures;
  for (const Signature& signature : *signatures)
    if (auto fine = check("what is kept", signature, match); !fine)
      return tl::unexpected(fine.error());
  for (const std::string& file : files) {
    auto read_in = read(file);
    if (!read_in) return read_in;
    for (const Signature& signature : *read_in) {
      if (auto fine = check(file, signature, match); !fine) return tl::unexpected(fine.error());
      if (std::ranges::find(*signatures, signature) == signatures->end())
        signatures->push_back(signature);
    }
  }
  return signatures;
}

Outcome<events::PublicKey> public_key_named(const std::string& name) {
  if (const auto key = events::from_hex<32>(name)) return *key;
  const std::string expected = "expected 64 hexadecimal digits, or the name of a key of yours";
  if (!store::is_plain_name(name)) return problem(ExitCode::kUsage, "--signed-by: " + expected);
  const auto folder = below_data("keys");
  if (!folder) return tl::unexpected(folder.error());
  const auto key = store::read_key(*folder, name);
  if (!key && key.error().kind == store::StoreError::Kind::kMissing)
    return problem(ExitCode::kUsage,
                   "--signed-by " + name + ": there is no key of that name; " + expected);
  if (!key) return tl::unexpected(problem_of(key.error()));
  return events::public_key(*key);
}

Outcome<std::vector<Anchor>> anchors_of(const std::vector<Signature>& signatures,
                                        const std::string& signer) {
  const auto key = public_key_named(signer);
  if (!key) return tl::unexpected(key.error());
  std::vector<Anchor> anchors;
  for (const Signature& signature : signatures)
    if (signature.key == *key)
      anchors.push_back({events::head_code(signature.head.version, signature.head.digest),
                         signature.head.digest, "the signature of " + signer});
  if (anchors.empty())
    return problem(ExitCode::kFound, "no signature of " + signer +
                                         " is known for this match; name the file that has it with "
                                         "--signatures");
  return anchors;
}

}  // namespace ludolog::cases
