import { defineJob } from '../../../platform/jobs/job-kind.ts'

const often = { retries: 20, firstRetrySeconds: 10, longestRetrySeconds: 3_600, expireSeconds: 120 } as const

export const settlePaymentJob = defineJob<{ paymentId: string }>({ name: 'payments.settle', ...often })

export const sendPayoutJob = defineJob<{ payoutId: string }>({ name: 'payments.send_payout', ...often })

export const sendRefundJob = defineJob<{ refundId: string }>({ name: 'payments.send_refund', ...often })

/** The sandbox's bank takes a payment back, and then decides. */
export const sandboxDisputeJob = defineJob<{ paymentId: string; outcome: 'won' | 'lost'; isDecided?: boolean }>({
  name: 'payments.sandbox_dispute',
  ...often,
})

export const sandboxSettleJob = defineJob<{ paymentId: string }>({ name: 'payments.sandbox_settle', ...often })

/** Brings our record of what an event is about up to date with the provider. */
export const bookEventJob = defineJob<{ eventId: string }>({ name: 'payments.book_event', ...often })

export const sweepPaymentsJob = defineJob<object>({ name: 'payments.sweep', ...often, retries: 2, cron: '41 * * * *' })
