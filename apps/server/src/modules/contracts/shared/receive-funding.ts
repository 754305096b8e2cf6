import { toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { postFunding } from '../../ledger/shared/post-entry.ts'
import { notify } from '../../notifications/shared/notify.ts'
import { refundPayments } from '../../payments/shared/refund-payments.ts'
import { openReceipt } from '../../receipts/shared/open-receipt.ts'
import { insertContractEvent } from '../contract.queries.ts'
import { releaseDue } from '../release-held.ts'
import { unpaidCents } from './contract.rules.ts'
import type { ContractMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'
import { refreshHeldUntil } from './refresh-held-until.ts'

/** Holds what the contract lacks and returns the rest. Releases approved work once it is paid. Idempotent. */
export async function receiveFunding(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { contract, paymentId, cents, at }: { contract: ContractMoney; paymentId: string; cents: number; at: Date },
): Promise<void> {
  const { id, clientId, freelancerId, projectId, title } = contract
  if (!(await postFunding(tx, { contractId: id, source: paymentId, at, cents }))) return
  // The contract may be over by now, or less than when the payment was begun.
  const keptCents = Math.min(cents, unpaidCents(contract))
  const isHeld = contract.status === 'active' || contract.status === 'disputed'
  await openReceipt(deps, tx, { paymentId, heldCents: isHeld ? keptCents : 0, at })
  await insertContractEvent(tx, { contractId: id, kind: 'funded', actorId: clientId, at, facts: { cents } })
  if (keptCents < cents) await refundPayments(deps, tx, { contract, cents: cents - keptCents, at })
  if (keptCents === 0) return
  await outdateOffer(tx, { contractId: id, openOfferBy: contract.openOfferBy, openChangeBy: contract.openChangeBy, at })
  const facts = { contractId: id, projectId, projectTitle: title, actorId: clientId, amountUsd: toDollars(keptCents) }
  await notify(deps, tx, [{ userId: freelancerId, kind: 'money.held', facts, event: paymentId }])
  const money = { ...contract, heldCents: contract.heldCents + keptCents }
  if (await releaseDue(deps, tx, money, at)) return
  await refreshHeldUntil(tx, id)
}
