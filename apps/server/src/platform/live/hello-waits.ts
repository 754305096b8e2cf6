import type { Duplex } from 'node:stream'
import type { LiveLimits } from './live-limits.ts'

/** Connections say once whose they are, in time, or end. */
export class HelloWaits {
  readonly #limits: Pick<LiveLimits, 'helloMs'>
  readonly #greeted = new WeakSet<Duplex>()
  /** Ends the wait of a connection. */
  readonly #ends = new WeakMap<Duplex, () => void>()

  constructor(limits: Pick<LiveLimits, 'helloMs'>) {
    this.#limits = limits
  }

  await(connection: Duplex) {
    let reading: NodeJS.Immediate | undefined
    const timer = setTimeout(() => {
      // After a long turn of the event loop timers come first, and then what was sent meanwhile.
      reading = setImmediate(() => connection.destroy())
    }, this.#limits.helloMs)
    const end = () => {
      clearTimeout(timer)
      clearImmediate(reading)
    }
    connection.once('close', end)
    this.#ends.set(connection, end)
  }

  /** Ends the wait. False if the connection has said it before. */
  take(connection: Duplex): boolean {
    if (this.#greeted.has(connection)) return false
    this.#greeted.add(connection)
    this.#ends.get(connection)?.()
    return true
  }
}
