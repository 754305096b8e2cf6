import { expect, test } from 'vitest'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { templateFolder, templateModule } from '../../../testing/own-templates.ts'
import { listUnusedOwn } from './list-unused-own.ts'
import { openQuestionBank } from './open-question-bank.ts'
import { readOwnTemplates } from './read-own-templates.ts'

async function mistakesOf(files: Record<string, string>): Promise<string[]> {
  const problem: unknown = await readOwnTemplates(templateFolder(files)).then(
    () => '',
    (error: unknown) => error,
  )
  if (problem instanceof StartupError) return problem.message.split('\n')
  expect(problem).toBe('')
  return []
}

test('templates of an operator are found in their cell, with ids that no built-in one has', async () => {
  const folder = templateFolder({
    'print.mjs': templateModule({ count: 12 }),
    'more.js': templateModule({ level: 'Advanced' }),
  })

  const own = await readOwnTemplates(folder)

  const bank = openQuestionBank(folder, own)
  expect(bank.ownTemplatesOf('Graphic Design', 'Beginner')).toHaveLength(12)
  expect(bank.ownTemplatesOf('Graphic Design', 'Advanced').map(({ id }) => id)).toEqual([
    'own-graphic-design-advanced-bleed-0',
  ])
  expect(listUnusedOwn(bank)).toEqual(['Your 1 template of Graphic Design (Advanced) is not used: 12 are needed.'])
})

test('no folder of templates is no mistake', async () => {
  expect((await readOwnTemplates(undefined)).size).toBe(0)
  expect((await readOwnTemplates(import.meta.dirname)).size).toBe(0)
})

const one = 'bleed.mjs, template bleed-0: '
test.each([
  { what: 'a syntax error', text: 'export default (', says: 'bleed.mjs cannot be loaded: ' },
  { what: 'no function', text: 'export default 1', says: 'bleed.mjs has no function as its default export.' },
  {
    what: 'something else',
    text: 'export default () => 1',
    says: 'returns something else than { skill, level, templates }',
  },
  { what: 'an unknown skill', text: templateModule({ skill: 'Rust' }), says: 'returns something else than' },
  {
    what: 'a function that throws',
    text: 'export default () => { throw new Error("no") }',
    says: 'bleed.mjs cannot be loaded: no.',
  },
  {
    what: 'few instances',
    text: templateModule({ numbers: 30 }),
    says: `${one}has 30 different instances; 200 are needed.`,
  },
  {
    what: 'a key twice',
    text: templateModule({ item: `key: width + ' mm',` }),
    says: `${one}has 0 different instances; 200 are needed.`,
  },
  {
    what: 'an id in capitals',
    text: templateModule({ fields: `id: 'Bleed',` }),
    says: 'template Bleed: has a mistake at id: must be words-with-hyphens.',
  },
  {
    what: 'an id twice',
    text: templateModule({ count: 2, fields: `id: 'bleed-0',` }),
    says: `${one}its id is that of another one of graphic-design/beginner in bleed.mjs.`,
  },
  {
    what: 'no draw',
    text: templateModule({ fields: `draw: 1,` }),
    says: `${one}has a mistake at draw: must be a function.`,
  },
  {
    what: 'a make that throws',
    text: templateModule({ fields: `make: () => { throw new Error('no') },` }),
    says: `${one}fails: no.`,
  },
  {
    what: 'an option of two lines',
    text: templateModule({ item: `key: width + '\\n',` }),
    says: `${one}an option must be one line of text`,
  },
  {
    what: 'a misconception that nothing explains',
    text: templateModule({ item: `wrong: [['guesses', 'a'], ['halves', 'b'], ['ignores', 'c']],` }),
    says: `${one}names the misconception guesses, which nothing explains.`,
  },
  {
    what: 'parameters that JSON loses',
    text: templateModule({ fields: `draw: (random) => ({ width: random.int(1, 999), bleed: 3, at: new Date(0) }),` }),
    says: `${one}draws parameters that JSON cannot keep.`,
  },
  {
    what: 'a key by chance',
    text: templateModule({ item: `key: 'about ' + Math.random(),` }),
    says: `${one}makes another key from the same parameters.`,
  },
])('$what gets a sentence', async ({ text, says }) => {
  const mistakes = await mistakesOf({ 'bleed.mjs': text })

  expect(mistakes[0]).toContain(says)
  for (const mistake of mistakes) expect(mistake).toMatch(/\.$/)
})

test('a file in TypeScript is not passed over in silence', async () => {
  expect(await mistakesOf({ 'bleed.ts': '' })).toEqual([expect.stringContaining('bleed.ts is no .js or .mjs file.')])
})
