import { type SkillSlug, skillNames } from '@guildhall/content'
import { skillKey } from '@guildhall/contract'
import type { LessonStep } from './exercise-library.ts'

/** The concepts of assessments that somebody practices who does what the step ends with. None in courses of no skill. */
export function conceptsPracticedBy(courseId: string, step: LessonStep | undefined) {
  const skill = skillNames[courseId as SkillSlug] as string | undefined
  return { skillKey: skillKey(skill ?? ''), names: skill ? (step?.concepts ?? []) : [] }
}
