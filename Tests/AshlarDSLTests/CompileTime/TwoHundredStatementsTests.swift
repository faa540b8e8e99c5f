import AshlarDSL
import AshlarLayout
import Testing

@Suite struct TwoHundredStatementsTests {
  /// What the file of the compile-time measurement says does exist, and as much as its name promises.
  @Test func areTwoHundred() {
    let root = Box("root")
    let items = (0..<10).map { LayoutGuide(identifier: "\($0)") }
    for item in items { root.addLayoutGuide(item) }
    let chains = [chain0, chain1, chain2, chain3, chain4, chain5, chain6, chain7, chain8, chain9]
    let statements = chains.flatMap { $0(items) }
    #expect(statements.count == 200)
    #expect(statements.allSatisfy { $0.layoutConstraints.allSatisfy { $0.invalidReason == nil } })
  }
}
