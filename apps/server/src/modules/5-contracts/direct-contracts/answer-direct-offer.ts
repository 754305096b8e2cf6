import { type DirectOfferDetailView, dayMs, directOfferMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { insertPrivateProject } from '../../4-hiring/projects/shared/insert-private-project.ts'
import { lockProject } from '../../4-hiring/projects/shared/lock-project.ts'
import { moveProject } from '../../4-hiring/projects/shared/move-project.ts'
import { insertAcceptedProposal } from '../../4-hiring/proposals/shared/insert-accepted-proposal.ts'
import { openContract } from '../contracts/shared/open-contract.ts'
import { aboutOffer } from './about-offer.ts'
import { presentDirectOfferDetail } from './direct-offer.presenter.ts'
import { type DirectOfferRow, findDirectOffer, lockDirectOffer, setDirectOffer } from './direct-offer.queries.ts'
import { directOfferMoveContext } from './direct-offer.rules.ts'

type Target = { offerId: string; viewerId: string }
type Move = 'accept' | 'decline' | 'withdraw'

export function acceptDirectOffer(deps: OnceDeps, target: Target): Promise<DirectOfferDetailView> {
  return answer(deps, target, 'accept', async (tx, offer, now) => {
    const { clientId, title, description, amountCents, deliveryDays, milestones } = offer
    const { viewerId: freelancerId } = target
    const deadlineAt = new Date(now.getTime() + deliveryDays * dayMs)
    const projectId = await insertPrivateProject(tx, {
      clientId,
      title,
      description,
      priceCents: amountCents,
      deadlineAt,
      now,
    })
    const project = await lockProject(tx, projectId)
    const terms = { bidCents: amountCents, deliveryDays, milestones }
    const proposalId = await insertAcceptedProposal(tx, { project, freelancerId, terms, now })
    await moveProject(tx, 'accept_proposal', { project, actorId: clientId, now })
    const contractId = await openContract(deps, tx, {
      proposalId,
      projectId,
      clientId,
      freelancerId,
      title,
      criteria: offer.criteria || description,
      requiredSkills: [],
      amountCents,
      deliveryDays,
      milestones,
      at: now,
    })
    await deps.events.record(tx, now, {
      kind: 'direct.accepted',
      actorId: freelancerId,
      about: { contractId, proposalId, projectId, projectTitle: title, clientId, freelancerId },
      facts: { cents: amountCents, directOfferId: offer.id },
    })
    return { contractId }
  })
}

export function declineDirectOffer(deps: OnceDeps, { note, ...target }: Target & { note: string }) {
  return answer(deps, target, 'decline', async (tx, offer, now) => {
    await deps.events.record(tx, now, { kind: 'direct.declined', actorId: target.viewerId, about: aboutOffer(offer) })
    return { declineNote: note.trim() }
  })
}

export function withdrawDirectOffer(deps: OnceDeps, target: Target) {
  return answer(deps, target, 'withdraw', async (tx, offer, now) => {
    await deps.events.record(tx, now, { kind: 'direct.withdrawn', actorId: target.viewerId, about: aboutOffer(offer) })
    return {}
  })
}

function answer(
  deps: Deps,
  { offerId, viewerId }: Target,
  move: Move,
  act: (tx: Tx, offer: DirectOfferRow, now: Date) => Promise<{ contractId?: string; declineNote?: string }>,
): Promise<DirectOfferDetailView> {
  return deps.database.db.transaction(async (tx) => {
    await lockDirectOffer(tx, offerId)
    const now = deps.clock()
    const offer = await findDirectOffer(tx, offerId)
    if (!offer) throw new DomainError('direct.not_found')
    const moveContext = directOfferMoveContext(offer, viewerId, now)
    if (moveContext.party === 'stranger') throw new DomainError('direct.not_found')
    const rule = directOfferMoves[move]
    requireMove(rule, moveContext)
    const changes = await act(tx, offer, now)
    await setDirectOffer(tx, offerId, { status: rule.to, endedAt: now, tokenHash: null, ...changes })
    const ended = await findDirectOffer(tx, offerId)
    assertRow(ended, 'a locked offer')
    return presentDirectOfferDetail(ended, { viewerId, now, feeBps: deps.config.platformFeeBps })
  })
}
