import { expect, test } from 'vitest'
import { problemsOfParsed } from '../scripts/check-lessons.ts'
import { parsedByTools } from './check-lesson-code.ts'

const faulty = {
  css: 'a { colr: red; }\n.b:hover { color: rde; }',
  python: 'def f(',
  ruby: 'def x',
  php: '<?php if (',
  blade: '@if (1 +) x @endif',
  django: '{% if x %}<p>Not closed</p>',
  java: 'class A { void f( }',
  kotlin: 'fun main() { val x = }',
  swift: 'let x: = 3',
  dart: 'class A { void f( }',
  sh: 'if true; then echo yes',
  sql: 'create index x on y (a, );\n\nselect $1; -- the first',
  xml: '<a><b></a>',
} as const
const right = {
  css: '.a:hover { color: red !important; --b: anything; }',
  python: 'def f(): pass',
  ruby: 'def x = 1',
  php: '<?php echo 1;',
  blade: '@if (true) x @endif',
  django: '{% if x %}<p>Closed</p>{% endif %}',
  java: '@Missing class A { Unknown f() { return null; } }',
  kotlin: 'fun interface Rule { fun ok(): Boolean }',
  swift: '#expect(total == 3)',
  dart: "test('adds', () async { expect(1 + 1, 2); });",
  sh: 'if true; then echo yes; fi',
  sql: 'create index x on y (a);\n\nselect $1 -- the first',
  xml: '<a><b/></a>',
} as const

test.each(parsedByTools)('a program in %s is refused where it is none, and only there', async (language) => {
  const programs = [faulty, right].map((texts, index) => ({
    name: `program ${index}`,
    language,
    code: texts[language],
  }))

  const problems = await problemsOfParsed(programs)

  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['program 0'])
})
