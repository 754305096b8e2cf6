import { addOperator, listAllOperators, removeOperator } from './modules/operators/shared/manage-operators.ts'
import { loadConfig, readEnvironment } from './platform/config/config.ts'
import { checkDatabase } from './platform/database/check-database.ts'
import { openDatabase } from './platform/database/database.ts'
import { borrowPostgres } from './platform/embedded-postgres/borrow-postgres.ts'
import { DomainError, sentenceFor } from './platform/errors.ts'
import type { Lifetime } from './platform/process/lifetime.ts'
import { StartupError } from './platform/process/startup-error.ts'

const usage = `Says who may act for Guildhall in /admin:

  npm run operator -- list
  npm run operator -- add <address>      of an account whose address is confirmed
  npm run operator -- remove <address>
`

/** `npm run operator`: the only way to make or unmake an operator. Prints what it did. */
export async function runOperator(args: readonly string[], lifetime: Lifetime): Promise<void> {
  const [act, address, ...more] = args
  const isList = act === 'list' && address === undefined
  if (!(isList || ((act === 'add' || act === 'remove') && address)) || more.length > 0) throw new StartupError(usage)
  const { databaseUrl, dataDir } = loadConfig(readEnvironment())
  const url = databaseUrl ?? (await borrow())
  await checkDatabase(url)
  const database = await lifetime.step(
    async () => openDatabase(url, 1),
    (opened) => opened.close(),
  )
  const deps = { database, clock: () => new Date() }
  console.log(await lifetime.step(() => perform().catch(explain)))
  await lifetime.end()

  async function perform(): Promise<string> {
    if (act === 'add') {
      await addOperator(deps, address ?? '')
      return `${address} is an operator now. They sign in with an authenticator app or a passkey, and open /admin.`
    }
    if (act === 'remove') {
      await removeOperator(deps, address ?? '')
      return `${address} is no operator any more.`
    }
    const all = await listAllOperators(deps)
    if (all.length === 0) return 'There are no operators.'
    return all.map(({ email, name, addedAt }) => `${email}  ${name}  since ${addedAt.toISOString()}`).join('\n')
  }

  async function borrow() {
    const borrowed = await lifetime.step(
      () => borrowPostgres(dataDir),
      (postgres) => postgres.giveBack(),
    )
    return borrowed.url
  }
}

function explain(error: unknown): never {
  if (error instanceof DomainError) throw new StartupError(sentenceFor(error.code, error.details))
  throw error
}
