import type { ProviderView } from '@guildhall/contract'
import type { FastifyInstance } from 'fastify'
import { installApiReference } from './api-reference/api-reference.ts'
import { buildBareApp, type LogTarget } from './bare-app.ts'
import type { Deps } from './deps.ts'
import { metricsRoutes } from './metrics/metrics.routes.ts'
import { accountRoutes } from './modules/2-people/accounts/account.routes.ts'
import { accountLinkRoutes } from './modules/2-people/accounts/account-link.routes.ts'
import { accountSettingsRoutes } from './modules/2-people/accounts/account-settings.routes.ts'
import { identityRoutes } from './modules/2-people/accounts/identities/identity.routes.ts'
import { secondStepRoutes } from './modules/2-people/accounts/second-step.routes.ts'
import { sessionRevokedChannel } from './modules/2-people/accounts/session.queries.ts'
import { SessionRegistry } from './modules/2-people/accounts/session-registry.ts'
import { notificationRoutes } from './modules/2-people/notifications/notification.routes.ts'
import { unsubscribeRoutes } from './modules/2-people/notifications/unsubscribe.routes.ts'
import { passkeyRoutes } from './modules/2-people/passkeys/passkey.routes.ts'
import { secondFactorRoutes } from './modules/2-people/second-factor/second-factor.routes.ts'
import { attemptRoutes } from './modules/3-skills/attempts/attempt.routes.ts'
import { overviewRoutes } from './modules/3-skills/attempts/overview.routes.ts'
import { adminChallengeRoutes } from './modules/3-skills/challenges/admin-challenge.routes.ts'
import { challengeRoutes } from './modules/3-skills/challenges/challenge.routes.ts'
import { courseRoutes } from './modules/3-skills/courses/course.routes.ts'
import { courseDocumentRoutes } from './modules/3-skills/courses/course-document.routes.ts'
import { courseWorkRoutes } from './modules/3-skills/courses/course-work/course-work.routes.ts'
import { writtenWorkRoutes } from './modules/3-skills/courses/course-work/written-work.routes.ts'
import { libraryRoutes } from './modules/3-skills/courses/library.routes.ts'
import { dailyReviewRoutes } from './modules/3-skills/daily-review/daily-review.routes.ts'
import { exerciseRoutes } from './modules/3-skills/exercises/exercise.routes.ts'
import { itemRoutes } from './modules/3-skills/items/item.routes.ts'
import { practiceRoutes } from './modules/3-skills/practice/practice.routes.ts'
import { adminResultRoutes } from './modules/3-skills/results/admin-result.routes.ts'
import { credentialRoutes } from './modules/3-skills/results/credentials/credential.routes.ts'
import { profileResultRoutes } from './modules/3-skills/results/profile-results.routes.ts'
import { resultRoutes } from './modules/3-skills/results/result.routes.ts'
import { verifiedSkillRoutes } from './modules/3-skills/results/verified-skills.routes.ts'
import { signalRoutes } from './modules/3-skills/signals/signal.routes.ts'
import { unitRoutes } from './modules/3-skills/units/unit.routes.ts'
import { unitDocumentRoutes } from './modules/3-skills/units/unit-document.routes.ts'
import { invitationRoutes } from './modules/4-hiring/invitations/invitation.routes.ts'
import { idleProjectRoutes } from './modules/4-hiring/projects/idle-project.routes.ts'
import { projectRoutes } from './modules/4-hiring/projects/project.routes.ts'
import { projectEditRoutes } from './modules/4-hiring/projects/project-edit.routes.ts'
import { projectFileRoutes } from './modules/4-hiring/projects/project-file.routes.ts'
import { attachmentRoutes } from './modules/4-hiring/proposals/attachment.routes.ts'
import { attentionRoutes } from './modules/4-hiring/proposals/attention.routes.ts'
import { counterRoutes } from './modules/4-hiring/proposals/counter.routes.ts'
import { proposalRoutes } from './modules/4-hiring/proposals/proposal.routes.ts'
import { proposalChangeRoutes } from './modules/4-hiring/proposals/proposal-change.routes.ts'
import { proposalClientRoutes } from './modules/4-hiring/proposals/proposal-client.routes.ts'
import { acceptanceRoutes } from './modules/5-contracts/contracts/acceptance.routes.ts'
import { adminHoldRoutes } from './modules/5-contracts/contracts/admin-hold.routes.ts'
import { changeRoutes } from './modules/5-contracts/contracts/change.routes.ts'
import { contractRoutes } from './modules/5-contracts/contracts/contract.routes.ts'
import { deliveryRoutes } from './modules/5-contracts/deliveries/delivery.routes.ts'
import { directOfferRoutes } from './modules/5-contracts/direct-contracts/direct-offer.routes.ts'
import { adminDisputeRoutes } from './modules/5-contracts/disputes/admin-dispute.routes.ts'
import { disputeRoutes } from './modules/5-contracts/disputes/dispute.routes.ts'
import { ledgerAuditRoutes } from './modules/5-contracts/ledger-audits/ledger-audit.routes.ts'
import { owedRefundRoutes } from './modules/5-contracts/payments/owed-refund.routes.ts'
import { paymentRoutes } from './modules/5-contracts/payments/payment.routes.ts'
import { stripeRoutes } from './modules/5-contracts/payments/stripe/stripe.routes.ts'
import { webhookRoutes } from './modules/5-contracts/payments/stripe/webhook.routes.ts'
import { receiptRoutes } from './modules/5-contracts/receipts/receipt.routes.ts'
import { statementRoutes } from './modules/5-contracts/statements/statement.routes.ts'
import { conversationRoutes } from './modules/6-messages/messages/conversation.routes.ts'
import { messageRoutes } from './modules/6-messages/messages/message.routes.ts'
import { messageFileRoutes } from './modules/6-messages/messages/message-file.routes.ts'
import { messageSignals } from './modules/6-messages/messages/shared/message-signals.ts'
import { bookmarkRoutes } from './modules/7-finding/bookmarks/bookmark.routes.ts'
import { briefHelpRoutes } from './modules/7-finding/brief-help/brief-help.routes.ts'
import { homeRoutes } from './modules/7-finding/home/home.routes.ts'
import { landingRoutes } from './modules/7-finding/landing/landing.routes.ts'
import { matchingRoutes } from './modules/7-finding/matching/matching.routes.ts'
import { pictureRoutes } from './modules/7-finding/profiles/picture.routes.ts'
import { portfolioRoutes } from './modules/7-finding/profiles/portfolio.routes.ts'
import { profileRoutes } from './modules/7-finding/profiles/profile.routes.ts'
import { quickFindRoutes } from './modules/7-finding/quick-find/quick-find.routes.ts'
import { recommendedCourseRoutes } from './modules/7-finding/recommended-courses/recommended-course.routes.ts'
import { reviewRoutes } from './modules/7-finding/reviews/review.routes.ts'
import { savedSearchRoutes } from './modules/7-finding/saved-searches/saved-search.routes.ts'
import { talentRoutes } from './modules/7-finding/talent/talent.routes.ts'
import { failedJobRoutes } from './modules/8-moderation/operators/failed-job.routes.ts'
import { findingRoutes } from './modules/8-moderation/operators/finding.routes.ts'
import { operatorRoutes } from './modules/8-moderation/operators/operator.routes.ts'
import { peopleRoutes } from './modules/8-moderation/operators/people.routes.ts'
import { requireOperator } from './modules/8-moderation/operators/shared/require-operator.ts'
import { suspensionRoutes } from './modules/8-moderation/operators/suspension.routes.ts'
import { adminCaseRoutes } from './modules/8-moderation/reports/admin-case.routes.ts'
import { decisionRoutes } from './modules/8-moderation/reports/decision.routes.ts'
import { reportRoutes } from './modules/8-moderation/reports/report.routes.ts'
import { accountDeletionRoutes } from './modules/9-personal-data/personal-data/account-deletion.routes.ts'
import { dataExportRoutes } from './modules/9-personal-data/personal-data/data-export.routes.ts'
import { holdRole } from './platform/database/held-roles.ts'
import { listenForNotices } from './platform/database/notice-listener.ts'
import { requireSessions } from './platform/http/authenticate.ts'
import { installCacheControl } from './platform/http/cache-control.ts'
import { installCompression } from './platform/http/compression.ts'
import { watchBodies } from './platform/http/drain-request.ts'
import { installEtags } from './platform/http/etags.ts'
import type { Gate } from './platform/http/gate.ts'
import { healthRoutes } from './platform/http/health.routes.ts'
import { requireMonitorToken } from './platform/http/monitor-token.ts'
import { installReplicaReads } from './platform/http/replica-reads.ts'
import { installSecurityHeaders } from './platform/http/security-headers.ts'
import type { Upgrades } from './platform/http/upgrades.ts'
import { installRequestTurns } from './platform/limits/install-request-turns.ts'
import { installLimits } from './platform/limits/rate-limits.ts'
import { SignalTurns } from './platform/limits/signal-turns.ts'
import { installWriteTurns } from './platform/limits/write-turns.ts'
import { digestOf } from './platform/tokens.ts'

declare module 'fastify' {
  interface FastifyInstance {
    upgrades: Upgrades
    gate: Gate
    publicUrl: string
    /** Stripe's script may be loaded by the page where a card is entered. */
    takesCards: boolean
    /** For the pages. */
    signInProviders: readonly ProviderView[]
    /** Whether an AI provider writes courses for the pages' prompts. */
    writesCourses: boolean
  }
}

/** Builds the application that runs, and that the tests use unchanged. `servePages` adds the pages. */
export async function buildApp(deps: Deps, logTo?: LogTarget): Promise<FastifyInstance> {
  const { config, database, clock } = deps
  const { app, limits, upgrades, gate, addressOf } = buildBareApp(deps, logTo)
  app.decorate('upgrades', upgrades)
  app.decorate('gate', gate)
  app.decorate('publicUrl', config.publicUrl)
  app.decorate('takesCards', deps.stripe !== undefined)
  const providers = deps.providers.map(({ id, name }) => ({ id, name }))
  app.decorate('signInProviders', providers)
  app.decorate('writesCourses', deps.ai !== undefined)
  const sessions = new SessionRegistry(database.db, clock, (key) => database.replicas?.holdBack(key))
  const onRevoked = (hash: string) => {
    sessions.forget(hash)
    deps.live.endSession(hash)
  }
  const listener = await listenForNotices(database.direct, sessionRevokedChannel, onRevoked, (client) =>
    holdRole(client, 'web'),
  )
  app.addHook('onClose', () => listener.close())
  installSecurityHeaders(app, config.publicUrl) // before the sessions, so that error answers carry them too
  const turns = installRequestTurns(app, limits.requests, gate) // before what else waits, for a turn or for the rest of a body
  installCacheControl(app)
  installEtags(app)
  installCompression(app)
  watchBodies(app, limits)
  requireMonitorToken(app, config.metricsToken)
  requireSessions(app, sessions, (request) => requireOperator(database.db, request))
  installReplicaReads(app, database)
  installLimits(app, { clock, factor: config.rateLimitFactor })
  installWriteTurns(app, limits.writes)
  app.addHook('onListen', async () => {
    deps.live.attach(upgrades, {
      pool: database.direct,
      sessions: {
        findActiveUserIds: (tokens) => sessions.findActiveUserIds(tokens),
        findUserIds: (tokens) => sessions.findUserIds(tokens),
        keyOf: digestOf,
      },
      addressOf,
      isTooBusy: (request) => gate.isClosedTo(request),
      onTrouble: (error) => app.log.error({ err: error }, 'live events failed'),
      signals: messageSignals(database.db),
      signalTurns: new SignalTurns(turns, { clock, factor: config.rateLimitFactor }),
    })
  })
  app.addHook('preClose', () => deps.live.close())

  await installApiReference(app, config.publicUrl)
  await app.register(healthRoutes, { database, live: deps.live })
  await app.register(metricsRoutes, { metrics: deps.metrics })
  await app.register(accountRoutes, { deps, sessions })
  await app.register(secondStepRoutes, { deps })
  await app.register(identityRoutes, { deps, sessions })
  await app.register(secondFactorRoutes, { deps, sessions })
  await app.register(passkeyRoutes, { deps })
  await app.register(accountDeletionRoutes, { deps, sessions })
  await app.register(dataExportRoutes, { deps })
  await app.register(accountSettingsRoutes, { deps, sessions })
  await app.register(accountLinkRoutes, { deps, sessions })
  await app.register(profileRoutes, { deps })
  await app.register(portfolioRoutes, { deps })
  await app.register(pictureRoutes, { deps })
  await app.register(projectRoutes, { deps })
  await app.register(projectEditRoutes, { deps })
  await app.register(projectFileRoutes, { deps })
  await app.register(idleProjectRoutes, { deps })
  await app.register(proposalRoutes, { deps })
  await app.register(acceptanceRoutes, { deps })
  await app.register(proposalChangeRoutes, { deps })
  await app.register(attachmentRoutes, { deps })
  await app.register(counterRoutes, { deps })
  await app.register(proposalClientRoutes, { deps })
  await app.register(attentionRoutes, { deps })
  await app.register(deliveryRoutes, { deps })
  await app.register(invitationRoutes, { deps })
  await app.register(directOfferRoutes, { deps })
  await app.register(bookmarkRoutes, { deps })
  await app.register(homeRoutes, { deps })
  await app.register(quickFindRoutes, { deps })
  await app.register(savedSearchRoutes, { deps })
  await app.register(contractRoutes, { deps })
  await app.register(changeRoutes, { deps })
  await app.register(disputeRoutes, { deps })
  await app.register(adminDisputeRoutes, { deps })
  await app.register(reviewRoutes, { deps })
  await app.register(adminHoldRoutes, { deps })
  await app.register(owedRefundRoutes, { deps })
  await app.register(paymentRoutes, { deps })
  await app.register(receiptRoutes, { deps })
  await app.register(statementRoutes, { deps })
  await app.register(stripeRoutes, { deps })
  await app.register(webhookRoutes, { deps })
  await app.register(conversationRoutes, { deps })
  await app.register(messageRoutes, { deps })
  await app.register(messageFileRoutes, { deps })
  await app.register(practiceRoutes, { deps })
  await app.register(overviewRoutes, { deps })
  await app.register(verifiedSkillRoutes, { deps })
  await app.register(attemptRoutes, { deps })
  await app.register(resultRoutes, { deps })
  await app.register(challengeRoutes, { deps })
  await app.register(profileResultRoutes, { deps })
  await app.register(credentialRoutes, { deps })
  await app.register(courseRoutes, { deps })
  await app.register(courseWorkRoutes, { deps })
  await app.register(writtenWorkRoutes, { deps })
  await app.register(exerciseRoutes, { deps })
  await app.register(dailyReviewRoutes, { deps })
  await app.register(courseDocumentRoutes, { deps })
  await app.register(libraryRoutes, { deps })
  await app.register(notificationRoutes, { deps })
  await app.register(unsubscribeRoutes, { deps })
  await app.register(talentRoutes, { deps })
  await app.register(landingRoutes, { deps })
  await app.register(matchingRoutes, { deps })
  await app.register(recommendedCourseRoutes, { deps })
  await app.register(briefHelpRoutes, { deps })
  await app.register(unitRoutes, { deps })
  await app.register(operatorRoutes, { deps })
  await app.register(peopleRoutes, { deps, sessions })
  await app.register(suspensionRoutes, { deps })
  await app.register(reportRoutes, { deps })
  await app.register(decisionRoutes, { deps })
  await app.register(adminCaseRoutes, { deps, sessions })
  await app.register(adminResultRoutes, { deps })
  await app.register(adminChallengeRoutes, { deps })
  await app.register(signalRoutes, { deps })
  await app.register(failedJobRoutes, { deps })
  await app.register(findingRoutes, { deps })
  await app.register(itemRoutes, { deps })
  await app.register(ledgerAuditRoutes, { deps })
  await app.register(unitDocumentRoutes, { deps })
  return app
}
