/** Each check returns problems as sentences. What programs print is checked by `scripts/check-exercises.ts`. */
import { spellingProblems } from '../american-spelling.ts'
import { type LibraryCourse, type LibraryLesson, teachesCode } from '../course.ts'
import { wordCount } from '../texts.ts'
import { type CourseWork, courseWorkSchema } from './exercise.ts'
import { exerciseProblems, repeated } from './exercise-problems.ts'
import { isReadingExercise } from './reading-exercises.ts'

const stepWordsMaximum = 180
/** Every lesson of a course that teaches code has two exercises at least, every other lesson one. */
const exercisesWanted = { code: 2, other: 1 } as const
/** And that share of its lessons has a program to write or to read. */
const programShare = 0.5

export function parseCourseWork(id: string, content: unknown): { work?: CourseWork; problems: string[] } {
  const { data, error } = courseWorkSchema.safeParse(content)
  if (data) return { work: data, problems: [] }
  return { problems: error.issues.map(({ path, message }) => `${id}: ${path.join('.')}: ${message}`) }
}

type WorkOfLesson = CourseWork['lessons'][number]

export function problemsOfCourseWork(work: CourseWork, course: LibraryCourse): string[] {
  const wanted = exercisesWanted[teachesCode(course) ? 'code' : 'other']
  const exercises = work.lessons.flatMap((lesson) => lesson.exercises)
  const ids = [...exercises.map(({ id }) => id)]
  const lessonIds = course.lessons.map(({ id }) => id)
  const problems = [
    ...(work.course === course.id ? [] : [`calls itself ${work.course}`]),
    ...(work.lessons.map(({ lesson }) => lesson).join() === lessonIds.join()
      ? []
      : ['does not have the lessons of its course in their order']),
    ...repeated(ids).map((id) => `has two exercises ${id}`),
    ...(teachesCode(course) && lessonsWithProgram(work) < work.lessons.length * programShare
      ? [`has ${lessonsWithProgram(work)} lessons with a program to write or read; half of them are needed`]
      : []),
    ...work.lessons.flatMap((part) => {
      const lesson = course.lessons.find(({ id }) => id === part.lesson)
      const found = lesson ? lessonProblems(part, lesson) : []
      if (part.exercises.length < wanted) found.push(`has ${part.exercises.length} exercises; ${wanted} are needed`)
      return found.map((problem) => `the lesson ${part.lesson} ${problem}`)
    }),
    ...exercises.flatMap((exercise) => exerciseProblems(exercise).map((problem) => `${exercise.id}: ${problem}`)),
    ...spellingProblems(textsIn(work)),
  ]
  return problems.map((problem) => `${course.id}: ${problem}`)
}

const lessonsWithProgram = ({ lessons }: CourseWork) =>
  lessons.filter(({ exercises }) => exercises.some((one) => one.kind === 'code' || isReadingExercise(one))).length

function lessonProblems({ steps, exercises }: WorkOfLesson, { text, concepts = [] }: LibraryLesson): string[] {
  const problems = []
  const read = steps.flatMap(({ paragraphs: [first, last] }) => range(first, last))
  if (read.join() !== range(0, text.length - 1).join()) problems.push('does not show each paragraph once, in order')
  for (const { id, paragraphs } of steps) {
    const words = wordCount(
      range(...paragraphs)
        .map((at) => text[at] ?? '')
        .join(' '),
    )
    if (words > stepWordsMaximum) problems.push(`has ${words} words in the step ${id}; at most ${stepWordsMaximum}`)
  }
  const ended = steps.flatMap(({ ends }) => (ends.with === 'exercise' ? ends.id : []))
  if (
    ended.toSorted().join() !==
    exercises
      .map(({ id }) => id)
      .sort()
      .join()
  ) {
    problems.push('does not end one step with each of its exercises')
  }
  if (steps.filter(({ ends }) => ends.with === 'check').length !== 1) problems.push('asks its check question not once')
  if (steps.filter(({ withExample }) => withExample).length !== 1) problems.push('shows its example not once')
  if (repeated(steps.map(({ id }) => id)).length > 0) problems.push('has two steps of one id')
  const taught = new Set(steps.flatMap((step) => step.concepts))
  problems.push(...concepts.filter((concept) => !taught.has(concept)).map((concept) => `has no step on ${concept}`))
  problems.push(...[...taught].filter((one) => !concepts.includes(one)).map((one) => `does not teach ${one}`))
  for (const { ends } of steps) {
    if (ends.with !== 'recall') continue
    if (!ends.options.includes(ends.answer)) problems.push(`asks "${ends.question}", whose answer is no option`)
    if (repeated(ends.options).length > 0) problems.push(`asks "${ends.question}" with an option twice`)
  }
  return problems
}

const notRead = new Set(
  'id lesson kind start solution code call gives name lines prints fixed accepts answer run setup page before rows columns file files shows props acts'.split(
    ' ',
  ),
)

/** Every string that people read: not ids, kinds and programs. */
function textsIn(value: unknown, key = ''): string[] {
  if (notRead.has(key)) return []
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, held]) => textsIn(held, Array.isArray(value) ? key : inner))
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
