/**
 * Checks the question bank, and without `--cell` the course library and the learning units, too: `node packages/content/scripts/content-check.ts [--run all|javascript|…] [--cell skill[/level]]`.
 * `--run` also runs the questions' code in that language (or all), which needs the language's own tools installed.
 */
import { parseArgs } from 'node:util'
import { listCellPlaces, listStrayFiles, readCellFile } from '../src/bank.ts'
import { type PlacedCell, parseCell, problemsAcrossCells, problemsOfCell, questionsOf } from '../src/check-bank.ts'
import { parseCourse, problemsAcrossCourses, problemsOfCourse } from '../src/check-course.ts'
import { listCourseIds, readCourseFile } from '../src/course.ts'
import { runLanguages } from '../src/question.ts'
import { runProblemsOf } from '../src/run-code.ts'
import { problemsOfUnits, readUnits } from '../src/unit.ts'

const { values: asked } = parseArgs({ options: { run: { type: 'string' }, cell: { type: 'string' } } })
if (asked.run && ![...runLanguages, 'all'].includes(asked.run)) {
  fail([`No code is run in ${asked.run}; there are ${runLanguages.join(', ')} and all.`])
}

const allPlaces = listCellPlaces()
const places = allPlaces.filter(({ skill, level }) => !asked.cell || [skill, `${skill}/${level}`].includes(asked.cell))
if (places.length === 0) fail([asked.cell ? `There is no cell ${asked.cell}.` : 'There are no questions at all.'])

const skills = new Set(places.map(({ skill }) => skill))
const problems: string[] = []
const siblings: PlacedCell[] = []
const cells: PlacedCell[] = []
for (const place of allPlaces.filter(({ skill }) => skills.has(skill))) {
  const isAsked = places.includes(place)
  const { cell, problems: misshapen } = parseCell(place, readCellFile(place))
  if (isAsked) problems.push(...misshapen)
  if (!cell) continue
  siblings.push({ place, cell })
  if (isAsked) cells.push({ place, cell })
}
problems.push(...listStrayFiles().map((file) => `${file}: belongs to no skill and level`))
problems.push(...cells.flatMap(problemsOfCell), ...problemsAcrossCells(siblings))

const questions = cells.flatMap(({ cell }) => questionsOf(cell))
const runnable = questions.filter(({ run }) => run && asked.run && [run, 'all'].includes(asked.run))
problems.push(...(await runProblemsOf(runnable)))

for (const { place, cell } of cells) {
  const count = questionsOf(cell).filter(({ run }) => run).length
  console.log(
    `${place.skill}/${place.level}: ${cell.practice.length} practice, ${cell.sealed.length} sealed, ${count} can be run`,
  )
}
console.log(`${questions.length} questions in ${cells.length} cells; the code of ${runnable.length} was run.`)
if (!asked.cell) checkReadings()
if (problems.length > 0) fail(problems)

function checkReadings() {
  const courses = listCourseIds().flatMap((id) => {
    const { course, problems: misshapen } = parseCourse(id, readCourseFile(id))
    problems.push(...misshapen, ...(course ? problemsOfCourse(id, course) : []))
    return course ?? []
  })
  problems.push(...problemsAcrossCourses(courses), ...problemsOfUnits())
  const lessons = courses.reduce((count, course) => count + course.lessons.length, 0)
  console.log(`${courses.length} courses with ${lessons} lessons; ${readUnits().length} learning units.`)
}

function fail(sentences: string[]): never {
  console.error(sentences.join('\n'))
  process.exit(1)
}
