import { proposalMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { publishChanged } from '../../platform/live/publish-changed.ts'
import { notify } from '../notifications/shared/notify.ts'
import { notifyMany } from '../notifications/shared/notify-many.ts'
import type { ProposalRow } from './proposal.queries.ts'
import { listProposers } from './shared/list-proposers.queries.ts'
import { getNoticeFacts, noticeFacts } from './shared/notice-facts.ts'
import { tellDeclinedJob } from './shared/proposal.jobs.ts'

/** Above this a job tells them, so that the acceptance does not wait. */
const toldAtOnce = 25
const kind = 'proposal.not_selected'

export async function tellDeclined(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { accepted, freelancerIds }: { accepted: ProposalRow; freelancerIds: string[] },
): Promise<void> {
  if (freelancerIds.length > toldAtOnce) {
    await deps.jobs.add(tx, tellDeclinedJob, { proposalId: accepted.id })
    return
  }
  const facts = noticeFacts(accepted, 'client')
  await notify(
    deps,
    tx,
    freelancerIds.map((userId) => ({ userId, kind, facts, event: accepted.projectId })),
  )
  publishChanged(deps.live, tx, freelancerIds, changeFor(accepted.projectId))
}

export async function tellManyDeclined(deps: Deps, { proposalId }: { proposalId: string }): Promise<void> {
  const { facts } = await getNoticeFacts(deps.database.db, proposalId, 'client')
  const { projectId = '' } = facts
  await notifyMany(
    deps,
    (db, after, limit) => listProposers(db, { projectId, status: proposalMoves.decline.to, after, limit }),
    {
      kind,
      facts,
      event: projectId,
      change: changeFor(projectId),
    },
  )
}

/** Does not reveal the accepted proposal's id. */
const changeFor = (projectId: string) => ({ part: 'proposal', projectId }) as const
