import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const checkout = path.join(import.meta.dirname, '..')
const misuses = [[], ['Saved Searches'], ['two', 'names'], ['../elsewhere'], ['notes', '--force']]
let copy: string
let drizzle: string

// Comparing the tables takes seconds, so one copy goes through all that may happen to it.
test('npm run migration writes what the tables need, once, and nothing when it is misused', () => {
  copy = mkdtempSync(path.join(tmpdir(), 'guildhall-migration-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  drizzle = path.join(copy, 'apps', 'server', 'drizzle')
  const parts = [
    'package.json',
    'scripts/migration.ts',
    ...['package.json', 'drizzle.config.ts', 'drizzle', 'src'].map(inServer),
  ]
  for (const part of parts) cpSync(path.join(checkout, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(checkout, 'node_modules'), path.join(copy, 'node_modules'))
  const committed = contents()
  const last = journal().at(-1)!

  for (const args of misuses) {
    const { status, output } = migration(...args)
    expect([args, status]).toEqual([args, 1])
    expect(output).toContain('npm run migration saved_searches')
  }
  expect(contents(), 'a misuse writes nothing').toEqual(committed)

  expect(migration('needless'), 'the committed migrations are in step with the tables').toEqual(nothing)
  expect(contents()).toEqual(committed)

  const units = path.join(copy, inServer('src/modules/3-skills/units/unit.tables.ts'))
  const unitTables = readFileSync(units, 'utf8')
  writeFileSync(units, unitTables.replace("'saved_at'", "'kept_at'"))
  const renamed = migration('rename')
  writeFileSync(units, unitTables)
  expect(
    renamed,
    'a column that may have been renamed is a question, and there is no terminal to ask in',
  ).toMatchObject({
    status: 1,
    output: expect.stringContaining('require a TTY'),
  })
  expect(contents()).toEqual(committed)

  addTable(unitTables)
  const first = migration('notes')
  const tag = nextTag(1, 'notes')
  expect(first).toMatchObject({ status: 0, output: expect.stringContaining(`apps/server/drizzle/${tag}.sql`) })
  expect(journal().at(-1)).toEqual({
    ...{ idx: last.idx + 1, version: '7', when: last.when + 1_000, tag, breakpoints: true },
  })
  expect(readFileSync(path.join(drizzle, `${tag}.sql`), 'utf8')).toContain('CREATE TABLE "notes"')
  expect(snapshots(), 'the newest snapshot is the only one').toEqual([`${tag.slice(0, 4)}_snapshot.json`])

  expect(migration('backfill', '--custom').status).toBe(0)
  const own = nextTag(2, 'backfill')
  expect(journal().at(-1)).toMatchObject({ when: last.when + 2_000, tag: own })
  expect(readFileSync(path.join(drizzle, `${own}.sql`), 'utf8'), 'a file for SQL of your own').not.toMatch(/^[^-]/m)
  expect(snapshots()).toEqual([`${own.slice(0, 4)}_snapshot.json`])

  const written = contents()
  expect(migration('notes_again'), 'both are in step with the tables').toEqual(nothing)
  expect(contents()).toEqual(written)

  function nextTag(step: number, name: string) {
    return `${String(last.idx + step).padStart(4, '0')}_${name}`
  }
}, 900_000)

const nothing = { status: 0, output: expect.stringContaining('nothing to migrate') }
const snapshots = () => readdirSync(path.join(drizzle, 'meta')).filter((file) => file !== '_journal.json')

function migration(...args: string[]) {
  const script = path.join(copy, 'scripts', 'migration.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

function addTable(unitTables: string) {
  const folder = path.join(copy, inServer('src/modules/3-skills/notes'))
  mkdirSync(folder)
  const text = unitTables.replace('savedUnits', 'notes').replace('saved_units', 'notes')
  writeFileSync(path.join(folder, 'note.tables.ts'), text)
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
