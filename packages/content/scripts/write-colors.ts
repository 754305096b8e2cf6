/**
 * Colors the code of courses and exercises that was changed: `npm run content:colors`. With `-- --all` it colors everything
 * again, as is due after an update of the grammars. Why it is not done at a start: docs/decisions/0106.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hasStaleColors } from '../src/check-colors.ts'
import { colorKey, colorsFile, listColoredCourses } from '../src/code-colors.ts'
import { codeTextsOf } from '../src/code-texts.ts'
import { listCourseIds, readCourse } from '../src/course.ts'
import { courseWorkSchema, listCourseWork, readCourseWorkFile } from '../src/exercises/exercise.ts'
import { colorCode } from './color-code.ts'

const ids = listCourseIds()
const withWork = new Set(listCourseWork())
const all = ids.map((id) => ({
  course: readCourse(id),
  work: withWork.has(id) ? courseWorkSchema.parse(readCourseWorkFile(id)) : undefined,
}))
const isAsked = process.argv.includes('--all')
const stale = all.filter(({ course, work }) => isAsked || hasStaleColors(course, work))
const texts = stale.map(({ course, work }) => codeTextsOf(course, work))
const colors = await colorCode(texts.flat())

for (const id of listColoredCourses()) if (!ids.includes(id)) rmSync(colorsFile(id))
for (const [at, { course }] of stale.entries()) {
  const entries = (texts[at] ?? []).map(({ language, code }) => [colorKey(language, code), colors.shift()] as const)
  const file = colorsFile(course.id)
  rmSync(file, { force: true })
  if (entries.length === 0) continue
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}
console.log(`The code of ${stale.length} courses was colored.`)
