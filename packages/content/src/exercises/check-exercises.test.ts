import { expect, test } from 'vitest'
import { readCourse } from '../course.ts'
import { parseCourseWork, problemsOfCourseWork } from './check-exercises.ts'
import { readCourseWorkFile } from './exercise.ts'

function read(id: string) {
  const [course, { work }] = [readCourse(id), parseCourseWork(id, readCourseWorkFile(id))]
  const [lesson, ofLesson] = [course.lessons[0], work?.lessons[0]]
  const [step, exercise] = [ofLesson?.steps[0], ofLesson?.exercises[0]]
  if (!work || !lesson || !ofLesson || !step || !exercise) throw new Error(`${id} has no exercises`)
  return { course, work, lesson, ofLesson, step, exercise }
}

test('a step of more than 180 words is reported', () => {
  const { course, work, lesson, step } = read('history')
  lesson.text[step.paragraphs[0]] = 'word '.repeat(181).trim()

  expect(problemsOfCourseWork(work, course).join()).toMatch(/has \d+ words in the step [\w-]+; at most 180/)
})

test.each([
  { id: 'javascript', what: 'of a course whose skill is assessed' },
  { id: 'django', what: 'of a course that teaches code, though no assessment asks for it' },
])('a lesson $what needs two exercises: $id', ({ id }) => {
  const { course, work, ofLesson, exercise } = read(id)
  ofLesson.exercises = [exercise]

  expect(problemsOfCourseWork(work, course).join()).toContain('has 1 exercises; 2 are needed')
})

test('a lesson of another course needs one', () => {
  const { course, work, ofLesson } = read('history')
  ofLesson.exercises = []

  expect(problemsOfCourseWork(work, course).join()).toContain('has 0 exercises; 1 are needed')
})

test('a course that teaches code has programs to write or read', () => {
  const { course, work } = read('programming')
  for (const lesson of work.lessons) lesson.exercises = lesson.exercises.filter(({ kind }) => kind !== 'code')

  expect(problemsOfCourseWork(work, course).join()).toContain('has 0 lessons with a program to write or read')
})

test.each([2, 7])('a lesson of %i steps is refused', (count) => {
  const content = readCourseWorkFile('history') as ReturnType<typeof read>['work']
  const [lesson] = content.lessons
  const steps = lesson?.steps ?? []
  if (lesson) lesson.steps = Array.from({ length: count }, (_, index) => ({ ...steps[0]!, id: `step-${index}` }))

  expect(parseCourseWork('history', content).problems.join()).toMatch(/history: lessons\.0\.steps: Too (small|big)/)
})

test.each([
  { what: 'nothing', ends: undefined, problem: /lessons\.0\.steps\.0\.ends/ },
  {
    what: 'an exercise that is not there',
    ends: { with: 'exercise', id: 'nowhere' },
    problem: /does not end one step/,
  },
  {
    what: 'a question without its answer',
    ends: { with: 'recall', question: 'Which?', options: ['One', 'Two'], answer: 'Three', explanation: 'It is.' },
    problem: /whose answer is no option/,
  },
])('a step that ends in $what is refused', ({ ends, problem }) => {
  const content = readCourseWorkFile('history') as { lessons: { steps: { ends?: unknown }[] }[] }
  const step = content.lessons[0]?.steps[0]
  if (step) step.ends = ends
  const { work, problems } = parseCourseWork('history', content)

  expect([...problems, ...(work ? problemsOfCourseWork(work, readCourse('history')) : [])].join()).toMatch(problem)
})

test.each([
  { part: 'project', value: undefined },
  { part: 'brief', value: ['One paragraph alone.'] },
  { part: 'steps', value: ['One', 'Two', 'Three'] },
  { part: 'criteria', value: ['One', 'Two', 'Three'] },
])('a course without a whole project is refused: $part', ({ part, value }) => {
  const content = readCourseWorkFile('history') as { project: Record<string, unknown> }
  const changed = part === 'project' ? { ...content, project: value } : content
  if (part !== 'project') content.project[part] = value

  expect(parseCourseWork('history', changed).problems.join()).toMatch(/^history: project/)
})
