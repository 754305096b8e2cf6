import type { LibraryCourse, LibraryLesson } from './course.ts'
import { textParsers } from './parse-texts.ts'

export type LessonProgram = {
  name: string
  /** As it is colored, but for `vue`, `blade` and `django`, which are colored as HTML. */
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
      code === undefined
        ? []
        : [{ name, code, language: languageOf(example.language ?? 'text', code), ...(run ? { run } : {}) }],
    ),
  )

const dialectsOfHtml: readonly (readonly [language: string, sign: RegExp])[] = [
  ['vue', /^<(?:script setup|template)\b/m],
  ['django', /\{%.*%\}/],
  ['blade', /^\s*@\w+ ?\(/m],
]

const languageOf = (language: string, code: string) =>
  (language === 'html' ? dialectsOfHtml.find(([, sign]) => sign.test(code))?.[0] : undefined) ?? language

/** Languages that `content:check -- --run` parses with a tool or a grammar; `scripts/runners/parsers.ts` has one for each. */
export const parsedByTools = [
  'css',
  'python',
  'ruby',
  'php',
  'blade',
  'django',
  'java',
  'kotlin',
  'swift',
  'dart',
  'sh',
  'sql',
  'xml',
] as const
export type ToolLanguage = (typeof parsedByTools)[number]

const isParsedByTool = (language: string) => (parsedByTools as readonly string[]).includes(language)

export const syntaxProblems = (course: LibraryCourse): string[] =>
  programsOf(course).flatMap(({ name, language, code, run }) => {
    const parse = textParsers[language]
    const problem = parse?.(code)
    if (problem) return [`${name}: is no ${language}: ${problem}`]
    const isRead = parse || run || language === 'text' || isParsedByTool(language)
    return isRead ? [] : [`${name}: nothing runs, compiles or parses ${language}`]
  })
