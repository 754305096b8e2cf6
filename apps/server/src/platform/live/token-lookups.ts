/** Tokens of one statement. */
const mostTogether = 500

type FindUserIds = (tokens: readonly string[]) => Promise<ReadonlyMap<string, string>>
type Waiting = { token: string; found: PromiseWithResolvers<string | undefined> }

/** Whose tokens these are: one statement after the other, each for all that came during the last. After a restart, thousands come at once. */
export class TokenLookups {
  readonly #findUserIds: FindUserIds
  #waiting: Waiting[] = []
  #isLooking = false

  constructor(findUserIds: FindUserIds) {
    this.#findUserIds = findUserIds
  }

  find(token: string): Promise<string | undefined> {
    const found = Promise.withResolvers<string | undefined>()
    this.#waiting.push({ token, found })
    if (!this.#isLooking) void this.#look()
    return found.promise
  }

  async #look() {
    this.#isLooking = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, mostTogether)
      try {
        const userIds = await this.#findUserIds([...new Set(batch.map(({ token }) => token))])
        for (const { token, found } of batch) found.resolve(userIds.get(token))
      } catch (error) {
        for (const { found } of batch) found.reject(error)
      }
    }
    this.#isLooking = false
  }
}
