import { z } from 'zod'
import { assessmentStatuses, attemptKinds, difficulties, questionSources, resultKinds } from './assessment-rules.ts'
import { sealedQuestionView } from './attempts.ts'
import { pageQuery } from './projects.ts'
import { textLimits } from './text.constants.ts'
import { exactText } from './text.ts'

export const assessmentResultView = z.object({
  _id: z.uuid(),
  skill: z.string(),
  score: z.int(),
  totalQuestions: z.int(),
  percentage: z.int(),
  status: z.enum(assessmentStatuses),
  difficulty: z.enum(difficulties),
  completedAt: z.iso.datetime(),
  kind: z.enum(resultKinds),
  /** Null for practice. */
  source: z.enum(questionSources).nullable(),
  /** Counts attempts of this kind at this skill and difficulty, from 1. Null for practice. */
  attemptNumber: z.int().nullable(),
  onProfile: z.boolean(),
})
export type AssessmentResultView = z.infer<typeof assessmentResultView>

/** A profile's entry for a skill: the best result by the published ranking, and the number of others. */
export const profileAssessmentView = assessmentResultView.extend({ historyCount: z.int() })
export type ProfileAssessmentView = z.infer<typeof profileAssessmentView>

export const resultListQuery = z.object({ skill: exactText('Skill', textLimits.skill).optional(), ...pageQuery })

export const lessonLink = z.object({ courseId: z.string(), lessonId: z.string(), title: z.string() })
export type LessonLink = z.infer<typeof lessonLink>

export const conceptView = z.object({
  concept: z.string(),
  correct: z.int(),
  total: z.int(),
  /** Null if no question on the concept was missed, or the library has no lesson on it. */
  lesson: lessonLink.nullable(),
})

export type ConceptView = z.infer<typeof conceptView>

export const reviewedQuestionView = sealedQuestionView.extend({
  concept: z.string(),
  /** Index of the chosen option, or null if unanswered. */
  chosen: z.int().nullable(),
  correct: z.int(),
  explanation: z.string(),
})

export const ownResultView = assessmentResultView.extend({
  kind: z.enum(attemptKinds),
  source: z.enum(questionSources),
  startedAt: z.iso.datetime(),
  /** When a verified attempt at the same skill and difficulty can next be started. */
  retakeAt: z.iso.datetime(),
  concepts: z.array(conceptView),
  review: z.array(reviewedQuestionView),
})
export type OwnResultView = z.infer<typeof ownResultView>

export const showResultBody = z.object({ onProfile: z.boolean({ error: 'Say whether the profile shows it.' }) })

export const publicResultView = assessmentResultView.omit({ onProfile: true }).extend({
  kind: z.enum(attemptKinds),
  source: z.enum(questionSources),
  attemptNumber: z.int(),
  holder: z.object({
    _id: z.uuid(),
    name: z.string(),
    username: z.string(),
    hasProfile: z.boolean(),
  }),
  startedAt: z.iso.datetime(),
  concepts: z.array(conceptView.omit({ lesson: true })),
  passed: z.boolean(),
  /** False only for the owner of a hidden result. Others get 404. */
  shown: z.boolean(),
  /** Withdrawn by the operator and never shown again. True only for the owner. */
  withdrawn: z.boolean(),
  /** Passed, but without a credential until its holder confirms their email address. */
  awaitsConfirmation: z.boolean(),
  /** For passed results of people with a confirmed address. Absolute addresses. */
  credential: z.object({ url: z.url(), keysUrl: z.url(), issuerUrl: z.url() }).nullable(),
})
export type PublicResultView = z.infer<typeof publicResultView>

export const verifiedSkillView = z.object({
  skill: z.string(),
  difficulty: z.enum(difficulties),
  percentage: z.int(),
  source: z.enum(questionSources),
  resultId: z.uuid(),
  /** False only for its owner. Others do not see results that the profile hides. */
  onProfile: z.boolean(),
})
export type VerifiedSkillView = z.infer<typeof verifiedSkillView>
/** `GET /api/assessments/verified`: the caller's best result of each skill. */
export const verifiedSkillsView = z.array(verifiedSkillView)
