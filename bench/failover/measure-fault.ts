import { setTimeout as pause } from 'node:timers/promises'
import { auditLedger } from '../../apps/server/src/modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { DatabaseMachine } from './database-machine.ts'
import type { Fault } from './faults.ts'
import { longestGap } from './gaps.ts'
import type { Topology } from './topology.ts'
import { type Users, writersCount } from './users.ts'

export type Measured = Awaited<ReturnType<typeof measureFault>>

type Scene = { topology: Topology; users: Users; database: Database }

/** Lets the fault happen to a whole topology under load, and leaves a whole one. */
export async function measureFault({ name, strike }: Fault, { topology, users, database }: Scene) {
  const { cluster } = topology
  await cluster.untilWhole()
  await users.untilWritten(writersCount * 2)
  const firstNew = users.writers.acknowledged.length
  const { seen, acknowledgedAt } = users.watch()
  const began = performance.now()
  const { replaced, mayReturn, fenced, mend } = await strike(topology)
  const fence = fenced && watchFence(fenced)
  if (replaced) await cluster.untilPrimary(mayReturn ? undefined : replaced)
  const replacedAt = performance.now()
  await users.untilWritten(writersCount * 2)
  const gap = longestGap(acknowledgedAt)
  const heardMs = await users.untilHeard()
  await mend()
  await cluster.untilWhole()
  const fencedWrites = await fence?.stop()
  await users.untilWritten(writersCount)
  const titles = users.writers.acknowledged.slice(firstNew)
  return {
    name,
    gapSeconds: Math.max(gap.ms, longestGap(acknowledgedAt).ms) / 1_000,
    patroniSeconds: replaced && (replacedAt - began) / 1_000,
    /** From when Patroni has a new primary until a write succeeds. */
    afterSeconds: replaced && Math.max(0, gap.endsAt - replacedAt) / 1_000,
    heardSeconds: heardMs === undefined ? undefined : heardMs / 1_000,
    ...{ served: seen.served, later: seen.later, cut: seen.cut, errors: seen.errors, slowestMs: seen.slowestMs },
    fencedWrites,
    lost: await countLost(database, titles),
    isSound: (await auditLedger(database.db)).findings.length === 0,
  }
}

/** Tries to write to a machine, on itself, until stopped. */
function watchFence(database: DatabaseMachine) {
  let isOver = false
  let acknowledged = 0
  const run = async () => {
    while (!isOver) {
      if (await database.acknowledges('insert into fenced default values', 3_000)) acknowledged += 1
      await pause(50)
    }
  }
  const running = run()
  return {
    async stop() {
      isOver = true
      await running
      return acknowledged
    },
  }
}

export async function countLost({ direct }: Database, titles: readonly string[]): Promise<number> {
  const { rows } = await direct.query<{ count: number }>(
    'select count(*) from unnest($1::text[]) as acknowledged (title) where not exists (select from projects p where p.title = acknowledged.title)',
    [titles],
  )
  return Number(rows[0]?.count)
}
