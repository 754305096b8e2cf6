import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ContractMoney } from '../contracts/shared/lock-money.ts'
import { refreshHeldUntil } from '../contracts/shared/refresh-held-until.ts'
import { releaseMoney } from '../contracts/shared/release-money.ts'
import { refundPayments } from '../payments/shared/refund-payments.ts'
import type { Split } from './dispute.rules.ts'

/** `paid`: earlier payments of this dispute, so that no part is paid twice. Returns the contract's money after it. */
export async function payOut(
  deps: Pick<Deps, 'events' | 'jobs'>,
  tx: Tx,
  {
    disputeId,
    contract,
    split: { releaseCents, refundCents },
    paid,
    at,
  }: { disputeId: string; contract: ContractMoney; split: Split; paid: Split; at: Date },
): Promise<ContractMoney> {
  if (releaseCents > 0) {
    const source = `${disputeId}:${paid.releaseCents + releaseCents}`
    await releaseMoney(deps, tx, contract, { cents: releaseCents, source, at, from: 'disputed' })
    await refreshHeldUntil(tx, contract.id)
  }
  if (refundCents > 0) await refundPayments(deps, tx, { contract, cents: refundCents, at, from: 'disputed' })
  return {
    ...contract,
    disputedCents: contract.disputedCents - releaseCents - refundCents,
    releasedCents: contract.releasedCents + releaseCents,
  }
}
