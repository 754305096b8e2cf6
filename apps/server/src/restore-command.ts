import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { counted } from '@guildhall/contract'
import { isSecretKey } from './backup/age-keys.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { type Command, placeOf, readConfig } from './command.ts'
import { describeAudit } from './modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import type { Config } from './platform/config/config.ts'
import { checkDatabases } from './platform/database/check-database.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import type { Lifetime } from './platform/process/lifetime.ts'
import { StartupError, UsageError } from './platform/process/startup-error.ts'
import { openFileStore } from './platform/storage/open-file-store.ts'

const usage = `Restores a backup into the empty installation of the settings, then audits the ledger and reads every file. Stop the server first:

  guildhall restore FILE
  guildhall restore FILE --identity KEY_FILE     if it is encrypted with age

It refuses an installation with accounts, and a backup that was made by another release.
`

export const restoreCommand: Command = {
  usage,
  async run(args, lifetime) {
    const { file, identities } = readArguments(args)
    const config = readConfig()
    const addresses = await openTarget(lifetime, config)
    const files = await lifetime.step(() => openFileStore(config))
    const restored = await lifetime.step(() => restoreBackup({ ...addresses, files, file, identities }))
    const { manifest, seal, audit, wrongFiles } = restored
    const lines = [
      `Restored as of ${manifest.madeAt}, with ${counted(seal.files, 'file')}.`,
      describeAudit(audit),
      ...wrongFiles.map((key) => `The file ${key} is missing or damaged.`),
    ]
    return {
      text: lines.join('\n'),
      json: { madeAt: manifest.madeAt, files: seal.files, rows: seal.rows, audit, wrongFiles },
      isSound: audit.findings.length + wrongFiles.length === 0,
    }
  },
}

/** Unlike other commands it makes the built-in database, and never shares it with a server. */
async function openTarget(
  lifetime: Lifetime,
  { databaseUrl, databaseDirectUrl, databaseMigrationUrl, dataDir }: Config,
) {
  if (!databaseUrl) {
    const { url, appUrl } = await lifetime.step(
      () => startEmbeddedPostgres({ dataDir }),
      (postgres) => postgres.stop(),
    )
    return { url, appUrl }
  }
  return lifetime.step(() => checkDatabases({ databaseUrl, databaseDirectUrl, databaseMigrationUrl }))
}

function readArguments(args: readonly string[]) {
  const options = { identity: { type: 'string', multiple: true } } as const
  const { positionals, values } = parse()
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError(usage)
  return { file: placeOf(file), identities: (values.identity ?? []).flatMap(readIdentities) }

  function parse() {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options })
    } catch {
      throw new UsageError(usage)
    }
  }
}

/** As `age-keygen` writes them: one a line, with comments. */
function readIdentities(file: string): string[] {
  if (isSecretKey(file)) throw new StartupError('--identity takes the name of a file with the key, not the key itself.')
  try {
    const lines = readFileSync(placeOf(file), 'utf8').split(/\r?\n/)
    return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
  } catch (error) {
    throw new StartupError(`${file} cannot be read: ${(error as Error).message}`)
  }
}
