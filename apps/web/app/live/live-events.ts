import type { LiveEvent } from '@guildhall/contract'

type Listener = (event: LiveEvent) => void
type Socket = { emit: (event: string, data: unknown) => void }

const listeners = new Set<Listener>()
const reconnectListeners = new Set<() => void>()
let socket: Socket | undefined

/** Calls `listener` with every event the server sends this tab. Returns a function that ends it. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls `listener` whenever a socket has connected: events may have been lost before. Returns a function that ends it. */
export function onLiveConnect(listener: () => void): () => void {
  reconnectListeners.add(listener)
  return () => void reconnectListeners.delete(listener)
}

/** Whether events arrive by themselves; otherwise screens ask for news. */
export const isLive = () => socket !== undefined

/** Tells the server something that may be lost, such as that a person is typing. */
export function emitLive(event: string, data: unknown): void {
  socket?.emit(event, data)
}

/** For the client of the socket: passes on what it hears. */
export const liveSource = {
  connected(next: Socket) {
    socket = next
    for (const listener of reconnectListeners) listener()
  },
  disconnected() {
    socket = undefined
  },
  heard(event: unknown) {
    // The server sends what the contract says; a kind that this version does not know fits no listener.
    if (typeof event === 'object' && event !== null && 'type' in event)
      for (const listener of listeners) listener(event as LiveEvent)
  },
}
