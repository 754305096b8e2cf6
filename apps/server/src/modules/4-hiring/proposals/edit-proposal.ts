import { type ProposalEditInput, proposalMoves } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getProposalFor } from './get-proposal.ts'
import { lockForMove, type ProposalRequest, requireVersion } from './lock-for-move.ts'
import { findProposal, type ProposalRow } from './proposal.queries.ts'
import { endOpenCounter } from './proposal-counter.queries.ts'
import { insertEdit } from './proposal-edit.queries.ts'
import { termsChangedBetween, termsOf } from './proposal-edit.rules.ts'
import { setAttachments } from './proposal-file.queries.ts'
import { proposalTerms } from './proposal-terms.rules.ts'
import { setNextVersion } from './proposal-writes.queries.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import { aboutProposal } from './shared/about-proposal.ts'

/** Outdates an open counter-offer. Refused if `version` is no longer current, or the client has decided. */
export function editProposal(deps: OnceDeps, { version, ...input }: ProposalRequest & ProposalEditInput) {
  return deps.database.db.transaction(async (tx) => {
    const { project, proposal } = await lockForMove(tx, proposalMoves.edit, input)
    requireVersion(proposal, version)
    await refuseBlocked(tx, proposal)
    const terms = proposalTerms(input, project)
    const sameFiles = await attach(tx, proposal, input.attachments ?? [])
    const after = { ...terms, attachments: await attachmentNames(tx, proposal.id) }
    const changes = termsChangedBetween(termsOf(proposal), after, { sameFiles })
    if (changes) {
      const editedAt = deps.clock()
      const version = proposal.version + 1
      await setNextVersion(tx, proposal.id, terms, editedAt)
      await insertEdit(tx, {
        proposalId: proposal.id,
        version,
        cause: 'edit',
        editedAt,
        ...changes,
      })
      await endOpenCounter(tx, proposal.id, { status: 'outdated', endedAt: editedAt })
      await deps.events.record(tx, editedAt, {
        kind: 'proposal.edited',
        actorId: proposal.freelancerId,
        about: aboutProposal(proposal),
        facts: { version },
      })
    }
    return getProposalFor(tx, input)
  })
}

async function attach(tx: Tx, { id: proposalId, freelancerId: ownerId, attachments }: ProposalRow, ids: string[]) {
  if (JSON.stringify(attachments.map(({ id }) => id)) === JSON.stringify(ids)) return true
  const found = await setAttachments(tx, { proposalId, ownerId, ids })
  if (found < ids.length) throw new DomainError('proposal.file_not_found')
  return false
}

const attachmentNames = async (tx: Tx, id: string) =>
  (await findProposal(tx, id))?.attachments.map(({ filename }) => filename) ?? []
