import { z } from 'zod'
import { lineOfText, programText } from './texts.ts'

export const skillNames = {
  javascript: 'JavaScript',
  react: 'React',
  'node-js': 'Node.js',
  python: 'Python',
  java: 'Java',
  cpp: 'C++',
  'html-css': 'HTML/CSS',
  typescript: 'TypeScript',
  angular: 'Angular',
  'vue-js': 'Vue.js',
  php: 'PHP',
  ruby: 'Ruby',
  swift: 'Swift',
  kotlin: 'Kotlin',
  'ui-ux-design': 'UI/UX Design',
  'graphic-design': 'Graphic Design',
  'digital-marketing': 'Digital Marketing',
  'content-writing': 'Content Writing',
} as const
export type SkillSlug = keyof typeof skillNames
export const skillSlugs = Object.keys(skillNames) as SkillSlug[]

export const levelNames = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' } as const
export type LevelSlug = keyof typeof levelNames
export const levelSlugs = Object.keys(levelNames) as LevelSlug[]

/** Practice questions are sent with their answers. The key of sealed ones never leaves the server. */
export const pools = ['practice', 'sealed'] as const
export type Pool = (typeof pools)[number]

export const runLanguages = ['javascript', 'typescript', 'python', 'java', 'cpp'] as const
export type RunLanguage = (typeof runLanguages)[number]

export const questionSchema = z
  .strictObject({
    id: z.string(),
    concept: lineOfText(40).regex(/^[^A-Z]*$/, 'must be in lower case'),
    question: lineOfText(240),
    code: programText.optional(),
    /** If set, the code is a complete program that prints the answer. */
    run: z.enum(runLanguages).optional(),
    options: z.array(lineOfText(110)).length(4),
    answer: lineOfText(110),
    explanation: lineOfText(220),
  })
  .refine(({ run, code }) => run === undefined || code !== undefined, {
    path: ['run'],
    message: 'needs the code to run',
  })
export type Question = z.infer<typeof questionSchema>

export const questionSetSchema = z.strictObject({
  skill: z.enum(Object.values(skillNames)),
  level: z.enum(Object.values(levelNames)),
  practice: z.array(questionSchema),
  sealed: z.array(questionSchema),
})
export type QuestionSet = z.infer<typeof questionSetSchema>

/** Of one skill and level, for assessments. With fewer, attempts would be too much alike. */
export const templatesWanted = 12
