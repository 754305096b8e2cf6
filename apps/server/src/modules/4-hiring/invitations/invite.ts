import {
  dayMs,
  type InvitationView,
  invitationDays,
  invitationMoves,
  invitationsPerPersonDays,
} from '@guildhall/contract'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { keepAccounts, lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { lockProjectFor } from '../projects/shared/lock-project.ts'
import { aboutInvitation } from './about-invitation.ts'
import { presentInvitation } from './invitation.presenter.ts'
import { countSentSince, findInvitation, insertInvitation } from './invitation.queries.ts'
import { inviteMoveContext } from './invitation.rules.ts'
import { findInviteFacts } from './invite-facts.queries.ts'
import { findReachable } from './shared/find-reachable.queries.ts'

/** Locks the project, then the accounts. Throws as `invitationMoves.invite`, `project.not_found` and `account.not_found`. */
export function invite(
  deps: OnceDeps,
  { projectId, clientId, freelancerId, message }: InvitationInput,
): Promise<InvitationView> {
  return deps.database.db.transaction(async (tx) => {
    const project = await lockProjectFor(tx, projectId, clientId)
    await lockAccount(tx, clientId)
    const now = deps.clock()
    const facts = await findInviteFacts(tx, {
      projectId,
      freelancerId,
      since: new Date(now.getTime() - invitationsPerPersonDays * dayMs),
    })
    assertRow(facts, 'a locked project')
    const isPresent = await keepAccounts(tx, [freelancerId])
    const isReachable = isPresent ? await findReachable(tx, freelancerId, clientId) : undefined
    const isClient = project.clientId === clientId
    if (isReachable === undefined && isClient) throw new DomainError('account.not_found')
    requireMove(
      invitationMoves.invite,
      inviteMoveContext({
        ...facts,
        projectStatus: project.status,
        isClient,
        isSelf: freelancerId === clientId,
        isReachable: isReachable ?? false,
        invitedToday: await countSentSince(tx, clientId, new Date(now.getTime() - dayMs)),
      }),
    )
    const id = await insertInvitation(tx, {
      projectId,
      clientId,
      freelancerId,
      message: message.trim(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationDays * dayMs),
    })
    const invitation = await findInvitation(tx, id)
    assertRow(invitation, 'an inserted invitation')
    await deps.events.record(tx, now, {
      kind: 'invitation.sent',
      actorId: clientId,
      about: aboutInvitation(invitation),
    })
    return presentInvitation(invitation, clientId)
  })
}

type InvitationInput = { projectId: string; clientId: string; freelancerId: string; message: string }
