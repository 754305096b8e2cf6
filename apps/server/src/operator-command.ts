import { type Command, openCommandDatabase } from './command.ts'
import {
  addOperator,
  listAllOperators,
  removeOperator,
} from './modules/8-moderation/operators/shared/manage-operators.ts'
import { DomainError, sentenceFor } from './platform/errors.ts'
import { StartupError, UsageError } from './platform/process/startup-error.ts'

const usage = `Says who may act for Guildhall in /admin, beside a server or without one:

  guildhall operator list
  guildhall operator add <address>      of an account whose address is confirmed
  guildhall operator remove <address>
`

/** The only way to make or unmake an operator. Prints what it did. */
export const operatorCommand: Command = {
  usage,
  async run([act, address, ...more], lifetime) {
    const isList = act === 'list' && address === undefined
    const isChange = (act === 'add' || act === 'remove') && address !== undefined
    if (!(isList || isChange) || more.length > 0) throw new UsageError(usage)
    const database = await openCommandDatabase(lifetime, 1)
    const deps = { database, clock: () => new Date() }
    console.log(await lifetime.step(() => perform(deps, act, address ?? '').catch(explain)))
  },
}

async function perform(deps: Parameters<typeof addOperator>[0], act: string | undefined, address: string) {
  if (act === 'add') {
    await addOperator(deps, address)
    return `${address} is an operator now. They sign in with an authenticator app or a passkey, and open /admin.`
  }
  if (act === 'remove') {
    await removeOperator(deps, address)
    return `${address} is no operator any more.`
  }
  const all = await listAllOperators(deps)
  if (all.length === 0) return 'There are no operators.'
  return all.map(({ email, name, addedAt }) => `${email}  ${name}  since ${addedAt.toISOString()}`).join('\n')
}

function explain(error: unknown): never {
  if (error instanceof DomainError) throw new StartupError(sentenceFor(error.code, error.details))
  throw error
}
