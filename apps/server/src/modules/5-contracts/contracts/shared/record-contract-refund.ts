import type { DomainEvent } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { aboutContract } from './about-contract.ts'
import type { ContractMoney } from './lock-money.ts'
import { refreshHeldUntil } from './refresh-held-until.ts'

type Refund = { [K in 'money.refunded' | 'money.hold_ended']: Pick<DomainEvent<K>, 'kind' | 'facts'> }

/** Says that money of the locked contract goes back to its client. */
export async function recordContractRefund(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  { contract, at, refund }: { contract: ContractMoney; at: Date; refund: Refund[keyof Refund] },
): Promise<void> {
  await deps.events.record(tx, at, { ...refund, actorId: null, about: aboutContract(contract) })
  await refreshHeldUntil(tx, contract.id)
}
