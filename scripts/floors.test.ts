import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawArchitecture, pictureFile } from './architecture-picture.ts'
import { featurePartOf, findProblems, type Rules, readFromBelow, together, webTogether } from './floors.ts'

const rules: Rules = { floors: { ground: ['users', 'mail'], hiring: ['projects'], contracts: ['contracts'] } }
const house = {
  'deps.ts': `import type { User } from './modules/floor/users/user.tables.ts'`,
  'modules/floor/users/user.tables.ts': `export const users = pgTable('users', {})`,
  'modules/floor/mail/send.ts': `import type { Deps } from '../../../deps.ts'`,
  'modules/floor/projects/project.tables.ts': `import { users } from '../users/user.tables.ts'`,
  'modules/floor/contracts/contract.tables.ts': `export const contracts = pgTable(\n  'contracts', {})`,
}
const problemsWith = (files: Record<string, string>, more: Partial<Rules> = {}) =>
  findProblems(new Map(Object.entries({ ...house, ...files })), { ...rules, ...more })

test('modules that import downward have no problem', () => {
  expect(problemsWith({})).toEqual([])
})

test.each([
  ['a value', `import { contracts } from '../contracts/contract.tables.ts'`],
  ['a type', `import type { Contract } from '../contracts/contract.tables.ts'`],
  ['several lines', `import {\n  contracts,\n} from '../contracts/contract.tables.ts'`],
  ['a type in place', `type Row = import('../contracts/contract.tables.ts').Row`],
  ['a lazy import', `const { contracts } = await import('../contracts/contract.tables.ts')`],
])('an import that points up is a problem: %s', (_name, source) => {
  expect(problemsWith({ 'modules/floor/projects/close.ts': source })).toEqual([
    'projects → contracts points up: modules/floor/projects/close.ts imports modules/floor/contracts/contract.tables.ts.',
  ])
})

test('an import that points up through a file of the root is a problem', () => {
  const catalogue = { 'catalogue.ts': `import { contracts } from './modules/floor/contracts/contract.tables.ts'` }
  const reader = { 'modules/floor/mail/write.ts': `import type { Kind } from '../../../catalogue.ts'` }

  expect(problemsWith({ ...catalogue, ...reader })).toEqual([expect.stringContaining('mail → contracts points up')])
  expect(problemsWith({ ...catalogue, ...reader }, { readFromBelow: [{ file: 'catalogue.ts' }] })).toEqual([])
})

test('SQL that names a table of a higher floor is a problem, words in a comment are not', () => {
  const source = '/** Reads from contracts. */\nconst text = `select 1 from projects p join contracts c on true`'

  expect(problemsWith({ 'modules/floor/projects/list.queries.ts': source })).toEqual([
    'modules/floor/projects/list.queries.ts names the table contracts of contracts, which is above it.',
  ])
})

test('folders of one floor that import each other are a problem unless they are one part', () => {
  const knot = {
    'modules/floor/users/a.ts': `import { b } from '../mail/b.ts'`,
    'modules/floor/mail/b.ts': `import { a } from '../users/a.ts'`,
  }

  expect(problemsWith(knot)).toEqual(['These folders import each other: mail, users.'])
  expect(problemsWith(knot, { together: [{ folders: ['users', 'mail'] }] })).toEqual([])
})

test.each([`export { b } from './b.ts'`, `export * from '../users/user.tables.ts'`, `export type { B } from './b.ts'`])(
  'a re-export is a problem: %s',
  (source) => {
    expect(problemsWith({ 'modules/floor/mail/shared/b.ts': source })).toEqual([
      'modules/floor/mail/shared/b.ts exports what another file exports. Import it from there.',
    ])
  },
)

test('a feature that imports what stands above it is a problem', () => {
  const features = {
    'features/profiles/shared/card.tsx': `import { Layout } from '../../shell/layout.tsx'`,
    'features/shell/layout.tsx': `import { Card } from '../../ui/card.tsx'`,
  }
  const rules = { floors: { finding: ['profiles'], frame: ['shell'] }, partOf: featurePartOf }

  expect(findProblems(new Map(Object.entries(features)), rules)).toEqual([
    'profiles → shell points up: features/profiles/shared/card.tsx imports features/shell/layout.tsx.',
  ])
})

test('a folder without a floor is a problem', () => {
  expect(problemsWith({ 'modules/floor/notes/note.ts': '' })).toEqual(['notes stands on no floor.'])
})

test('the lists of what is not as it should be have not become longer', () => {
  expect([together, readFromBelow, webTogether].map((list) => list.length)).toEqual([4, 2, 3])
})

test('docs/architecture.svg shows the imports as they are; after a change draw it anew', () => {
  expect(readFileSync(pictureFile, 'utf8')).toBe(drawArchitecture())
})
