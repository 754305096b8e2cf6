import { backupJob } from './backup/backup.jobs.ts'
import { takeBackup } from './backup/take-backup.ts'
import type { UpkeepDeps } from './deps.ts'
import { sendMail } from './modules/1-ground/mail/send-mail.ts'
import { sendMailJob } from './modules/1-ground/mail/shared/mail.jobs.ts'
import { refreshListingJob } from './modules/1-ground/users/shared/listing.jobs.ts'
import { sendResetLink } from './modules/2-people/accounts/password/forgot-password.ts'
import { resetLinkJob } from './modules/2-people/accounts/shared/account.jobs.ts'
import { mailPerson } from './modules/2-people/notifications/mail-person.ts'
import { planMails } from './modules/2-people/notifications/plan-mails.ts'
import { mailPersonJob, planMailsJob } from './modules/2-people/notifications/shared/notification.jobs.ts'
import { notifyRetake } from './modules/3-skills/attempts/notify-retake.ts'
import { notifyRetakeJob } from './modules/3-skills/attempts/shared/attempt.jobs.ts'
import { regradeAttempts } from './modules/3-skills/challenges/regrade-attempts.ts'
import { regradeJob } from './modules/3-skills/challenges/shared/challenge.jobs.ts'
import { computeItemStatistics } from './modules/3-skills/items/compute-item-statistics.ts'
import { itemStatisticsJob } from './modules/3-skills/items/shared/item.jobs.ts'
import { measureAttempts } from './modules/3-skills/signals/measure-attempts.ts'
import { measureAttemptsJob } from './modules/3-skills/signals/shared/signal.jobs.ts'
import { expireInvitations } from './modules/4-hiring/invitations/expire-invitations.ts'
import { expireInvitationsJob } from './modules/4-hiring/invitations/shared/invitation.jobs.ts'
import { closeIdle } from './modules/4-hiring/projects/close-idle.ts'
import { notifyProposers } from './modules/4-hiring/projects/keep-open.ts'
import { notifyDeadlines } from './modules/4-hiring/projects/notify-deadlines.ts'
import {
  closeIdleJob,
  notifyDeadlinesJob,
  notifyProposersJob,
} from './modules/4-hiring/projects/shared/project.jobs.ts'
import { notifyDeclined } from './modules/4-hiring/proposals/notify-declined.ts'
import { notifyDeclinedJob } from './modules/4-hiring/proposals/shared/proposal.jobs.ts'
import { notifyHolds } from './modules/5-contracts/contracts/notify-holds.ts'
import { endHoldsJob, notifyHoldsJob } from './modules/5-contracts/contracts/shared/contract.jobs.ts'
import { approveOverdue } from './modules/5-contracts/deliveries/approve-overdue.ts'
import { endHolds } from './modules/5-contracts/deliveries/end-holds.ts'
import { notifyApprovals } from './modules/5-contracts/deliveries/notify-approvals.ts'
import { approveOverdueJob, notifyApprovalsJob } from './modules/5-contracts/deliveries/shared/delivery.jobs.ts'
import { expireDirectOffers } from './modules/5-contracts/direct-contracts/expire-direct-offers.ts'
import { expireDirectOffersJob } from './modules/5-contracts/direct-contracts/shared/direct-offer.jobs.ts'
import { endClaims } from './modules/5-contracts/disputes/end-claims.ts'
import { notifyEnding } from './modules/5-contracts/disputes/notify-ending.ts'
import { endClaimsJob, notifyEndingJob } from './modules/5-contracts/disputes/shared/dispute.jobs.ts'
import { keepAudit } from './modules/5-contracts/ledger-audits/keep-audit.ts'
import { auditLedgerJob } from './modules/5-contracts/ledger-audits/shared/ledger-audit.jobs.ts'
import { settleLateCharge } from './modules/5-contracts/payments/sandbox/charge-test-card.ts'
import { disputeTestCard } from './modules/5-contracts/payments/sandbox/dispute-test-card.ts'
import { sendPayout } from './modules/5-contracts/payments/send-payout.ts'
import { sendRefund } from './modules/5-contracts/payments/send-refund.ts'
import { settleUntilOver } from './modules/5-contracts/payments/settle-payment.ts'
import {
  applyProviderEventJob,
  sandboxDisputeJob,
  sandboxSettleJob,
  sendPayoutJob,
  sendRefundJob,
  settlePaymentJob,
  sweepPaymentsJob,
} from './modules/5-contracts/payments/shared/payment.jobs.ts'
import { applyProviderEvent } from './modules/5-contracts/payments/stripe/apply-event.ts'
import { sweepPayments } from './modules/5-contracts/payments/sweep-payments.ts'
import { numberReceipts } from './modules/5-contracts/receipts/number-receipts.ts'
import { numberReceiptsJob } from './modules/5-contracts/receipts/shared/receipt.jobs.ts'
import { askForReviews, remindReviews } from './modules/7-finding/reviews/ask-for-reviews.ts'
import { refreshFigures } from './modules/7-finding/reviews/refresh-figures.ts'
import { refreshSubject, refreshSubjectsOf } from './modules/7-finding/reviews/refresh-subject.ts'
import { revealReviews } from './modules/7-finding/reviews/reveal-reviews.ts'
import {
  askForReviewsJob,
  authorSuspensionJob,
  refreshFiguresJob,
  remindReviewsJob,
  revealReviewsJob,
  reviewHidingJob,
  sweepFiguresJob,
} from './modules/7-finding/reviews/shared/review.jobs.ts'
import { sweepFigures } from './modules/7-finding/reviews/sweep-figures.ts'
import { matchChangedPeople } from './modules/7-finding/saved-searches/match-changed-people.ts'
import { matchNewProjects } from './modules/7-finding/saved-searches/match-new-projects.ts'
import { notifyDaily } from './modules/7-finding/saved-searches/notify-daily.ts'
import {
  matchChangedPeopleJob,
  matchNewProjectsJob,
  notifyDailyJob,
} from './modules/7-finding/saved-searches/shared/saved-search.jobs.ts'
import { refreshOne } from './modules/7-finding/talent/refresh-listings.ts'
import { flagPeople } from './modules/8-moderation/reports/flag-people.ts'
import { notifyReporters } from './modules/8-moderation/reports/notify-reporters.ts'
import { flagPeopleJob, notifyReportersJob } from './modules/8-moderation/reports/shared/report.jobs.ts'
import { makeExport } from './modules/9-personal-data/personal-data/make-export.ts'
import { dataExportJob } from './modules/9-personal-data/personal-data/shared/data-export.jobs.ts'
import { handleJob, type JobHandler } from './platform/jobs/job-kind.ts'

/** What does each kind of background work. Tests run them in this order, so what others lead to comes last. */
export const jobHandlers: readonly JobHandler<UpkeepDeps>[] = [
  handleJob(resetLinkJob, sendResetLink),
  handleJob(notifyDeadlinesJob, notifyDeadlines),
  handleJob(closeIdleJob, closeIdle),
  handleJob(notifyProposersJob, notifyProposers),
  handleJob(approveOverdueJob, approveOverdue),
  handleJob(notifyApprovalsJob, notifyApprovals),
  handleJob(sweepPaymentsJob, sweepPayments),
  handleJob(applyProviderEventJob, applyProviderEvent),
  handleJob(endHoldsJob, endHolds),
  handleJob(notifyHoldsJob, notifyHolds),
  handleJob(endClaimsJob, endClaims),
  handleJob(notifyEndingJob, notifyEnding),
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
  handleJob(notifyDailyJob, notifyDaily),
  handleJob(notifyDeclinedJob, notifyDeclined),
  handleJob(notifyRetakeJob, notifyRetake),
  handleJob(regradeJob, regradeAttempts),
  handleJob(itemStatisticsJob, computeItemStatistics),
  handleJob(measureAttemptsJob, measureAttempts),
  handleJob(askForReviewsJob, askForReviews),
  handleJob(remindReviewsJob, remindReviews),
  handleJob(revealReviewsJob, revealReviews),
  handleJob(reviewHidingJob, refreshSubject),
  handleJob(authorSuspensionJob, refreshSubjectsOf),
  handleJob(sweepFiguresJob, sweepFigures),
  handleJob(refreshFiguresJob, refreshFigures),
  handleJob(flagPeopleJob, flagPeople),
  handleJob(notifyReportersJob, notifyReporters),
  handleJob(planMailsJob, planMails),
  handleJob(mailPersonJob, mailPerson),
  handleJob(dataExportJob, makeExport),
  handleJob(auditLedgerJob, keepAudit),
  handleJob(backupJob, takeBackup),
  handleJob(refreshListingJob, refreshOne),
  handleJob(sendMailJob, sendMail),
]
