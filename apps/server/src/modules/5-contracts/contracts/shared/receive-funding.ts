import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { postFunding } from '../../../1-ground/ledger/shared/post-entry.ts'
import { refundPayments } from '../../payments/shared/refund-payments.ts'
import { openReceipt } from '../../receipts/shared/open-receipt.ts'
import { aboutContract } from './about-contract.ts'
import { unpaidCents } from './contract.rules.ts'
import type { ContractMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'
import { refreshHeldUntil } from './refresh-held-until.ts'
import { releaseDue } from './release-held.ts'

/** Holds what the contract lacks and returns the rest. Releases approved work once it is paid. Idempotent. */
export async function receiveFunding(
  deps: Pick<Deps, 'events' | 'jobs'>,
  tx: Tx,
  { contract, paymentId, cents, at }: { contract: ContractMoney; paymentId: string; cents: number; at: Date },
): Promise<void> {
  const { id, clientId } = contract
  if (!(await postFunding(tx, { contractId: id, source: paymentId, at, cents }))) return
  // The contract may be over by now, or less than when the payment was begun.
  const keptCents = Math.min(cents, unpaidCents(contract))
  const isHeld = contract.status === 'active' || contract.status === 'disputed'
  await openReceipt(deps, tx, { paymentId, heldCents: isHeld ? keptCents : 0, at })
  await deps.events.record(tx, at, {
    kind: 'money.funded',
    actorId: clientId,
    about: aboutContract(contract),
    facts: { cents, keptCents, source: paymentId },
  })
  if (keptCents < cents) await refundPayments(deps, tx, { contract, cents: cents - keptCents, at })
  if (keptCents === 0) return
  await outdateOffer(deps, tx, { contract, at })
  const money = { ...contract, heldCents: contract.heldCents + keptCents }
  if (await releaseDue(deps, tx, money, at)) return
  await refreshHeldUntil(tx, id)
}
