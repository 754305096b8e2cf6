import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { endOpenChange } from '../contract-change.queries.ts'
import { endOpenOffer } from '../contract-offer.queries.ts'
import { aboutContract } from './about-contract.ts'
import type { ContractMoney } from './lock-money.ts'

/** Ends open offers that the locked contract has overtaken, so that they cannot be accepted. */
export async function outdateOffer(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  { contract, at }: { contract: ContractMoney; at: Date },
): Promise<void> {
  const outdated = { status: 'outdated', endedAt: at } as const
  const event = { actorId: null, about: aboutContract(contract) }
  if (contract.openOfferBy !== null && (await endOpenOffer(tx, contract.id, outdated))) {
    await deps.events.record(tx, at, { ...event, kind: 'contract.end_outdated' })
  }
  if (contract.openChangeBy !== null && (await endOpenChange(tx, contract.id, outdated))) {
    await deps.events.record(tx, at, { ...event, kind: 'contract.change_outdated' })
  }
}
