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
  source: z.enum(questionSources).nullable(),
  /** From 1, among attempts of this kind at this skill and difficulty. Null for practice. */
  attemptNumber: z.int().nullable(),
  onProfile: z.boolean(),
})
export type AssessmentResultView = z.infer<typeof assessmentResultView>

/** The best result for a skill by the published ranking, and the number of others. */
export const profileAssessmentView = assessmentResultView.extend({ historyCount: z.int() })
export type ProfileAssessmentView = z.infer<typeof profileAssessmentView>

export const resultListQuery = z.object({ skill: exactText('Skill', textLimits.skill).optional(), ...pageQuery })

export const lessonLink = z.object({
  courseId: z.string(),
  lessonId: z.string(),
  /** The step that teaches the concept, of a lesson that is read in steps. */
  stepId: z.string().optional(),
  title: z.string(),
})
export type LessonLink = z.infer<typeof lessonLink>

export const conceptView = z.object({
  concept: z.string(),
  correct: z.int(),
  total: z.int(),
  lesson: lessonLink.nullable(),
})

export type ConceptView = z.infer<typeof conceptView>

/** What an operator decided about a question after somebody challenged it. A dropped one does not count. */
export const questionCorrectionView = z.object({
  decision: z.enum(['key_changed', 'dropped']),
  reason: z.string(),
  decidedAt: z.iso.datetime(),
})

export const reviewedQuestionView = sealedQuestionView.extend({
  concept: z.string(),
  chosen: z.int().nullable(),
  correct: z.int(),
  explanation: z.string(),
  correction: questionCorrectionView.nullable(),
})
export type ReviewedQuestionView = z.infer<typeof reviewedQuestionView>

/** The result before, at the same skill and level, and what became of the concepts that were missed in it. */
export const earlierResultView = z.object({
  resultId: z.uuid(),
  score: z.int(),
  totalQuestions: z.int(),
  percentage: z.int(),
  completedAt: z.iso.datetime(),
  missed: z.array(z.object({ concept: z.string(), now: z.enum(['right', 'missed', 'not_asked']) })),
})
export type EarlierResultView = z.infer<typeof earlierResultView>

export const ownResultView = assessmentResultView.extend({
  kind: z.enum(attemptKinds),
  source: z.enum(questionSources),
  startedAt: z.iso.datetime(),
  retakeAt: z.iso.datetime(),
  /** When corrected questions last changed the result. */
  regradedAt: z.iso.datetime().nullable(),
  concepts: z.array(conceptView),
  /** Missed concepts that were practiced on enough days since to offer another attempt. Of the latest result only. */
  practiced: z.array(z.string()),
  before: earlierResultView.nullable(),
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
    /** As in their profile. */
    mayBeFound: z.boolean(),
  }),
  startedAt: z.iso.datetime(),
  /** Of the rules it came about under; 1 until the public bank proved nothing any more. */
  rulesVersion: z.int(),
  /** Of the attempts before this one that share its numbering: those whose time ran out before they were handed in. */
  earlierAttemptsLeft: z.int(),
  /** Of generated questions: how many templates they were made from, and the versions of these. */
  templates: z.object({ count: z.int(), versions: z.array(z.int()) }).nullable(),
  concepts: z.array(conceptView.omit({ lesson: true })),
  passed: z.boolean(),
  /** When corrected questions last changed the result, and how many questions no longer count. */
  regradedAt: z.iso.datetime().nullable(),
  droppedQuestions: z.int(),
  /** False only for the owner; others get 404. */
  shown: z.boolean(),
  /** Withdrawn by an operator. True only for the owner. */
  withdrawn: z.boolean(),
  /** Its holder must confirm their email address to get a credential. */
  awaitsConfirmation: z.boolean(),
  /** Absolute addresses; null unless passed by a person with a confirmed address. */
  credential: z.object({ url: z.url(), keysUrl: z.url(), issuerUrl: z.url() }).nullable(),
})
export type PublicResultView = z.infer<typeof publicResultView>

export const verifiedSkillView = z.object({
  skill: z.string(),
  difficulty: z.enum(difficulties),
  percentage: z.int(),
  source: z.enum(questionSources),
  /** These are missing in listings that were made before they were part of them. */
  attemptNumber: z.int().optional(),
  /** As in the public result. */
  earlierAttemptsLeft: z.int().optional(),
  startedAt: z.iso.datetime().optional(),
  completedAt: z.iso.datetime().optional(),
  /** The Wilson score interval of the percentage. */
  range: z.object({ from: z.int(), to: z.int() }).optional(),
  resultId: z.uuid(),
  onProfile: z.boolean(),
})
export type VerifiedSkillView = z.infer<typeof verifiedSkillView>
export const verifiedSkillsView = z.array(verifiedSkillView)
