import type { ProposalMarkBody, ProposalMarkView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordClientActivity } from '../projects/shared/record-client-activity.ts'
import type { ProposalRequest } from './lock-for-move.ts'
import { findParties } from './proposal.queries.ts'
import { setNote } from './proposal-note.queries.ts'
import { setOpened } from './proposal-writes.queries.ts'

/** The client's own mark and note, of which the freelancer never learns. */
export async function markProposal(
  { database: { db }, clock }: OnceDeps,
  { proposalId, viewerId, mark, note }: ProposalRequest & ProposalMarkBody,
): Promise<ProposalMarkView> {
  const { projectId } = await requireClient(db, { proposalId, viewerId })
  await recordClientActivity(db, projectId, clock())
  const marked = await setNote(db, proposalId, { mark, note })
  if (!marked) throw new DomainError('proposal.not_found')
  return marked
}

/** Keeps the first time, which the freelancer sees. */
export async function openProposal(deps: Deps, request: ProposalRequest): Promise<void> {
  const { db } = deps.database
  const { proposalId, viewerId: actorId } = request
  const parties = await requireClient(db, request)
  const now = deps.clock()
  await recordClientActivity(db, parties.projectId, now)
  const event = { kind: 'proposal.opened', actorId, about: { ...parties, proposalId } } as const
  await deps.events.recordWith(db, now, event, (part) => setOpened(db, proposalId, now, part))
}

async function requireClient(db: Db, { proposalId, viewerId }: ProposalRequest) {
  const parties = await findParties(db, proposalId)
  if (!parties) throw new DomainError('proposal.not_found')
  if (parties.clientId !== viewerId) throw new DomainError('project.not_yours')
  return parties
}
