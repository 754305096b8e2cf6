import { ShortLivedMap } from '../short-lived-entries.ts'

/** Bounds the memory of unfinished request bodies, in total and per address. */
export class BodyBudget {
  readonly #limits: { total: number; perAddress: number; addressKey: (address: string) => string }
  readonly #byAddress = new ShortLivedMap<number>()
  #total = 0

  constructor(limits: { total: number; perAddress: number; addressKey: (address: string) => string }) {
    this.#limits = limits
  }

  open(address: string) {
    const key = this.#limits.addressKey(address)
    let held = 0
    return {
      take: (bytes: number): boolean => {
        const ofAddress = (this.#byAddress.get(key) ?? 0) + bytes
        if (this.#total + bytes > this.#limits.total || ofAddress > this.#limits.perAddress) return false
        held += bytes
        this.#total += bytes
        this.#byAddress.set(key, ofAddress)
        return true
      },
      release: () => {
        const left = (this.#byAddress.get(key) ?? 0) - held
        if (left > 0) this.#byAddress.set(key, left)
        else this.#byAddress.delete(key)
        this.#total -= held
        held = 0
      },
    }
  }
}
