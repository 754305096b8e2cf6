import { livePath } from '@guildhall/contract'
import type { QueryClient } from '@tanstack/react-query'
import { io } from 'socket.io-client'
import * as v from 'valibot'
import { readNewest } from '../newest-reads.ts'
import { authorization, sessionChangedEvent } from '../stored-session.ts'
import { liveSource } from './live-events.ts'
import { LiveRefetch, liveParts } from './live-queries.ts'
import { comeBackNow, paceReturns, reconnection } from './pace-returns.ts'
import { RandomDelays } from './random-delays.ts'

/** Milliseconds between refetches while no socket is connected. */
const fallbackMs = 60_000
/** Milliseconds. A first connection within this time finds the screen current. */
const soonMs = 3_000

const changedEvent = v.object({
  type: v.literal('changed'),
  part: v.picklist(liveParts),
  projectId: v.optional(v.string()),
  proposalId: v.optional(v.string()),
  contractId: v.optional(v.string()),
  waitMs: v.optional(v.array(v.number())),
})
/** From one network to another. Only Chromium tells. */
const networkChanges = 'connection' in navigator ? (navigator.connection as EventTarget) : undefined
const everything = liveParts.map((part) => ({ part }))

/** Without a connection everything is refetched once a minute, and again on reconnect. Returns a function that ends it. */
export function followLive(client: QueryClient): () => void {
  let usedToken = ''
  const socket = io({
    path: livePath,
    transports: ['websocket'],
    autoConnect: false,
    auth: (send) => {
      usedToken = bearerToken()
      send({ token: usedToken })
    },
    ...reconnection,
  })
  paceReturns(socket)
  const refetch = new LiveRefetch(client)
  const began = Date.now()
  const later = new RandomDelays()
  let hasConnected = false
  socket.on('connect', () => {
    const isSoon = !hasConnected && Date.now() - began < soonMs
    if (!isSoon) readNewest()
    if (isSoon) refetch.addMissed()
    else refetch.addNow(everything)
    hasConnected = true
    liveSource.connected(socket)
  })
  // A new password brings a new session. The server closes the old socket, before or after we learn of the new session, and
  // it does not reconnect by itself.
  const followSession = () => {
    const token = bearerToken()
    if (token && token !== usedToken && navigator.onLine) socket.disconnect().connect()
  }
  window.addEventListener(sessionChangedEvent, followSession)
  socket.on('disconnect', (reason) => {
    liveSource.disconnected()
    if (reason === 'io server disconnect') followSession()
  })
  socket.on('event', (sent: unknown) => {
    const { success, output } = v.safeParse(changedEvent, sent)
    const fetch = () => {
      readNewest()
      if (success) refetch.add([output])
    }
    if (success && output.waitMs) later.run(fetch, output.waitMs)
    else fetch()
    liveSource.heard(sent)
  })
  const fallback = setInterval(() => {
    if (!socket.connected && navigator.onLine && document.visibilityState === 'visible') refetch.addNow(everything)
  }, fallbackMs)

  // Offline, each try would only log an error.
  const connect = () => void socket.connect()
  const rest = () => void socket.disconnect()
  window.addEventListener('online', connect)
  window.addEventListener('offline', rest)
  const hurry = () => {
    if (navigator.onLine && document.visibilityState === 'visible') comeBackNow(socket)
  }
  document.addEventListener('visibilitychange', hurry)
  networkChanges?.addEventListener('change', hurry)
  if (navigator.onLine) connect()

  return () => {
    clearInterval(fallback)
    window.removeEventListener(sessionChangedEvent, followSession)
    refetch.end()
    later.end()
    window.removeEventListener('online', connect)
    window.removeEventListener('offline', rest)
    document.removeEventListener('visibilitychange', hurry)
    networkChanges?.removeEventListener('change', hurry)
    // Browsers log an error when a connection is closed while connecting. By then another socket may be the live one.
    if (socket.active && !socket.connected) socket.off().once('connect', rest)
    else rest()
  }
}

function bearerToken(): string {
  try {
    return authorization().authorization?.replace(/^Bearer /, '') ?? ''
  } catch {
    return '' // another tab signed in to another account
  }
}
