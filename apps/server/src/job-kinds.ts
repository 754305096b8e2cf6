import { sendMailJob } from './modules/1-ground/mail/shared/mail.jobs.ts'
import { refreshListingJob } from './modules/1-ground/users/shared/listing.jobs.ts'
import { resetLinkJob } from './modules/2-people/accounts/shared/account.jobs.ts'
import { mailPersonJob, planMailsJob } from './modules/2-people/notifications/shared/notification.jobs.ts'
import { tellRetakeJob } from './modules/3-skills/attempts/shared/attempt.jobs.ts'
import { measureAttemptsJob } from './modules/3-skills/signals/shared/signal.jobs.ts'
import { expireInvitationsJob } from './modules/4-hiring/invitations/shared/invitation.jobs.ts'
import { closeIdleJob, tellDeadlinesJob, tellProposersJob } from './modules/4-hiring/projects/shared/project.jobs.ts'
import { tellDeclinedJob } from './modules/4-hiring/proposals/shared/proposal.jobs.ts'
import { endHoldsJob, tellHoldsJob } from './modules/5-contracts/contracts/shared/contract.jobs.ts'
import { approveOverdueJob, tellApprovalsJob } from './modules/5-contracts/deliveries/shared/delivery.jobs.ts'
import { expireDirectOffersJob } from './modules/5-contracts/direct-contracts/shared/direct-offer.jobs.ts'
import { endClaimsJob, tellEndingJob } from './modules/5-contracts/disputes/shared/dispute.jobs.ts'
import { auditLedgerJob } from './modules/5-contracts/ledger-audits/shared/ledger-audit.jobs.ts'
import {
  bookEventJob,
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
  authorStandingJob,
  refreshFiguresJob,
  remindReviewsJob,
  revealReviewsJob,
  reviewHidingJob,
  sweepFiguresJob,
} from './modules/7-finding/reviews/shared/review.jobs.ts'
import {
  matchChangedPeopleJob,
  matchNewProjectsJob,
  tellDailyJob,
} from './modules/7-finding/saved-searches/shared/saved-search.jobs.ts'
import { flagPeopleJob, tellReportersJob } from './modules/8-moderation/reports/shared/report.jobs.ts'
import { dataExportJob } from './modules/9-personal-data/personal-data/shared/data-export.jobs.ts'
import type { JobKind } from './platform/jobs/job-kind.ts'

/** All kinds of background work. Their queues are made at the start; `job-handlers.ts` says what does them. */
export const jobKinds: readonly JobKind<object>[] = [
  tellDeadlinesJob,
  closeIdleJob,
  tellProposersJob,
  approveOverdueJob,
  tellApprovalsJob,
  endHoldsJob,
  tellHoldsJob,
  endClaimsJob,
  tellEndingJob,
  settlePaymentJob,
  sandboxSettleJob,
  sandboxDisputeJob,
  sendPayoutJob,
  sendRefundJob,
  numberReceiptsJob,
  bookEventJob,
  sweepPaymentsJob,
  expireInvitationsJob,
  expireDirectOffersJob,
  matchNewProjectsJob,
  matchChangedPeopleJob,
  tellDailyJob,
  tellDeclinedJob,
  tellRetakeJob,
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
  refreshListingJob,
  flagPeopleJob,
  tellReportersJob,
  authorStandingJob,
  reviewHidingJob,
]
