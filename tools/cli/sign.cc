// `ludolog sign`: a head with somebody's word that it is what they saw.
#include <memory>

#include <fmt/core.h>

#include "events/head_code.h"
#include "events/hex.h"
#include "tools/cases/signatures.h"
#include "tools/cli/context.h"
#include "tools/cli/json.h"

namespace ludolog::cli {
namespace {

struct Arguments {
  std::string match;
  std::string name = "me";
};

ExitCode run(const Context& context, const Arguments& arguments) {
  const auto head = context.verified_head(arguments.match);
  if (!head) return report(head.error());
  const auto key = cases::signing_key(arguments.name);
  if (!key) return report(key.error());
  const events::Signature signature = events::sign(*head, key->key);
  if (auto kept = cases::keep_signature(signature); !kept) return report(kept.error());
  const std::string code = to_text(events::head_code(head->version, head->digest));
  if (context.json)
    print_json({{"match", events::to_hex(head->match)},
                {"version", head->version},
                {"head", events::to_hex(head->digest)},
                {"code", code},
                {"signer", arguments.name},
                {"key", events::to_hex(signature.key)},
                {"signature", events::to_hex(signature.bytes)}});
  else
    print_text(to_text(signature));
  say(fmt::format("{}signed as {}: {} events, {}; the others check it with --signed-by {}\n",
                  key->fresh ? "a key was made for it; " : "", arguments.name, head->version, code,
                  events::to_hex(signature.key)));
  return ExitCode::kFine;
}

}  // namespace

void add_sign(Program& program, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  program.command("sign", "puts your name to a match's head, for others to check")
      .argument("MATCH", arguments->match, kMatchHelp)
      .option("--as", "NAME", arguments->name,
              "whose key, made with its first use (default: me); several may sign")
      .footer(R"(
Examples:
  ludolog sign @last > sunday.signed          send it along with the match
  ludolog sign @last --as ada                 a second one who was at the table
  ludolog verify @last --signed-by ada
  ludolog verify sunday.ludolog-match --signed-by 5b0e.. --signatures sunday.signed

Tell the others your key (64 digits) by another way than the file: whoever makes a match anew can make
keys as well. Keys are in $XDG_DATA_HOME/ludolog/keys, for you alone; signatures are kept beside
them. events/FORMAT.md says what is signed (Ed25519), for other programs to check.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
