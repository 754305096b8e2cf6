import { toDollars } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ContractMoney } from '../contracts/shared/lock-money.ts'
import { recordContractEvent } from '../contracts/shared/record-contract-event.ts'
import { postRelease } from '../ledger/shared/post-entry.ts'
import { notify } from '../notifications/shared/notify.ts'
import { refundPayments } from '../payments/shared/refund-payments.ts'
import type { Split } from './dispute.rules.ts'

/** `paid`: earlier payments of this dispute, so that no part is paid twice. Returns the contract's money after it. */
export async function payOut(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  {
    disputeId,
    contract,
    split: { releaseCents, refundCents },
    paid,
    at,
  }: { disputeId: string; contract: ContractMoney; split: Split; paid: Split; at: Date },
): Promise<ContractMoney> {
  const { id: contractId, projectId, title: projectTitle, freelancerId, clientId } = contract
  if (releaseCents > 0) await release()
  if (refundCents > 0) await refundPayments(deps, tx, { contract, cents: refundCents, at, from: 'disputed' })
  return {
    ...contract,
    disputedCents: contract.disputedCents - releaseCents - refundCents,
    releasedCents: contract.releasedCents + releaseCents,
  }

  async function release() {
    const source = `${disputeId}:${paid.releaseCents + releaseCents}`
    const { fee } = await postRelease(tx, {
      ...contract,
      contractId,
      source,
      at,
      cents: releaseCents,
      from: 'disputed',
    })
    await recordContractEvent(tx, { contractId, kind: 'released', actorId: null, at, facts: { cents: releaseCents } })
    const facts = { contractId, projectId, projectTitle, actorId: clientId, amountUsd: toDollars(releaseCents - fee) }
    await notify(deps, tx, [{ userId: freelancerId, kind: 'money.released', facts, event: source }])
  }
}
