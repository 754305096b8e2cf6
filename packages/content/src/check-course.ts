import { spellingProblems } from './american-spelling.ts'
import { listQuestionSetKeys, readQuestionSet } from './bank.ts'
import { questionsOf } from './check-bank.ts'
import { keywordProblems } from './check-keywords.ts'
import { courseSchema, type LibraryCourse, type LibraryLesson, teachesCode, textsOfLesson } from './course.ts'
import { listCourseWork } from './exercises/exercise.ts'
import { skillNames } from './question.ts'
import { wordCount } from './texts.ts'

const lessonWordsMinimum = 200
const exampleWordsMinimum = 25
const coursesMinimum = 60

export function parseCourse(id: string, content: unknown): { course?: LibraryCourse; problems: string[] } {
  const { data, error } = courseSchema.safeParse(content)
  if (data) return { course: data, problems: [] }
  return { problems: error.issues.map(({ path, message }) => `${id}: ${path.join('.')}: ${message}`) }
}

export function problemsOfCourse(id: string, course: LibraryCourse): string[] {
  const problems = [
    ...(course.id === id ? [] : [`calls itself ${course.id}`]),
    ...repeated(course.lessons.map((lesson) => lesson.id)).map((lessonId) => `has two lessons ${lessonId}`),
    ...course.lessons.flatMap(lessonProblems),
    ...checkHabitProblems(course.lessons),
    ...(teachesCode(course) ? lessonsWithoutVersion(course) : []).map(
      ({ id: lessonId }) => `the lesson ${lessonId} is of a course in code, so it has to name a version`,
    ),
    ...conceptProblems(course),
    ...spellingProblems([course.courseTitle, course.description, ...course.lessons.flatMap(textsOfLesson)]),
    ...beginningProblems(course),
    ...keywordProblems({
      subjects: [course.subject, course.courseTitle, course.skill ?? ''],
      keywords: course.keywords,
      related: course.related ?? [],
      passages: course.lessons.map(textsOfLesson),
    }),
  ]
  return problems.map((problem) => `${id}: ${problem}`)
}

export function problemsAcrossCourses(courses: LibraryCourse[]): string[] {
  const taught = new Set(courses.flatMap(({ skill }) => skill ?? []))
  const practiced = new Set(listCourseWork())
  return [
    ...(courses.length < coursesMinimum ? [`there are ${courses.length} courses; ${coursesMinimum} are needed`] : []),
    ...Object.values(skillNames)
      .filter((skill) => !taught.has(skill))
      .map((skill) => `no course teaches ${skill}`),
    ...courses.filter(({ id }) => !practiced.has(id)).map(({ id }) => `${id}: has no exercises and no project`),
    ...repeated(courses.map(({ courseTitle }) => courseTitle)).map((title) => `two courses are called ${title}`),
    ...repeated(courses.map(({ glyph }) => glyph)).map((glyph) => `two courses have the glyph ${glyph}`),
  ]
}

/** Beginners have nothing to try a program with yet. */
function beginningProblems(course: LibraryCourse): string[] {
  const beginning = course.lessons[0]?.text.slice(0, 2).join(' ') ?? ''
  return course.level === 'Beginner' && teachesCode(course) && !/install|download/i.test(beginning)
    ? ['is for beginners, and its first lesson does not begin at installing']
    : []
}

export const lessonsWithoutVersion = ({ lessons }: LibraryCourse) =>
  lessons.filter(({ checked }) => 'unversioned' in checked)

function lessonProblems({ id, text, example, check }: LibraryLesson): string[] {
  const words = wordCount(text.join(' '))
  const problems = []
  if (words < lessonWordsMinimum) problems.push(`has ${words} words; at least ${lessonWordsMinimum} are needed`)
  if (wordCount(example.text) < exampleWordsMinimum) problems.push('has an example without an explanation')
  if (!check.options.includes(check.answer)) problems.push('has a check whose answer is no option')
  if (new Set(check.options).size < check.options.length) problems.push('has a check with the same option twice')
  return problems.map((problem) => `the lesson ${id} ${problem}`)
}

function checkHabitProblems(lessons: LibraryLesson[]): string[] {
  const longest = lessons.filter(({ check }) =>
    check.options.every((option) => option === check.answer || option.length < check.answer.length),
  )
  const positions = new Set(lessons.map(({ check }) => check.options.indexOf(check.answer)))
  return [
    ...(longest.length > lessons.length / 2 ? ['answers its checks with the longest option by habit'] : []),
    ...(positions.size < 3 ? ['has the answers of its checks at too few positions'] : []),
  ]
}

function conceptProblems({ skill, lessons }: LibraryCourse): string[] {
  const asked = new Set(
    listQuestionSetKeys()
      .filter((key) => skillNames[key.skill] === skill)
      .flatMap((key) => questionsOf(readQuestionSet(key)).map(({ concept }) => concept)),
  )
  const taught = new Set(lessons.flatMap(({ concepts }) => concepts ?? []))
  return [
    ...[...asked].filter((concept) => !taught.has(concept)).map((concept) => `has no lesson on ${concept}`),
    ...[...taught]
      .filter((concept) => !asked.has(concept))
      .map((concept) => `teaches ${concept}, which no question asks about`),
  ]
}

const repeated = (items: string[]) => [...new Set(items.filter((item, index) => items.indexOf(item) < index))]
