import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { listCourseIds, readCourse } from './course.ts'
import { lineOfText } from './texts.ts'
import { readUnits } from './unit.ts'

const promptsSchema = z.array(lineOfText(160))

const askedOfCourseSchema = z.strictObject({
  /** What people ask who want the whole course. */
  course: promptsSchema,
  /** By the id of the lesson that answers them. */
  lessons: z.record(z.string(), promptsSchema),
})
export type AskedOfCourse = z.infer<typeof askedOfCourseSchema>

const askedOfUnitsSchema = z.record(z.string(), promptsSchema)

const folder = path.join(import.meta.dirname, '..', 'asked')
const unitsFile = 'units'
const foreignFile = 'foreign'
const readFile = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'))
const listFiles = () => (existsSync(folder) ? readdirSync(folder).map((file) => path.basename(file, '.json')) : [])

export const readAskedOfCourse = (courseId: string): AskedOfCourse => askedOfCourseSchema.parse(readFile(courseId))
/** By the id of the unit. */
export const readAskedOfUnits = () => askedOfUnitsSchema.parse(readFile(unitsFile))
/** What nothing in the library answers. */
export const readForeignPrompts = (): string[] => promptsSchema.parse(readFile(foreignFile))

const leastOfLesson = 25
const leastOfCourse = 12
const leastOfUnit = 20
const leastForeign = 2_000

export function problemsOfAskedPrompts(): string[] {
  const files = listFiles()
  const courseIds = listCourseIds()
  const asked = courseIds
    .filter((id) => files.includes(id))
    .map((id) => ({ id, ...askedOfCourseSchema.safeParse(readFile(id)) }))
  const units = askedOfUnitsSchema.safeParse(files.includes(unitsFile) ? readFile(unitsFile) : {})
  const foreign = promptsSchema.safeParse(files.includes(foreignFile) ? readFile(foreignFile) : [])
  const unitIds = readUnits().map(({ id }) => id)
  const known = new Set([...courseIds, unitsFile, foreignFile])
  return [
    ...files.filter((name) => !known.has(name)).map((name) => `${name}.json: there is no such course`),
    ...[...courseIds].filter((id) => !files.includes(id)).map((id) => `${id}: nobody asks for it`),
    ...asked.flatMap(({ id, error }) => issuesOf(id, error)),
    ...issuesOf(unitsFile, units.error),
    ...issuesOf(foreignFile, foreign.error),
    ...asked.flatMap(({ id, data }) => (data ? problemsOfCourse(id, data) : [])),
    ...problemsOfIds(unitsFile, units.data ?? {}, unitIds, leastOfUnit),
    ...tooFew(foreignFile, foreign.data ?? [], leastForeign),
    ...doublesIn([
      ...asked.flatMap(({ data }) => (data ? [...data.course, ...Object.values(data.lessons).flat()] : [])),
      ...Object.values(units.data ?? {}).flat(),
      ...(foreign.data ?? []),
    ]),
  ]
}

const problemsOfCourse = (id: string, { course, lessons }: AskedOfCourse) => [
  ...tooFew(id, course, leastOfCourse),
  ...problemsOfIds(
    id,
    lessons,
    readCourse(id).lessons.map((lesson) => lesson.id),
    leastOfLesson,
  ),
]

const problemsOfIds = (file: string, asked: Record<string, string[]>, ids: readonly string[], least: number) => [
  ...Object.keys(asked)
    .filter((id) => !ids.includes(id))
    .map((id) => `${file}: asks for ${id}, which is not there`),
  ...ids.flatMap((id) => tooFew(`${file}: ${id}`, asked[id] ?? [], least)),
]

const tooFew = (what: string, prompts: readonly string[], least: number) =>
  prompts.length < least ? [`${what}: ${prompts.length} prompts ask for it; at least ${least} are needed`] : []

function doublesIn(prompts: readonly string[]): string[] {
  const seen = new Set<string>()
  return prompts.flatMap((prompt) => {
    const plain = prompt.toLowerCase()
    const problems = seen.has(plain) ? [`“${prompt}” is asked twice`] : []
    seen.add(plain)
    return problems
  })
}

const issuesOf = (file: string, error: z.ZodError | undefined) =>
  (error?.issues ?? []).map(({ path: place, message }) => `${file}: ${place.join('.')}: ${message}`)
