import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { spellingProblems } from './american-spelling.ts'
import { listCourseIds } from './course.ts'
import { kebabCase, lineOfText } from './texts.ts'

export const learningPathSchema = z.strictObject({
  id: kebabCase,
  order: z.int().min(1),
  title: lineOfText(60),
  summary: lineOfText(160),
  /** In the order they are taken. `why`: what the course does at its place. */
  courses: z
    .array(z.strictObject({ course: kebabCase, why: lineOfText(120) }))
    .min(3)
    .max(8),
})
export type LearningPath = z.infer<typeof learningPathSchema>

const pathFolder = path.join(import.meta.dirname, '..', 'paths')

const listPathFiles = () => (existsSync(pathFolder) ? readdirSync(pathFolder) : [])
const readPathFile = (file: string): unknown => JSON.parse(readFileSync(path.join(pathFolder, file), 'utf8'))

export const readLearningPaths = (): LearningPath[] =>
  listPathFiles()
    .map((file) => learningPathSchema.parse(readPathFile(file)))
    .sort((one, other) => one.order - other.order)

export function problemsOfLearningPaths(): string[] {
  const files = listPathFiles().map((file) => ({ file, ...learningPathSchema.safeParse(readPathFile(file)) }))
  const paths = files.flatMap(({ file, data }) => (data ? [{ file, ...data }] : []))
  const orders = paths.map(({ order }) => order).sort((one, other) => one - other)
  return [
    ...files.flatMap(({ file, error }) =>
      (error?.issues ?? []).map(({ path: place, message }) => `${file}: ${place.join('.')}: ${message}`),
    ),
    ...paths.flatMap((one) => problemsOf(one).map((problem) => `${one.file}: ${problem}`)),
    ...(orders.every((order, index) => order === index + 1) ? [] : ['the order of the paths has gaps or doubles']),
  ]
}

function problemsOf({ file, id, title, summary, courses }: LearningPath & { file: string }): string[] {
  const known = new Set(listCourseIds())
  const ids = courses.map(({ course }) => course)
  return [
    ...(file === `${id}.json` ? [] : [`calls itself ${id}`]),
    ...ids.filter((course) => !known.has(course)).map((course) => `has no course ${course}`),
    ...ids.filter((course, index) => ids.indexOf(course) < index).map((course) => `has ${course} twice`),
    ...spellingProblems([title, summary, ...courses.map(({ why }) => why)]),
  ]
}
