import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type SkillSlug, skillNames } from './question.ts'
import { kebabCase, lineOfText, paragraph, programText, searchNames } from './texts.ts'

const lessonSchema = z.strictObject({
  /** Never changes: what people have marked as done is kept by it. */
  id: kebabCase,
  title: lineOfText(90),
  summary: lineOfText(240),
  topics: z.array(lineOfText(70)).min(3).max(6),
  /** Courses of a skill: which concepts of its question bank are taught here. */
  concepts: z.array(z.string()).min(1).optional(),
  text: z.array(paragraph).min(3),
  example: z
    .strictObject({
      title: lineOfText(90),
      language: z.string().optional(),
      code: programText.optional(),
      text: paragraph,
    })
    .refine(
      ({ language, code }) => (language === undefined) === (code === undefined),
      'needs code and language, or neither',
    ),
  check: z.strictObject({
    question: lineOfText(400),
    code: programText.optional(),
    options: z.array(lineOfText(140)).length(4),
    /** The text of the right option. */
    answer: z.string(),
    explanation: paragraph,
  }),
})

/** One file: a course of the library. */
export const courseSchema = z.strictObject({
  id: kebabCase,
  courseTitle: lineOfText(90),
  /** What it is about, in a word or a few. */
  subject: lineOfText(40),
  description: lineOfText(400),
  /** The skill whose concepts it teaches, of the question bank. */
  skill: z.enum(Object.values(skillNames)).optional(),
  /** What people type when they look for it. Its lessons teach all of it. */
  keywords: searchNames.min(4),
  /** What people type when they look for something close to it that no lesson teaches. */
  related: searchNames.optional(),
  lessons: z.array(lessonSchema).min(5).max(8),
})
export type LibraryCourse = z.infer<typeof courseSchema>
export type LibraryLesson = LibraryCourse['lessons'][number]

/** Everything a lesson says. */
export const textsOfLesson = ({ title, summary, topics, concepts = [], text, example, check }: LibraryLesson) => [
  ...[title, summary, ...topics, ...concepts, ...text],
  ...[example.title, example.code ?? '', example.text],
  ...[check.question, check.code ?? '', ...check.options, check.explanation],
]

const courseFolder = path.join(import.meta.dirname, '..', 'courses')

/** The names of all files of courses, in alphabetical order. */
export const listCourseIds = (): string[] =>
  existsSync(courseFolder)
    ? readdirSync(courseFolder)
        .map((file) => path.basename(file, '.json'))
        .sort()
    : []

/** What the file holds, not yet known to be a course. */
export const readCourseFile = (id: string): unknown =>
  JSON.parse(readFileSync(path.join(courseFolder, `${id}.json`), 'utf8'))

/** Throws when the file is missing or not of the shape. */
export const readCourse = (id: string): LibraryCourse => courseSchema.parse(readCourseFile(id))

let lessonsByConcept: ReadonlyMap<string, LessonPlace> | undefined
export type LessonPlace = { courseId: string; lessonId: string; title: string }

/** Where the library teaches a concept of the question bank, or undefined. Reads the skills' courses once. */
export function findLesson(skill: string, concept: string): LessonPlace | undefined {
  lessonsByConcept ??= indexLessons()
  return lessonsByConcept.get(`${skill}\n${concept}`)
}

/** Of several lessons on one concept the first counts: it is where learning it begins. */
function indexLessons() {
  const places = new Map<string, LessonPlace>()
  const known = new Set(listCourseIds())
  for (const slug of (Object.keys(skillNames) as SkillSlug[]).filter((id) => known.has(id))) {
    const course = readCourse(slug)
    for (const lesson of course.lessons) {
      for (const concept of lesson.concepts ?? []) {
        const key = `${skillNames[slug]}\n${concept}`
        if (!places.has(key)) places.set(key, { courseId: course.id, lessonId: lesson.id, title: lesson.title })
      }
    }
  }
  return places
}
