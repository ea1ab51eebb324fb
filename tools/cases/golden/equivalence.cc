// A golden match through the stores and back: it must not matter where it is kept, whether it was
// closed in between, or from where a state is reached.
#include <algorithm>
#include <set>
#include <span>
#include <sstream>

#include "core/evolve.h"
#include "core/match.h"
#include "events/jsonl.h"
#include "store/import.h"
#include "store/match_writer.h"
#include "store/memory_journal.h"
#include "tools/cases/golden/compare.h"
#include "tools/cases/golden/conservation.h"
#include "tools/cases/golden/table.h"
#include "tools/cases/source.h"

namespace ludolog::golden {
namespace {

namespace fs = std::filesystem;

/// The dice stand in the commands, and so do the reveals.
class NoChance final : public ChanceSource {
 public:
  Draw draw(const Ledger&, std::uint16_t) override { return {}; }
  std::optional<Bytes32> seed(std::uint16_t, std::uint8_t) override { return std::nullopt; }
};

/// The match of a reader in the form of events.jsonl, or why it cannot be read.
std::string text_of(store::StreamReader& reader, const events::MatchId& match) {
  const auto length = reader.length(match);
  if (!length) return length.error().text;
  std::string text = events::label_line(kGoldenProgram, *length);
  std::set<events::ContentId> written;
  std::string line;
  const auto visit = [&](const events::Envelope& envelope) {
    if (!events::event_line(envelope, line)) return false;
    text += line;
    const auto decoded = events::decode(envelope.type, envelope.schema, envelope.payload.bytes());
    const auto named = decoded ? events::content_of(decoded->event) : std::nullopt;
    if (!named || !written.insert(named->id).second) return true;
    const auto content = reader.content(named->id);
    if (content && *content) text += events::content_line(**content);
    return true;
  };
  if (auto read = reader.read(match, 0, store::StreamReader::kToTheEnd, visit); !read)
    return read.error().text;
  return text;
}

class Equivalences {
 public:
  Equivalences(const Case& golden, const fs::path& scratch, Report& report)
      : golden_(golden), scratch_(scratch), report_(report) {}

  void run() {
    if (!read() || !play()) return;
    import();
    write_in_memory();
    write_with_breaks();
    seek();
  }

 private:
  void fault(std::string expected, std::string found, std::uint64_t position = 0) {
    report_.divergences.push_back(
        {Comparison::kEquivalences, position, {}, 0, std::move(expected), std::move(found)});
  }

  void compare_text(std::string_view what, const std::string& text) {
    if (text == golden_.events) return report_.same(Comparison::kEquivalences);
    const auto [wanted, got] = std::ranges::mismatch(golden_.events, text);
    const auto line = static_cast<std::uint64_t>(std::count(golden_.events.begin(), wanted, '\n'));
    fault(std::string(what) + " as in line " + std::to_string(line + 1), "another text", line);
  }

  bool read() {
    std::istringstream in(golden_.events);
    events::JsonlReader reader(in);
    while (true) {
      auto line = reader.next();
      if (!line) {
        fault("a match that can be read", events::describe(line.error()));
        return false;
      }
      if (!*line) break;
      if (auto* event = std::get_if<events::EventLine>(&**line)) {
        stream_.append(event->decoded.event, false);
        text_.add(event->envelope);
      } else {
        text_.add(std::get<events::Content>(std::move(**line)));
      }
    }
    return true;
  }

  bool play() {
    const auto asks = parse_asks(golden_.commands);
    if (!asks) return false;
    for (const Ask& ask : *asks) {
      const auto played = table_.ask(ask);
      if (!played) return false;
      if (!played->rejection) commands_.push_back(played->command);
    }
    return !commands_.empty() && std::holds_alternative<CreateMatch>(commands_.front());
  }

  /// Text to library to text, and once more after closing it.
  void import() {
    const fs::path path = scratch_ / "imported.ludolog";
    {
      auto library = store::Library::open(path, store::Access::kWrite);
      if (!library) return fault("a library", library.error().text);
      const auto done = store::import_match(*library, text_, text_.match(), &cases::refuse_faulty);
      if (!done) return fault("an import", done.error().text);
      auto reader = library->reader();
      compare_text("the library's text", text_of(reader, text_.match()));
    }
    auto again = store::Library::open(path, store::Access::kRead);
    if (!again) return fault("the library again", again.error().text);
    auto reader = again->reader();
    compare_text("the reopened library's text", text_of(reader, text_.match()));
  }

  MatchCreated created() const { return std::get<MatchCreated>(stream_.events()[0]); }

  /// Submits the commands from `first` on to before `last`, many in one append; one that looks
  /// back stands alone.
  void submit(Match& match, std::size_t first, std::size_t last) {
    const auto alone = [&](std::size_t i) { return looks_back(commands_[i]); };
    while (first < last) {
      std::size_t end = first + 1;
      while (end < last && !alone(first) && !alone(end)) ++end;
      if (auto done = match.submit(std::span(commands_).subspan(first, end - first)); !done)
        return fault("accepted commands", cases::problem_of(done.error()).text, first);
      first = end;
    }
  }

  void write_in_memory() {
    store::MemoryJournal journal(created(), table_.genesis(), store::no_clock());
    for (const events::Content& content : table_.contents()) journal.put(content);
    NoChance chance;
    Match match(Stream{}, journal, chance);
    submit(match, 0, commands_.size());
    compare_text("the text of a match played in memory",
                 text_of(journal.stream(), journal.match()));
  }

  /// Played into a library that is closed and opened twice on the way.
  void write_with_breaks() {
    const fs::path path = scratch_ / "written.ludolog";
    const std::array<std::size_t, 4> ends{0, commands_.size() / 3, commands_.size() * 2 / 3,
                                          commands_.size()};
    for (std::size_t part = 0; part + 1 < ends.size(); ++part) {
      if (ends[part] == ends[part + 1]) continue;
      auto library = store::Library::open(path, store::Access::kWrite);
      if (!library) return fault("a library", library.error().text);
      NoChance chance;
      if (ends[part] == 0) {
        auto writer =
            store::MatchWriter::create(*library, created(), table_.genesis(), store::no_clock());
        for (const events::Content& content : table_.contents()) writer.put(content);
        Match match(Stream{}, writer, chance);
        submit(match, 0, ends[part + 1]);
      } else {
        auto reader = library->reader();
        const auto audit = cases::audit_match(reader, text_.match());
        auto writer = store::MatchWriter::resume(*library, text_.match(), store::no_clock());
        if (!audit || !writer) return fault("a match to resume", "none");
        for (const events::Content& content : table_.contents()) writer->put(content);
        Match match(audit->stream(), *writer, chance);
        submit(match, ends[part], ends[part + 1]);
      }
    }
    auto library = store::Library::open(path, store::Access::kRead);
    if (!library) return fault("a library", library.error().text);
    auto reader = library->reader();
    compare_text("the text of a match written with breaks", text_of(reader, text_.match()));
  }

  /// Every version, reached from zero and from the nearest kept state; and the tokens of each.
  void seek() {
    std::vector<State> from_zero{State{}};
    for (std::uint64_t v = 0; v < stream_.version(); ++v) {
      const Event& event = stream_.events()[v];
      State state = from_zero.back();
      if (const auto* retracted = std::get_if<Retracted>(&event))
        state = from_zero[std::min<std::uint64_t>(retracted->to, v)];
      else
        evolve(state, event);
      from_zero.push_back(state);
    }
    for (std::uint64_t v = 0; v <= stream_.version(); ++v) {
      if (!(stream_.state_at(v) == from_zero[v]))
        return fault("the state folded from zero", "another one by seeking", v);
      report_.same(Comparison::kEquivalences);
      if (const auto broken = broken_conservation(from_zero[v]))
        return fault("tokens neither lost nor made", *broken, v);
      report_.same(Comparison::kEquivalences);
    }
  }

  const Case& golden_;
  fs::path scratch_;
  Report& report_;
  store::MemoryStream text_;
  Stream stream_;
  Table table_;
  std::vector<Command> commands_;  ///< Those accepted.
};

}  // namespace

void compare_equivalences(const Case& golden, const fs::path& scratch, Report& report) {
  std::error_code error;
  fs::remove_all(scratch, error);
  fs::create_directories(scratch, error);
  if (error) {
    report.divergences.push_back(
        {Comparison::kEquivalences, 0, {}, 0, "a folder for files", scratch.string()});
    return;
  }
  Equivalences(golden, scratch, report).run();
  fs::remove_all(scratch, error);
}

}  // namespace ludolog::golden
