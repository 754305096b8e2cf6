import { z } from 'zod'
import { assessmentStatuses, attemptKinds, difficulties, questionSources, resultKinds } from './assessment-rules.ts'
import { sealedQuestionView } from './attempts.ts'
import { pageQuery } from './projects.ts'
import { textLimits } from './text.constants.ts'
import { exactText } from './text.ts'

/** One result in a list: on a profile, in a history, in `/api/quizzes`. */
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
  /** Where the questions came from; null for practice. */
  source: z.enum(questionSources).nullable(),
  /** Which attempt of its kind at this skill and difficulty it was, from 1; null for practice. */
  attemptNumber: z.int().nullable(),
  /** Whether the public profile shows it. */
  onProfile: z.boolean(),
})
export type AssessmentResultView = z.infer<typeof assessmentResultView>

/** What a profile shows of one skill: the best verified result, else the latest practice, and how many more there are. */
export const profileAssessmentView = assessmentResultView.extend({ historyCount: z.int() })
export type ProfileAssessmentView = z.infer<typeof profileAssessmentView>

/** The filter of every list of assessment results. */
export const resultListQuery = z.object({ skill: exactText('Skill', textLimits.skill).optional(), ...pageQuery })

/** Where the library teaches a concept. */
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

/** One question in the review after the finish. */
export const reviewedQuestionView = sealedQuestionView.extend({
  concept: z.string(),
  /** Index of the option chosen, or null if the question was left open. */
  chosen: z.int().nullable(),
  correct: z.int(),
  explanation: z.string(),
})

/** A result as the person who earned it sees it, with the review. */
export const ownResultView = assessmentResultView.extend({
  kind: z.enum(attemptKinds),
  source: z.enum(questionSources),
  startedAt: z.iso.datetime(),
  /** From when on a verified attempt at the same skill and difficulty can be started. */
  retakeAt: z.iso.datetime(),
  concepts: z.array(conceptView),
  review: z.array(reviewedQuestionView),
})
export type OwnResultView = z.infer<typeof ownResultView>

/** `PUT /api/assessments/results/:resultId/profile` */
export const showResultBody = z.object({ onProfile: z.boolean({ error: 'Say whether the profile shows it.' }) })

/** The result of an attempt as anybody may check it. */
export const publicResultView = assessmentResultView.omit({ onProfile: true }).extend({
  kind: z.enum(attemptKinds),
  source: z.enum(questionSources),
  attemptNumber: z.int(),
  holder: z.object({
    _id: z.uuid(),
    name: z.string(),
    username: z.string(),
    /** Whether there is a public profile to go to. */
    hasProfile: z.boolean(),
  }),
  startedAt: z.iso.datetime(),
  concepts: z.array(conceptView.omit({ lesson: true })),
  /** Whether it proves the skill at its difficulty. */
  passed: z.boolean(),
  /** False only for the holder of a result that is not shown. For everybody else that result is missing. */
  shown: z.boolean(),
  /** Taken back by the operator: it can not be shown again. True only for the holder. */
  withdrawn: z.boolean(),
  /** Of results that passed. Absolute addresses. */
  credential: z.object({ url: z.url(), keysUrl: z.url(), issuerUrl: z.url() }).nullable(),
})
export type PublicResultView = z.infer<typeof publicResultView>

/** A proven skill, as it stands beside a project or a proposal. */
export const verifiedSkillView = z.object({
  skill: z.string(),
  difficulty: z.enum(difficulties),
  percentage: z.int(),
  source: z.enum(questionSources),
  resultId: z.uuid(),
  /** False only for its holder: other people do not see results that the profile does not show. */
  onProfile: z.boolean(),
})
export type VerifiedSkillView = z.infer<typeof verifiedSkillView>
/** `GET /api/assessments/verified`: the caller's own, the best of each skill. */
export const verifiedSkillsView = z.array(verifiedSkillView)
