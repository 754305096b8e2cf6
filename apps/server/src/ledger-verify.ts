/** `npm run ledger:verify FILE`: checks an exported statement (CSV) by itself. Exits with 1 if it does not prove itself. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { verifyStatement } from './modules/ledger/verify-statement.ts'

const [file, ...rest] = process.argv.slice(2)
if (file === undefined || rest.length > 0) fail('Name one file: npm run ledger:verify statement.csv')
else await verify(file)

async function verify(name: string) {
  // `npm run` changes the working directory to the checkout, and says where we were.
  const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
  const text = await readFile(place, 'utf8').catch((error: Error) => fail(`${name} cannot be read: ${error.message}`))
  if (text === undefined) return
  const { chains, lines, problems } = verifyStatement(text)
  const size = `${lines} ${lines === 1 ? 'line' : 'lines'} of ${chains} ${chains === 1 ? 'chain' : 'chains'}`
  if (problems.length === 0) {
    console.log(`The statement proves itself: ${size}. It cannot show whether lines are missing at its end.`)
    return
  }
  fail([`The statement was changed or is not whole: ${size}.`, ...problems.slice(0, 50)].join('\n'))
}

function fail(message: string): undefined {
  console.error(message)
  process.exitCode = 1
}
