import { describe, expect, test } from 'vitest'
import { affectedTests } from './affected-tests.ts'

const server = 'apps/server/src'
const notes = `${server}/modules/notes`
const sources = new Map([
  [`${notes}/note.rules.ts`, "import { noteBody } from '@guildhall/contract'"],
  [`${notes}/note.rules.test.ts`, "import { refusal } from './note.rules.ts'"],
  [`${notes}/note.routes.ts`, "import { writeNote } from './write-note.ts'"],
  [`${notes}/note.routes.test.ts`, "import { startTestApp } from '../../testing/test-app.ts'"],
  [`${notes}/write-note.ts`, "import { refusal } from './note.rules.ts'"],
  [`${server}/modules/lists/list.test.ts`, "import { startTestApp } from '../../testing/test-app.ts'"],
  [`${server}/modules/lists/list.queries.ts`, "new URL('./list.sql', import.meta.url)"],
  [`${server}/modules/lists/list.sql`, ''],
  [`${server}/modules/lists/inner/plan.test.ts`, "import('../list.queries.ts')"],
  [`${server}/app.ts`, "import { noteRoutes } from './modules/notes/note.routes.ts'"],
  [`${server}/testing/test-app.ts`, "import { app } from '../app.ts'"],
  [`${server}/route-matrix.test.ts`, "import { startTestApp } from './testing/test-app.ts'"],
  [`${server}/limits-table.test.ts`, "readFileSync('docs/operations.md')"],
  [`${server}/modules/1-ground/question-bank/open-question-bank.test.ts`, ''],
  ['scripts/migration.test.ts', ''],
  ['packages/contract/src/index.ts', "export * from './notes.ts'\nexport * from './lists.ts'"],
  ['packages/contract/src/notes.ts', 'export const noteBody = 1'],
  ['packages/contract/src/lists.ts', 'export const listBody = 1'],
])
const namesOf = (...changed: string[]) =>
  affectedTests(changed, sources).map((file) => file.slice(file.lastIndexOf('/') + 1))

describe('a change affects', () => {
  test.each([
    ['a test itself', `${notes}/note.rules.test.ts`, ['note.rules.test.ts']],
    [
      'the tests of its folder, not those of all who start the app',
      `${notes}/write-note.ts`,
      ['note.rules.test.ts', 'note.routes.test.ts'],
    ],
    [
      'what the routes are checked by',
      `${notes}/note.routes.ts`,
      ['note.rules.test.ts', 'note.routes.test.ts', 'route-matrix.test.ts'],
    ],
    ['those that import it across folders', `${server}/modules/lists/list.sql`, ['list.test.ts', 'plan.test.ts']],
    ['those that use its names from the contract', 'packages/contract/src/notes.ts', ['note.rules.test.ts']],
    ['nothing by a name that nobody uses', 'packages/contract/src/lists.ts', []],
    ['a test that reads it', 'docs/operations.md', ['limits-table.test.ts']],
    ['the tests of migrations', 'apps/server/drizzle/0000_notes.sql', ['migration.test.ts']],
    ['who reads all content', 'packages/content/units/pricing.json', ['open-question-bank.test.ts']],
    ['its folder even if it is gone', `${server}/modules/lists/gone.ts`, ['list.test.ts']],
  ])('%s', (_name, changed, tests) => {
    expect(namesOf(changed)).toEqual(tests)
  })

  test.each(['package-lock.json', 'vitest.config.ts', `${server}/testing/global-setup.ts`])(
    'all tests: %s',
    (changed) => {
      expect(namesOf(changed)).toHaveLength([...sources.keys()].filter((file) => /\.test\./.test(file)).length)
    },
  )

  test('whoever starts the app, when that changes', () => {
    expect(namesOf(`${server}/testing/test-app.ts`)).toEqual([
      'note.routes.test.ts',
      'list.test.ts',
      'route-matrix.test.ts',
    ])
  })
})
