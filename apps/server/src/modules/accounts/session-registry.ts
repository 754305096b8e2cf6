import { openByteCache } from '../../platform/byte-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { deleteSession, findSession, touchSession } from './session.queries.ts'
import { hashToken, tokenKey } from './session-tokens.ts'

const dayMs = 24 * 60 * 60 * 1_000
/** A session nobody uses ends after this long; each use moves the end forward. */
export const sessionLifetimeMs = 30 * dayMs
/** How stale `last_seen_at` may grow before a request writes it again. */
const touchAfterMs = 60 * 60 * 1_000
/** A lost revocation notice can keep a session alive in one process for at most this long. */
const trustMs = 30_000
/** Ten thousand sessions. A key is 64 characters, a value an id and a number. */
const rememberedBytes = 4 * 1024 * 1024
const bytesOfSession = 150

type Remembered = { userId: string; until: number }

/**
 * Answers "whose token is this?". What it remembers is bounded in time and number and forgotten on a revocation
 * notice, so several processes may serve one database.
 */
export class SessionRegistry {
  readonly #db: Db
  readonly #clock: Clock
  readonly #remembered = openByteCache<Remembered>({ maxBytes: rememberedBytes, bytesOf: () => bytesOfSession })
  #revocationsHeard = 0

  constructor(db: Db, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** The id of the user whose living session `token` is, or undefined; at once where it is remembered. */
  findUserId(token: string): string | Promise<string | undefined> {
    const key = tokenKey(token)
    const now = this.#clock()
    const remembered = this.#remembered.get(key)
    return remembered && remembered.until > now.getTime() ? remembered.userId : this.#lookUp(token, key, now)
  }

  async #lookUp(token: string, key: string, now: Date): Promise<string | undefined> {
    this.#remembered.delete(key)
    const heardBefore = this.#revocationsHeard
    const tokenHash = hashToken(token)
    const session = await findSession(this.#db, tokenHash, now)
    if (!session) return undefined
    if (now.getTime() - session.lastSeenAt.getTime() > touchAfterMs) {
      await touchSession(this.#db, tokenHash, now, new Date(now.getTime() + sessionLifetimeMs))
    }
    // A revocation that arrived while we were asking may have been this one, and it has nothing left to forget.
    if (this.#revocationsHeard === heardBefore) {
      this.#remembered.set(key, { userId: session.userId, until: now.getTime() + trustMs })
    }
    return session.userId
  }

  /** Ends the session of `token` here at once, and in every other process as soon as the notice arrives. */
  async revoke(token: string): Promise<void> {
    await deleteSession(this.#db, hashToken(token))
    this.forget(tokenKey(token))
  }

  forget(tokenHashHex: string) {
    this.#revocationsHeard += 1
    this.#remembered.delete(tokenHashHex)
  }
}
