import { type SelectableSkill, selectableSkillOf, selectableSkills } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { plainLine } from '../../../../platform/ai/plain-text.rules.ts'
import { DomainError, sentenceFor } from '../../../../platform/errors.ts'

export type QuestionSource = { source: 'bank'; skill: SelectableSkill } | { source: 'ai'; skill: string }

/** The bank, else the AI provider. Throws `assessment.topic_not_covered` at `field`, listing the available topics. */
export function chooseSource({ ai }: Pick<Deps, 'ai'>, topic: string, field: string): QuestionSource {
  const covered = selectableSkillOf(topic)
  if (covered) return { source: 'bank', skill: covered }
  // The name will appear on profiles and in credentials, so control characters are removed.
  const skill = plainLine(topic)
  if (!ai || skill === '') throw notCovered(field, skill)
  return { source: 'ai', skill }
}

function notCovered(field: string, topic: string): DomainError {
  const code = 'assessment.topic_not_covered'
  const details = { topic, covered: selectableSkills.join(', ') }
  return new DomainError(code, details, [{ path: field, message: sentenceFor(code, details) }])
}
