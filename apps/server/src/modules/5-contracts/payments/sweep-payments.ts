import type { Deps } from '../../../deps.ts'
import { limitConcurrency } from '../../../platform/limits/concurrency-limit.ts'
import { settlePayment } from './settle-payment.ts'
import { addPayoutJobs, applyProviderEventJob, sendRefundJob } from './shared/payment.jobs.ts'
import { listStuck } from './stripe/stripe.queries.ts'

const stuckMs = 2 * 60 * 60 * 1_000
/** After hours without the provider there may be thousands, each with a call and a connection to the database. */
const paymentsAtOnce = 4

/** Retries what has waited for hours, such as payouts that our balance did not cover. Safe to repeat. */
export async function sweepPayments(deps: Deps): Promise<void> {
  const { db } = deps.database
  const before = new Date(deps.clock().getTime() - stuckMs)
  const { stuckPayments, stuckRefunds, stuckPayouts, stuckEvents } = await listStuck(db, before)
  await deps.jobs.addMany(
    db,
    sendRefundJob,
    stuckRefunds.map(({ id }) => ({ data: { refundId: id } })),
  )
  await addPayoutJobs(
    deps,
    db,
    stuckPayouts.map(({ id }) => id),
  )
  await deps.jobs.addMany(
    db,
    applyProviderEventJob,
    stuckEvents.map(({ id }) => ({ data: { eventId: id } })),
  )
  const inTurn = limitConcurrency({ running: paymentsAtOnce })
  const settled = await Promise.allSettled(
    stuckPayments.map(({ id: paymentId }) => inTurn(() => settlePayment(deps, { paymentId }))),
  )
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'payments could not be settled')
}
