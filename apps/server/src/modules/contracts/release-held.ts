import { contractMoves, toDollars } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { postRelease } from '../ledger/shared/post-entry.ts'
import { notify } from '../notifications/shared/notify.ts'
import { insertContractEvent, setContract } from './contract.queries.ts'
import { setReleased } from './milestone.queries.ts'
import type { ContractMoney } from './shared/lock-money.ts'

/** All that is held goes to the freelancer, less the fee, and the contract is completed. */
export async function releaseHeld(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { id, heldCents, releasedCents, freelancerId, clientId, feeBps, projectId, title }: ContractMoney,
  at: Date,
) {
  const { fee } = await postRelease(tx, {
    contractId: id,
    source: `${id}:completed`,
    at,
    cents: heldCents,
    freelancerId,
    feeBps,
    releasedCents,
  })
  await setReleased(tx, { contractId: id, releasedAt: at })
  await insertContractEvent(tx, { contractId: id, kind: 'released', actorId: null, at, facts: { cents: heldCents } })
  await setContract(tx, id, { status: contractMoves.complete.to, endedAt: at, autoApprovalAt: null })
  const facts = {
    contractId: id,
    projectId,
    projectTitle: title,
    actorId: clientId,
    amountUsd: toDollars(heldCents - fee),
  }
  await notify(deps, tx, [{ userId: freelancerId, kind: 'money.released', facts, event: `${id}:completed` }])
}
