import type { DomainEvent } from '@guildhall/contract'
import type { Effects, EffectsPart } from '../../../effects.ts'
import { lineOf, sidesOf } from '../../1-ground/events/shared/sides.ts'

export const directOfferEffects: EffectsPart = {
  'direct.offered': (event) => {
    const { freelancerId: userId, directOfferId, projectTitle } = event.about
    const { mail } = event.context
    if (userId === null) return mail ? { mails: [{ kind: 'direct_contracts.offer', ...mail }] } : {}
    const facts = { directOfferId, projectTitle }
    const { actorId } = event
    return {
      notices: [{ userId, kind: 'direct.offered', facts, actorId, event: directOfferId }],
      stale: [{ people: [userId], part: 'invitation' }],
    }
  },
  'direct.accepted': ({ kind, actorId, about, facts: { directOfferId } }) => {
    const { clientId, contractId, projectTitle } = about
    const facts = { directOfferId, projectTitle, contractId }
    return {
      notices: [{ userId: clientId, kind: 'direct.accepted', facts, actorId, event: directOfferId }],
      // The client chose the freelancer.
      lines: lineOf({ kind, actorId: clientId, about }),
      stale: [{ people: sidesOf(about), part: 'invitation' }],
    }
  },
  // Without a name: the client must not learn who reads the mail of an address.
  'direct.declined': (event) => {
    const { clientId: userId, directOfferId, projectTitle } = event.about
    const facts = { directOfferId, projectTitle }
    return { ...onEnd(event), notices: [{ userId, kind: 'direct.declined', facts, event: directOfferId }] }
  },
  'direct.withdrawn': onEnd,
}

function onEnd({ about }: DomainEvent<'direct.declined' | 'direct.withdrawn'>): Effects {
  return { stale: [{ people: [about.clientId, about.freelancerId], part: 'invitation' }] }
}
