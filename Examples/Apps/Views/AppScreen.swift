import UIKit

/// A view of this folder, for tests and for the export of their trees.
package struct AppScreen: Sendable {
  /// The view's class, without what it ends in.
  package let name: String
  /// Makes the view.
  package let make: @MainActor @Sendable () -> UIView
  /// Makes the modern twin, whose model has not been asked yet.
  package let makeModern: @MainActor @Sendable () -> ModernTwin

  /// A view that shows what its model knows.
  @MainActor package struct ModernTwin {
    /// The view.
    package let view: UIView
    /// Asks the model and shows its answer.
    package let refresh: @MainActor () async -> Void
  }

  private init<Modern: UIView>(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> UIView,
    modern: @escaping @MainActor @Sendable () -> Modern, refresh: @escaping @MainActor @Sendable (Modern) async -> Void
  ) {
    self.name = name
    self.make = make
    makeModern = {
      let view = modern()
      return ModernTwin(view: view, refresh: { await refresh(view) })
    }
  }

  /// All of them.
  package static let all: [AppScreen] = [
    AppScreen(
      "ProfileHeader", { ProfileHeaderView() }, modern: { ModernProfileHeaderView(model: ProfileModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "ChatBubble", { ConversationView() }, modern: { ModernConversationView(model: ConversationModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "WeeklyChart", { WeeklyChartCard() }, modern: { ModernWeekView(model: WeekModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "LoginForm", { LoginFormView() }, modern: { ModernLoginView(model: LoginModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "ProductCell", { ProductCellView() }, modern: { ModernProductView(model: ProductModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "CalendarRow", { CalendarRowView() }, modern: { ModernDayView(model: DayModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "PlayerControls", { PlayerControlsView() }, modern: { ModernPlayerView(model: PlayerModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "OnboardingPage", { OnboardingPageView() }, modern: { ModernOnboardingView(model: OnboardingModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "SettingsList", { SettingsListView() }, modern: { ModernSettingsView(model: SettingsModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "PriceTable", { PriceTableView() }, modern: { ModernPlansView(model: PlansModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "CommentThread", { CommentThreadView() }, modern: { ModernThreadView(model: ThreadModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "MapCallout", { MapCalloutView() }, modern: { ModernPlaceView(model: PlaceModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "NotificationBanner", { NotificationBannerView() }, modern: { ModernNoticeView(model: NoticeModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "WeatherCard", { WeatherCardView() }, modern: { ModernForecastView(model: ForecastModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "OrderSummary", { OrderSummaryView() }, modern: { ModernCartView(model: CartModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "ArticleCard", { ArticleCardView() }, modern: { ModernArticleView(model: ArticleModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "RatingBreakdown", { RatingBreakdownView() }, modern: { ModernRatingView(model: RatingModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "UploadRow", { UploadRowView() }, modern: { ModernUploadView(model: UploadModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "DeliveryTimeline", { DeliveryTimelineView() }, modern: { ModernParcelView(model: ParcelModel()) },
      refresh: { await $0.refresh() }),
    AppScreen(
      "BankCard", { BankCardView() }, modern: { ModernPaymentsView(model: PaymentsModel()) },
      refresh: { await $0.refresh() }),
  ]
}
