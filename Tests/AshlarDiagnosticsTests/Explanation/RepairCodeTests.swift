import AshlarDiagnostics
import Testing

/// The code of repairs, form by form. What is expected was written from the documentation of `NSLayoutAnchor`,
/// `NSLayoutConstraint` and `UIView`, SnapKit's `ConstraintMaker` and Masonry's `MASConstraint.h` and
/// `View+MASAdditions.h`, not from output.
struct RepairCodeCase: CustomTestStringConvertible, Sendable {
  var name: String
  /// Constraints without their class and address.
  var log: [String]
  /// The constraint that is changed, and how.
  var index = 0
  var change: Repair.Change
  var swift: String
  var snapKit: String
  var masonry: String

  var testDescription: String { name }

  var explanation: Explanation? { Explanation(lines: log) }
}

extension Explanation {
  /// Explains a list; a line that begins with a mask is one of a mask.
  init?(lines: [String]) {
    let text = lines.enumerated().map { index, line in
      let name = line.hasPrefix("h=") ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint"
      return "<\(name):0x10\(index) \(line)>\n"
    }
    guard let report = LogFixture.reports(Array(text.joined().utf8)).first, report.constraints.count == lines.count
    else { return nil }
    self.init(report)
  }
}

private let heights = ["UIView:0x2.height == 200", "UIView:0x2.height == 84"]

private let guides = [
  "UIView:0x2.top == UILayoutGuide:0x6'UIViewSafeAreaLayoutGuide'.top + 20",
  "UIView:0x2.top == UILayoutGuide:0x6'UIViewSafeAreaLayoutGuide'.top + 30",
  "'UIViewSafeAreaLayoutGuide-top' V:|-(0)-[UILayoutGuide:0x6'UIViewSafeAreaLayoutGuide']   (Names: '|':UILabel:0x9 )",
]

private let stack = [
  "'UISV-canvas-connection' UIStackView:0x9.top == UIView:0x2.top",
  "'UISV-canvas-connection' V:[UIView:0x2]-(0)-|   (Names: '|':UIStackView:0x9 )",
  "UIView:0x2.height == 100", "UIStackView:0x9.height == 200",
]

let repairCodeCases: [RepairCodeCase] = [
  // A priority cannot be changed while a required constraint is active, and the app's own constraint cannot be found
  // without its name: so a new one is made with the priority set before it becomes active.
  .init(
    name: "999", log: heights, change: .priority,
    swift: """
      // In place of the present one:
      let constraint = view.heightAnchor.constraint(equalToConstant: 200)
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
      """,
    snapKit: """
      // In place of the present one:
      view.snp.makeConstraints { make in
        make.height.equalTo(200).priority(999)
      }
      """,
    // Numbers are boxed by Masonry's mas_ macros.
    masonry: """
      // In place of the present one:
      [view mas_makeConstraints:^(MASConstraintMaker *make) {
        make.height.mas_equalTo(200).priority(999);
      }];
      """),
  // AppKit's priorities are a type inside of NSLayoutConstraint.
  .init(
    name: "999 of AppKit", log: ["NSView:0x2.height == 200", "NSView:0x2.height == 84"], change: .priority,
    swift: """
      // In place of the present one:
      let constraint = view.heightAnchor.constraint(equalToConstant: 200)
      constraint.priority = NSLayoutConstraint.Priority(999)
      constraint.isActive = true
      """,
    snapKit: """
      // In place of the present one:
      view.snp.makeConstraints { make in
        make.height.equalTo(200).priority(999)
      }
      """,
    masonry: """
      // In place of the present one:
      [view mas_makeConstraints:^(MASConstraintMaker *make) {
        make.height.mas_equalTo(200).priority(999);
      }];
      """),
  .init(
    name: "<=", log: heights, change: .atMost,
    swift: """
      // In place of the present one:
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
      """,
    snapKit: """
      // In place of the present one:
      view.snp.makeConstraints { make in
        make.height.lessThanOrEqualTo(200)
      }
      """,
    masonry: """
      // In place of the present one:
      [view mas_makeConstraints:^(MASConstraintMaker *make) {
        make.height.mas_lessThanOrEqualTo(200);
      }];
      """),
  .init(
    name: ">=", log: heights, index: 1, change: .atLeast,
    swift: """
      // In place of the present one:
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 84).isActive = true
      """,
    snapKit: """
      // In place of the present one:
      view.snp.makeConstraints { make in
        make.height.greaterThanOrEqualTo(84)
      }
      """,
    masonry: """
      // In place of the present one:
      [view mas_makeConstraints:^(MASConstraintMaker *make) {
        make.height.mas_greaterThanOrEqualTo(84);
      }];
      """),
  .init(
    name: "removal", log: heights, change: .remove,
    swift: "// Remove: view.heightAnchor.constraint(equalToConstant: 200).isActive = true",
    snapKit: "// Remove from view.snp.makeConstraints: make.height.equalTo(200)",
    masonry: "// Remove from [view mas_makeConstraints:…]: make.height.mas_equalTo(200);"),
  // Both libraries turn the mask off for a view that they make constraints for.
  .init(
    name: "mask off",
    log: ["h=--& v=--& UIView:0x2.height == 0", "UIView:0x2.height == UILabel:0x3.height", "UILabel:0x3.height == 50"],
    change: .maskOff,
    swift: "view.translatesAutoresizingMaskIntoConstraints = false",
    snapKit: """
      // view.snp.makeConstraints { … } does this by itself.
      view.translatesAutoresizingMaskIntoConstraints = false
      """,
    masonry: """
      // [view mas_makeConstraints:…] does this by itself.
      view.translatesAutoresizingMaskIntoConstraints = NO;
      """),
  // The identifier alone would find all spaces of the stack; of a visual format it is not known which item is first.
  .init(
    name: "looked up in a visual format",
    log: [
      "'UISV-spacing' V:[UIView:0x2]-(8)-[UILabel:0x3]", "V:[UIView:0x2]-(20)-[UILabel:0x3]",
      "'UISV-spacing' V:[UILabel:0x3]-(8)-[UIButton:0x4]",
    ], change: .priority,
    swift: """
      for constraint in view.superview?.constraints ?? [] where constraint.identifier == "UISV-spacing" {
        let items = [constraint.firstItem, constraint.secondItem]
        guard items.contains(where: { $0 === view }), items.contains(where: { $0 === label }) else { continue }
        constraint.isActive = false
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
      }
      """,
    snapKit: """
      for constraint in view.superview?.constraints ?? [] where constraint.identifier == "UISV-spacing" {
        let items = [constraint.firstItem, constraint.secondItem]
        guard items.contains(where: { $0 === view }), items.contains(where: { $0 === label }) else { continue }
        constraint.isActive = false
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
      }
      """,
    masonry: """
      for (NSLayoutConstraint *constraint in [view.superview.constraints copy]) {
        if (![constraint.identifier isEqualToString:@"UISV-spacing"]) continue;
        if (!((constraint.firstItem == view && constraint.secondItem == label) || \
      (constraint.firstItem == label && constraint.secondItem == view))) continue;
        constraint.active = NO;
        constraint.priority = 999;
        constraint.active = YES;
      }
      """),
  // An equation is printed with its first item first.
  .init(
    name: "looked up in an equation", log: stack, change: .priority,
    swift: """
      for constraint in stackView.constraints where constraint.identifier == "UISV-canvas-connection" {
        guard constraint.firstItem === stackView, constraint.firstAttribute == .top, \
      constraint.secondItem === view else { continue }
        constraint.isActive = false
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
      }
      """,
    snapKit: """
      for constraint in stackView.constraints where constraint.identifier == "UISV-canvas-connection" {
        guard constraint.firstItem === stackView, constraint.firstAttribute == .top, \
      constraint.secondItem === view else { continue }
        constraint.isActive = false
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
      }
      """,
    masonry: """
      for (NSLayoutConstraint *constraint in [stackView.constraints copy]) {
        if (![constraint.identifier isEqualToString:@"UISV-canvas-connection"]) continue;
        if (constraint.firstItem != stackView || constraint.firstAttribute != NSLayoutAttributeTop || \
      constraint.secondItem != view) continue;
        constraint.active = NO;
        constraint.priority = 999;
        constraint.active = YES;
      }
      """),
  // The top is between the same two items: 2 are found.
  .init(
    name: "looked up, not alone", log: stack, index: 1, change: .priority,
    swift: """
      // Finds 2 constraints of this log, and lowers them all.
      for constraint in stackView.constraints where constraint.identifier == "UISV-canvas-connection" {
        let items = [constraint.firstItem, constraint.secondItem]
        guard items.contains(where: { $0 === stackView }), items.contains(where: { $0 === view }) else { continue }
        constraint.isActive = false
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
      }
      """,
    snapKit: """
      // Finds 2 constraints of this log, and lowers them all.
      for constraint in stackView.constraints where constraint.identifier == "UISV-canvas-connection" {
        let items = [constraint.firstItem, constraint.secondItem]
        guard items.contains(where: { $0 === stackView }), items.contains(where: { $0 === view }) else { continue }
        constraint.isActive = false
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
      }
      """,
    masonry: """
      // Finds 2 constraints of this log, and lowers them all.
      for (NSLayoutConstraint *constraint in [stackView.constraints copy]) {
        if (![constraint.identifier isEqualToString:@"UISV-canvas-connection"]) continue;
        if (!((constraint.firstItem == stackView && constraint.secondItem == view) || \
      (constraint.firstItem == view && constraint.secondItem == stackView))) continue;
        constraint.active = NO;
        constraint.priority = 999;
        constraint.active = YES;
      }
      """),
  // A guide is reached by way of its view; Masonry has an attribute of the view for each edge of the safe area.
  .init(
    name: "guide", log: guides, change: .priority,
    swift: """
      // In place of the present one:
      let constraint = view.topAnchor.constraint(equalTo: label.safeAreaLayoutGuide.topAnchor, constant: 20)
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
      """,
    snapKit: """
      // In place of the present one:
      view.snp.makeConstraints { make in
        make.top.equalTo(label.safeAreaLayoutGuide.snp.top).offset(20).priority(999)
      }
      """,
    masonry: """
      // In place of the present one:
      [view mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(label.mas_safeAreaLayoutGuideTop).offset(20).priority(999);
      }];
      """),
  // Guides cannot make constraints with Masonry, which knows no other guide than the safe area either.
  .init(
    name: "unknown guide first",
    log: [
      "UILayoutGuide:0x6'column'.top == UIView:0x2.top + 20", "UILayoutGuide:0x6'column'.top == UIView:0x2.top + 30",
    ],
    change: .priority,
    swift: """
      // In place of the present one:
      let constraint = view.topAnchor.constraint(equalTo: column.topAnchor, constant: -20)
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
      """,
    snapKit: """
      // In place of the present one:
      view.snp.makeConstraints { make in
        make.top.equalTo(column.snp.top).offset(-20).priority(999)
      }
      """,
    masonry: """
      // In place of the present one:
      NSLayoutConstraint *constraint = [NSLayoutConstraint constraintWithItem:view attribute:NSLayoutAttributeTop \
      relatedBy:NSLayoutRelationEqual toItem:column attribute:NSLayoutAttributeTop multiplier:1 constant:-20];
      constraint.priority = 999;
      constraint.active = YES;
      """),
  // Anchors reach margins by way of a guide; the libraries have attributes of their names.
  .init(
    name: "margin",
    log: [
      "UIView:0x2.leading == UILabel:0x3.leadingMargin + 10", "UIView:0x2.leading == UILabel:0x3.leadingMargin + 20",
    ],
    change: .priority,
    swift: """
      // In place of the present one:
      let constraint = view.leadingAnchor.constraint(equalTo: label.layoutMarginsGuide.leadingAnchor, constant: 10)
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
      """,
    snapKit: """
      // In place of the present one:
      view.snp.makeConstraints { make in
        make.leading.equalTo(label.snp.leadingMargin).offset(10).priority(999)
      }
      """,
    masonry: """
      // In place of the present one:
      [view mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(label.mas_leadingMargin).offset(10).priority(999);
      }];
      """),
  .init(
    name: "multiplier of a size",
    log: ["UIView:0x2.width == 1.5*UIView:0x2.height", "UIView:0x2.width == 100", "UIView:0x2.height == 100"],
    change: .priority,
    swift: """
      // In place of the present one:
      let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.5)
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
      """,
    snapKit: """
      // In place of the present one:
      view.snp.makeConstraints { make in
        make.width.equalTo(view.snp.height).multipliedBy(1.5).priority(999)
      }
      """,
    masonry: """
      // In place of the present one:
      [view mas_makeConstraints:^(MASConstraintMaker *make) {
        make.width.equalTo(view.mas_height).multipliedBy(1.5).priority(999);
      }];
      """),
  // Anchors multiply sizes only. v = L/2 and v = L/4 make both 0, which v = L + 10 is against.
  .init(
    name: "multiplier of a place",
    log: [
      "UIView:0x2.centerX == 0.5*UILabel:0x3.centerX", "UIView:0x2.centerX == 0.25*UILabel:0x3.centerX",
      "UIView:0x2.centerX == UILabel:0x3.centerX + 10",
    ], change: .priority,
    swift: """
      // In place of the present one:
      let constraint = NSLayoutConstraint(item: view, attribute: .centerX, relatedBy: .equal, toItem: label, \
      attribute: .centerX, multiplier: 0.5, constant: 0)
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
      """,
    snapKit: """
      // In place of the present one:
      view.snp.makeConstraints { make in
        make.centerX.equalTo(label.snp.centerX).multipliedBy(0.5).priority(999)
      }
      """,
    masonry: """
      // In place of the present one:
      [view mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerX.equalTo(label.mas_centerX).multipliedBy(0.5).priority(999);
      }];
      """),
  // Both libraries turn the mask off of the view that makes the constraint, and that of a cell's content is the
  // system's: so the label makes it.
  .init(
    name: "content of a cell",
    log: [
      "UITableViewCellContentView:0x9.bottom == UILabel:0x3.bottom + 10",
      "UITableViewCellContentView:0x9.bottom == UILabel:0x3.bottom + 30",
    ], change: .priority,
    swift: """
      // In place of the present one:
      let constraint = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
      """,
    snapKit: """
      // In place of the present one:
      label.snp.makeConstraints { make in
        make.bottom.equalTo(contentView.snp.bottom).offset(-10).priority(999)
      }
      """,
    masonry: """
      // In place of the present one:
      [label mas_makeConstraints:^(MASConstraintMaker *make) {
        make.bottom.equalTo(contentView.mas_bottom).offset(-10).priority(999);
      }];
      """),
  // NSLayoutAttribute has no such attribute.
  .init(
    name: "private attribute", log: ["UITableView:0x2.contentHeight{id: 178} == -5.000000"], change: .priority,
    swift: "", snapKit: "", masonry: ""),
]

@Suite struct RepairCodeTests {
  @Test(arguments: repairCodeCases)
  func writesWhatTheAPIsTake(_ sample: RepairCodeCase) throws {
    let explanation = try #require(sample.explanation)
    let found = explanation.repairs.first {
      $0.steps.count == 1 && $0.steps[0].constraint == sample.index && $0.steps[0].change == sample.change
    }
    let repair = try #require(found, "\(explanation.repairs.map(\.words))")
    #expect(repair.swift == sample.swift)
    #expect(repair.snapKit == sample.snapKit)
    #expect(repair.masonry == sample.masonry)
  }

  /// The items of a toolbar are AppKit's: nobody else can make their constraints anew.
  @Test func replacesNothingOfTheSystems() throws {
    let report = try #require(LogFixture.reports(LogFixture.bytes(of: "205")).first)
    let repairs = Explanation(report).repairs
    #expect(!repairs.isEmpty)
    #expect(!repairs.contains { $0.swift.contains("In place") || $0.masonry.contains("In place") })
  }

  /// All code of a repair stands in one scope.
  @Test func numbersWhatItDeclares() throws {
    let lines = [
      "UIView:0x2.height == 10", "UIView:0x2.height == 20", "UIView:0x2.width == 30", "UIView:0x2.width == 40",
    ]
    let repair = try #require(Explanation(lines: lines)?.repairs.first)
    #expect(repair.swift.contains("let constraint1 = ") && repair.swift.contains("let constraint2 = "))
    #expect(repair.swift.contains("constraint2.isActive = true"))
    #expect(!repair.swift.contains("constraint ") && !repair.swift.contains("constraint."))
  }

  /// Words of Swift, of C, and of the printed code itself are no names.
  @Test(arguments: [
    ("App.Repeat", "repeatView"), ("App.Extension", "extensionView"), ("App.Int", "intView"),
    ("App.Register", "registerView"), ("App.Constraint", "constraintView"), ("App.Constraint2", "constraint2View"),
    ("App.LoginView", "loginView"), ("_TtC3App9LoginView", "loginView"),
    // A private class of Swift has the hash of its file before its name.
    ("_TtC3AppP33_0123456789ABCDEF0123456789ABCDEF9LoginView", "loginView"),
  ])
  func namesItemsSoThatTheyCompile(className: String, name: String) throws {
    let explanation = try #require(
      Explanation(lines: ["\(className):0x2.height == 1", "\(className):0x2.height == 2"]))
    let repair = try #require(explanation.repairs.first)
    #expect(repair.swift.hasPrefix("// Remove: \(name).heightAnchor"))
  }

  @Test func numbersNoTwoItemsAlike() throws {
    // The second view would be `view2`, which the first item is called already.
    let lines = [
      "view2.height == UIView:0x4.height   (Names: view2:0x3 )", "UIView:0x4.height == UIView:0x5.height + 5",
      "UIView:0x5.height == view2.height   (Names: view2:0x3 )",
    ]
    let explanation = try #require(Explanation(lines: lines))
    let code = explanation.repairs.map(\.swift).joined()
    #expect(code.contains("view2.") && code.contains("view.") && code.contains("view3."))
  }
}
