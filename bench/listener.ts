import { randomUUID } from 'node:crypto'
import { type LiveEvent, livePath } from '@guildhall/contract'
import { io, type Socket } from 'socket.io-client'
import { postUntilAcknowledged, writtenProject } from '../apps/server/src/testing/persistent-writers.ts'

const patienceMs = 30_000

export const listen = (url: string, token: string): Socket =>
  io(url, { path: livePath, transports: ['websocket'], auth: { token } })

/** Whether a socket that lived through it all still learns what its person does elsewhere. */
export async function hearsAgain(socket: Socket, url: string, token: string): Promise<boolean> {
  const heard = new Promise<boolean>((resolve) => {
    socket.on('event', (event: LiveEvent) => event.type === 'changed' && event.part === 'project' && resolve(true))
    setTimeout(() => resolve(false), patienceMs).unref()
  })
  await postUntilAcknowledged([url], token, {
    path: '/projects/create',
    body: { ...writtenProject, title: 'The last of all' },
    key: randomUUID(),
  })
  return heard
}
