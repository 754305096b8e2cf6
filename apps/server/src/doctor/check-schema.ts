import { counted } from '@guildhall/contract'
import { type Db, queryPlanned } from '../platform/database/database.ts'
import { findMigrationState } from '../platform/database/migration-state.ts'
import { type Finding, type OpenInstallation, ok, problem, warning } from './finding.ts'

export async function checkSchema({ owner: { db } }: OpenInstallation): Promise<Finding[]> {
  const { pending, isNewer } = await findMigrationState(db)
  if (isNewer) {
    return [
      problem(
        'A later release has migrated the database, and this one does not know its tables.',
        'Run the later release, or restore a backup from before it.',
      ),
    ]
  }
  if (pending > 0) {
    return [
      problem(
        `The database lacks ${counted(pending, 'migration')} of this release.`,
        'Stop older processes, then run guildhall migrate, or start Guildhall.',
      ),
    ]
  }
  const extensions = await listOldExtensions(db)
  return extensions.length > 0 ? extensions : [ok('The schema is that of this release.')]
}

async function listOldExtensions(db: Db): Promise<Finding[]> {
  const rows = await queryPlanned<{ name: string; installed: string; current: string }>(
    db,
    `select quote_ident(name) as name, installed_version as installed, default_version as current from pg_available_extensions
       where installed_version <> default_version order by name`,
    [],
  )
  return rows.map(({ name, installed, current }) =>
    warning(
      `The extension ${name} is still of version ${installed}; this PostgreSQL brings ${current}.`,
      `Run ALTER EXTENSION ${name} UPDATE in the database, as the owner of the extension.`,
    ),
  )
}
