import type { DomainEvent } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { type HeldIn, postRelease } from '../../../1-ground/ledger/shared/post-entry.ts'
import { aboutContract } from './about-contract.ts'
import type { ContractMoney } from './lock-money.ts'

type Release = { cents: number; source: string; at: Date; from?: HeldIn }

/** Records a release of the locked contract to the freelancer, less the fee. Returns the event, for the caller to record. */
export async function bookRelease(
  tx: Tx,
  contract: ContractMoney,
  { cents, source, at, from = 'escrow' }: Release,
): Promise<DomainEvent<'money.released'>> {
  const { fee } = await postRelease(tx, { ...contract, contractId: contract.id, source, at, cents, from })
  return {
    kind: 'money.released',
    actorId: null,
    about: aboutContract(contract),
    facts: { cents, netCents: cents - fee, source },
  }
}

/** {@link bookRelease}, recorded. */
export async function releaseMoney(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  contract: ContractMoney,
  release: Release,
): Promise<void> {
  await deps.events.record(tx, release.at, await bookRelease(tx, contract, release))
}
