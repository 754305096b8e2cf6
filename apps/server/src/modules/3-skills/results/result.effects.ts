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
  const { email, before, after, ...data } = context
  const { skill, difficulty, reason } = data
  const grades = { before: gradeText(before), after: gradeText(after) }
  const sentence = `It was ${grades.before}, and is ${grades.after}. ${reason}`
  return {
    notices: [
      {
        userId: personId,
        kind,
        facts: { skill, difficulty, resultId, sentence },
        event: `${resultId}:${at.toISOString()}`,
      },
    ],
    mails: [mailTo({ personId, email }, kind, { ...data, ...grades, resultId })],
  }
}

const gradeText = ({
  score,
  totalQuestions,
  percentage,
}: {
  score: number
  totalQuestions: number
  percentage: number
}) => `${score} of ${totalQuestions} (${percentage} %)`
