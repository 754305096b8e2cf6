import { z } from 'zod'
import { unmaskLookAlikes } from './confusables.ts'
import { exactText, requiredText, textLimits } from './text.ts'

/** The skills the product has questions of its own for, in the order the specification lists them. */
export const selectableSkills = [
  'JavaScript',
  'React',
  'Node.js',
  'Python',
  'Java',
  'C++',
  'HTML/CSS',
  'TypeScript',
  'Angular',
  'Vue.js',
  'PHP',
  'Ruby',
  'Swift',
  'Kotlin',
  'UI/UX Design',
  'Graphic Design',
  'Digital Marketing',
  'Content Writing',
] as const
export type SelectableSkill = (typeof selectableSkills)[number]

/** How hard the questions are, from easy to hard. */
export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Difficulty = (typeof difficulties)[number]

/** How many questions an assessment may have. */
export const questionCounts = [5, 10, 15, 20] as const
export type QuestionCount = (typeof questionCounts)[number]
/** The counts whose result is verified. The others are graded in the same way and prove nothing: too few to rule out luck. */
export const verifiedQuestionCounts = [15, 20] as const satisfies readonly QuestionCount[]
/** How many questions an attempt has at least whose result is verified. */
export const verifiedFrom = verifiedQuestionCounts[0]
export const assessmentDefaults = { numQuestions: 10, difficulty: 'Beginner' } as const satisfies {
  numQuestions: QuestionCount
  difficulty: Difficulty
}

/** From which percentage on each status is reached; below the last one it is Beginner. Source: the specification. */
export const statusThresholds = [
  { status: 'Expert', from: 90 },
  { status: 'Advanced', from: 75 },
  { status: 'Intermediate', from: 60 },
  { status: 'Beginner', from: 0 },
] as const
export type AssessmentStatus = (typeof statusThresholds)[number]['status']
export const assessmentStatuses = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const

/** A verified result with this percentage or more proves the skill at its difficulty. */
export const passingPercentage = 70
/** How many right answers of `totalQuestions` pass. */
export const passingScore = (totalQuestions: number) =>
  Array.from({ length: totalQuestions }, (_, score) => score).find(
    (score) => percentageOf(score, totalQuestions) >= passingPercentage,
  ) ?? totalQuestions
/** How many verified attempts one account can start within 24 hours. */
export const verifiedPerDay = 3
/** How long one question of a sealed attempt takes at most; the attempt as a whole has that much for each. */
export const secondsPerQuestion = 90
/** How long a verified attempt waits after the last verified one at the same skill and difficulty ended. */
export const retakeWaitHours = 24

/** The rounded share of right answers, in percent. Multiplied first: 23 / 40 * 100 is less than 57.5 in doubles. */
export const percentageOf = (score: number, totalQuestions: number) =>
  totalQuestions > 0 ? Math.round((score * 100) / totalQuestions) : 0

/** The status that a percentage earns. The percentage is the rounded one people see, so the two never disagree. */
export function statusFor(percentage: number): AssessmentStatus {
  return statusThresholds.find(({ from }) => percentage >= from)?.status ?? 'Beginner'
}

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

/** What an attempt leads to: both kinds are graded by the server, and only a verified one can prove a skill. */
export const attemptKinds = ['verified', 'unverified'] as const
export type AttemptKind = (typeof attemptKinds)[number]
export const attemptKindOf = (questionCount: number): AttemptKind =>
  questionCount >= verifiedFrom ? 'verified' : 'unverified'

/** Results of attempts, and practice: the person's own word. */
export const resultKinds = [...attemptKinds, 'practice'] as const
export type ResultKind = (typeof resultKinds)[number]

/** Where an attempt's questions came from. */
export const questionSources = ['bank', 'ai'] as const
export type QuestionSourceName = (typeof questionSources)[number]

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

/** How a difficulty reads where it is the least that is asked for. */
export const levelLabel = (difficulty: Difficulty) =>
  difficulty === difficulties.at(-1) ? difficulty : `${difficulty} or higher`

/** Whether a skill proven at `proven` is proven at `asked`, too; where nothing is asked any will do. */
export const reachesLevel = (proven: Difficulty, asked: Difficulty | null) =>
  asked === null || difficulties.indexOf(proven) >= difficulties.indexOf(asked)

/** Other names of the selectable skills, as {@link bareName} leaves them. AngularJS and C are other things, so not here. */
const skillAliases: Readonly<Record<SelectableSkill, readonly string[]>> = {
  JavaScript: ['js', 'ecmascript', 'es6', 'vanillajs', 'vanillajavascript'],
  React: ['reactjs'],
  'Node.js': ['node'],
  Python: ['py', 'python3'],
  Java: [],
  'C++': ['cpp', 'cplusplus'],
  'HTML/CSS': ['html', 'css', 'html5', 'css3', 'html5css3', 'csshtml', 'htmlandcss', 'cssandhtml'],
  TypeScript: ['ts'],
  Angular: [],
  'Vue.js': ['vue', 'vue3'],
  PHP: ['php8'],
  Ruby: [],
  Swift: [],
  Kotlin: [],
  'UI/UX Design': ['uiux', 'uxui', 'ui', 'ux', 'uxuidesign', 'uidesign', 'uxdesign', 'uianduxdesign', 'uxanduidesign'],
  'Graphic Design': ['graphicsdesign', 'graphicdesigning'],
  'Digital Marketing': ['onlinemarketing', 'internetmarketing'],
  'Content Writing': ['contentwriter', 'webwriting'],
}

/**
 * A name without what people write differently: case, spaces and signs (but not `+` and `#`). Nor may invisible characters,
 * wide letters or look-alikes of other alphabets make another skill of it: each would have a retake of its own. Marks count:
 * they are the vowels of Hindi.
 */
function bareName(skill: string): string {
  const plain = unmaskLookAlikes(skill).normalize('NFKC').toLowerCase()
  return plain.replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{N}+#]/gu, '') || plain.trim()
}

const selectableByName = new Map<string, SelectableSkill>(
  selectableSkills.flatMap((skill) => [skill, ...skillAliases[skill]].map((name) => [bareName(name), skill] as const)),
)

/** The skill with questions of its own that a name means, however it is written: `reactjs` and `REACT` are React. */
export const selectableSkillOf = (skill: string): SelectableSkill | undefined => selectableByName.get(bareName(skill))

/** The same for all ways to write one skill, its common other names among them; for comparing, never for showing. */
export const skillKey = (skill: string) => bareName(selectableSkillOf(skill) ?? skill)

/** `GET /api/users/:userId/assessments?skill=` and the like take a skill by its name. */
export const skillParam = exactText('Skill', textLimits.skill)
