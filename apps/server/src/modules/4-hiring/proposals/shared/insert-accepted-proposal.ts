import { proposalMoves } from '@guildhall/contract'
import type { Tx } from '../../../../platform/database/database.ts'
import { requireMove } from '../../../../platform/require-move.ts'
import type { LockedProject } from '../../projects/shared/lock-project.ts'
import { type ProposalFacts, proposalMoveContext } from '../proposal.rules.ts'
import { insertCountedProposal, setAccepted } from '../proposal-writes.queries.ts'
import type { Milestone } from './milestone.rules.ts'

const message = 'I accept this direct contract as it was offered.'

/** Makes the proposal of a direct contract on a locked project that is still active, and accepts it for the client. */
export async function insertAcceptedProposal(
  tx: Tx,
  {
    project,
    freelancerId,
    terms,
    now,
  }: {
    project: LockedProject
    freelancerId: string
    terms: { bidCents: number; deliveryDays: number; milestones: Milestone[] }
    now: Date
  },
): Promise<string> {
  const { id: projectId, clientId, status: projectStatus } = project
  const facts: ProposalFacts = {
    clientId,
    freelancerId,
    status: 'pending',
    projectStatus,
    freelancerSuspended: false,
    projectHidden: false,
    version: 1,
    counters: [],
  }
  requireMove(proposalMoves.accept, proposalMoveContext(facts, clientId))
  const id = await insertCountedProposal(tx, {
    projectId,
    freelancerId,
    message,
    atBudget: false,
    skills: [],
    ...terms,
  })
  await setAccepted(tx, id, now)
  return id
}
