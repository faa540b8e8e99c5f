// Measures kiwi (https://github.com/nucleic/kiwi) on the workloads of Benchmarks/Workloads and prints the JSON of
// solver-bench. Compiled by Scripts/bench against kiwi's headers, which are not part of this repository.
// Usage: kiwi-bench [--values] [--limit SECONDS] FILE...
#include <kiwi/kiwi.h>
#include <malloc.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <limits>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace {

const char levels[] = {'R', 'S', 'M', 'W'};

struct Strength {
  char level = 'R';
  double weight = 1;

  double value() const {
    switch (level) {
      case 'S': return kiwi::strength::create(1, 0, 0, weight);
      case 'M': return kiwi::strength::create(0, 1, 0, weight);
      case 'W': return kiwi::strength::create(0, 0, 1, weight);
      default: return kiwi::strength::required;
    }
  }
};

struct Statement {
  char relation = 'E';
  Strength strength;
  double constant = 0;
  std::vector<std::pair<int, double>> terms;
};

struct Workload {
  std::string name;
  int variableCount = 0;
  std::vector<std::pair<int, Strength>> edits;
  std::vector<double> initial;
  std::vector<Statement> statements;
  std::vector<std::vector<double>> resizes;
  std::vector<std::pair<int, Statement>> churn;
  std::vector<int> churnReads;
};

[[noreturn]] void fail(const std::string &message) {
  std::cerr << "kiwi-bench: " << message << "\n";
  std::exit(65);
}

Strength readStrength(std::istream &in) {
  std::string word;
  in >> word;
  Strength strength;
  strength.level = word.empty() ? '?' : word[0];
  if (strength.level != 'R') strength.weight = std::atof(word.c_str() + 2);
  return strength;
}

Statement readStatement(std::istream &in) {
  Statement statement;
  in >> statement.relation;
  statement.strength = readStrength(in);
  std::size_t count = 0;
  in >> statement.constant >> count;
  for (std::size_t i = 0; i < count; i++) {
    std::pair<int, double> term;
    in >> term.first >> term.second;
    statement.terms.push_back(term);
  }
  return statement;
}

std::size_t readCount(std::istream &in, const char *tag) {
  std::string word;
  std::size_t count = 0;
  in >> word >> count;
  if (!in || word != tag) fail("expected '" + std::string(tag) + "' and a count, found '" + word + "'");
  return count;
}

Workload readWorkload(const std::string &path) {
  std::ifstream in(path);
  if (!in) fail(path + " cannot be read");
  Workload w;
  const auto start = path.find_last_of('/') + 1;
  w.name = path.substr(start, path.find_last_of('.') - start);
  w.variableCount = static_cast<int>(readCount(in, "V"));
  for (auto n = readCount(in, "E"); n > 0; n--) {
    int variable = 0;
    in >> variable;
    w.edits.emplace_back(variable, readStrength(in));
  }
  std::string word;
  in >> word;
  while (in >> word && word != "C") w.initial.push_back(std::atof(word.c_str()));
  std::size_t count = 0;
  in >> count;
  for (; count > 0; count--) w.statements.push_back(readStatement(in));
  for (auto n = readCount(in, "S"); n > 0; n--) {
    std::vector<double> suggestions(w.edits.size());
    for (auto &value : suggestions) in >> value;
    w.resizes.push_back(suggestions);
  }
  for (auto n = readCount(in, "X"); n > 0; n--) {
    int index = 0;
    in >> index;
    w.churn.emplace_back(index, readStatement(in));
  }
  for (auto n = readCount(in, "R"); n > 0; n--) {
    int variable = 0;
    in >> variable;
    w.churnReads.push_back(variable);
  }
  if (!in) fail(path + " is cut short");
  return w;
}

class Stopwatch {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }

 private:
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

struct System {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  System(const Workload &w, const std::vector<double> &suggestions) {
    variables.resize(w.variableCount);
    constraints.reserve(w.statements.size());
    for (std::size_t i = 0; i < w.edits.size(); i++) {
      solver.addEditVariable(variables[w.edits[i].first], w.edits[i].second.value());
      if (i < suggestions.size()) solver.suggestValue(variables[w.edits[i].first], suggestions[i]);
    }
    for (const auto &statement : w.statements) {
      constraints.push_back(make(statement));
      solver.addConstraint(constraints.back());
    }
  }

  kiwi::Constraint make(const Statement &statement) const {
    std::vector<kiwi::Term> terms;
    terms.reserve(statement.terms.size());
    for (const auto &term : statement.terms) terms.emplace_back(variables[term.first], term.second);
    const auto relation = statement.relation == 'E'   ? kiwi::OP_EQ
                          : statement.relation == 'L' ? kiwi::OP_LE
                                                      : kiwi::OP_GE;
    const kiwi::Expression expression(std::move(terms), statement.constant);
    return kiwi::Constraint(expression, relation, statement.strength.value());
  }

  void suggest(const Workload &w, const std::vector<double> &suggestions) {
    for (std::size_t i = 0; i < w.edits.size(); i++) solver.suggestValue(variables[w.edits[i].first], suggestions[i]);
  }

  void replace(const std::pair<int, Statement> &replacement) {
    auto &constraint = constraints[replacement.first];
    solver.removeConstraint(constraint);
    constraint = make(replacement.second);
    solver.addConstraint(constraint);
  }

  void read(std::vector<double> &values) {
    solver.updateVariables();
    for (std::size_t i = 0; i < variables.size(); i++) values[i] = variables[i].value();
  }

  void read(const std::vector<int> &which, std::vector<double> &values) {
    solver.updateVariables();
    for (std::size_t i = 0; i < which.size(); i++) values[i] = variables[which[i]].value();
  }
};

struct Quality {
  double violation = 0;
  double errors[4] = {0, 0, 0, 0};

  Quality(const std::vector<double> &values, const Workload &w, const std::vector<Statement> &statements,
          const std::vector<double> &suggestions) {
    for (std::size_t i = 0; i < w.edits.size(); i++) {
      const double wish = i < suggestions.size() ? suggestions[i] : 0;
      count(std::fabs(values[w.edits[i].first] - wish), w.edits[i].second);
    }
    for (const auto &statement : statements) {
      double sum = statement.constant;
      for (const auto &term : statement.terms) sum += values[term.first] * term.second;
      if (statement.relation == 'L') sum = std::fmax(0, sum);
      if (statement.relation == 'G') sum = std::fmax(0, -sum);
      count(std::fabs(sum), statement.strength);
    }
  }

  void count(double error, Strength strength) {
    if (std::isnan(error)) error = std::numeric_limits<double>::infinity();
    if (strength.level == 'R') violation = std::fmax(violation, error);
    for (int i = 1; i < 4; i++)
      if (levels[i] == strength.level) errors[i] += error * strength.weight;
  }
};

std::size_t heapInUse() {
  const auto info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

std::string number(double value) {
  if (!std::isfinite(value)) return "null";
  char text[40];
  std::snprintf(text, sizeof text, "%.17g", value);
  return text;
}

std::string numbers(const std::vector<double> &values) {
  std::string text = "[";
  for (std::size_t i = 0; i < values.size(); i++) text += (i ? ", " : "") + number(values[i]);
  return text + "]";
}

struct Options {
  bool values = false;
  double repeating = 0.3;
  double longest = 2;
  double limit = 10;
};

struct State {
  std::vector<double> values;
  std::unique_ptr<Quality> quality;
};

std::string qualityMembers(const char *suffix, const State &state) {
  const std::string name = suffix;
  if (!state.quality) return "\"violation" + name + "\": null, \"errors" + name + "\": null";
  std::string text = "\"violation" + name + "\": " + number(state.quality->violation) + ", \"errors" + name + "\": {";
  for (int i = 1; i < 4; i++)
    text += (i > 1 ? ", \"" : "\"") + std::string(1, levels[i]) + "\": " + number(state.quality->errors[i]);
  return text + "}";
}

double measureResize(System &system, const Workload &w, const Options &options) {
  std::vector<double> values(w.variableCount);
  double best = std::numeric_limits<double>::infinity();
  const Stopwatch whole;
  do {
    const Stopwatch stopwatch;
    std::size_t steps = 0;
    for (const auto &suggestions : w.resizes) {
      system.suggest(w, suggestions);
      system.read(values);
      steps++;
      if (steps % 16 == 0 && stopwatch.seconds() > options.limit) break;
    }
    best = std::fmin(best, stopwatch.seconds() / static_cast<double>(steps));
  } while (whole.seconds() < options.repeating);
  system.suggest(w, w.resizes.back());
  return best;
}

double measureChurn(System &system, const Workload &w, const Options &options) {
  std::vector<double> values(w.churnReads.size());
  const Stopwatch stopwatch;
  std::size_t steps = 0;
  for (const auto &replacement : w.churn) {
    system.replace(replacement);
    system.read(w.churnReads, values);
    steps++;
    if (steps % 16 == 0 && stopwatch.seconds() > options.limit) break;
  }
  const double mean = stopwatch.seconds() / static_cast<double>(steps);
  // What was cut off still decides the last state: the last replacement of each constraint.
  std::vector<const std::pair<int, Statement> *> last(w.statements.size());
  for (; steps < w.churn.size(); steps++) last[w.churn[steps].first] = &w.churn[steps];
  for (const auto *replacement : last)
    if (replacement) system.replace(*replacement);
  return mean;
}

void measure(const std::string &path, const Options &options) {
  const Workload w = readWorkload(path);
  std::vector<double> values(w.variableCount);
  double build = std::numeric_limits<double>::infinity();
  std::size_t heap = 0;
  std::unique_ptr<System> system;
  const Stopwatch whole;
  const auto run = [&] {
    const Stopwatch stopwatch;
    system = std::make_unique<System>(w, w.initial);
    system->read(values);
    build = std::fmin(build, stopwatch.seconds());
  };
  // A new thread has no cache of freed blocks, which would count as in use.
  std::thread([&] {
    std::free(std::malloc(1));
    const auto before = heapInUse();
    run();
    heap = heapInUse() - before;
  }).join();
  // The first runs of a process fetch its memory.
  for (int runs = 1; whole.seconds() < options.repeating || (runs < 5 && whole.seconds() < options.longest); ++runs) {
    system.reset();
    run();
  }
  const State built{values, std::make_unique<Quality>(values, w, w.statements, w.initial)};

  State resized, churned;
  std::string resize = "null", churn = "null";
  if (!w.resizes.empty()) {
    resize = number(measureResize(*system, w, options) * 1e6);
    system->read(values);
    resized = State{values, std::make_unique<Quality>(values, w, w.statements, w.resizes.back())};
  }
  if (!w.churn.empty()) {
    churn = number(measureChurn(*system, w, options) * 1e6);
    system->read(values);
    auto statements = w.statements;
    for (const auto &replacement : w.churn) statements[replacement.first] = replacement.second;
    const auto &suggestions = w.resizes.empty() ? w.initial : w.resizes.back();
    churned = State{values, std::make_unique<Quality>(values, w, statements, suggestions)};
  }

  std::cout << "{\"workload\": \"" << w.name << "\", \"build_us\": " << number(build * 1e6)
            << ", \"resize_us\": " << resize << ", \"churn_us\": " << churn
            << ", \"constant_us\": null, \"heap_bytes\": " << heap << ", "
            << qualityMembers("", built) << ", " << qualityMembers("_after_resize", resized) << ", "
            << qualityMembers("_after_churn", churned) << ", \"drift\": null";
  if (options.values)
    std::cout << ", \"values\": " << numbers(built.values)
              << ", \"values_after_resize\": " << (resized.quality ? numbers(resized.values) : "null");
  std::cout << "}" << std::endl;
}

}  // namespace

int main(int count, char **arguments) {
  Options options;
  for (int i = 1; i < count; i++) {
    if (std::strcmp(arguments[i], "--values") == 0) {
      options.values = true;
    } else if (std::strcmp(arguments[i], "--json") == 0) {
      // Nothing else is printed.
    } else if (std::strcmp(arguments[i], "--limit") == 0 && i + 1 < count) {
      options.limit = std::atof(arguments[++i]);
    } else {
      measure(arguments[i], options);
    }
  }
}
