import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseMachine } from './database-machine.ts'
import type { Topology } from './topology.ts'

/**
 * `replaced`: the primary whose place another one has to take, or itself if it `mayReturn`. `mend` ends the fault. `fenced`: the machine that must not
 * acknowledge a write until the cluster is whole again.
 */
export type Struck = {
  replaced?: DatabaseMachine
  mayReturn?: boolean
  fenced?: DatabaseMachine
  mend(): Promise<unknown>
}
export type Fault = { name: string; strike(topology: Topology): Promise<Struck> }

const awayMs = 60_000
const standbyAwayMs = 15_000
const nothing = async () => {}

export const primaryFaults: readonly Fault[] = [
  {
    name: 'primary: machine killed',
    async strike({ cluster }) {
      const replaced = await cluster.untilPrimary()
      await replaced.machine.kill()
      return { replaced, mend: async () => replaced.start() }
    },
  },
  {
    name: 'primary: machine frozen',
    async strike({ cluster }) {
      const replaced = await cluster.untilPrimary()
      await replaced.machine.signal('SIGSTOP')
      return { replaced, fenced: replaced, mend: () => replaced.machine.signal('SIGCONT') }
    },
  },
  {
    name: 'primary: network cut',
    async strike({ cluster }) {
      const replaced = await cluster.untilPrimary()
      await replaced.machine.cut()
      return { replaced, fenced: replaced, mend: () => replaced.machine.mend() }
    },
  },
  {
    name: 'primary: PostgreSQL killed',
    async strike({ cluster }) {
      const replaced = await cluster.untilPrimary()
      await replaced.machine.signal('SIGKILL', '/usr/lib/postgresql')
      while ((await replaced.ask())?.isPrimary) await pause(20)
      return { replaced, mayReturn: true, mend: nothing }
    },
  },
]

export const otherFaults: readonly Fault[] = [
  {
    name: 'synchronous standby: machine killed',
    async strike({ cluster }) {
      const standby = await cluster.untilSynchronousStandby()
      await standby.machine.kill()
      await pause(standbyAwayMs)
      return { mend: async () => standby.start() }
    },
  },
  {
    name: 'synchronous standby: network cut',
    async strike({ cluster }) {
      const standby = await cluster.untilSynchronousStandby()
      await standby.machine.cut()
      await pause(standbyAwayMs)
      return { mend: () => standby.machine.mend() }
    },
  },
  { name: 'HAProxy: killed and started', strike: ({ haproxy }) => again(haproxy) },
  { name: 'PgBouncer: killed and started', strike: ({ pgbouncer }) => again(pgbouncer) },
  { name: 'one of two servers: killed, back after 5 s', strike: ({ web }) => again(web, 5_000) },
  { name: 'the worker: killed, back after 5 s', strike: ({ worker }) => again(worker, 5_000) },
  {
    name: 'bucket: away for a minute',
    async strike({ bucket }) {
      await bucket.cut()
      await pause(awayMs)
      return { mend: () => bucket.mend() }
    },
  },
]

async function again(part: { kill(): Promise<void>; start(): Promise<void> }, afterMs = 0): Promise<Struck> {
  await part.kill()
  await pause(afterMs)
  await part.start()
  return { mend: nothing }
}
