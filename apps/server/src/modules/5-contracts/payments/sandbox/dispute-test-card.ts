import { minuteMs } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { findPayment } from '../payment.queries.ts'
import { settlePayment } from '../settle-payment.ts'
import { closeCardDispute } from '../shared/close-card-dispute.ts'
import { openCardDispute } from '../shared/open-card-dispute.ts'
import { sandboxDisputeJob } from '../shared/payment.jobs.ts'

/** After the charge, and after the bank took the money back. Banks take weeks. */
const waits = { taken: minuteMs, decided: 2 * minuteMs }

export type TestDispute = { paymentId: string; outcome: 'won' | 'lost'; isDecided?: boolean }

export async function disputeLater(deps: Pick<Deps, 'jobs' | 'clock'>, tx: Tx, dispute: TestDispute): Promise<void> {
  const wait = dispute.isDecided ? waits.decided : waits.taken
  await deps.jobs.add(tx, sandboxDisputeJob, dispute, { startAfter: new Date(deps.clock().getTime() + wait) })
}

export async function disputeTestCard(deps: Deps, dispute: TestDispute): Promise<void> {
  const { paymentId, outcome, isDecided } = dispute
  await settlePayment(deps, { paymentId })
  await deps.database.db.transaction(async (tx) => {
    const payment = await findPayment(tx, paymentId)
    if (payment?.status !== 'succeeded') return
    const at = deps.clock()
    const news = { paymentId, cents: payment.amountCents, providerId: `sandbox-dispute-${paymentId}`, at }
    if (isDecided) return closeCardDispute(deps, tx, { ...news, outcome })
    await openCardDispute(deps, tx, news)
    await disputeLater(deps, tx, { ...dispute, isDecided: true })
  })
}
