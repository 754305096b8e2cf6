import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { openDatabase, requestLimits } from '../platform/database/database.ts'
import { openBehindPooler } from '../platform/database/open-behind-pooler.ts'
import { type ReplicaNews, Replicas } from '../platform/database/replicas.ts'
import { longPatience, patience } from './patience.ts'
import { startReplicated } from './standby.ts'
import { startTestApp } from './test-app.ts'

/** Longer than any test: how far the standby is behind is then of no account. */
export const anyLag = { freshMs: longPatience.timeout }

/** `mount` adds pages. `pooledUrl`: of a PgBouncer before the primary. */
type Reading = {
  urls?: string[]
  freshMs?: number
  pooledUrl?: string
  mount?: (app: FastifyInstance) => Promise<void>
}

/** A primary and its standby, for the tests of a file. */
export async function startPair() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-replicas-'))
  const pair = await startReplicated(folder)
  const [url, standbyUrl] = [pair.primary.urlFor('app'), pair.standby.urlFor('app')]
  const portOf = (address: string) => Number(new URL(address).port)
  const resumeReplay = async () => void (await pair.standby.query('select pg_wal_replay_resume()'))
  return {
    ...{ url, standbyUrl, primary: portOf(url), standby: portOf(standbyUrl) },
    signal: (signal: NodeJS.Signals) => pair.standby.signal(signal),
    endStandby: (signal: NodeJS.Signals) => pair.standby.end(signal),
    restartStandby: pair.restartStandby,
    queryStandby: (text: string) => pair.standby.query(text),
    async pauseReplay() {
      await pair.standby.query('select pg_wal_replay_pause()')
      onTestFinished(resumeReplay)
      const state = () => pair.standby.query('select pg_get_wal_replay_pause_state()')
      await expect.poll(state, { interval: 10, ...patience }).toBe('paused')
    },
    resumeReplay,
    /** A process whose reads may go to the standby. */
    async startReading({ urls = [standbyUrl], pooledUrl, mount, ...limits }: Reading = {}) {
      const database = pooledUrl ? await openBehindPooler(pooledUrl, url) : openDatabase(url)
      const news: ReplicaNews[] = []
      const replicas = new Replicas({
        ...{ urls, database, limits: requestLimits, connections: 20, ...limits },
        onNews: (one) => news.push(one),
      })
      onTestFinished(() => database.close())
      onTestFinished(() => replicas.close())
      const ownerUrl = () => pair.primary.urlFor('guildhall')
      const t = await startTestApp({ databaseOf: { database: { ...database, replicas }, url, ownerUrl } })
      await mount?.(t.app)
      await t.anonymous.get('/api/talent') // from then on there is a sample, which is the primary's
      const areRead = () => replicas.describe().map(({ isRead }) => isRead)
      const untilRead = (isRead = true) =>
        expect.poll(areRead, { interval: 20, ...patience }).toEqual(urls.map(() => isRead))
      return { ...t, replicas, news, untilRead }
    },
    /** A process whose connections for requests lead to a primary that became a standby. */
    async startDemoted() {
      const [primary, database] = [openDatabase(url), openDatabase(standbyUrl)]
      onTestFinished(async () => void (await Promise.all([primary.close(), database.close()])))
      const ownerUrl = () => pair.primary.urlFor('guildhall')
      return startTestApp({ databaseOf: { database: { ...database, direct: primary.direct }, url, ownerUrl } })
    },
    async stop() {
      await pair.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Pair = Awaited<ReturnType<typeof startPair>>
