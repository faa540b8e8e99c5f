import SnapKit
import UIKit

/// A track with its progress and five buttons.
final class PlayerControlsView: UIView {
  private let artworkView = UIImageView()
  private let titleLabel = UILabel("So What", size: 20, weight: .bold)
  private let artistLabel = UILabel("Miles Davis", size: 16, color: .secondaryLabel)
  private let progressView = UIProgressView(progressViewStyle: .default)
  private let elapsedLabel = UILabel("3:07", size: 12, color: .secondaryLabel)
  private let remainingLabel = UILabel("-6:15", size: 12, color: .secondaryLabel)
  private let controlsView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    artworkView.backgroundColor = .systemGray3
    artworkView.layer.cornerRadius = 8
    progressView.progress = 0.33
    addSubviews(artworkView, titleLabel, artistLabel, progressView, elapsedLabel, remainingLabel, controlsView)
    setUpConstraints()
    setUpButtons()
  }

  required init?(coder: NSCoder) {
    fatalError("PlayerControlsView is made in code")
  }

  private func setUpConstraints() {
    artworkView.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(24)
      make.centerX.equalToSuperview()
      make.width.equalToSuperview().offset(-64).priority(.high)
      make.width.lessThanOrEqualTo(360)
      make.height.equalTo(artworkView.snp.width)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(artworkView.snp.bottom).offset(24)
      make.leading.equalTo(artworkView)
      make.trailing.lessThanOrEqualTo(artworkView)
    }
    artistLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(4)
      make.leading.equalTo(titleLabel)
    }
    progressView.snp.makeConstraints { make in
      make.top.equalTo(artistLabel.snp.bottom).offset(20)
      make.leading.trailing.equalTo(artworkView)
      make.height.equalTo(4)
    }
    elapsedLabel.snp.makeConstraints { make in
      make.top.equalTo(progressView.snp.bottom).offset(6)
      make.leading.equalTo(progressView)
    }
    remainingLabel.snp.makeConstraints { make in
      make.firstBaseline.equalTo(elapsedLabel)
      make.trailing.equalTo(progressView)
    }
    controlsView.snp.makeConstraints { make in
      make.top.equalTo(elapsedLabel.snp.bottom).offset(20)
      make.leading.trailing.equalTo(progressView)
      make.bottom.equalToSuperview().offset(-24)
    }
  }

  /// The big one is in the middle; the centres of all are spread over the width.
  private func setUpButtons() {
    for (index, size) in [CGFloat(28), 36, 64, 36, 28].enumerated() {
      let button = UIButton(type: .custom)
      button.backgroundColor = .systemGray5
      button.layer.cornerRadius = size / 2
      controlsView.addSubview(button)
      button.snp.makeConstraints { make in
        make.size.equalTo(size)
        make.centerY.equalToSuperview()
        make.centerX.equalTo(controlsView.snp.right).multipliedBy((CGFloat(index) + 0.5) / 5)
        if size == 64 { make.top.bottom.equalToSuperview() }
      }
    }
  }
}

/// What is playing.
@MainActor final class PlayerModel {
  struct Track: Sendable {
    var title = "", artist = ""
    var elapsed: Float = 0
  }

  private(set) var track = Track()
  private(set) var isPlaying = false

  func play() async {
    track = await Task { Track(title: "Blue in Green", artist: "Miles Davis and Bill Evans", elapsed: 0.8) }.value
    isPlaying = true
  }
}

/// A small player at the foot of the screen.
final class ModernPlayerView: UIView {
  private let model: PlayerModel
  private let artworkView = UIImageView()
  private let titleLabel = UILabel("Nothing", size: 15, weight: .medium)
  private let artistLabel = UILabel(nil, size: 13, color: .secondaryLabel)
  private let playButton = UIButton(type: .system)
  private let progressView = UIProgressView(progressViewStyle: .bar)

  init(model: PlayerModel) {
    self.model = model
    super.init(frame: .zero)
    artworkView.backgroundColor = .systemGray3
    playButton.setTitle("Play", for: .normal)
    playButton.setContentHuggingPriority(.required, for: .horizontal)
    playButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    playButton.addAction(
      UIAction { [weak self] _ in
        Task { await self?.refresh() }
      }, for: .touchUpInside)
    let texts = UIStackView(.vertical, spacing: 2, [titleLabel, artistLabel])
    let row = UIStackView(.horizontal, spacing: 12, alignment: .center, [artworkView, texts, playButton])
    addSubviews(row, progressView)
    artworkView.snp.makeConstraints { $0.size.equalTo(48) }
    row.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().inset(8)
    }
    progressView.snp.makeConstraints { make in
      make.top.equalTo(row.snp.bottom).offset(8)
      make.leading.trailing.bottom.equalToSuperview()
      make.height.equalTo(2)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernPlayerView is made in code")
  }

  func refresh() async {
    await model.play()
    titleLabel.text = model.track.title
    artistLabel.text = model.track.artist
    progressView.setProgress(model.track.elapsed, animated: false)
    playButton.setTitle(model.isPlaying ? "Pause" : "Play", for: .normal)
  }
}
