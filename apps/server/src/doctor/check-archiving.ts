import { formatFileSize } from '@guildhall/contract'
import { type Db, queryPlanned } from '../platform/database/database.ts'
import { type Finding, type OpenInstallation, ok, problem, warning } from './finding.ts'

/** More than what comes between two runs of the archiver, which waits for a minute after it has failed three times. */
const muchBytes = 1024 ** 3

type Archiving = {
  lastFile: string | null
  archivedAt: Date | null
  failedFile: string | null
  failedAt: Date | null
  /** What was written since the last file of the log was archived; null before the first one. */
  waitingBytes: number | null
}

/** The name of a file of the log says where it begins: in hexadecimal, after the timeline, four gigabytes and files within. */
const text = `with settings as (
    select pg_size_bytes(current_setting('wal_segment_size')) as segment
  ), archived as (
    select *, substring(last_archived_wal from '^[0-9A-F]{24}') as segment_name from pg_stat_archiver
  )
  select last_archived_wal as "lastFile", last_archived_time as "archivedAt", last_failed_wal as "failedFile", last_failed_time as "failedAt",
    (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 - ('x' || substr(segment_name, 9, 8))::bit(32)::bigint * 2.0 ^ 32
      - (('x' || substr(segment_name, 17, 8))::bit(32)::bigint + 1) * segment as "waitingBytes"
  from archived, settings where current_setting('archive_mode') <> 'off'`

export async function checkArchiving({ database: { db } }: OpenInstallation): Promise<Finding[]> {
  const archiving = await readArchiving(db)
  return archiving ? [judgeArchiving(archiving)] : []
}

/** Undefined if nothing is to be archived. */
export async function readArchiving(db: Db): Promise<Archiving | undefined> {
  const [archiving] = await queryPlanned<Archiving>(db, text, [])
  return archiving
}

export function judgeArchiving({ lastFile, archivedAt, failedFile, failedAt, waitingBytes }: Archiving): Finding {
  const last = archivedAt ? `The last one it has is ${lastFile}, of ${archivedAt.toISOString()}.` : 'It has none yet.'
  if (failedAt && (!archivedAt || failedAt > archivedAt)) {
    return problem(
      `PostgreSQL could not archive ${failedFile} of its log at ${failedAt.toISOString()}. ${last} It keeps what is not archived until the disk is full, and no backup can be brought up to date.`,
      'Its own log says why archive_command failed, such as for want of room where the archive is.',
    )
  }
  if (waitingBytes !== null && waitingBytes > muchBytes) {
    return warning(
      `${formatFileSize(waitingBytes)} of the log of PostgreSQL wait to be archived. ${last} They stay until then, on a disk that may become full.`,
      'See whether archive_command hangs, or is slower than what is written.',
    )
  }
  return ok(
    archivedAt
      ? `PostgreSQL archives its log. ${last}`
      : 'PostgreSQL archives its log. Nothing was to be archived yet.',
  )
}
