import { toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { postFunding } from '../../ledger/shared/post-entry.ts'
import { notify } from '../../notifications/shared/notify.ts'
import { refundPayments } from '../../payments/shared/refund-payments.ts'
import { insertContractEvent } from '../contract.queries.ts'
import { releaseDue } from '../release-held.ts'
import type { ContractMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'
import { refreshHeldUntil } from './refresh-held-until.ts'

/**
 * A payment for a locked contract has arrived: it is held. If the work is approved already, it is released at once; if the
 * contract was cancelled meanwhile, it goes back. The same payment is booked once.
 */
export async function receiveFunding(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { contract, paymentId, cents, at }: { contract: ContractMoney; paymentId: string; cents: number; at: Date },
): Promise<void> {
  const { id, clientId, freelancerId, projectId, title } = contract
  if (!(await postFunding(tx, { contractId: id, source: paymentId, at, cents }))) return
  await insertContractEvent(tx, { contractId: id, kind: 'funded', actorId: clientId, at, facts: { cents } })
  if (contract.status === 'cancelled') return refundPayments(deps, tx, { contract, cents, at })
  await outdateOffer(tx, { contractId: id, at })
  const facts = { contractId: id, projectId, projectTitle: title, actorId: clientId, amountUsd: toDollars(cents) }
  await notify(deps, tx, [{ userId: freelancerId, kind: 'money.held', facts, event: paymentId }])
  const money = { ...contract, heldCents: contract.heldCents + cents }
  if (await releaseDue(deps, tx, money, at)) return
  await refreshHeldUntil(tx, id)
}
