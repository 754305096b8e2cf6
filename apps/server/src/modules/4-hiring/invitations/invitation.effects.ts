import type { DomainEvent } from '@guildhall/contract'
import type { Effects, EffectsPart } from '../../../effects.ts'
import { otherSide, sidesOf } from '../../1-ground/events/shared/sides.ts'

export const invitationEffects: EffectsPart = {
  'invitation.sent': (event) => ({ notices: [noticeOf(event, 'invitation.received')], stale: staleFor(event) }),
  'invitation.declined': (event) => ({ notices: [noticeOf(event, 'invitation.declined')], stale: staleFor(event) }),
  'invitation.withdrawn': (event) => ({ stale: staleFor(event) }),
}

type OnInvitation = DomainEvent<'invitation.sent' | 'invitation.declined' | 'invitation.withdrawn'>

function noticeOf<Kind extends 'invitation.received' | 'invitation.declined'>(event: OnInvitation, kind: Kind) {
  const { actorId, about } = event
  const { invitationId, projectId, projectTitle } = about
  return { userId: otherSide(event), kind, facts: { projectId, projectTitle }, actorId, event: invitationId }
}

function staleFor({ about }: OnInvitation): Effects['stale'] {
  return [{ people: sidesOf(about), part: 'invitation', projectId: about.projectId }]
}
