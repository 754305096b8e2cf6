import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { arrangeContract } from './guildhall.ts'
import { checkout } from './machine.ts'

type Call = {
  args: string[]
  says: RegExp
  /** 0 where it does not say otherwise. */
  exits?: number
}

/** One way to call each command of docs/operations.md beside a server, and what it says. `folder`: for the files it writes. */
export async function arrangeCommands(address: string, folder: string) {
  const { token, email } = await arrangeContract(address)
  const read = (url: string) => fetch(address + url, { headers: { authorization: `Bearer ${token}` } })
  const [contract] = (await (await read('/api/contracts?role=freelancer')).json()) as { _id: string }[]
  if (!contract) throw new Error('the accepted proposal made no contract')
  const [statement, backup] = [path.join(folder, 'statement.csv'), path.join(folder, 'backup.tar')]
  writeFileSync(statement, await (await read(`/api/contracts/${contract._id}/ledger.csv`)).text())
  /** By the words after `guildhall`. */
  const commands: Record<string, Call> = {
    migrate: { args: [], says: /up to date/ },
    demo: { args: ['small'], says: /accounts already/, exits: 1 },
    operator: { args: ['list'], says: /no operators|since/ },
    user: { args: ['show', email], says: new RegExp(`Address +${email}`) },
    reports: { args: ['--json'], says: /"reports": \[/ },
    'content report': { args: [], says: /no statistics yet|answers/ },
    'ledger audit': { args: [], says: /The ledger is sound/ },
    'ledger verify': { args: [statement], says: /The statement proves itself/ },
    'contract settle': { args: [contract._id, '--refund', '0', '--reason', 'They left.'], says: /has ended/ },
    backup: { args: [backup], says: /read again and sound/ },
    restore: { args: [backup], says: /already running on the data folder|Guildhall is running/, exits: 1 },
    doctor: { args: ['--seconds', '120'], says: /^0 problems, \d+ warnings?\.$/m },
    completion: { args: ['bash'], says: /complete -o filenames/ },
  }
  return { commands, backup, email }
}

const operations = readFileSync(path.join(checkout, 'docs', 'operations.md'), 'utf8')

const servers = ['start', 'web', 'worker']

/** All but the server itself. */
export const documentedCommands = () => {
  const names = [...operations.matchAll(/^\| `guildhall ((?:(?:content|contract|ledger) )?[a-z]+)/gm)]
  return [...new Set(names.map(([, name = '']) => name))].filter((name) => !servers.includes(name)).sort()
}
