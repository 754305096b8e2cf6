import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import type { Namespace, ServerOptions } from 'socket.io'
import { withOwnConnection } from './own-connection.ts'

/** PostgreSQL takes no longer notice. */
const noticeBytes = 7_999

/** Milliseconds without a word of another process, after which there is none. Each says every five seconds that it is there. */
const silenceMs = 60_000

/** Takes events to the sockets of other processes. `drain` waits until all is sent, and `close` lets nothing be sent after that. */
export type EventCarrier = {
  adapter: NonNullable<ServerOptions['adapter']>
  /** False while other processes hear nothing of this one, or it of them. */
  isUp(): boolean
  drain(): Promise<void>
  close(): Promise<void>
}

export type OpenCarrier = (onTrouble: (error: unknown) => void) => EventCarrier

export function carryByPostgres(
  pool: pg.Pool,
  onTrouble: (error: unknown) => void,
  now = () => performance.now(),
): EventCarrier {
  const own = withOwnConnection(pool, now)
  const open = createAdapter(own.pool, { payloadThreshold: noticeBytes, errorHandler: onTrouble })
  /** socket.io calls it with `new`. */
  function adapter(namespace: Namespace) {
    return tellingOthers(open(namespace) as OpenAdapter, own.openedAt, now)
  }
  return {
    adapter,
    isUp: () => true, // what goes wrong there, the checks of the database say
    drain: () => own.drain(),
    close: () => own.close(),
  }
}

/** What the class has and its types leave out. */
type OpenAdapter = Namespace['adapter'] & { onMessage(message: unknown): void }

/**
 * Notices come back to who sent them. So a process that has listened for so long and has heard of no other one tells its own sockets
 * alone.
 * @param listensSince undefined for who does not, and does not know whether there are others
 */
function tellingOthers(adapter: OpenAdapter, listensSince: () => number | undefined, now: () => number): OpenAdapter {
  const { onMessage, broadcast } = adapter
  let heardAt = now()
  const isAlone = () => {
    const since = listensSince()
    return since !== undefined && now() - Math.max(since, heardAt) >= silenceMs
  }
  return Object.assign(adapter, {
    onMessage(message: unknown) {
      heardAt = now()
      onMessage.call(adapter, message)
    },
    broadcast(packet: unknown, options: Parameters<typeof broadcast>[1]) {
      if (!isAlone()) broadcast.call(adapter, packet, options)
      // No rooms are all sockets.
      else if (options.rooms.size === 0 || [...options.rooms].some((room) => adapter.rooms.has(room)))
        broadcast.call(adapter, packet, { ...options, flags: { ...options.flags, local: true } })
    },
  })
}
