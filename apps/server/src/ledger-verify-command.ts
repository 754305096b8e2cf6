import { readFile } from 'node:fs/promises'
import { text as readText } from 'node:stream/consumers'
import { counted } from '@guildhall/contract'
import { type Command, placeOf } from './command.ts'
import { verifyStatement } from './modules/1-ground/ledger/verify-statement.ts'
import { StartupError, UsageError } from './platform/process/startup-error.ts'

const usage = `Checks a statement that a person has exported, by itself and without a database. Exits with 1 if it does not prove itself:

  guildhall ledger verify statement.csv
  guildhall ledger verify - < statement.csv
`

const namedMaximum = 50

export const ledgerVerifyCommand: Command = {
  usage,
  async run([file, ...more]) {
    if (file === undefined || more.length > 0) throw new UsageError(usage)
    const { chains, lines, problems } = verifyStatement(await readStatement(file))
    const size = `${counted(lines, 'line')} of ${counted(chains, 'chain')}`
    if (problems.length > 0) {
      const named = problems.slice(0, namedMaximum)
      const text = [`The statement was changed or is not whole: ${size}.`, ...named].join('\n')
      return { text, json: { chains, lines, problems }, isSound: false }
    }
    const text = `The statement proves itself: ${size}. It cannot show whether lines are missing at its end.`
    return { text, json: { chains, lines, problems } }
  },
}

async function readStatement(file: string): Promise<string> {
  if (file === '-') return readText(process.stdin)
  return readFile(placeOf(file), 'utf8').catch((error: Error) => {
    throw new StartupError(`${file} cannot be read: ${error.message}`)
  })
}
