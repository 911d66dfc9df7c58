import TextCore

/// Why and where reading stopped.
struct SyntaxFault: Error {
  let problem: Problem
  let place: Range<Int>

  init(_ problem: Problem, at place: Range<Int>) {
    self.problem = problem
    self.place = place
  }
}
