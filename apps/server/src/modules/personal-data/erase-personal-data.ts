import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { publishChanged } from '../../platform/live/publish-changed.ts'
import { notify } from '../notifications/shared/notify.ts'
import { findMoneyWaiting } from '../payments/shared/find-money-waiting.ts'
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
  for (let start = 0; start < lost.length; start += noticesAtOnce) {
    const notices = lost.slice(start, start + noticesAtOnce).map(({ proposalId, freelancerId, projectTitle }) => ({
      userId: freelancerId,
      kind: 'proposal.project_removed' as const,
      facts: { projectTitle },
      event: proposalId,
    }))
    await notify(deps, tx, notices)
  }
  const clientIds = await listWaitingClients(tx, userId)
  publishChanged(deps.live, tx, [...lost.map(({ freelancerId }) => freelancerId), ...clientIds], { part: 'proposal' })
  await deletePersonalRows(tx, userId)
}
