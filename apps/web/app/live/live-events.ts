import type { LiveEvent } from '@guildhall/contract'

type Listener = (event: LiveEvent) => void
type Socket = { emit: (event: string, data: unknown) => void }

const listeners = new Set<Listener>()
const reconnectListeners = new Set<() => void>()
let socket: Socket | undefined

/** Returns a function that unsubscribes. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Events may have been lost before a connection. Returns a function that unsubscribes. */
export function onLiveConnect(listener: () => void): () => void {
  reconnectListeners.add(listener)
  return () => void reconnectListeners.delete(listener)
}

export const isLive = () => socket !== undefined

/** For messages that may be lost, such as 'typing'. */
export function emitLive(event: string, data: unknown): void {
  socket?.emit(event, data)
}

export const liveSource = {
  connected(next: Socket) {
    socket = next
    for (const listener of reconnectListeners) listener()
  },
  disconnected() {
    socket = undefined
  },
  heard(event: unknown) {
    // A newer server may send kinds that this version does not know.
    if (typeof event === 'object' && event !== null && 'type' in event)
      for (const listener of listeners) listener(event as LiveEvent)
  },
}
