import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type LevelSlug,
  levelSlugs,
  type QuestionSet,
  questionSetSchema,
  type SkillSlug,
  skillSlugs,
} from './question.ts'

export type QuestionSetKey = { skill: SkillSlug; level: LevelSlug }

const questionFolder = path.join(import.meta.dirname, '..', 'questions')

/** Where an operator's bank has its templates. */
export const ownTemplatesFolder = (bankFolder: string) => path.join(bankFolder, 'templates')

export const questionSetFile = ({ skill, level }: QuestionSetKey) => path.join(questionFolder, skill, `${level}.json`)

export function listQuestionSetKeys(): QuestionSetKey[] {
  return skillSlugs
    .flatMap((skill) => levelSlugs.map((level) => ({ skill, level })))
    .filter((key) => existsSync(questionSetFile(key)))
}

/** Not yet validated. Throws if the file is missing or not JSON. */
export const readQuestionSetFile = (key: QuestionSetKey): unknown =>
  JSON.parse(readFileSync(questionSetFile(key), 'utf8'))

export const readQuestionSet = (key: QuestionSetKey): QuestionSet => questionSetSchema.parse(readQuestionSetFile(key))

export function listStrayFiles(): string[] {
  const claimed = new Set(listQuestionSetKeys().map((key) => path.relative(questionFolder, questionSetFile(key))))
  return globSync('**/*.*', { cwd: questionFolder }).filter((file) => !claimed.has(file))
}
