import type { ProposalEditListView, ProposalEditView, ProposalView } from '@guildhall/contract'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findClientFacts } from './client-facts.ts'
import type { ProposalRequest } from './lock-for-move.ts'
import { presentProposal } from './proposal.presenter.ts'
import { findProposal } from './proposal.queries.ts'
import { presentEdit } from './proposal-edit.presenter.ts'
import { findEdit, listEdits } from './proposal-edit.queries.ts'
import { refusalToRead } from './shared/delivery.rules.ts'

export async function getProposalFor(db: Db | Tx, { proposalId, viewerId }: ProposalRequest): Promise<ProposalView> {
  const proposal = await requireReader(db, { proposalId, viewerId })
  const factsOf = proposal.clientId === viewerId ? await findClientFacts(db, [proposal]) : undefined
  return presentProposal(proposal, viewerId, factsOf?.(proposal))
}

export async function listProposalEdits(db: Db, request: ProposalRequest): Promise<ProposalEditListView> {
  await requireReader(db, request)
  return { edits: (await listEdits(db, request.proposalId)).map(presentEdit) }
}

export async function getProposalEdit(
  db: Db,
  { version, ...request }: ProposalRequest & { version: number },
): Promise<ProposalEditView> {
  await requireReader(db, request)
  const edit = await findEdit(db, { ...request, version })
  if (!edit) throw new DomainError('proposal.edit_not_found')
  return presentEdit(edit)
}

export async function requireReader(db: Db | Tx, { proposalId, viewerId }: ProposalRequest) {
  const proposal = await findProposal(db, proposalId)
  if (!proposal) throw new DomainError('proposal.not_found')
  const refusal = refusalToRead(proposal, viewerId)
  if (refusal) throw new DomainError(refusal)
  return proposal
}
