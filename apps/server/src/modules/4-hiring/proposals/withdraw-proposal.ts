import { proposalMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getProposalFor } from './get-proposal.ts'
import { lockForMove, type ProposalRequest } from './lock-for-move.ts'
import { endOpenCounter } from './proposal-counter.queries.ts'
import { setSentAgain, setWithdrawn } from './proposal-writes.queries.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import { aboutProposal } from './shared/about-proposal.ts'

/** Takes a proposal back. It leaves the client's list and the count of the project, and can be sent again. */
export const withdrawProposal = (deps: OnceDeps, request: ProposalRequest) => move(deps, 'withdraw', request)

/** Sends a withdrawn proposal again, as it was and at its old place. */
export const sendProposalAgain = (deps: OnceDeps, request: ProposalRequest) => move(deps, 'send_again', request)

function move(deps: Deps, name: 'withdraw' | 'send_again', request: ProposalRequest) {
  return deps.database.db.transaction(async (tx) => {
    const { proposal } = await lockForMove(tx, proposalMoves[name], request)
    const at = deps.clock()
    if (name === 'withdraw') {
      await setWithdrawn(tx, proposal, at)
      await endOpenCounter(tx, proposal.id, { status: 'outdated', endedAt: at })
    } else {
      await refuseBlocked(tx, proposal)
      await setSentAgain(tx, proposal)
    }
    await deps.events.record(tx, at, {
      kind: name === 'withdraw' ? 'proposal.withdrawn' : 'proposal.sent_again',
      actorId: proposal.freelancerId,
      about: aboutProposal(proposal),
      facts: { version: proposal.version },
    })
    return getProposalFor(tx, request)
  })
}
