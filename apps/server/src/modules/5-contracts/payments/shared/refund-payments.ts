import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { type HeldIn, postHeldReturn, postRefund } from '../../../1-ground/ledger/shared/post-entry.ts'
import type { ContractMoney } from '../../contracts/shared/lock-money.ts'
import { recordContractRefund } from '../../contracts/shared/record-contract-refund.ts'
import { openCreditNote } from '../../receipts/shared/open-receipt.ts'
import { insertRefund, listRefundable } from '../refund.queries.ts'
import { sendRefundJob } from './payment.jobs.ts'

type RefundPart = { paymentId: string; cents: number }

/** Newest payments first; a job asks the provider. Lock the contract first. `from`: where it is held. */
export async function refundPayments(
  deps: Pick<Deps, 'events' | 'jobs'>,
  tx: Tx,
  { contract, cents, at, from = 'escrow' }: { contract: ContractMoney; cents: number; at: Date; from?: HeldIn },
): Promise<void> {
  const { id: contractId } = contract
  const parts: RefundPart[] = []
  let left = cents
  for (const { paymentId, leftCents } of await listRefundable(tx, contractId)) {
    const part = Math.min(left, leftCents)
    if (part > 0) parts.push({ paymentId, cents: part })
    left -= Math.max(0, part)
  }
  if (left > 0) throw new Error(`contract ${contractId} has no payments to refund ${left} of ${cents} cents from`)
  const post: typeof postHeldReturn = (tx, posting) => postRefund(tx, { ...posting, from })
  const refundIds = await bookRefunds(deps, tx, { contract, parts, at, post })
  const refund = { kind: 'money.refunded', facts: { cents, source: refundIds.join(':') } } as const
  await recordContractRefund(deps, tx, { contract, at, refund })
}

/** Refunds what is held for a locked contract, as it cannot be held longer. */
export async function returnHeld(
  deps: Pick<Deps, 'events' | 'jobs'>,
  tx: Tx,
  { contract, parts, at }: { contract: ContractMoney; parts: (RefundPart & { until: Date })[]; at: Date },
): Promise<void> {
  await bookRefunds(deps, tx, { contract, parts, at, post: postHeldReturn })
  const cents = parts.reduce((sum, part) => sum + part.cents, 0)
  const until = parts[0]?.until ?? at
  const refund = { kind: 'money.hold_ended', facts: { cents, until: until.toISOString() } } as const
  await recordContractRefund(deps, tx, { contract, at, refund })
}

async function bookRefunds(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  {
    contract,
    parts,
    at,
    post,
  }: { contract: ContractMoney; parts: RefundPart[]; at: Date; post: typeof postHeldReturn },
): Promise<string[]> {
  const { id: contractId, clientId } = contract
  const refundIds: string[] = []
  for (const { paymentId, cents } of parts) {
    const refundId = await insertRefund(tx, { contractId, paymentId, clientId, amountCents: cents, createdAt: at })
    await post(tx, { contractId, source: refundId, at, cents })
    await openCreditNote(deps, tx, { refundId, at })
    await deps.jobs.add(tx, sendRefundJob, { refundId })
    refundIds.push(refundId)
  }
  return refundIds
}
