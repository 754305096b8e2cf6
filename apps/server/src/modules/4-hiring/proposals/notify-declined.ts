import { proposalMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { notifyMany } from '../../2-people/notifications/shared/notify-many.ts'
import { findProposal } from './proposal.queries.ts'
import { listProposers } from './shared/list-proposers.queries.ts'

/** For a job: `proposalId` was accepted, and many others were declined with it. Does not reveal which one it was. */
export async function notifyDeclined(deps: Deps, { proposalId }: { proposalId: string }): Promise<void> {
  const { db } = deps.database
  const accepted = await findProposal(db, proposalId)
  if (!accepted) throw new Error(`there is no proposal ${proposalId}`)
  const { projectId, projectTitle, clientId } = accepted
  await notifyMany(
    deps,
    (db, after, limit) => listProposers(db, { projectId, status: proposalMoves.decline.to, after, limit }),
    {
      kind: 'proposal.not_selected',
      facts: { projectId, projectTitle },
      actorId: clientId,
      event: projectId,
      change: { part: 'proposal', projectId },
    },
  )
}
