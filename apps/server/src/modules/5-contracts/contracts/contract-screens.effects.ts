import { type EventKind, type EventSubjects, eventKinds, eventRule, type LivePart } from '@guildhall/contract'
import type { Effects, EffectsPart } from '../../../effects.ts'
import { sidesOf } from '../../1-ground/events/shared/sides.ts'

/** Whatever happens to a contract or its money, open screens of both sides read it again: no kind can be forgotten. */
export const contractScreens = Object.fromEntries(
  eventKinds
    // Nobody learns before both are public that the other side has written a review.
    .filter((kind) => eventRule(kind).subject === 'contract' && kind !== 'review.written')
    .map((kind) => [kind, ({ about }: { about: EventSubjects['contract'] }) => staleFor(about, partOf(kind))]),
) as EffectsPart

const partOf = (kind: EventKind): LivePart => (kind.startsWith('money.') ? 'payment' : 'contract')

function staleFor(about: EventSubjects['contract'], part: LivePart): Effects {
  const { projectId, proposalId, contractId } = about
  return { stale: [{ people: sidesOf(about), part, projectId, proposalId, contractId }] }
}
