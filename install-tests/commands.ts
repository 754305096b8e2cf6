import { readFileSync } from 'node:fs'
import path from 'node:path'
import { arrangeContract } from './guildhall.ts'
import { checkout } from './machine.ts'

/** One way to call each command of docs/operations.md, and what it says when it works. */
export async function arrangeCommands(address: string) {
  const { token } = await arrangeContract(address)
  const read = (url: string) => fetch(address + url, { headers: { authorization: `Bearer ${token}` } })
  const [contract] = (await (await read('/api/contracts?role=freelancer')).json()) as { _id: string }[]
  if (!contract) throw new Error('the accepted proposal made no contract')
  const statement = await read(`/api/contracts/${contract._id}/ledger.csv`)
  return {
    statement: await statement.text(),
    /** By the words after `guildhall`. `file` holds the statement. */
    commandsWith: (file: string): Record<string, { args: string[]; says: RegExp }> => ({
      operator: { args: ['list'], says: /no operators|since/ },
      reports: { args: [], says: /open report/ },
      'content report': { args: [], says: /no statistics yet|answers/ },
      'ledger audit': { args: [], says: /The book is sound/ },
      'ledger verify': { args: [file], says: /The statement proves itself/ },
      'contract settle': { args: [contract._id, '--refund', '0', '--reason', 'They left.'], says: /has ended/ },
    }),
  }
}

const operations = readFileSync(path.join(checkout, 'docs', 'operations.md'), 'utf8')
const named = (pattern: RegExp) => [...new Set([...operations.matchAll(pattern)].map(([, name = '']) => name))].sort()

/** `guildhall` runs any command, and `test:install` is for a checkout with its tests. */
const general = ['guildhall', 'test:install']

/** Scripts of npm that run one command of the server. */
export const documentedScripts = () => named(/npm run ([a-z:]+)/g).filter((name) => !general.includes(name))

/** Commands that run in the container. */
export const documentedCommands = () =>
  named(/exec(?: -T)? guildhall guildhall ([a-z]+(?: (?:audit|verify|settle|report))?)/g)
