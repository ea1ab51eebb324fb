// The seeds of running matches.
#include "store/secrets.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>

#include "store/paths.h"
#include "tests/store/fixture.h"

namespace ludolog::store {
namespace {

using Kind = StoreError::Kind;

Secrets some_secrets(std::uint8_t number) {
  Secrets secrets;
  secrets.match.fill(number);
  secrets.library.fill(0x5a);
  secrets.seeds = {{.epoch = 0, .party = 0, .seed = {1, 2, 3}},
                   {.epoch = 1, .party = 7, .seed = {9}}};
  return secrets;
}

unsigned mode_of(const std::filesystem::path& path) {
  struct stat status {};
  EXPECT_EQ(stat(path.c_str(), &status), 0);
  return status.st_mode & 0777U;
}

TEST(SecretsTest, AreKeptForTheirOwnerAlone) {
  TemporaryFolder folder;
  const auto place = folder / "state/ludolog";
  const Secrets secrets = some_secrets(0xab);
  ASSERT_TRUE(write_secrets(place, secrets));
  EXPECT_EQ(names_in(place), std::vector<std::string>{"abababababababababababababababab.seed"});
  EXPECT_EQ(mode_of(place), 0700U);
  EXPECT_EQ(mode_of(secrets_path(place, secrets.match)), 0600U);
  EXPECT_EQ(read_secrets(place, secrets.match).value(), secrets);
}

TEST(SecretsTest, AreReplacedWhole) {
  TemporaryFolder folder;
  Secrets secrets = some_secrets(1);
  ASSERT_TRUE(write_secrets(folder.path(), secrets));
  secrets.seeds.push_back({.epoch = 2, .party = 0, .seed = {}});
  ASSERT_TRUE(write_secrets(folder.path(), secrets));
  EXPECT_EQ(read_secrets(folder.path(), secrets.match).value(), secrets);
  EXPECT_EQ(names_in(folder.path()).size(), 1U);
}

TEST(SecretsTest, AreRemovedAndMayBeMissing) {
  TemporaryFolder folder;
  const Secrets secrets = some_secrets(1);
  EXPECT_EQ(read_secrets(folder.path(), secrets.match).error().kind, Kind::kSecretMissing);
  EXPECT_EQ(read_secrets(folder / "nowhere", secrets.match).error().kind, Kind::kSecretMissing);
  ASSERT_TRUE(write_secrets(folder.path(), secrets));
  EXPECT_TRUE(remove_secrets(folder.path(), secrets.match));
  EXPECT_TRUE(remove_secrets(folder.path(), secrets.match));
  EXPECT_TRUE(remove_secrets(folder / "nowhere", secrets.match));
  EXPECT_TRUE(names_in(folder.path()).empty());
}

TEST(SecretsTest, OfAnotherMatchAreRefused) {
  TemporaryFolder folder;
  ASSERT_TRUE(write_secrets(folder.path(), some_secrets(1)));
  std::filesystem::rename(secrets_path(folder.path(), some_secrets(1).match),
                          secrets_path(folder.path(), some_secrets(2).match));
  const auto refused = read_secrets(folder.path(), some_secrets(2).match);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::kSecretForeign);
}

TEST(SecretsTest, DamageIsSeenByteByByte) {
  TemporaryFolder folder;
  const Secrets secrets = some_secrets(1);
  const auto path = secrets_path(folder.path(), secrets.match);
  ASSERT_TRUE(write_secrets(folder.path(), secrets));
  const auto good = bytes_at(path);
  for (std::size_t i = 0; i < good.size(); ++i) {
    auto bytes = good;
    bytes[i] ^= 1;
    put_bytes(path, bytes);
    EXPECT_EQ(read_secrets(folder.path(), secrets.match).error().kind, Kind::kSecretDamaged) << i;
    put_bytes(path, {good.begin(), good.begin() + static_cast<std::ptrdiff_t>(i)});
    EXPECT_EQ(read_secrets(folder.path(), secrets.match).error().kind, Kind::kSecretDamaged) << i;
  }
}

TEST(PathsTest, FollowTheEnvironment) {
  EXPECT_EQ(
      in_child([] {
        setenv("HOME", "/ada", 1);
        unsetenv("XDG_DATA_HOME");
        setenv("XDG_STATE_HOME", "relative/is/ignored", 1);
        if (default_library().value() != "/ada/.local/share/ludolog/library.ludolog") return 1;
        if (state_folder().value() != "/ada/.local/state/ludolog") return 2;
        setenv("XDG_DATA_HOME", "/data", 1);
        setenv("XDG_STATE_HOME", "/state", 1);
        if (data_folder().value() != "/data/ludolog" || state_folder().value() != "/state/ludolog")
          return 3;
        unsetenv("XDG_DATA_HOME");
        unsetenv("HOME");
        if (data_folder().error().kind != Kind::kNoPlace) return 4;
        setenv("HOME", "", 1);
        return default_library().error().kind == Kind::kNoPlace ? 0 : 5;
      }),
      0);
}

}  // namespace
}  // namespace ludolog::store
