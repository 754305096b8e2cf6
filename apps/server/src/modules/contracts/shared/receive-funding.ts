import { toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { postFunding } from '../../ledger/shared/post-entry.ts'
import { notify } from '../../notifications/shared/notify.ts'
import { refundPayments } from '../../payments/shared/refund-payments.ts'
import { insertContractEvent } from '../contract.queries.ts'
import { releaseHeld } from '../release-held.ts'
import { isFunded, unpaidCents } from './contract.rules.ts'
import type { ContractMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'

/**
 * A payment for a locked contract has arrived: what the contract lacks of it is held, and the rest goes back at once, as when the
 * contract was cancelled meanwhile. If the work is approved already and all is paid, it is released. The same payment is
 * booked once.
 */
export async function receiveFunding(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { contract, paymentId, cents, at }: { contract: ContractMoney; paymentId: string; cents: number; at: Date },
): Promise<void> {
  const { id, clientId, freelancerId, projectId, title } = contract
  if (!(await postFunding(tx, { contractId: id, source: paymentId, at, cents }))) return
  await insertContractEvent(tx, { contractId: id, kind: 'funded', actorId: clientId, at, facts: { cents } })
  // The contract may be over by now, or less than when the payment was begun.
  const heldCents = Math.min(cents, unpaidCents(contract))
  if (heldCents < cents) await refundPayments(deps, tx, { contract, cents: cents - heldCents, at })
  if (heldCents === 0) return
  await outdateOffer(tx, { contractId: id, at })
  const facts = { contractId: id, projectId, projectTitle: title, actorId: clientId, amountUsd: toDollars(heldCents) }
  await notify(deps, tx, [{ userId: freelancerId, kind: 'money.held', facts, event: paymentId }])
  const paid = { ...contract, heldCents: contract.heldCents + heldCents }
  if (contract.status === 'payment_due' && isFunded(paid)) await releaseHeld(deps, tx, paid, at)
}
