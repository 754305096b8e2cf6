import type { DomainEvent } from '@guildhall/contract'
import type { Effects, EffectsPart } from '../../../effects.ts'

export const savedSearchEffects: EffectsPart = {
  'search.found': ({ kind, about, context: facts }) => ({
    notices: [{ userId: about.personId, kind, facts, event: facts.projectId }],
  }),
  'search.person_found': ({ kind, about, context: { foundId, foundName, searchName } }, at) => ({
    notices: [
      {
        ...{ userId: about.personId, kind, event: `${foundId}:${at.toISOString()}` },
        facts: { actorId: foundId, actorName: foundName, searchName },
      },
    ],
  }),
  'search.daily': onDay,
  'search.people_daily': onDay,
}

function onDay({ kind, about, context }: DomainEvent<'search.daily' | 'search.people_daily'>): Effects {
  const { searchId, day, ...facts } = context
  return { notices: [{ userId: about.personId, kind, facts, event: `${searchId}:${day}` }] }
}
