import { z } from 'zod'
import {
  assessmentDefaults,
  assessmentStatuses,
  attemptKinds,
  difficulties,
  type QuestionCount,
  questionCounts,
  questionSources,
  resultKinds,
} from './assessments.constants.ts'
import { textLimits } from './text.constants.ts'
import { exactText, requiredText } from './text.ts'

const topic = requiredText('Topic', textLimits.skill)
const numQuestions = z
  .union([z.number(), z.string()], { error: 'The number of questions must be 5, 10, 15 or 20.' })
  .transform(Number)
  .refine((count): count is QuestionCount => questionCounts.some((allowed) => allowed === count), {
    error: 'The number of questions must be 5, 10, 15 or 20.',
  })
  .default(assessmentDefaults.numQuestions)
const difficulty = z
  .enum(difficulties, { error: 'Difficulty must be Beginner, Intermediate or Advanced.' })
  .default(assessmentDefaults.difficulty)

/** `POST /api/ai-quiz/generate` */
export const generateQuizBody = z.object({ topic, numQuestions, difficulty })

/** One practice question, with its answer. `question` holds the code it asks about, too. */
export const quizQuestionView = z.object({
  question: z.string(),
  options: z.array(z.string()),
  answer: z.string(),
  explanation: z.string(),
  concept: z.string(),
})
export const quizView = z.object({ quiz: z.array(quizQuestionView) })
export type QuizView = z.infer<typeof quizView>

const wholeNumber = (name: string, minimum: number, maximum: number) =>
  z
    .union([z.number(), z.string().regex(/^\s*-?\d+(\.\d+)?\s*$/)], { error: `${name} must be a number.` })
    .transform(Number)
    .pipe(
      z
        .int({ error: `${name} must be a whole number.` })
        .min(minimum, { error: `${name} must be at least ${minimum}.` })
        .max(maximum, { error: `${name} can be at most ${maximum}.` }),
    )

/** `POST /api/ai-quiz/save-assessment`: a result by the person's own word. Percentage and status are worked out by us. */
export const saveAssessmentBody = z
  .object({
    skill: requiredText('Skill', textLimits.skill),
    score: wholeNumber('Score', 0, 100),
    totalQuestions: wholeNumber('Total questions', 1, 100),
    difficulty,
  })
  .refine(({ score, totalQuestions }) => score <= totalQuestions, {
    path: ['score'],
    error: 'Score cannot be more than the number of questions.',
  })

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

/** `POST /api/assessments/attempts` */
export const startAttemptBody = z.object({ skill: topic, numQuestions, difficulty })
export type StartAttemptBody = z.input<typeof startAttemptBody>

/** A question of an attempt under way: nothing in it tells the answer. */
export const sealedQuestionView = z.object({
  question: z.string(),
  code: z.string().optional(),
  options: z.array(z.string()),
})

/** An attempt under way. Times are the server's; `serverNow` lets the page count down by them. */
export const attemptView = z.object({
  _id: z.uuid(),
  skill: z.string(),
  difficulty: z.enum(difficulties),
  kind: z.enum(attemptKinds),
  source: z.enum(questionSources),
  attemptNumber: z.int(),
  startedAt: z.iso.datetime(),
  deadlineAt: z.iso.datetime(),
  serverNow: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** The result's id, once it is finished. */
  resultId: z.uuid().nullable(),
  questions: z.array(sealedQuestionView),
  /** By position: the index of the chosen option, or null. */
  answers: z.array(z.int().nullable()),
})
export type AttemptView = z.infer<typeof attemptView>

/** `PUT /api/assessments/attempts/:attemptId/answers/:position` (positions from 0) */
export const answerBody = z.object({ option: z.int().min(0).max(9).nullable() })
export const answerView = z.object({
  answers: z.array(z.int().nullable()),
  deadlineAt: z.iso.datetime(),
  serverNow: z.iso.datetime(),
})
export type AnswerView = z.infer<typeof answerView>

/** Where the library teaches a concept. */
export const lessonLink = z.object({ courseId: z.string(), lessonId: z.string(), title: z.string() })
export type LessonLink = z.infer<typeof lessonLink>

export const conceptView = z.object({
  concept: z.string(),
  correct: z.int(),
  total: z.int(),
  /** There when something of the concept was missed and the library teaches it. */
  lesson: lessonLink.nullable(),
})

export type ConceptView = z.infer<typeof conceptView>

/** One question looked back on, after the finish. */
export const reviewedQuestionView = sealedQuestionView.extend({
  concept: z.string(),
  /** Index of the option chosen, or null when it was left open. */
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
  /** False only where the holder asks, whose profile does not show it: for everybody else it is missing. */
  shown: z.boolean(),
  /** Taken back by whoever runs the site: it can not be shown again. Only the holder ever reads this as true. */
  withdrawn: z.boolean(),
  /** Of results that passed. Absolute addresses. */
  credential: z.object({ url: z.url(), keysUrl: z.url(), issuerUrl: z.url() }).nullable(),
})
export type PublicResultView = z.infer<typeof publicResultView>

/** `GET /api/assessments`: what the screen needs before an attempt. */
export const assessmentOverviewView = z.object({
  skills: z.array(z.string()),
  /** Whether topics beyond `skills` work here, because an AI provider is set up. */
  anyTopic: z.boolean(),
  openAttempt: z
    .object({
      _id: z.uuid(),
      skill: z.string(),
      difficulty: z.enum(difficulties),
      kind: z.enum(attemptKinds),
      answered: z.int(),
      totalQuestions: z.int(),
      deadlineAt: z.iso.datetime(),
    })
    .nullable(),
  /** Verified attempts within 24 hours: how many there may be, how many are left, and what forbids one now. */
  verified: z.object({
    perDay: z.int(),
    left: z.int(),
    refusal: z.object({ message: z.string(), until: z.iso.datetime() }).nullable(),
  }),
  /** Skills and difficulties whose next verified attempt still waits. */
  waits: z.array(z.object({ skill: z.string(), difficulty: z.enum(difficulties), retakeAt: z.iso.datetime() })),
  serverNow: z.iso.datetime(),
})
export type AssessmentOverviewView = z.infer<typeof assessmentOverviewView>

/** A skill somebody has proven, as it stands beside a project or a proposal. */
export const verifiedSkillView = z.object({
  skill: z.string(),
  difficulty: z.enum(difficulties),
  percentage: z.int(),
  source: z.enum(questionSources),
  resultId: z.uuid(),
  /** False only where its holder asks: nobody else gets to see a result that the profile does not show. */
  onProfile: z.boolean(),
})
export type VerifiedSkillView = z.infer<typeof verifiedSkillView>
/** `GET /api/assessments/verified`: the caller's own, the best of each skill. */
export const verifiedSkillsView = z.array(verifiedSkillView)

/** `GET /api/users/:userId/assessments?skill=` and the like take a skill by its name. */
export const skillParam = exactText('Skill', textLimits.skill)
