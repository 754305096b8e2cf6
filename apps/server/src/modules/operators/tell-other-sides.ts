import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../notifications/shared/notify.ts'
import { findShownName } from './operator.queries.ts'
import { listRunningContracts } from './suspension.queries.ts'

type News = { personId: string; kind: 'contract.party_suspended' | 'contract.party_back'; event: string }

export async function tellOtherSides(
  deps: Pick<Deps, 'jobs' | 'clock' | 'live'>,
  tx: Tx,
  { personId, kind, event }: News,
): Promise<void> {
  const actorName = await findShownName(tx, personId)
  const contracts = await listRunningContracts(tx, personId)
  const notices = contracts.map(({ id, projectId, title, otherId }) => ({
    userId: otherId,
    kind,
    facts: { contractId: id, projectId, projectTitle: title, actorId: personId, actorName },
    event: `${event}:${id}`,
  }))
  if (notices.length > 0) await notify(deps, tx, notices)
}
