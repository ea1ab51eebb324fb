// `ludolog questions`: what its commands share.
#pragma once

#include "tools/cases/question_files.h"
#include "tools/cli/context.h"

namespace ludolog::cli {

[[nodiscard]] cases::Problem no_such_bank(const banks::Shelf& shelf, const std::string& name);

/// A bank by name; kUsage, with the names that there are, when it is none.
[[nodiscard]] Outcome<banks::Bank> load_bank(const banks::Shelf& shelf, const std::string& name);

// One file each.
void add_questions_check(CommandGroup& group, Context& context);
void add_questions_export(CommandGroup& group, Context& context);
void add_questions_import(CommandGroup& group, Context& context);
void add_questions_list(CommandGroup& group, Context& context);
void add_questions_regrade(CommandGroup& group, Context& context);
void add_questions_remove(CommandGroup& group, Context& context);
void add_questions_show(CommandGroup& group, Context& context);

}  // namespace ludolog::cli
