import { type DeclineReason, type InvitationView, invitationMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { keepAccounts } from '../../1-ground/users/shared/lock-account.queries.ts'
import { aboutInvitation } from './about-invitation.ts'
import { presentInvitation } from './invitation.presenter.ts'
import { findInvitation, lockInvitation, setInvitation } from './invitation.queries.ts'
import { invitationMoveContext } from './invitation.rules.ts'

type Target = { invitationId: string; viewerId: string }
type Ending = { declineReason: DeclineReason; declineNote: string } | Record<never, never>

export function declineInvitation(
  deps: OnceDeps,
  { reason, note, ...target }: Target & { reason: DeclineReason; note: string },
): Promise<InvitationView> {
  return end(deps, target, 'decline', { declineReason: reason, declineNote: note.trim() })
}

export function withdrawInvitation(deps: OnceDeps, target: Target): Promise<InvitationView> {
  return end(deps, target, 'withdraw', {})
}

const kinds = { decline: 'invitation.declined', withdraw: 'invitation.withdrawn' } as const

function end(
  deps: Deps,
  { invitationId, viewerId }: Target,
  move: 'decline' | 'withdraw',
  ending: Ending,
): Promise<InvitationView> {
  return deps.database.db.transaction(async (tx) => {
    const found = await findInvitation(tx, invitationId)
    if (found) await keepAccounts(tx, [found.clientId, found.freelancerId])
    const locked = await lockInvitation(tx, invitationId)
    if (!locked) throw new DomainError('invitation.not_found')
    const moveContext = invitationMoveContext(locked, viewerId)
    if (moveContext.party === 'stranger') throw new DomainError('invitation.not_found')
    const rule = invitationMoves[move]
    requireMove(rule, moveContext)
    const at = deps.clock()
    await setInvitation(tx, invitationId, { status: rule.to, endedAt: at, ...ending })
    const invitation = await findInvitation(tx, invitationId)
    assertRow(invitation, 'a locked invitation')
    await deps.events.record(tx, at, { kind: kinds[move], actorId: viewerId, about: aboutInvitation(invitation) })
    return presentInvitation(invitation, viewerId)
  })
}
