#include "store/banks/starting_bank.h"

#include "store/banks/gift.h"

namespace ludolog::banks {

const Bank& starting_bank() {
  static const Bank kBank = [] {
    Bank all;
    for (const BankFile& file : starting_bank_files()) {
      Bank bank = read_gift(file.text);
      std::move(bank.questions.begin(), bank.questions.end(), std::back_inserter(all.questions));
      std::move(bank.left_out.begin(), bank.left_out.end(), std::back_inserter(all.left_out));
    }
    return all;
  }();
  return kBank;
}

}  // namespace ludolog::banks
