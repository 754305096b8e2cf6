import { toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { noteRefund } from '../../contracts/shared/note-refund.ts'
import { type HeldIn, postRefund } from '../../ledger/shared/post-entry.ts'
import { notify } from '../../notifications/shared/notify.ts'
import { insertRefund, listRefundable } from '../refund.queries.ts'
import { sendRefundJob } from './payment.jobs.ts'

type Refunded = { id: string; clientId: string; projectId: string; title: string }

/**
 * `cents` of what is held for a locked contract go back to the client: of several payments, the newest first. The provider
 * is asked after the transaction, by a job. `from`: where it is held.
 */
export async function refundPayments(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { contract, cents, at, from = 'escrow' }: { contract: Refunded; cents: number; at: Date; from?: HeldIn },
): Promise<void> {
  const { id: contractId, clientId, projectId, title } = contract
  const refundIds: string[] = []
  let left = cents
  for (const { paymentId, leftCents } of await listRefundable(tx, contractId)) {
    const amountCents = Math.min(left, leftCents)
    if (amountCents === 0) continue
    const refundId = await insertRefund(tx, { contractId, paymentId, clientId, amountCents, createdAt: at })
    await postRefund(tx, { contractId, source: refundId, at, cents: amountCents, from })
    await deps.jobs.add(tx, sendRefundJob, { refundId })
    refundIds.push(refundId)
    left -= amountCents
  }
  if (left > 0) throw new Error(`contract ${contractId} has no payments to refund ${left} of ${cents} cents from`)
  await noteRefund(tx, { contractId, cents, at })
  const facts = { contractId, projectId, projectTitle: title, amountUsd: toDollars(cents) }
  await notify(deps, tx, [{ userId: clientId, kind: 'money.refunded', facts, event: refundIds.join(':') }])
}
