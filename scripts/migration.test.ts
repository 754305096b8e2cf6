import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const checkout = path.join(import.meta.dirname, '..')
let copy: string
let drizzle: string

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'guildhall-migration-'))
  drizzle = path.join(copy, 'apps', 'server', 'drizzle')
  const parts = [
    'package.json',
    'scripts/migration.ts',
    ...['package.json', 'drizzle.config.ts', 'drizzle', 'src'].map(inServer),
  ]
  for (const part of parts) cpSync(path.join(checkout, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(checkout, 'node_modules'), path.join(copy, 'node_modules'))
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

test('the committed migrations are in step with the tables: there is nothing to migrate, and nothing is written', () => {
  const before = contents()

  const { status, output } = migration('needless')

  expect(output).toContain('nothing to migrate')
  expect(status).toBe(0)
  expect(contents()).toEqual(before)
})

test('a new table gives the next number, the SQL, the one snapshot and a date in step with the number; a second run gives nothing', () => {
  const last = journal().at(-1)!
  addTable()

  const first = migration('notes')
  const written = contents()
  const second = migration('notes_again')

  expect(first.status).toBe(0)
  const idx = last.idx + 1
  const tag = `${String(idx).padStart(4, '0')}_notes`
  expect(journal().at(-1)).toEqual({ idx, version: '7', when: last.when + 1_000, tag, breakpoints: true })
  expect(readFileSync(path.join(drizzle, `${tag}.sql`), 'utf8')).toContain('CREATE TABLE "notes"')
  expect(readdirSync(path.join(drizzle, 'meta')).sort()).toEqual([`${tag.slice(0, 4)}_snapshot.json`, '_journal.json'])
  expect(first.output).toContain(`apps/server/drizzle/${tag}.sql`)
  expect(second.output).toContain('nothing to migrate')
  expect(contents()).toEqual(written)
})

test('--custom leaves a file for SQL of your own, and the next migration still knows the tables', () => {
  const last = journal().at(-1)!

  const { status } = migration('backfill', '--custom')
  const written = contents()
  const next = migration('needless')

  expect(status).toBe(0)
  const tag = `${String(last.idx + 1).padStart(4, '0')}_backfill`
  expect(journal().at(-1)).toMatchObject({ when: last.when + 1_000, tag })
  expect(readFileSync(path.join(drizzle, `${tag}.sql`), 'utf8')).not.toMatch(/^[^-]/m)
  expect(next.output).toContain('nothing to migrate')
  expect(contents()).toEqual(written)
})

test('a column that may have been renamed is a question; without a terminal to ask in, it fails and writes nothing', () => {
  const file = path.join(copy, inServer('src/modules/units/unit.tables.ts'))
  writeFileSync(file, readFileSync(file, 'utf8').replace("'saved_at'", "'kept_at'"))
  const before = contents()

  const { status, output } = migration('rename')

  expect(status).toBe(1)
  expect(output).toContain('require a TTY')
  expect(contents()).toEqual(before)
})

const misuses = [[], ['Saved Searches'], ['two', 'names'], ['../elsewhere'], ['notes', '--force']]
test.each(misuses.map((args) => ({ args })))(
  'the arguments $args are answered with how it is used, and nothing is written',
  ({ args }) => {
    const before = contents()

    const { status, output } = migration(...args)

    expect(status).toBe(1)
    expect(output).toContain('npm run migration saved_searches')
    expect(contents()).toEqual(before)
  },
)

function migration(...args: string[]) {
  const script = path.join(copy, 'scripts', 'migration.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

function addTable() {
  const folder = path.join(copy, inServer('src/modules/notes'))
  cpSync(path.join(copy, inServer('src/modules/units/unit.tables.ts')), path.join(folder, 'note.tables.ts'))
  const file = path.join(folder, 'note.tables.ts')
  const text = readFileSync(file, 'utf8').replace('savedUnits', 'notes').replace('saved_units', 'notes')
  writeFileSync(file, text)
}

function contents(): Record<string, string> {
  const files = readdirSync(drizzle, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [name, readFileSync(path.join(parentPath, name), 'utf8')]),
  )
}

function journal(): { idx: number; when: number; tag: string }[] {
  return JSON.parse(readFileSync(path.join(drizzle, 'meta', '_journal.json'), 'utf8')).entries
}

function inServer(part: string) {
  return path.join('apps', 'server', part)
}
