import type { EventEmitter } from 'node:events'
import { addressKey } from '../http/address-key.ts'
import type { LiveLimits } from './live-limits.ts'

export class SocketCounts {
  readonly #limits: Pick<LiveLimits, 'sockets' | 'socketsPerAddress'>
  readonly #byAddress = new Map<string, number>()
  #total = 0

  constructor(limits: Pick<LiveLimits, 'sockets' | 'socketsPerAddress'>) {
    this.#limits = limits
  }

  hasRoomFor(address: string): boolean {
    const { sockets, socketsPerAddress } = this.#limits
    return this.#total < sockets && (this.#byAddress.get(addressKey(address)) ?? 0) < socketsPerAddress
  }

  add(address: string, connection: EventEmitter) {
    const key = addressKey(address)
    this.#count(key, 1)
    connection.once('close', () => this.#count(key, -1))
  }

  #count(key: string, change: number) {
    this.#total += change
    const count = (this.#byAddress.get(key) ?? 0) + change
    if (count > 0) this.#byAddress.set(key, count)
    else this.#byAddress.delete(key)
  }
}
