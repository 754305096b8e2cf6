import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
// The file itself: routes are read before the build, and need nothing else of the contract.
import { publicPages } from '../../../packages/contract/src/public-pages.ts'
import { aliases } from './aliases.ts'

/** A screen with several addresses needs a route id for each. */
const at = (path: string, file: string, options: { caseSensitive?: boolean } = {}) =>
  route(path, file, { id: `${file} at ${path}`, ...options })

const publicPage = (path: string) =>
  route(path.slice(1), `features/shell/pages/${path.slice(1).replaceAll('/', '-')}.tsx`)

export default [
  route('robots.txt', 'features/shell/crawling/robots.ts'),
  route('sitemap.xml', 'features/shell/crawling/sitemap-index.ts'),
  route('sitemaps/pages', 'features/shell/crawling/sitemap-pages.ts'),
  route('sitemaps/people/:from', 'features/shell/crawling/sitemap-people.ts'),

  layout('features/shell/public-layout.tsx', [
    index('features/landing/landing-page.tsx'),
    ...Object.values(publicPages).map(publicPage),
    route('*', 'features/shell/not-found-screen.tsx'),
  ]),

  layout('features/shell/sign-in-layout.tsx', [
    // The same screen: a route of its own would weigh on every first view.
    route('login/:provider?', 'features/accounts/sign-in-screen.tsx'),
    route('signup', 'features/accounts/sign-up-screen.tsx'),
    route('forgot-password', 'features/accounts/forgot-password-screen.tsx'),
    route('unsubscribe', 'features/notifications/unsubscribe-screen.tsx'),
    route('reset-password', 'features/accounts/reset-password-screen.tsx'),
    route('confirm-email', 'features/accounts/confirm-email-screen.tsx'),
    route('confirm-new-email', 'features/accounts/confirm-new-email-screen.tsx'),
    route('restore-email', 'features/accounts/restore-email-screen.tsx'),
    route('direct-contracts/offer', 'features/direct-contracts/mailed-offer-screen.tsx'),
    route('suspended', 'features/suspension/suspended-screen.tsx'),
  ]),

  layout('features/shell/signed-in-layout.tsx', [
    layout('features/admin/admin-layout.tsx', [
      route('admin', 'features/admin/overview-screen.tsx'),
      route('admin/people', 'features/admin/people-screen.tsx'),
      route('admin/people/:personId', 'features/admin/person-screen.tsx'),
      route('admin/appeals', 'features/admin/appeals-screen.tsx'),
      route('admin/reports', 'features/admin/reports-screen.tsx'),
      route('admin/reports/:reportId', 'features/admin/report-screen.tsx'),
      route('admin/results', 'features/admin/results-screen.tsx'),
      route('admin/challenges', 'features/admin/challenges-screen.tsx'),
      route('admin/challenges/:itemId', 'features/admin/challenged-item-screen.tsx'),
      route('admin/items', 'features/admin/items-screen.tsx'),
      route('admin/items/:cell', 'features/admin/item-cell-screen.tsx'),
      route('admin/attempts', 'features/admin/attempts-screen.tsx'),
      route('admin/attempts/:attemptId', 'features/admin/attempt-screen.tsx'),
      route('admin/jobs', 'features/admin/jobs-screen.tsx'),
      route('admin/doctor', 'features/admin/doctor-screen.tsx'),
      route('admin/audit', 'features/admin/audit-screen.tsx'),
      route('admin/log', 'features/admin/log-screen.tsx'),
      route('admin/holds', 'features/admin/holds-screen.tsx'),
      route('admin/disputes', 'features/admin/disputes-screen.tsx'),
      route('admin/disputes/:disputeId', 'features/admin/dispute-screen.tsx'),
    ]),

    layout('features/shell/screen-boundary.tsx', [
      route('freelance', 'features/projects/browse-projects-screen.tsx'),
      route('freelance/for-you', 'features/matching/for-you-screen.tsx'),
      route('modules', 'features/attempts/assessment-screen.tsx'),
      route('learning', 'features/units/learning-screen.tsx'),
      route('learning/paths/:pathId', 'features/courses/learning-path-screen.tsx'),
      route('learning/:unitId', 'features/units/unit-screen.tsx'),
      at('clientForm', 'features/projects/project-form-screen.tsx'),
      at('clientForm/:projectId', 'features/projects/project-form-screen.tsx'),
      // Case-sensitive, because /clientDashboard is an alias that redirects here.
      route('clientDashBoard', 'features/projects/client-projects-screen.tsx', { caseSensitive: true }),
      route('courseCreation', 'features/courses/course-creation-screen.tsx'),
      route('library', 'features/courses/library-screen.tsx'),
      route('library/:courseId', 'features/courses/library-course-screen.tsx'),
      route('shared/courses/:shareKey', 'features/courses/shared-course-screen.tsx'),
      route('profile', 'features/profiles/own-profile-screen.tsx'),
      route('profile/:userId', 'features/profiles/public-profile-screen.tsx'),
      route('profile/:userId/reviews', 'features/reviews/person-reviews-screen.tsx'),
      route('results/:resultId', 'features/results/public-result-screen.tsx'),
      route('projects/:projectId', 'features/proposals/project-screen.tsx'),
      route('projects/:projectId/compare', 'features/proposals/compare-screen.tsx'),
      route('freelancerDashboard', 'features/proposals/freelancer-proposals-screen.tsx'),
      route('notifications', 'features/notifications/notifications-screen.tsx'),
      at('messages', 'features/messages/messages-screen.tsx'),
      at('messages/chat/:userId', 'features/messages/messages-screen.tsx'),
      route('contracts', 'features/contracts/client-contracts-screen.tsx'),
      route('review', 'features/daily-review/daily-review-screen.tsx'),
      route('invitations', 'features/invitations/invitations-screen.tsx'),
      route('active-jobs', 'features/contracts/freelancer-contracts-screen.tsx'),
      route('direct-contracts/new', 'features/direct-contracts/new-offer-screen.tsx'),
      route('direct-contracts/offers', 'features/direct-contracts/offers-screen.tsx'),
      route('direct-contracts/offers/:offerId', 'features/direct-contracts/offer-screen.tsx'),
      route('saved', 'features/saved/saved-screen.tsx'),
      route('contracts/:contractId', 'features/contracts/contract-screen.tsx'),
      route('contracts/:contractId/review', 'features/reviews/contract-reviews-screen.tsx'),
      route('contracts/:contractId/pay', 'features/payments/pay-screen.tsx'),
      route('disputes/:disputeId', 'features/contracts/disputes/evidence-screen.tsx'),
      route('reviews', 'features/reviews/reviews-screen.tsx'),
      route('payments', 'features/payments/payments-screen.tsx'),
      route('earnings', 'features/payments/earnings-screen.tsx'),
      route('help', 'features/shell/pages/help.tsx'),

      route('settings', 'features/settings/settings-screen.tsx'),
      route('settings/profile', 'features/settings/profile-settings-screen.tsx'),
      route('settings/appearance', 'features/settings/appearance-settings-screen.tsx'),
      route('settings/notifications', 'features/settings/notification-settings-screen.tsx'),
      route('settings/security', 'features/settings/security-settings-screen.tsx'),
      route('settings/data', 'features/settings/data-settings-screen.tsx'),
      route('settings/reports', 'features/settings/reports-settings-screen.tsx'),

      at('find-freelancers', 'features/talent/find-freelancers-screen.tsx'),
      at('find-freelancers/:category', 'features/talent/find-freelancers-screen.tsx'),
    ]),
  ]),

  ...Object.keys(aliases).map((pattern) => at(pattern, 'features/shell/alias-redirect.tsx')),
] satisfies RouteConfig
