import { backupJob } from './backup/backup.jobs.ts'
import { sendMailJob } from './modules/1-ground/mail/shared/mail.jobs.ts'
import { refreshListingJob } from './modules/1-ground/users/shared/listing.jobs.ts'
import { resetLinkJob } from './modules/2-people/accounts/shared/account.jobs.ts'
import { mailPersonJob, planMailsJob } from './modules/2-people/notifications/shared/notification.jobs.ts'
import { notifyRetakeJob } from './modules/3-skills/attempts/shared/attempt.jobs.ts'
import { regradeJob } from './modules/3-skills/challenges/shared/challenge.jobs.ts'
import { itemStatisticsJob } from './modules/3-skills/items/shared/item.jobs.ts'
import { measureAttemptsJob } from './modules/3-skills/signals/shared/signal.jobs.ts'
import { expireInvitationsJob } from './modules/4-hiring/invitations/shared/invitation.jobs.ts'
import {
  closeIdleJob,
  notifyDeadlinesJob,
  notifyProposersJob,
} from './modules/4-hiring/projects/shared/project.jobs.ts'
import { notifyDeclinedJob } from './modules/4-hiring/proposals/shared/proposal.jobs.ts'
import { endHoldsJob, notifyHoldsJob } from './modules/5-contracts/contracts/shared/contract.jobs.ts'
import { approveOverdueJob, notifyApprovalsJob } from './modules/5-contracts/deliveries/shared/delivery.jobs.ts'
import { expireDirectOffersJob } from './modules/5-contracts/direct-contracts/shared/direct-offer.jobs.ts'
import { endClaimsJob, notifyEndingJob } from './modules/5-contracts/disputes/shared/dispute.jobs.ts'
import { auditLedgerJob } from './modules/5-contracts/ledger-audits/shared/ledger-audit.jobs.ts'
import {
  applyProviderEventJob,
  sandboxDisputeJob,
  sandboxSettleJob,
  sendPayoutJob,
  sendRefundJob,
  settlePaymentJob,
  sweepPaymentsJob,
} from './modules/5-contracts/payments/shared/payment.jobs.ts'
import { numberReceiptsJob } from './modules/5-contracts/receipts/shared/receipt.jobs.ts'
import {
  askForReviewsJob,
  authorSuspensionJob,
  refreshFiguresJob,
  remindReviewsJob,
  revealReviewsJob,
  reviewHidingJob,
  sweepFiguresJob,
} from './modules/7-finding/reviews/shared/review.jobs.ts'
import {
  matchChangedPeopleJob,
  matchNewProjectsJob,
  notifyDailyJob,
} from './modules/7-finding/saved-searches/shared/saved-search.jobs.ts'
import { flagPeopleJob, notifyReportersJob } from './modules/8-moderation/reports/shared/report.jobs.ts'
import { dataExportJob } from './modules/9-personal-data/personal-data/shared/data-export.jobs.ts'
import type { JobKind } from './platform/jobs/job-kind.ts'

/** All kinds of background work. Their queues are made at the start; `job-handlers.ts` says what does them. */
export const jobKinds: readonly JobKind<object>[] = [
  notifyDeadlinesJob,
  closeIdleJob,
  notifyProposersJob,
  approveOverdueJob,
  notifyApprovalsJob,
  endHoldsJob,
  notifyHoldsJob,
  endClaimsJob,
  notifyEndingJob,
  settlePaymentJob,
  sandboxSettleJob,
  sandboxDisputeJob,
  sendPayoutJob,
  sendRefundJob,
  numberReceiptsJob,
  applyProviderEventJob,
  sweepPaymentsJob,
  expireInvitationsJob,
  expireDirectOffersJob,
  matchNewProjectsJob,
  matchChangedPeopleJob,
  notifyDailyJob,
  notifyDeclinedJob,
  notifyRetakeJob,
  regradeJob,
  itemStatisticsJob,
  measureAttemptsJob,
  askForReviewsJob,
  remindReviewsJob,
  revealReviewsJob,
  sweepFiguresJob,
  refreshFiguresJob,
  planMailsJob,
  mailPersonJob,
  sendMailJob,
  resetLinkJob,
  dataExportJob,
  auditLedgerJob,
  backupJob,
  refreshListingJob,
  flagPeopleJob,
  notifyReportersJob,
  authorSuspensionJob,
  reviewHidingJob,
]
