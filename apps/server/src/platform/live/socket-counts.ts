import type { Duplex } from 'node:stream'
import { addressKey } from '../http/address-key.ts'
import { Shares } from '../limits/shares.ts'
import type { LiveLimits } from './live-limits.ts'

/** Counts connections from the moment they want to be WebSockets, in all and by address. */
export class SocketCounts {
  readonly #most: number
  readonly #shares: Shares
  #total = 0

  constructor({ sockets, socketsPerAddress }: Pick<LiveLimits, 'sockets' | 'socketsPerAddress'>) {
    this.#most = sockets
    this.#shares = new Shares(socketsPerAddress)
  }

  /** Returns whether there is room. */
  add(address: string, socket: Duplex): boolean {
    const leave = this.#total < this.#most ? this.#shares.take(addressKey(address)) : undefined
    if (!leave) return false
    this.#total += 1
    socket.once('close', () => {
      this.#total -= 1
      leave()
    })
    return true
  }
}
