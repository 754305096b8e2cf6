import { type CounterInput, proposalMoves, toCents } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordClientActivity } from '../projects/shared/record-client-activity.ts'
import { getProposalFor } from './get-proposal.ts'
import { lockForMove, type ProposalRequest, requireVersion } from './lock-for-move.ts'
import type { ProposalRow } from './proposal.queries.ts'
import { endOpenCounter, insertCounter } from './proposal-counter.queries.ts'
import { insertEdit } from './proposal-edit.queries.ts'
import { type ProposalTerms, termsChangedBetween, termsOf } from './proposal-edit.rules.ts'
import { requireSum } from './proposal-terms.rules.ts'
import { setNextVersion, setOpened } from './proposal-writes.queries.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import { aboutProposal } from './shared/about-proposal.ts'
import { storedMilestones } from './shared/milestone.rules.ts'

type CounterRequest = ProposalRequest & { counterId: string }

/** Once per side: the client first, then the freelancer. The proposal stays as it is until the other side accepts. */
export function counterOffer(deps: OnceDeps, { version, ...input }: ProposalRequest & CounterInput) {
  return deps.database.db.transaction(async (tx) => {
    const { proposal, party } = await lockForMove(tx, proposalMoves.counter, input)
    requireVersion(proposal, version)
    await refuseBlocked(tx, proposal)
    const by = party === 'client' ? 'client' : 'freelancer'
    const offered = {
      bidCents: toCents(input.bidAmount),
      deliveryDays: input.deliveryTime ?? null,
      milestones: storedMilestones(input.milestones ?? []),
    }
    requireSum(offered.milestones, offered.bidCents)
    if (!changesOf(proposal, offered)) throw new DomainError('proposal.counter_nothing')

    const at = deps.clock()
    await endOpenCounter(tx, proposal.id, { status: 'countered', endedAt: at })
    const values = { ...offered, proposalId: proposal.id, by, message: input.message ?? '', createdAt: at } as const
    await insertCounter(tx, values)
    if (by === 'client') await recordClientsAct(tx, proposal, at)
    await deps.events.record(tx, at, {
      kind: 'proposal.countered',
      actorId: input.viewerId,
      about: aboutProposal(proposal),
    })
    return getProposalFor(tx, input)
  })
}

/** The proposal takes the terms that the other side offered, as its next version. A contract is made by its acceptance alone. */
export function acceptCounter(deps: OnceDeps, request: CounterRequest) {
  return answer(deps, 'accept_counter', request, async (tx, proposal, counter) => {
    const { bidCents, deliveryDays, milestones } = counter
    const editedAt = deps.clock()
    const changes = changesOf(proposal, counter)
    await setNextVersion(tx, proposal.id, { bidCents, deliveryDays, milestones, atBudget: false }, editedAt)
    const { id: proposalId, version } = proposal
    if (changes) await insertEdit(tx, { proposalId, version: version + 1, cause: 'counter', editedAt, ...changes })
    return 'accepted'
  })
}

export function declineCounter(deps: OnceDeps, request: CounterRequest) {
  return answer(deps, 'decline_counter', request, async () => 'declined')
}

type Counter = ProposalRow['counters'][number]
type Answer = 'accepted' | 'declined'

function answer(
  deps: Deps,
  move: 'accept_counter' | 'decline_counter',
  { counterId, ...request }: CounterRequest,
  take: (tx: Tx, proposal: ProposalRow, counter: Counter) => Promise<Answer>,
) {
  return deps.database.db.transaction(async (tx) => {
    const { proposal, party } = await lockForMove(tx, proposalMoves[move], request)
    const counter = proposal.counters.find(({ id }) => id === counterId)
    if (!counter) throw new DomainError('proposal.counter_not_found')
    if (counter.status !== 'open') throw new DomainError('proposal.no_counter')
    const status = await take(tx, proposal, counter)
    const at = deps.clock()
    await endOpenCounter(tx, proposal.id, { status, endedAt: at })
    if (party === 'client') await recordClientsAct(tx, proposal, at)
    await deps.events.record(tx, at, {
      kind: `proposal.counter_${status}`,
      actorId: request.viewerId,
      about: aboutProposal(proposal),
    })
    return getProposalFor(tx, request)
  })
}

async function recordClientsAct(tx: Tx, { id, projectId }: ProposalRow, at: Date) {
  await setOpened(tx, id, at)
  await recordClientActivity(tx, projectId, at)
}

function changesOf(proposal: ProposalRow, offered: Pick<ProposalTerms, 'bidCents' | 'deliveryDays' | 'milestones'>) {
  const { bidCents, deliveryDays, milestones } = offered
  const before = termsOf(proposal)
  return termsChangedBetween(before, { ...before, bidCents, deliveryDays, milestones }, { sameFiles: true })
}
