import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { countBroken, countLeftovers } from '../fault-checks.ts'
import { installPrograms } from './debian.ts'
import { type Fault, otherFaults, primaryFaults } from './faults.ts'
import { countLost, type Measured, measureFault } from './measure-fault.ts'
import { openTopology } from './topology.ts'
import { startUsers } from './users.ts'

/** For jobs that are tried again. */
const settleMs = 15_000

type Options = {
  kills: number
  seconds: number
  only: string
  say: (line: string) => void
  onOpened: (close: () => Promise<unknown>) => void
}
export type Failover = Awaited<ReturnType<typeof measureFailover>>

/**
 * `kills`: how often the primary is lost, unless `seconds` are over before. `only`: what the names of the faults contain. `onOpened`: what to
 * call at the end.
 */
export async function measureFailover({ kills, seconds, only, say, onOpened }: Options) {
  await installPrograms(say)
  const topology = await openTopology({ say, onOpened })
  const database = openDatabase(topology.directUrl, 2)
  onOpened(database.close)
  const users = await startUsers(topology.url, database)
  const measured: Measured[] = []
  let stoppedBy: string | undefined
  const end = performance.now() + seconds * 1_000
  for (const fault of chosen(kills, only)) {
    if (performance.now() > end) break
    try {
      const one = await measureFault(fault, { topology, users, database })
      measured.push(one)
      say(sentenceFor(one))
    } catch (error) {
      stoppedBy = `${fault.name}: ${String(error)}`
      break
    }
  }
  await users.stop()
  await pause(settleMs)
  const { rows } = await database.direct.query<{ doubled: number }>(
    `select count(*) - count(distinct title) as doubled from projects where title <> 'A shop that is paid for'`,
  )
  return {
    ...{ measured, stoppedBy },
    acknowledged: users.writers.acknowledged.length,
    lost: await countLost(database, users.writers.acknowledged),
    doubled: Number(rows[0]?.doubled),
    finished: users.finished.length,
    broken: await countBroken(database, users.finished),
    leftovers: await countLeftovers(database),
  }
}

function chosen(kills: number, only: string): Fault[] {
  const [first] = primaryFaults
  const losses = Array.from({ length: kills }, (_, turn) => primaryFaults[turn % primaryFaults.length] ?? first)
  return [...otherFaults, ...losses].filter((fault) => fault?.name.includes(only)) as Fault[]
}

function sentenceFor({
  name,
  gapSeconds,
  patroniSeconds,
  afterSeconds,
  heardSeconds,
  errors,
  lost,
  ...rest
}: Measured) {
  const parts = [
    `${gapSeconds.toFixed(1)} s without writes`,
    patroniSeconds && `Patroni took ${patroniSeconds.toFixed(1)} s, writes ${afterSeconds?.toFixed(2)} s more`,
    `sockets ${heardSeconds?.toFixed(1) ?? 'never'} s`,
    `${rest.served} served, ${rest.later} told to come back, ${rest.cut} cut, slowest ${Math.round(rest.slowestMs)} ms`,
    `${errors.length} errors, ${lost} lost, fenced ${rest.fencedWrites ?? '-'}, ${rest.isSound ? 'sound' : 'UNSOUND'}`,
    ...[...new Set(errors)].slice(0, 4),
  ]
  return `${name}: ${parts.filter(Boolean).join('; ')}`
}
