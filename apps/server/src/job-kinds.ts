import { resetLinkJob } from './modules/accounts/shared/account.jobs.ts'
import { tellRetakeJob } from './modules/attempts/shared/attempt.jobs.ts'
import { endHoldsJob, tellHoldsJob } from './modules/contracts/shared/contract.jobs.ts'
import { approveOverdueJob, tellApprovalsJob } from './modules/deliveries/shared/delivery.jobs.ts'
import { expireDirectOffersJob } from './modules/direct-contracts/shared/direct-offer.jobs.ts'
import { endClaimsJob, tellEndingJob } from './modules/disputes/shared/dispute.jobs.ts'
import { expireInvitationsJob } from './modules/invitations/shared/invitation.jobs.ts'
import { auditLedgerJob } from './modules/ledger-audits/shared/ledger-audit.jobs.ts'
import { sendMailJob } from './modules/mail/shared/mail.jobs.ts'
import { mailPersonJob, planMailsJob } from './modules/notifications/shared/notification.jobs.ts'
import {
  bookEventJob,
  sandboxDisputeJob,
  sandboxSettleJob,
  sendPayoutJob,
  sendRefundJob,
  settlePaymentJob,
  sweepPaymentsJob,
} from './modules/payments/shared/payment.jobs.ts'
import { dataExportJob } from './modules/personal-data/shared/data-export.jobs.ts'
import { closeIdleJob, tellDeadlinesJob, tellProposersJob } from './modules/projects/shared/project.jobs.ts'
import { tellDeclinedJob } from './modules/proposals/shared/proposal.jobs.ts'
import { numberReceiptsJob } from './modules/receipts/shared/receipt.jobs.ts'
import { flagPeopleJob, tellReportersJob } from './modules/reports/shared/report.jobs.ts'
import {
  askForReviewsJob,
  authorStandingJob,
  refreshFiguresJob,
  remindReviewsJob,
  revealReviewsJob,
  reviewHidingJob,
  sweepFiguresJob,
} from './modules/reviews/shared/review.jobs.ts'
import {
  matchChangedPeopleJob,
  matchNewProjectsJob,
  tellDailyJob,
} from './modules/saved-searches/shared/saved-search.jobs.ts'
import { refreshListingJob } from './modules/users/shared/listing.jobs.ts'
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
