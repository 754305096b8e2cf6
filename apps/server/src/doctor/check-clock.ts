import { minuteMs } from '@guildhall/contract'
import { queryPlanned } from '../platform/database/database.ts'
import { type Finding, type OpenInstallation, ok, problem, warning } from './finding.ts'

const bounds = { warning: 2_000, problem: minuteMs }

/** Against that of the database, whose machine may be another. */
export async function checkClock({ database: { db }, clock }: OpenInstallation): Promise<Finding[]> {
  const ask = () =>
    queryPlanned<{ at: number }>(db, 'select extract(epoch from clock_timestamp())::float8 * 1000 as at', [])
  await ask() // the first one opens the connection, which takes long
  const sentAt = clock().getTime()
  const [row] = await ask()
  const receivedAt = clock().getTime()
  const difference = (row?.at ?? 0) - (sentAt + receivedAt) / 2
  const sure = Math.max(0, Math.abs(difference) - (receivedAt - sentAt) / 2)

  if (sure < bounds.warning) return [ok('The clocks of this machine and of the database agree.')]
  const what = `The clock of the database is ${Math.round(sure / 1_000)} seconds ${difference > 0 ? 'ahead of' : 'behind'} that of this machine.`
  const todo =
    'Let both machines keep their time by NTP, such as with chrony: codes, deadlines and signatures depend on it.'
  return [sure < bounds.problem ? warning(what, todo) : problem(what, todo)]
}
