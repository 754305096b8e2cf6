import type { Db } from '../../../../platform/database/database.ts'
import { defineJob } from '../../../../platform/jobs/job-kind.ts'
import type { Jobs } from '../../../../platform/jobs/jobs.ts'

const often = { retries: 20, firstRetrySeconds: 10, longestRetrySeconds: 3_600, expireSeconds: 120 } as const

export const settlePaymentJob = defineJob<{ paymentId: string }>({ name: 'payments.settle', ...often })

/** Added by {@link addPayoutJobs}, so that a payout has one job. */
export const sendPayoutJob = defineJob<{ payoutId: string }>({
  name: 'payments.send_payout',
  ...often,
  oncePerKey: 'unfinished',
})

export const addPayoutJobs = ({ jobs }: { jobs: Jobs }, db: Db, payoutIds: readonly string[]): Promise<void> =>
  jobs.addMany(
    db,
    sendPayoutJob,
    payoutIds.map((payoutId) => ({ data: { payoutId }, options: { key: payoutId } })),
  )

export const sendRefundJob = defineJob<{ refundId: string }>({ name: 'payments.send_refund', ...often })

/** The sandbox's bank takes a payment back, and then decides. */
export const sandboxDisputeJob = defineJob<{ paymentId: string; outcome: 'won' | 'lost'; isDecided?: boolean }>({
  name: 'payments.sandbox_dispute',
  ...often,
})

export const sandboxSettleJob = defineJob<{ paymentId: string }>({ name: 'payments.sandbox_settle', ...often })

/** Brings our record of what an event is about up to date with the provider. */
export const applyProviderEventJob = defineJob<{ eventId: string }>({ name: 'payments.book_event', ...often })

export const sweepPaymentsJob = defineJob<object>({ name: 'payments.sweep', ...often, retries: 2, cron: '41 * * * *' })
