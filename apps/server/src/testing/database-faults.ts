import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { prepareBinaries } from '../platform/embedded-postgres/binaries.ts'
import { borrowPostgres } from '../platform/embedded-postgres/borrow-postgres.ts'
import { runAs } from '../platform/embedded-postgres/cluster.ts'
import { chooseServiceUser } from '../platform/embedded-postgres/service-user.ts'

type Process = { pid: number; dataDir: string }

/** What PostgreSQL does to a server with the built-in database, which starts it again. */
export async function openFaults({ pid, dataDir }: Process) {
  const { url } = await borrowPostgres(dataDir)
  const restart = async (signal: NodeJS.Signals) => {
    process.kill(
      Number((await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]),
      signal,
    )
  }
  const ask = async (text: string): Promise<number> => {
    const client = new pg.Client(url)
    client.on('error', () => {})
    try {
      await client.connect()
      return Number((await client.query<[number]>({ text, rowMode: 'array' })).rows[0]?.[0] ?? 0)
    } finally {
      await client.end()
    }
  }
  return {
    url,
    /** Until a query is answered. */
    async untilUp() {
      while (!(await ask('select 1').catch(() => 0))) await pause(20)
    },
    /** As `pg_ctl restart -m fast` does. */
    restartFast: () => restart('SIGINT'),
    /** As `pg_ctl restart -m immediate` does. */
    restartImmediately: () => restart('SIGQUIT'),
    killPostmaster: () => restart('SIGKILL'),
    terminateSome: () =>
      ask(`select count(pg_terminate_backend(pid)) from pg_stat_activity where ${ours} and random() < 0.5`),
    /** PostgreSQL ends all its backends when one of them dies like this. */
    async killBackend() {
      const backend = await ask(`select pid from pg_stat_activity where ${ours} order by random() limit 1`)
      if (backend) process.kill(backend, 'SIGKILL')
    },
    /** Stops the process until it is inside of transactions while PostgreSQL waits for it, and ends those. */
    async terminateInsideTransactions() {
      for (let ended = 0; ended === 0; await pause(randomInt(20))) {
        process.kill(pid, 'SIGSTOP')
        try {
          while (
            await ask(
              `select count(*) from pg_stat_activity where ${ours} and state = 'active' and wait_event_type is distinct from 'Lock'`,
            )
          );
          ended = await ask(
            `select count(pg_terminate_backend(pid)) from pg_stat_activity where ${ours} and state = 'idle in transaction'`,
          )
        } finally {
          process.kill(pid, 'SIGCONT')
        }
      }
    },
  }
}

/** A PostgreSQL that is nobody's but its operator's, with the cluster in `folder`. */
export async function openOperator({ folder }: { folder: string }) {
  const cluster = path.join(folder, 'cluster')
  const user = await chooseServiceUser(cluster)
  const { pgCtl } = await prepareBinaries(user)
  const run = async (...args: string[]) => {
    const command = spawn(pgCtl, [...args, '-D', cluster, '-l', path.join(cluster, 'operator.log')], {
      ...runAs(user),
      stdio: 'ignore',
    })
    const [code] = await once(command, 'exit')
    if (code !== 0) throw new Error(`pg_ctl ${args.join(' ')} failed`)
  }
  return {
    restart: (mode: 'fast' | 'immediate') => run('restart', '-m', mode),
    stop: () => run('stop', '-m', 'immediate'),
  }
}

const ours = `application_name = 'guildhall'`
