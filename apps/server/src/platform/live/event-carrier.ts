import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import type { ServerOptions } from 'socket.io'
import { withOwnConnection } from './own-connection.ts'

/** PostgreSQL takes no longer notice. */
const noticeBytes = 7_999

/** Takes events to the sockets of other processes. `drain` waits until all is sent, and `close` lets nothing be sent after that. */
export type EventCarrier = {
  adapter: NonNullable<ServerOptions['adapter']>
  /** False while other processes hear nothing of this one, or it of them. */
  isUp(): boolean
  drain(): Promise<void>
  close(): Promise<void>
}

export type OpenCarrier = (onTrouble: (error: unknown) => void) => EventCarrier

export function carryByPostgres(pool: pg.Pool, onTrouble: (error: unknown) => void): EventCarrier {
  const own = withOwnConnection(pool)
  return {
    adapter: createAdapter(own.pool, { payloadThreshold: noticeBytes, errorHandler: onTrouble }),
    isUp: () => true, // what goes wrong there, the checks of the database say
    drain: () => own.drain(),
    close: () => own.close(),
  }
}
