import SnapKit
import UIKit

/// Two fields and two buttons in a column that grows no wider than 400 points.
final class LoginFormView: UIView {
  private let titleLabel = UILabel("Welcome back", size: 28, weight: .bold)
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private let errorLabel = UILabel(
    "This password does not belong to this address. Passwords know upper and lower case.", size: 13, color: .systemRed,
    lines: 0)
  private let signInButton = UIButton(type: .system)
  private let forgotButton = UIButton(type: .system)
  private let columnView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("LoginFormView is made in code")
  }

  private func setUpViews() {
    emailField.placeholder = "Address"
    emailField.keyboardType = .emailAddress
    emailField.borderStyle = .roundedRect
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.borderStyle = .roundedRect
    signInButton.setTitle("Sign in", for: .normal)
    signInButton.backgroundColor = .systemBlue
    forgotButton.setTitle("Forgot the password?", for: .normal)
    addSubview(columnView)
    columnView.addSubviews(titleLabel, emailField, passwordField, errorLabel, signInButton, forgotButton)
  }

  private func setUpConstraints() {
    columnView.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(24)
      make.centerX.equalToSuperview()
      make.width.lessThanOrEqualTo(400)
      make.width.equalToSuperview().offset(-48).priority(.high)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.centerX.equalToSuperview()
    }
    emailField.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(24)
      make.leading.trailing.equalToSuperview()
      make.height.equalTo(44)
    }
    passwordField.snp.makeConstraints { make in
      make.top.equalTo(emailField.snp.bottom).offset(12)
      make.leading.trailing.height.equalTo(emailField)
    }
    errorLabel.snp.makeConstraints { make in
      make.top.equalTo(passwordField.snp.bottom).offset(8)
      make.leading.trailing.equalTo(passwordField)
    }
    signInButton.snp.makeConstraints { make in
      make.top.equalTo(errorLabel.snp.bottom).offset(16)
      make.leading.trailing.equalTo(passwordField)
      make.height.equalTo(50)
    }
    forgotButton.snp.makeConstraints { make in
      make.top.equalTo(signInButton.snp.bottom).offset(8)
      make.centerX.bottom.equalToSuperview()
    }
  }
}

/// What the modern form knows.
@MainActor final class LoginModel {
  enum State: Sendable {
    case idle
    case failed(String)
  }

  private(set) var state = State.idle

  func signIn() async {
    state = await Task { State.failed("The server is asleep. Try again later, or wake it.") }.value
  }
}

/// A form whose message comes when the server has answered.
final class ModernLoginView: UIView {
  private let model: LoginModel
  private let field = UITextField()
  private let button = UIButton(type: .system)
  private let messageLabel = UILabel(nil, size: 13, color: .systemRed, lines: 0)

  init(model: LoginModel) {
    self.model = model
    super.init(frame: .zero)
    field.placeholder = "Address"
    field.borderStyle = .roundedRect
    button.setTitle("Sign in", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        Task { await self?.refresh() }
      }, for: .touchUpInside)
    let column = UIStackView(.vertical, spacing: 12, [field, messageLabel, button])
    column.setCustomSpacing(4, after: field)
    addSubview(column)
    column.snp.makeConstraints { make in
      make.top.bottom.equalTo(layoutMarginsGuide)
      make.centerX.equalToSuperview()
      make.width.equalTo(layoutMarginsGuide).priority(.high)
      make.width.lessThanOrEqualTo(360)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernLoginView is made in code")
  }

  func refresh() async {
    await model.signIn()
    if case .failed(let message) = model.state { messageLabel.text = message }
  }
}
