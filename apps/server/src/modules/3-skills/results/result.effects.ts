import type { DomainEvent } from '@guildhall/contract'
import type { Effects, EffectsPart } from '../../../effects.ts'
import { mailTo } from '../../2-people/accounts/shared/security-effects.ts'

export const resultEffects: EffectsPart = {
  'result.withdrawn': onDecision,
  'result.restored': onDecision,
  'result.regraded': onRegraded,
}

function onDecision(
  { kind, about: { personId }, facts: { resultId }, context }: DomainEvent<'result.withdrawn' | 'result.restored'>,
  at: Date,
): Effects {
  const { email, ...data } = context
  const { skill, difficulty } = data
  const event = `${resultId}:${at.toISOString()}`
  return {
    notices: [{ userId: personId, kind, facts: { skill, difficulty }, event }],
    mails: [mailTo({ personId, email }, kind, data)],
  }
}

function onRegraded(
  { kind, about: { personId }, facts: { resultId }, context }: DomainEvent<'result.regraded'>,
  at: Date,
): Effects {
  const { email, ...data } = context
  const { skill, difficulty, before, after, reason } = data
  const sentence = `It was ${before}, and is ${after}. ${reason}`
  return {
    notices: [
      {
        userId: personId,
        kind,
        facts: { skill, difficulty, resultId, sentence },
        event: `${resultId}:${at.toISOString()}`,
      },
    ],
    mails: [mailTo({ personId, email }, kind, { ...data, resultId })],
  }
}
