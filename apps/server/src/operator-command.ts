import { type Command, explain, type Outcome, openCommandDatabase } from './command.ts'
import {
  addOperator,
  listAllOperators,
  removeOperator,
} from './modules/8-moderation/operators/shared/manage-operators.ts'
import { UsageError } from './platform/process/startup-error.ts'

const usage = `Says who may act for Guildhall in /admin, beside a server or without one:

  guildhall operator list
  guildhall operator add <address>      of an account whose address is confirmed
  guildhall operator remove <address>
`

/** The only way to make or unmake an operator. */
export const operatorCommand: Command = {
  usage,
  async run([act, address, ...more], lifetime) {
    const isList = act === 'list' && address === undefined
    const isChange = (act === 'add' || act === 'remove') && address !== undefined
    if (!(isList || isChange) || more.length > 0) throw new UsageError(usage)
    const database = await openCommandDatabase(lifetime, 1)
    const deps = { database, clock: () => new Date() }
    return lifetime.step(() => perform(deps, act, address ?? '').catch(explain))
  },
}

async function perform(
  deps: Parameters<typeof addOperator>[0],
  act: string | undefined,
  address: string,
): Promise<Outcome> {
  if (act === 'add') {
    await addOperator(deps, address)
    const text = `${address} is an operator now. They sign in with an authenticator app or a passkey, and open /admin.`
    return { text, json: { email: address, isOperator: true } }
  }
  if (act === 'remove') {
    await removeOperator(deps, address)
    return { text: `${address} is no operator any more.`, json: { email: address, isOperator: false } }
  }
  const all = await listAllOperators(deps)
  const lines = all.map(({ email, name, addedAt }) => `${email}  ${name}  since ${addedAt.toISOString()}`)
  return { text: lines.join('\n') || 'There are no operators.', json: all }
}
