import { parseAst } from 'rolldown/parseAst'
import type { LibraryCourse, LibraryLesson } from './course.ts'

/** Languages whose programs are at least parsed without any tool: the bundler's parser knows them. */
const parsedAs: Readonly<Record<string, 'js' | 'jsx' | 'ts' | 'tsx'>> = {
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  ts: 'ts',
  tsx: 'tsx',
}

export type LessonProgram = {
  name: string
  language: string
  code: string
  run?: LibraryLesson['example']['run']
}

/** All programs of a course. A check question has the language of its lesson's example. */
export const programsOf = ({ id, lessons }: LibraryCourse): LessonProgram[] =>
  lessons.flatMap(({ id: lessonId, example, check }) =>
    [
      { name: `${id}/${lessonId}`, code: example.code, run: example.run },
      { name: `${id}/${lessonId}, the check`, code: check.code, run: check.run },
    ].flatMap(({ name, code, run }) =>
      code === undefined ? [] : [{ name, code, language: example.language ?? 'text', ...(run ? { run } : {}) }],
    ),
  )

export const syntaxProblems = (course: LibraryCourse): string[] =>
  programsOf(course).flatMap(({ name, language, code }) => {
    const lang = parsedAs[language]
    if (!lang) return []
    try {
      parseAst(code, { lang, sourceType: 'unambiguous' })
      return []
    } catch (error) {
      return [`${name}: is no ${language}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
