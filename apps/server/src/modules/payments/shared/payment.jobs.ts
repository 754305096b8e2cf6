import { defineJob } from '../../../platform/jobs/job-kind.ts'

const often = { retries: 20, firstRetrySeconds: 10, longestRetrySeconds: 3_600, expireSeconds: 120 } as const

/** Asks the provider what became of a payment that was not finished, such as after a lost connection, and books it. */
export const settlePaymentJob = defineJob<{ paymentId: string }>({ name: 'payments.settle', ...often })

/** Sends a payout to the provider. */
export const sendPayoutJob = defineJob<{ payoutId: string }>({ name: 'payments.send_payout', ...often })

/** Sends a refund to the provider. */
export const sendRefundJob = defineJob<{ refundId: string }>({ name: 'payments.send_refund', ...often })

/** The bank of the sandbox's cards that are disputed later takes a payment back, and then decides. */
export const sandboxDisputeJob = defineJob<{ paymentId: string; outcome: 'won' | 'lost'; isDecided?: boolean }>({
  name: 'payments.sandbox_dispute',
  ...often,
})

/** The sandbox's card that succeeds late succeeds. */
export const sandboxSettleJob = defineJob<{ paymentId: string }>({ name: 'payments.sandbox_settle', ...often })

/** Brings what an event of the provider is about to what the provider says of it. */
export const bookEventJob = defineJob<{ eventId: string }>({ name: 'payments.book_event', ...often })

/** Takes up what has waited for too long. */
export const sweepPaymentsJob = defineJob<object>({ name: 'payments.sweep', ...often, retries: 2, cron: '41 * * * *' })
