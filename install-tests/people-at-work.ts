import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { postUntilAcknowledged, startWriters, writtenProject } from '../apps/server/src/testing/persistent-writers.ts'
import { finishWork } from '../bench/fault-traffic.ts'
import { signUp } from './guildhall.ts'

export const patience = { timeout: 240_000, interval: 50 }

/** People who post one project after the other, and two who can do paid work. */
export async function startWork(url: string, writersCount: number) {
  const people = await Promise.all(Array.from({ length: writersCount + 2 }, () => signUp(url)))
  const [client, freelancer] = people.map(({ userId, token, email }) => ({ id: userId, token, email }))
  if (!client || !freelancer) throw new Error('there are no people')
  const writers = startWriters(
    [url],
    people.slice(2).map(({ token }) => token),
  )
  const nobodyRefused = () => expect(writers.refusals).toEqual([])
  return {
    /** Titles of projects. */
    acknowledged: writers.acknowledged,
    untilWritten(more: number) {
      const enough = writers.acknowledged.length + more
      return vi.waitUntil(() => writers.refusals.length > 0 || writers.acknowledged.length >= enough, patience)
    },
    /** Work from the brief to the last message. */
    finish: () => finishWork([url], { client, freelancer }, () => {}),
    /** A project of the client. `to`: the server after that of the others. */
    async post(title: string, to = url) {
      const project = { path: '/projects/create', body: { ...writtenProject, title }, key: randomUUID() }
      await postUntilAcknowledged([to], client.token, project)
    },
    async stop() {
      await writers.stop()
      nobodyRefused()
    },
    /** Ends the server while they write. */
    async cutShort(endServer: () => Promise<void>) {
      nobodyRefused()
      await endServer()
      await writers.stop()
    },
  }
}
