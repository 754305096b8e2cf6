import type { EventContext } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findMoneyWaiting } from '../../5-contracts/payments/shared/find-money-waiting.ts'
import {
  allowLongStatements,
  listLostProposals,
  listOpenWork,
  listWaitingClients,
  lockProjectsOf,
} from './open-work.queries.ts'
import { deletePersonalRows } from './personal-rows.queries.ts'

const noticesAtOnce = 1_000

/**
 * Throws `account.open_work` or `account.money_waiting`, or a lock timeout: then try again in a new transaction.
 * `lockAccount` must block new references to the account until `tx` ends; it runs after the projects are locked, as in
 * deliveries, to prevent deadlocks.
 */
export async function erasePersonalData(deps: Deps, tx: Tx, userId: string, lockAccount: () => Promise<void>) {
  await allowLongStatements(tx)
  await lockProjectsOf(tx, userId)
  await lockAccount()
  // One may have been added until now. Its writer may wait for the lock on the account, so we must not wait for them.
  await lockProjectsOf(tx, userId, 'nowait')
  if ((await listOpenWork(tx, userId)).length > 0) throw new DomainError('account.open_work')
  if ((await findMoneyWaiting(tx, userId)) > 0) throw new DomainError('account.money_waiting')

  const lost = await listLostProposals(tx, userId)
  const record = (context: EventContext<'account.projects_removed'>) =>
    deps.events.record(tx, deps.clock(), {
      ...{ kind: 'account.projects_removed', actorId: null, about: { personId: userId }, context },
    })
  for (let start = 0; start < lost.length; start += noticesAtOnce) {
    await record({ lost: lost.slice(start, start + noticesAtOnce), waitingClientIds: [] })
  }
  await record({ lost: [], waitingClientIds: await listWaitingClients(tx, userId) })
  await deletePersonalRows(tx, userId)
}
