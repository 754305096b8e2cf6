import { type Command, findDatabase, readConfig } from './command.ts'
import { jobKinds } from './job-kinds.ts'
import { migrateDatabase } from './platform/database/migrate-database.ts'
import { UsageError } from './platform/process/startup-error.ts'

const usage = `Brings the schema of the database up to date, as each start does:

  guildhall migrate
`

export const migrateCommand: Command = {
  usage,
  async run(args, lifetime) {
    if (args.length > 0) throw new UsageError(usage)
    const { url, appUrl } = await findDatabase(lifetime, readConfig())
    await lifetime.step(() => migrateDatabase(url, appUrl, jobKinds))
    return { text: 'The schema is up to date.', json: { isUpToDate: true } }
  },
}
