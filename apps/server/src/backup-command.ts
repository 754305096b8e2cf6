import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { counted, formatFileSize } from '@guildhall/contract'
import packageJson from '../../../package.json' with { type: 'json' }
import { isSecretKey } from './backup/age-keys.ts'
import { writeBackup } from './backup/write-backup.ts'
import { type Command, findDatabase, placeOf, readConfig } from './command.ts'
import { StartupError, UsageError } from './platform/process/startup-error.ts'
import { openFileStore } from './platform/storage/open-file-store.ts'

const usage = `Writes the database and all files of one moment to one file, while the server runs or without it, and reads it again to check it:

  guildhall backup FILE
  guildhall backup FILE --recipient age1…     encrypted with age; the option may be repeated

FILE must not exist yet. It is a tar file. It does not hold the settings: keep .env, and GUILDHALL_SECRETS_KEY above all, elsewhere.
`

export const backupCommand: Command = {
  usage,
  async run(args, lifetime) {
    const { file, recipients } = readArguments(args)
    if (recipients.some(isSecretKey)) {
      throw new StartupError('--recipient takes a public key, which begins with age1, not a secret one.')
    }
    if (existsSync(file)) throw new StartupError(`${file} exists already. A backup never replaces a file.`)
    const config = readConfig()
    const { url } = await findDatabase(lifetime, config)
    const files = await lifetime.step(() => openFileStore(config))
    const order = { url, files, file, release: packageJson.version, recipients }
    const seal = await lifetime.step(() => writeBackup(order))
    const rows = Object.values(seal.rows).reduce((sum, count) => sum + count, 0)
    const { missing, damaged } = seal
    const content = `${counted(rows, 'row')} and ${counted(seal.files, 'file')} (${formatFileSize(seal.fileBytes)})`
    const checked = recipients.length > 0 ? 'encrypted' : 'read again and sound'
    const lines = [
      `${file} holds ${content}, ${checked}.`,
      ...missing.map((key) => `The file ${key} was missing before the backup.`),
      ...damaged.map((key) => `The file ${key} was damaged before the backup.`),
    ]
    return { text: lines.join('\n'), json: { file, ...seal }, isSound: missing.length + damaged.length === 0 }
  },
}

function readArguments(args: readonly string[]) {
  try {
    const options = { recipient: { type: 'string', multiple: true } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError(usage)
    return { file: placeOf(file), recipients: values.recipient ?? [] }
  } catch {
    throw new UsageError(usage)
  }
}
