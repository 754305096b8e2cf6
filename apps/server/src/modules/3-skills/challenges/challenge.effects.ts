import type { EffectsPart } from '../../../effects.ts'

const outcomes = {
  kept: 'it stays as it is. ',
  key_changed: 'another answer counts as right now. ',
  dropped: 'it no longer counts. ',
} as const

export const challengeEffects: EffectsPart = {
  'challenge.decided': ({ kind, about, facts: { challengeId, resultId }, context: { skill, decision, reason } }) => ({
    notices: [
      {
        userId: about.personId,
        kind,
        facts: { skill, resultId, sentence: `${outcomes[decision]}${reason}` },
        event: challengeId,
      },
    ],
  }),
}
