import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { spellingProblems } from './american-spelling.ts'
import { keywordProblems } from './check-keywords.ts'
import { kebabCase, lineOfText, searchNames, wordCount } from './texts.ts'

export const unitSchema = z.strictObject({
  id: kebabCase,
  order: z.int().min(1),
  icon: kebabCase,
  title: lineOfText(70),
  summary: lineOfText(160),
  keywords: searchNames.min(1),
  content: z.array(lineOfText(1_500)).min(5),
})
export type LearningUnit = z.infer<typeof unitSchema>

const unitFolder = path.join(import.meta.dirname, '..', 'units')

const readUnitFile = (file: string): unknown => JSON.parse(readFileSync(path.join(unitFolder, file), 'utf8'))
const listUnitFiles = () => (existsSync(unitFolder) ? readdirSync(unitFolder) : [])

export const readUnits = (): LearningUnit[] =>
  listUnitFiles()
    .map((file) => unitSchema.parse(readUnitFile(file)))
    .sort((one, other) => one.order - other.order)

const unitWordsMinimum = 350

export function problemsOfUnits(): string[] {
  const files = listUnitFiles()
  const parsed = files.map((file) => ({ file, ...unitSchema.safeParse(readUnitFile(file)) }))
  const units = parsed.flatMap(({ file, data }) => (data ? [{ file, ...data }] : []))
  const orders = units.map(({ order }) => order).sort((one, other) => one - other)
  const icons = new Set(units.map(({ icon }) => icon))
  return [
    ...parsed.flatMap(({ file, error }) =>
      (error?.issues ?? []).map(({ path: place, message }) => `${file}: ${place.join('.')}: ${message}`),
    ),
    ...units.filter(({ file, id }) => file !== `${id}.json`).map(({ file, id }) => `${file}: calls itself ${id}`),
    ...units
      .map(({ file, content }) => ({ file, words: wordCount(content.join(' ')) }))
      .filter(({ words }) => words < unitWordsMinimum)
      .map(({ file, words }) => `${file}: has ${words} words; at least ${unitWordsMinimum} are needed`),
    ...units.flatMap(({ file, title, summary, keywords, content }) =>
      keywordProblems({ subjects: [title], keywords, related: [], passages: [[summary, ...content]] }).map(
        (problem) => `${file}: ${problem}`,
      ),
    ),
    ...units.flatMap(({ file, title, summary, content }) =>
      spellingProblems([title, summary, ...content]).map((problem) => `${file}: ${problem}`),
    ),
    ...(orders.every((order, index) => order === index + 1)
      ? []
      : ['the reading order of the units has gaps or doubles']),
    ...(icons.size === units.length ? [] : ['two units share an icon']),
  ]
}
