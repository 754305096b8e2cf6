import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const checkout = path.join(import.meta.dirname, '..')
const server = path.join('apps', 'server')
const unitTables = path.join(server, 'src/modules/3-skills/units/unit.tables.ts')
const misuses = [[], ['Saved Searches'], ['two', 'names'], ['../elsewhere'], ['notes', '--force']]

test('npm run migration finds the committed migrations in step with the tables, and writes nothing when it is misused', () => {
  const { migration, contents } = copyOf([`${server}/drizzle`, `${server}/src`])
  const committed = contents()

  for (const args of misuses) {
    const { status, output } = migration(...args)
    expect([args, status]).toEqual([args, 1])
    expect(output).toContain('npm run migration saved_searches')
  }
  expect(migration('needless')).toEqual(nothing)
  expect(contents()).toEqual(committed)
}, 900_000)

// Comparing all tables takes seconds, and comparing two takes one.
test.runIf(process.env.GUILDHALL_NIGHT)(
  'npm run migration writes what the tables need, once',
  () => {
    const files = ['platform/database/instant.ts', 'modules/1-ground/users/user.tables.ts'].map(
      (file) => `${server}/src/${file}`,
    )
    const { copy, drizzle, migration, contents, journal, snapshots } = copyOf([...files, unitTables])
    mkdirSync(path.join(drizzle, 'meta'), { recursive: true })
    const empty = { version: '7', dialect: 'postgresql', entries: [] }
    writeFileSync(path.join(drizzle, 'meta', '_journal.json'), JSON.stringify(empty))
    expect(migration('baseline').status).toBe(0)
    const last = journal().at(-1)!
    const baseline = contents()

    const units = path.join(copy, unitTables)
    const text = readFileSync(units, 'utf8')
    writeFileSync(units, text.replace("'saved_at'", "'kept_at'"))
    const renamed = migration('rename')
    writeFileSync(units, text)
    expect(
      renamed,
      'a column that may have been renamed is a question, and there is no terminal to ask in',
    ).toMatchObject({
      status: 1,
      output: expect.stringContaining('require a TTY'),
    })
    expect(contents()).toEqual(baseline)

    writeFileSync(
      units.replace('unit.tables', 'note.tables'),
      text.replace('savedUnits', 'notes').replace('saved_units', 'notes'),
    )
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
  },
  900_000,
)

const nothing = { status: 0, output: expect.stringContaining('nothing to migrate') }

/** Of the script and what it needs, and of the `parts`. */
function copyOf(parts: string[]) {
  const copy = mkdtempSync(path.join(tmpdir(), 'guildhall-migration-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const tools = ['package.json', 'scripts/migration.ts', `${server}/package.json`, `${server}/drizzle.config.ts`]
  for (const part of [...tools, ...parts]) {
    cpSync(path.join(checkout, part), path.join(copy, part), { recursive: true })
  }
  symlinkSync(path.join(checkout, 'node_modules'), path.join(copy, 'node_modules'))
  const drizzle = path.join(copy, server, 'drizzle')
  return {
    copy,
    drizzle,
    migration(...args: string[]) {
      const script = path.join(copy, 'scripts', 'migration.ts')
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
      return { status, output: stdout + stderr }
    },
    contents(): Record<string, string> {
      const files = readdirSync(drizzle, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      return Object.fromEntries(
        files.map(({ parentPath, name }) => [name, readFileSync(path.join(parentPath, name), 'utf8')]),
      )
    },
    snapshots: () => readdirSync(path.join(drizzle, 'meta')).filter((file) => file !== '_journal.json'),
    journal: (): { idx: number; when: number; tag: string }[] =>
      JSON.parse(readFileSync(path.join(drizzle, 'meta', '_journal.json'), 'utf8')).entries,
  }
}
