import { proposalMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { publishChanged } from '../../platform/live/publish-changed.ts'
import { notify } from '../notifications/shared/notify.ts'
import { getProposalFor } from './get-proposal.ts'
import { lockForMove, type ProposalRequest } from './lock-for-move.ts'
import { endOpenCounter } from './proposal-counter.queries.ts'
import { setSentAgain, setWithdrawn } from './proposal-writes.queries.ts'
import { recordInConversation } from './record-in-conversation.ts'
import { noticeFacts } from './shared/notice-facts.ts'

/** Takes a proposal back. It leaves the client's list and the count of the project, and can be sent again. */
export const withdrawProposal = (deps: Deps, request: ProposalRequest) => move(deps, 'withdraw', request)

/** Sends a withdrawn proposal again, as it was and at its old place. */
export const sendProposalAgain = (deps: Deps, request: ProposalRequest) => move(deps, 'send_again', request)

function move(deps: Deps, name: 'withdraw' | 'send_again', request: ProposalRequest) {
  return deps.database.db.transaction(async (tx) => {
    const { proposal } = await lockForMove(tx, proposalMoves[name], request)
    if (name === 'withdraw') {
      const at = deps.clock()
      await setWithdrawn(tx, proposal, at)
      await endOpenCounter(tx, proposal.id, { status: 'outdated', endedAt: at })
    } else {
      await setSentAgain(tx, proposal)
    }
    const { id: proposalId, projectId, clientId, freelancerId, version } = proposal
    const kind = name === 'withdraw' ? 'proposal.withdrawn' : 'proposal.sent_again'
    const facts = noticeFacts(proposal, 'freelancer')
    await notify(deps, tx, [{ userId: clientId, kind, facts, event: `${proposalId}:${version}`, stack: proposalId }])
    await recordInConversation(deps, tx, proposal, { by: 'freelancer', kind })
    publishChanged(deps.live, tx, [clientId, freelancerId], { part: 'proposal', projectId, proposalId })
    return getProposalFor(tx, request)
  })
}
