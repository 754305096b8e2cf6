/**
 * Writes the next migration to apps/server/drizzle: `npm run migration NAME`.
 *
 * drizzle-kit compares the tables (every `*.tables.ts`) with the snapshot and writes the difference as SQL; it asks
 * whether a column was renamed. Without a difference nothing is written. `--custom` writes an empty file, for SQL of
 * your own. We keep the newest snapshot only: nothing reads the ones before.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

type Journal = { entries: { idx: number; when: number; tag: string }[] }

const root = path.join(import.meta.dirname, '..')
const server = path.join(root, 'apps', 'server')
const journalFile = path.join(server, 'drizzle', 'meta', '_journal.json')
/**
 * Milliseconds. A database runs the migrations dated after its last one. A fixed start keeps them in the order of their
 * numbers, regardless of the authors' clocks: that of the baseline, which is the date of the last migration it replaced.
 */
const epoch = 1_795_280_056_000

const { name, custom } = readArguments()
const before = readJournal().entries.length
const args = ['generate', `--name=${name}`, ...(custom ? ['--custom'] : [])]
const cli = path.join(root, 'node_modules', 'drizzle-kit', 'bin.cjs')
const { status, stderr } = spawnSync(process.execPath, [cli, ...args], {
  cwd: server,
  stdio: ['inherit', 'inherit', 'pipe'],
  encoding: 'utf8',
})
process.stderr.write(stderr)

const journal = readJournal()
const entry = journal.entries[before]
if (entry) {
  entry.when = epoch + entry.idx * 1_000
  writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`)
  removeEarlierSnapshots()
  console.log(`\nRead apps/server/drizzle/${entry.tag}.sql before you commit it. The server runs it at its next start.`)
} else if (status !== 0 || stderr !== '') {
  process.exit(1) // drizzle-kit exits with 0 after errors too
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { custom: { type: 'boolean' } }, allowPositionals: true })
    const [given = '', ...rest] = positionals
    if (!/^[a-z][a-z0-9_]*$/.test(given) || rest.length > 0) throw new Error('A migration needs one name.')
    return { name: given, custom: values.custom ?? false }
  } catch (error) {
    console.error(
      `${(error as Error).message}\n\n  npm run migration saved_searches\n  npm run migration -- backfill_slugs --custom`,
    )
    return process.exit(1)
  }
}

function removeEarlierSnapshots() {
  const folder = path.dirname(journalFile)
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('_snapshot.json'))
  for (const file of snapshots.sort().slice(0, -1)) rmSync(path.join(folder, file))
}

function readJournal(): Journal {
  return JSON.parse(readFileSync(journalFile, 'utf8')) as Journal
}
