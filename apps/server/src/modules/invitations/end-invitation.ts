import { type DeclineReason, type InvitationView, invitationMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { publishChanged } from '../../platform/live/publish-changed.ts'
import { requireMove } from '../../platform/require-move.ts'
import { keepAccounts } from '../accounts/shared/lock-account.queries.ts'
import { notify } from '../notifications/shared/notify.ts'
import { presentInvitation } from './invitation.presenter.ts'
import { findInvitation, type InvitationRow, lockInvitation, setInvitation } from './invitation.queries.ts'
import { invitationStanding } from './invitation.rules.ts'

type Target = { invitationId: string; viewerId: string }
type Ending = { declineReason: DeclineReason; declineNote: string } | Record<never, never>

export function declineInvitation(
  deps: Deps,
  { reason, note, ...target }: Target & { reason: DeclineReason; note: string },
): Promise<InvitationView> {
  const ending = { declineReason: reason, declineNote: note.trim() }
  return end(deps, target, 'decline', ending, async (tx, invitation) => {
    const { id, projectId, projectTitle, clientId, freelancerId: actorId, freelancerName: actorName } = invitation
    const facts = { projectId, projectTitle, actorId, actorName }
    await notify(deps, tx, [{ userId: clientId, kind: 'invitation.declined', facts, event: id }])
  })
}

export function withdrawInvitation(deps: Deps, target: Target): Promise<InvitationView> {
  return end(deps, target, 'withdraw', {}, async () => {})
}

function end(
  deps: Deps,
  { invitationId, viewerId }: Target,
  move: 'decline' | 'withdraw',
  ending: Ending,
  tell: (tx: Tx, invitation: InvitationRow) => Promise<void>,
): Promise<InvitationView> {
  return deps.database.db.transaction(async (tx) => {
    const found = await findInvitation(tx, invitationId)
    if (found) await keepAccounts(tx, [found.clientId])
    const locked = await lockInvitation(tx, invitationId)
    if (!locked) throw new DomainError('invitation.not_found')
    const standing = invitationStanding(locked, viewerId)
    if (standing.party === 'stranger') throw new DomainError('invitation.not_found')
    const rule = invitationMoves[move]
    requireMove(rule, standing)
    await setInvitation(tx, invitationId, { status: rule.to, endedAt: deps.clock(), ...ending })
    const invitation = await findInvitation(tx, invitationId)
    if (!invitation) throw new Error('a locked invitation must be found')
    await tell(tx, invitation)
    const { clientId, freelancerId, projectId } = invitation
    publishChanged(deps.live, tx, [clientId, freelancerId], { part: 'invitation', projectId })
    return presentInvitation(invitation, viewerId)
  })
}
