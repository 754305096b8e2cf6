import { type ContractStatus, type ProposalView, proposalMoves } from '@guildhall/contract'
import { assertRow } from '../../../../platform/database/assert-row.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { keepAgreedFiles } from '../../projects/shared/agreed-files.queries.ts'
import type { LockedProject } from '../../projects/shared/lock-project.ts'
import { moveProject } from '../../projects/shared/move-project.ts'
import { lockForMove, type ProposalRequest, requireVersion } from '../lock-for-move.ts'
import { presentProposal } from '../proposal.presenter.ts'
import { findProposal, type ProposalRow } from '../proposal.queries.ts'
import { endCountersOf } from '../proposal-counter.queries.ts'
import { setAccepted, setOthersDeclined } from '../proposal-writes.queries.ts'

export type Acceptance = ProposalRequest & { version?: number | undefined }
type Declined = Awaited<ReturnType<typeof setOthersDeclined>>

/**
 * Accepts a proposal and declines the others. Locks the project first, so the second of two concurrent acceptances is
 * refused. With `version`, only what the client read is accepted; the specification sends none.
 */
export async function decideAcceptance(
  tx: Tx,
  { proposalId, viewerId, version, now }: Acceptance & { now: Date },
): Promise<{ project: LockedProject; accepted: ProposalRow; declined: Declined }> {
  const { project, proposal } = await lockForMove(tx, proposalMoves.accept, { proposalId, viewerId })
  requireVersion(proposal, version)
  await moveProject(tx, 'accept_proposal', { project, actorId: viewerId, now })
  await setAccepted(tx, proposalId, now)
  await keepAgreedFiles(tx, project.id)
  const declined = await setOthersDeclined(tx, project.id, proposalId)
  await endCountersOf(tx, project.id, now)
  const accepted = await findProposal(tx, proposalId)
  assertRow(accepted, 'an accepted proposal')
  return { project, accepted, declined }
}

export const presentAccepted = (
  accepted: ProposalRow,
  contract: { contractId: string; contractStatus: ContractStatus },
  viewerId: string,
): ProposalView => presentProposal({ ...accepted, ...contract }, viewerId)
