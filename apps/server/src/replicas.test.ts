import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase, requestLimits } from './platform/database/database.ts'
import { type ReplicaNews, Replicas } from './platform/database/replicas.ts'
import { patience } from './testing/patience.ts'
import { type Replicated, startReplicated } from './testing/standby.ts'
import { portsOf } from './testing/statement-ports.ts'
import { startTestApp } from './testing/test-app.ts'

let pair: Replicated
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-replicas-'))
  pair = await startReplicated(folder)
  return async () => {
    await pair.stop()
    await rm(folder, { recursive: true, force: true })
  }
}, 120_000)

/** A process whose reads may go to the standby. */
async function startReading(urls = [pair.standby.urlFor('app')]) {
  const [url, ownerUrl] = [pair.primary.urlFor('app'), pair.primary.urlFor('guildhall')]
  const primary = openDatabase(url)
  const news: ReplicaNews[] = []
  const replicas = new Replicas({
    ...{ urls, database: primary, limits: requestLimits, connections: 20 },
    onNews: (one) => news.push(one),
  })
  onTestFinished(() => primary.close())
  onTestFinished(() => replicas.close())
  const t = await startTestApp({ databaseOf: { database: { ...primary, replicas }, url, ownerUrl } })
  const untilRead = () => expect.poll(() => replicas.describe().every(({ isRead }) => isRead), patience).toBe(true)
  return { ...t, replicas, news, untilRead }
}

const standbyPort = () => Number(new URL(pair.standby.urlFor('app')).port)
const primaryPort = () => Number(new URL(pair.primary.urlFor('app')).port)

test('browsing reads from the replica, whoever has just written reads the primary', async () => {
  const t = await startReading()
  const ada = await t.insertUser()
  await t.untilRead()

  expect(await portsOf(() => t.anonymous.get('/api/talent'))).toEqual([standbyPort()])
  expect(primaryPort()).not.toBe(standbyPort())
})
