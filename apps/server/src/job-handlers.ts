import type { UpkeepDeps } from './deps.ts'
import { sendResetLink } from './modules/accounts/password/forgot-password.ts'
import { resetLinkJob } from './modules/accounts/shared/account.jobs.ts'
import { tellRetakeJob } from './modules/attempts/shared/attempt.jobs.ts'
import { tellRetake } from './modules/attempts/tell-retake.ts'
import { endHoldsJob, tellHoldsJob } from './modules/contracts/shared/contract.jobs.ts'
import { tellHolds } from './modules/contracts/tell-holds.ts'
import { approveOverdue } from './modules/deliveries/approve-overdue.ts'
import { endHolds } from './modules/deliveries/end-holds.ts'
import { approveOverdueJob, tellApprovalsJob } from './modules/deliveries/shared/delivery.jobs.ts'
import { tellApprovals } from './modules/deliveries/tell-approvals.ts'
import { expireDirectOffers } from './modules/direct-contracts/expire-direct-offers.ts'
import { expireDirectOffersJob } from './modules/direct-contracts/shared/direct-offer.jobs.ts'
import { endClaims } from './modules/disputes/end-claims.ts'
import { endClaimsJob, tellEndingJob } from './modules/disputes/shared/dispute.jobs.ts'
import { tellEnding } from './modules/disputes/tell-ending.ts'
import { expireInvitations } from './modules/invitations/expire-invitations.ts'
import { expireInvitationsJob } from './modules/invitations/shared/invitation.jobs.ts'
import { keepAudit } from './modules/ledger-audits/keep-audit.ts'
import { auditLedgerJob } from './modules/ledger-audits/shared/ledger-audit.jobs.ts'
import { sendMail } from './modules/mail/send-mail.ts'
import { sendMailJob } from './modules/mail/shared/mail.jobs.ts'
import { mailPerson } from './modules/notifications/mail-person.ts'
import { planMails } from './modules/notifications/plan-mails.ts'
import { mailPersonJob, planMailsJob } from './modules/notifications/shared/notification.jobs.ts'
import { settleLateCharge } from './modules/payments/sandbox/charge-test-card.ts'
import { disputeTestCard } from './modules/payments/sandbox/dispute-test-card.ts'
import { sendPayout } from './modules/payments/send-payout.ts'
import { sendRefund } from './modules/payments/send-refund.ts'
import { settleUntilOver } from './modules/payments/settle-payment.ts'
import {
  bookEventJob,
  sandboxDisputeJob,
  sandboxSettleJob,
  sendPayoutJob,
  sendRefundJob,
  settlePaymentJob,
  sweepPaymentsJob,
} from './modules/payments/shared/payment.jobs.ts'
import { bookEvent } from './modules/payments/stripe/book-event.ts'
import { sweepPayments } from './modules/payments/sweep-payments.ts'
import { makeExport } from './modules/personal-data/make-export.ts'
import { dataExportJob } from './modules/personal-data/shared/data-export.jobs.ts'
import { closeIdle } from './modules/projects/close-idle.ts'
import { tellProposers } from './modules/projects/keep-open.ts'
import { closeIdleJob, tellDeadlinesJob, tellProposersJob } from './modules/projects/shared/project.jobs.ts'
import { tellDeadlines } from './modules/projects/tell-deadlines.ts'
import { tellDeclinedJob } from './modules/proposals/shared/proposal.jobs.ts'
import { tellDeclined } from './modules/proposals/tell-declined.ts'
import { numberReceipts } from './modules/receipts/number-receipts.ts'
import { numberReceiptsJob } from './modules/receipts/shared/receipt.jobs.ts'
import { flagPeople } from './modules/reports/flag-people.ts'
import { flagPeopleJob, tellReportersJob } from './modules/reports/shared/report.jobs.ts'
import { tellReporters } from './modules/reports/tell-reporters.ts'
import { askForReviews, remindReviews } from './modules/reviews/ask-for-reviews.ts'
import { refreshFigures } from './modules/reviews/refresh-figures.ts'
import { refreshSubject, refreshSubjectsOf } from './modules/reviews/refresh-subject.ts'
import { revealReviews } from './modules/reviews/reveal-reviews.ts'
import {
  askForReviewsJob,
  authorStandingJob,
  refreshFiguresJob,
  remindReviewsJob,
  revealReviewsJob,
  reviewHidingJob,
  sweepFiguresJob,
} from './modules/reviews/shared/review.jobs.ts'
import { sweepFigures } from './modules/reviews/sweep-figures.ts'
import { matchChangedPeople } from './modules/saved-searches/match-changed-people.ts'
import { matchNewProjects } from './modules/saved-searches/match-new-projects.ts'
import {
  matchChangedPeopleJob,
  matchNewProjectsJob,
  tellDailyJob,
} from './modules/saved-searches/shared/saved-search.jobs.ts'
import { tellDaily } from './modules/saved-searches/tell-daily.ts'
import { refreshOne } from './modules/talent/refresh-listings.ts'
import { refreshListingJob } from './modules/users/shared/listing.jobs.ts'
import { handleJob, type JobHandler } from './platform/jobs/job-kind.ts'

/** What does each kind of background work. Tests run them in this order, so what others lead to comes last. */
export const jobHandlers: readonly JobHandler<UpkeepDeps>[] = [
  handleJob(resetLinkJob, sendResetLink),
  handleJob(tellDeadlinesJob, tellDeadlines),
  handleJob(closeIdleJob, closeIdle),
  handleJob(tellProposersJob, tellProposers),
  handleJob(approveOverdueJob, approveOverdue),
  handleJob(tellApprovalsJob, tellApprovals),
  handleJob(sweepPaymentsJob, sweepPayments),
  handleJob(bookEventJob, bookEvent),
  handleJob(endHoldsJob, endHolds),
  handleJob(tellHoldsJob, tellHolds),
  handleJob(endClaimsJob, endClaims),
  handleJob(tellEndingJob, tellEnding),
  handleJob(settlePaymentJob, settleUntilOver),
  handleJob(sandboxSettleJob, settleLateCharge),
  handleJob(sandboxDisputeJob, disputeTestCard),
  handleJob(sendPayoutJob, sendPayout),
  handleJob(sendRefundJob, sendRefund),
  handleJob(numberReceiptsJob, numberReceipts),
  handleJob(expireInvitationsJob, expireInvitations),
  handleJob(expireDirectOffersJob, expireDirectOffers),
  handleJob(matchNewProjectsJob, matchNewProjects),
  handleJob(matchChangedPeopleJob, matchChangedPeople),
  handleJob(tellDailyJob, tellDaily),
  handleJob(tellDeclinedJob, tellDeclined),
  handleJob(tellRetakeJob, tellRetake),
  handleJob(askForReviewsJob, askForReviews),
  handleJob(remindReviewsJob, remindReviews),
  handleJob(revealReviewsJob, revealReviews),
  handleJob(reviewHidingJob, refreshSubject),
  handleJob(authorStandingJob, refreshSubjectsOf),
  handleJob(sweepFiguresJob, sweepFigures),
  handleJob(refreshFiguresJob, refreshFigures),
  handleJob(flagPeopleJob, flagPeople),
  handleJob(tellReportersJob, tellReporters),
  handleJob(planMailsJob, planMails),
  handleJob(mailPersonJob, mailPerson),
  handleJob(dataExportJob, makeExport),
  handleJob(auditLedgerJob, keepAudit),
  handleJob(refreshListingJob, refreshOne),
  handleJob(sendMailJob, sendMail),
]
