/**
 * Checks the question bank, the templates and, without `--set`, the course library and learning units: `node
 * packages/content/scripts/content-check.ts [--run [javascript|types|…]] [--set skill[/level]] [--template ID]`.
 * `--run` also runs the code of questions and lessons, and 200 instances of each template in that language (or all), which needs the
 * language's tools. `--prove` runs what `npm test` would run, JavaScript and TypeScript of questions and all code of exercises, and notes
 * that it holds, so that `npm test` need not until it changes; programs that are read are run by `--run` alone. `--template` looks at
 * those templates alone whose id has ID in it. `--dir FOLDER` checks the templates of an operator's bank instead.
 */
import { parseArgs } from 'node:util'
import { problemsOfAskedPrompts } from '../src/asked-prompts.ts'
import { listQuestionSetKeys, listStrayFiles, readQuestionSetFile } from '../src/bank.ts'
import {
  type KeyedQuestionSet,
  parseQuestionSet,
  problemsAcrossSets,
  problemsOfSet,
  questionsOf,
} from '../src/check-bank.ts'
import { colorProblems } from '../src/check-colors.ts'
import { lessonsWithoutVersion, parseCourse, problemsAcrossCourses, problemsOfCourse } from '../src/check-course.ts'
import { syntaxProblems } from '../src/check-lesson-code.ts'
import { type LibraryCourse, listCourseIds, readCourseFile, unversionedSubjects } from '../src/course.ts'
import { parseCourseWork, problemsOfCourseWork } from '../src/exercises/check-exercises.ts'
import { listCourseWork, readCourseWorkFile } from '../src/exercises/exercise.ts'
import { problemsOfLearningPaths } from '../src/learning-path.ts'
import { runLanguages } from '../src/question.ts'
import { runProblemsOf } from '../src/run-code.ts'
import { proofLanguages } from '../src/templates/template.ts'
import { problemsOfUnits, readUnits } from '../src/unit.ts'
import { problemsOfPrograms } from './check-exercises.ts'
import { checkLessons } from './check-lessons.ts'
import { problemsOfReadPrograms } from './check-reading-exercises.ts'
import { checkOwnTemplates, checkTemplates } from './check-templates.ts'
import { recordProven, takeDigests } from './proven.ts'

const args = process.argv.slice(2).flatMap((arg, index, all) => {
  const isAlone = arg === '--run' && (all[index + 1] ?? '--').startsWith('--')
  return isAlone ? [arg, 'all'] : [arg]
})
const { values: asked } = parseArgs({
  args,
  options: {
    run: { type: 'string' },
    prove: { type: 'boolean', default: false },
    set: { type: 'string' },
    template: { type: 'string' },
    dir: { type: 'string' },
  },
})
const languages = new Set<string>([...runLanguages, ...proofLanguages, 'css', 'sql', 'all'])
if (asked.prove && (asked.run || asked.set || asked.template))
  fail(['--prove runs all there is to note; leave the rest out.'])
if (asked.run && !languages.has(asked.run)) {
  fail([`No code is run in ${asked.run}; there are ${[...languages].join(', ')}.`])
}

if (asked.dir !== undefined) {
  const found = await checkOwnTemplates(asked.dir, asked.run)
  if (found.length > 0) fail(found)
  process.exit()
}

const digests = asked.prove ? takeDigests() : undefined
const allKeys = listQuestionSetKeys()
const keys = allKeys.filter(({ skill, level }) => !asked.set || [skill, `${skill}/${level}`].includes(asked.set))
if (keys.length === 0) fail([asked.set ? `There is no question set ${asked.set}.` : 'There are no questions at all.'])

const skills = new Set(keys.map(({ skill }) => skill))
const problems: string[] = []
const siblings: KeyedQuestionSet[] = []
const sets: KeyedQuestionSet[] = []
for (const key of allKeys.filter(({ skill }) => skills.has(skill))) {
  const isAsked = keys.includes(key)
  const { set, problems: misshapen } = parseQuestionSet(key, readQuestionSetFile(key))
  if (isAsked) problems.push(...misshapen)
  if (!set) continue
  siblings.push({ key, set })
  if (isAsked) sets.push({ key, set })
}
problems.push(...listStrayFiles().map((file) => `${file}: belongs to no skill and level`))
problems.push(...sets.flatMap(problemsOfSet), ...problemsAcrossSets(siblings))

const questions = sets.flatMap(({ set }) => questionsOf(set))
const inBrowsers = new Set<string | undefined>(['javascript', 'typescript'])
const isAskedFor = (run: string | undefined) =>
  asked.prove ? inBrowsers.has(run) : run && asked.run && !asked.template && [run, 'all'].includes(asked.run)
const runnable = questions.filter(({ run }) => isAskedFor(run))
problems.push(...(await runProblemsOf(runnable)))

for (const { key, set } of sets) {
  const count = questionsOf(set).filter(({ run }) => run).length
  console.log(
    `${key.skill}/${key.level}: ${set.practice.length} practice, ${set.sealed.length} sealed, ${count} can be run`,
  )
}
console.log(`${questions.length} questions in ${sets.length} question sets; the code of ${runnable.length} was run.`)
problems.push(
  ...(await checkTemplates({ cells: keys, run: asked.run, template: asked.template, seed: 'content:check' })),
)
if (!asked.set) await checkReadings()
if (problems.length > 0) fail(problems)
if (digests) recordProven(digests)

async function checkReadings() {
  const courses = listCourseIds().flatMap((id) => {
    const { course, problems: misshapen } = parseCourse(id, readCourseFile(id))
    problems.push(...misshapen, ...(course ? problemsOfCourse(id, course) : []))
    return course ?? []
  })
  problems.push(
    ...problemsAcrossCourses(courses),
    ...courses.flatMap(syntaxProblems),
    ...problemsOfUnits(),
    ...problemsOfLearningPaths(),
    ...problemsOfAskedPrompts(),
  )
  if (asked.run) problems.push(...(await checkLessons(courses, asked.run)))
  for (const line of unversionedIn(courses)) console.log(line)
  await checkWork(courses)
  const lessons = courses.reduce((count, course) => count + course.lessons.length, 0)
  console.log(`${courses.length} courses with ${lessons} lessons; ${readUnits().length} learning units.`)
}

/** Named with the reason rather than counted among those that were checked against a version. */
function unversionedIn(courses: LibraryCourse[]): string[] {
  return Object.entries(unversionedSubjects).map(([subject, reason]) => {
    const found = courses.flatMap((course) => {
      const lessons = lessonsWithoutVersion(course).filter(
        ({ checked }) => 'unversioned' in checked && checked.unversioned === subject,
      )
      return lessons.length > 0 ? [{ id: course.id, count: lessons.length }] : []
    })
    const count = found.reduce((sum, one) => sum + one.count, 0)
    return `${count} lessons have no version, as they teach ${reason}: ${found.map((one) => `${one.id} ${one.count}`).join(', ')}.`
  })
}

async function checkWork(courses: LibraryCourse[]) {
  const works = listCourseWork().flatMap((id) => {
    const { work, problems: misshapen } = parseCourseWork(id, readCourseWorkFile(id))
    const course = courses.find((one) => one.id === id)
    problems.push(...misshapen, ...(course ? [] : [`${id}: there are exercises of a course that does not exist`]))
    if (work && course) problems.push(...problemsOfCourseWork(work, course))
    return work ?? []
  })
  const workOf = new Map(works.map((work) => [work.course, work]))
  problems.push(...courses.flatMap((course) => colorProblems(course, workOf.get(course.id))))
  if (asked.run || asked.prove) problems.push(...(await problemsOfPrograms(works, asked.prove ? 'all' : asked.run)))
  if (asked.run) problems.push(...(await problemsOfReadPrograms(works, asked.run)))
  const count = works.flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises)).length
  console.log(`${count} exercises in ${works.length} courses.`)
}

function fail(sentences: string[]): never {
  console.error(sentences.join('\n'))
  process.exit(1)
}
