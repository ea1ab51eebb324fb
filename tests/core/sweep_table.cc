#include "tests/core/sweep_table.h"

#include <fstream>
#include <sstream>

namespace ludolog::test {
namespace {

std::vector<SweepRow> read_table() {
  std::ifstream in(std::string(LUDOLOG_SOURCE_DIR) + "/tests/core/tables/bioludo_sweep.csv");
  std::vector<SweepRow> rows;
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    std::istringstream cells(line + ",");
    SweepRow row;
    std::string safe, round;
    for (std::string* cell : {&safe, &round, &row.phase, &row.clockwise, &row.counterclockwise,
                              &row.first, &row.last, &row.squares, &row.eliminated})
      std::getline(cells, *cell, ',');
    row.safe = static_cast<Seat>(std::stoi(safe));
    row.round = static_cast<std::uint32_t>(std::stoul(round));
    rows.push_back(row);
  }
  return rows;
}

}  // namespace

const std::vector<SweepRow>& sweep_table() {
  static const std::vector<SweepRow> rows = read_table();
  return rows;
}

}  // namespace ludolog::test
