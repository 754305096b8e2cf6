import { queryPlanned } from '../platform/database/database.ts'
import { type Finding, type OpenInstallation, ok, problem, warning } from './finding.ts'

/** What happens without them. */
const needed = {
  fsync: 'a power cut can destroy the whole database',
  full_page_writes: 'a power cut can destroy pages of the database',
  synchronous_commit: 'a crash loses what was acknowledged before it',
  autovacuum: 'tables grow without end, until nothing can be written',
} as const

/** https://www.postgresql.org/support/versioning/ */
const endOfLife: Record<number, string> = {
  14: '2026-11-12',
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
  18: '2030-11-14',
}

export async function checkDurability({ database: { db }, clock }: OpenInstallation): Promise<Finding[]> {
  const rows = await queryPlanned<{ name: keyof typeof needed | 'server_version'; setting: string }>(
    db,
    'select name, setting from pg_settings where name = any($1)',
    [[...Object.keys(needed), 'server_version']],
  )
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]))
  const off = Object.entries(needed).filter(([name]) => settings.get(name as keyof typeof needed) === 'off')
  const version = settings.get('server_version') ?? ''
  const findings = [
    ...off.map(([name, harm]) =>
      problem(
        `PostgreSQL runs with ${name} = off: ${harm}.`,
        `Set ${name} = on where it is turned off: in postgresql.conf, or for this role or database.`,
      ),
    ),
    ...endedVersion(version, clock()),
  ]
  return findings.length > 0 ? findings : [ok(`PostgreSQL ${version} keeps what it has acknowledged.`)]
}

function endedVersion(version: string, now: Date): Finding[] {
  const major = Number.parseInt(version, 10)
  const ended = endOfLife[major]
  if (ended === undefined || now < new Date(ended)) return []
  return [warning(`PostgreSQL ${major} has had no fixes since ${ended}.`, 'Move to a later PostgreSQL.')]
}
