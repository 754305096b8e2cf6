import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type SkillSlug, skillNames } from './question.ts'
import { runSchema } from './run-schema.ts'
import { kebabCase, lineOfText, paragraph, programText, searchNames } from './texts.ts'

const sourceSchema = z.strictObject({
  title: lineOfText(110),
  url: z.url({ protocol: /^https$/ }).max(200),
  /** What of the lesson it supports: read after "For". */
  supports: lineOfText(160),
})

/** Why a lesson names no version: there is none of what it teaches. */
export const unversionedSubjects = {
  practice: 'a way of working, which has no versions',
  studies: 'studies and books, which stay as they were printed',
} as const

const on = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a year and a month')

/** Their digits tell nothing of an edition; a standard has it after its number. */
const namesWithDigits = /\b(?:Microsoft 365|Top 10|Analytics 4|ISO \d+(?:-\d+)?(?![\d:-]))/g

const checkedSchema = z.union([
  z.strictObject({
    /** The version or edition that the lesson was compared with, or the month of what is changed without either. */
    against: lineOfText(90)
      .refine((text) => /\d/.test(text.replaceAll(namesWithDigits, '')), 'must name a version, an edition or a date')
      .refine((text) => !/\b(?:above|named)\b/.test(text), 'must say which ones'),
    on,
  }),
  z.strictObject({
    unversioned: z.enum(Object.keys(unversionedSubjects) as (keyof typeof unversionedSubjects)[]),
    on,
  }),
])

const lessonSchema = z.strictObject({
  /** Never changes: progress is stored under it. */
  id: kebabCase,
  title: lineOfText(90),
  summary: lineOfText(240),
  topics: z.array(lineOfText(70)).min(3).max(6),
  concepts: z.array(z.string()).min(1).optional(),
  text: z.array(paragraph).min(3),
  example: z
    .strictObject({
      title: lineOfText(90),
      language: z.string().optional(),
      code: programText.optional(),
      /** Lines of the code that the text speaks of, counted from 1. */
      marks: z.array(z.int().min(1)).min(1).max(6).optional(),
      text: paragraph,
      run: runSchema.optional(),
    })
    .refine(
      ({ language, code }) => (language === undefined) === (code === undefined),
      'needs code and language, or neither',
    )
    .refine(
      ({ code = '', marks = [] }) => marks.every((line) => code.split('\n')[line - 1]?.trim()),
      'marks a line that is empty or not there',
    ),
  check: z.strictObject({
    question: lineOfText(400),
    code: programText.optional(),
    options: z.array(lineOfText(140)).length(4),
    answer: z.string(),
    explanation: paragraph,
    run: runSchema.optional(),
  }),
  /** Primary ones: specifications, documentation, standards bodies, authorities, studies. */
  sources: z.array(sourceSchema).min(2).max(5),
  checked: checkedSchema,
})

export const courseLevels = ['Beginner', 'Intermediate', 'All levels'] as const

export const courseSchema = z.strictObject({
  id: kebabCase,
  courseTitle: lineOfText(90),
  subject: lineOfText(40),
  /** Up to three letters that stand for the course on its card. */
  glyph: z.string().regex(/^[A-Z][A-Za-z+\d]{0,2}$/, 'must be a capital letter and up to two more signs'),
  /** Where a reader should stand. Courses of a skill lead from its beginnings to its advanced questions. */
  level: z.enum(courseLevels),
  description: lineOfText(400),
  skill: z.enum(Object.values(skillNames)).optional(),
  keywords: searchNames.min(4),
  /** For topics that no lesson covers. */
  related: searchNames.optional(),
  lessons: z.array(lessonSchema).min(5).max(8),
})
export type LibraryCourse = z.infer<typeof courseSchema>
export type LibraryLesson = LibraryCourse['lessons'][number]

export const textsOfLesson = ({ title, summary, topics, concepts = [], text, example, check }: LibraryLesson) => [
  ...[title, summary, ...topics, ...concepts, ...text],
  ...[example.title, example.code ?? '', example.text],
  ...[check.question, check.code ?? '', ...check.options, check.explanation],
]

const codeShare = 0.75

/** Whether the examples of a course are code, or nearly all of them. */
export const teachesCode = ({ lessons }: LibraryCourse) =>
  lessons.filter(({ example }) => example.code && example.language !== 'text').length >= lessons.length * codeShare

const courseFolder = path.join(import.meta.dirname, '..', 'courses')

export const listCourseIds = (): string[] =>
  existsSync(courseFolder)
    ? readdirSync(courseFolder)
        .map((file) => path.basename(file, '.json'))
        .sort()
    : []

export const readCourseFile = (id: string): unknown =>
  JSON.parse(readFileSync(path.join(courseFolder, `${id}.json`), 'utf8'))

export const readCourse = (id: string): LibraryCourse => courseSchema.parse(readCourseFile(id))

let lessonsByConcept: ReadonlyMap<string, LessonPlace> | undefined
export type LessonPlace = { courseId: string; lessonId: string; title: string }

/** Undefined if no lesson covers the concept. Reads the courses once. */
export function findLesson(skill: string, concept: string): LessonPlace | undefined {
  lessonsByConcept ??= indexLessons()
  return lessonsByConcept.get(`${skill}\n${concept}`)
}

/** The first lesson on a concept wins, as it introduces it. */
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
