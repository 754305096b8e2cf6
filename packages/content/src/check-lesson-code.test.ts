import { expect, test } from 'vitest'
import { programsOf, syntaxProblems } from './check-lesson-code.ts'
import { type LibraryCourse, readCourse } from './course.ts'

function courseShowing(language: string, code: string): LibraryCourse {
  const course = readCourse('react')
  const [lesson] = course.lessons
  if (!lesson) throw new Error('react has no lesson')
  const { run: _run, marks: _marks, ...example } = lesson.example
  const { code: _code, run: _checked, ...check } = lesson.check
  return { ...course, lessons: [{ ...lesson, example: { ...example, language, code }, check }] }
}

test.each([
  ['js', 'const a = ;'],
  ['tsx', 'const a = <p>'],
  ['css', 'a color: red }'],
  ['css', '@medai print { a { color: red; } }'],
  ['html', '<p class="a" class="b">Twice</p>'],
  ['html', '<section><p>Not closed</p>'],
  ['html', '<script>const a = ;</script>'],
  ['html', '<style>a color: red }</style>'],
  ['html', '<script type="application/ld+json">{ "name": }</script>'],
  ['html', '<script setup>\nconst a = ;\n</script>'],
  ['html', '<template>\n  <p v-if="a ===">No</p>\n</template>'],
  ['html', '<template>\n  <p>Fine</p>\n</template>\n<!-- use -->\n<Line :of="a ===" />'],
  ['yaml', 'services:\n  web: [80'],
  ['yaml', 'web: 1\nweb: 2'],
  ['dockerfile', 'FROM node:24\nCOPPY . .'],
])('what is no %s is reported: %s', (language, code) => {
  expect(syntaxProblems(courseShowing(language, code)).join()).toMatch(/^react\/[\w-]+: is no /)
})

test('a language that nothing runs, compiles or parses is reported', () => {
  expect(syntaxProblems(courseShowing('cobol', 'DISPLAY "HELLO".')).join()).toContain(
    'nothing runs, compiles or parses cobol',
  )
})

test.each([
  ['{% extends "base.html" %}\n<p>{{ name }}</p>', 'django'],
  ['<ul>\n  @forelse ($all as $one)\n  @endforelse\n</ul>', 'blade'],
  ['<script setup lang="ts">\nconst a = 1\n</script>', 'vue'],
  ['<p>Plain</p>', 'html'],
])('%j is a template of its kind: %s', (code, language) => {
  expect(programsOf(courseShowing('html', code)).map((program) => program.language)).toEqual([language])
})
