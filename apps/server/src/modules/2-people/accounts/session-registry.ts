import { hourMs } from '@guildhall/contract'
import { openByteCache } from '../../../platform/byte-cache.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { digestOf, hashToken } from '../../../platform/tokens.ts'
import { deleteSession, findSession, listOpenSessions, touchSession, touchSessions } from './session.queries.ts'
import { sessionExpiry } from './session.rules.ts'

/** `last_seen_at` is updated at most this often. */
const touchAfterMs = hourMs
/** A lost revocation notice keeps a session alive in another process for at most this long. */
const trustMs = 30_000
/** More than the clocks of two processes may differ. */
const newMs = 10_000
const rememberedBytes = 4 * 1024 * 1024
const bytesOfSession = 150

export type KnownSession = { userId: string; isSuspended: boolean }
type Remembered = KnownSession & { until: number }

/** Caches sessions by token. Revocation notices keep the caches of several processes right. */
export class SessionRegistry {
  readonly #db: Db
  readonly #clock: Clock
  readonly #onNew: (tokenHashHex: string) => void
  readonly #remembered = openByteCache<Remembered>({ maxBytes: rememberedBytes, bytesOf: () => bytesOfSession })
  #revocationsHeard = 0

  /** `onNew` is told of sessions that have just begun, maybe in another process. */
  constructor(db: Db, clock: Clock, onNew: (tokenHashHex: string) => void = () => {}) {
    this.#db = db
    this.#clock = clock
    this.#onNew = onNew
  }

  findSession(token: string): KnownSession | Promise<KnownSession | undefined> {
    const key = digestOf(token)
    const now = this.#clock()
    return this.#recall(key, now) ?? this.#lookUp(token, key, now)
  }

  /** With one query for those that are not remembered, which then are. Without those of suspended accounts. */
  async findActiveUserIds(tokens: readonly string[]): Promise<Map<string, string>> {
    const now = this.#clock()
    const known = new Map(tokens.map((token) => [token, this.#recall(digestOf(token), now)]))
    const heardBefore = this.#revocationsHeard
    const unknown = tokens.filter((token) => !known.get(token))
    const open = unknown.length > 0 ? await this.#listOpen(unknown, now) : []
    for (const { token, userId, createdAt } of open) {
      const key = digestOf(token)
      if (now.getTime() - createdAt.getTime() < newMs) this.#onNew(key)
      if (this.#revocationsHeard === heardBefore) this.#remember(key, { userId, isSuspended: false }, now)
      known.set(token, { userId, isSuspended: false })
    }
    return new Map([...known].flatMap(([token, one]) => (one && !one.isSuspended ? [[token, one.userId]] : [])))
  }

  #recall(key: string, now: Date): KnownSession | undefined {
    const remembered = this.#remembered.get(key)
    return remembered && remembered.until > now.getTime() ? remembered : undefined
  }

  #remember(key: string, { userId, isSuspended }: KnownSession, now: Date) {
    this.#remembered.set(key, { userId, isSuspended, until: now.getTime() + trustMs })
  }

  async #lookUp(token: string, key: string, now: Date): Promise<KnownSession | undefined> {
    this.#remembered.delete(key)
    const heardBefore = this.#revocationsHeard
    const tokenHash = hashToken(token)
    const session = await findSession(this.#db, tokenHash, now)
    if (!session) return undefined
    if (now.getTime() - session.createdAt.getTime() < newMs) this.#onNew(key)
    if (now.getTime() - session.lastSeenAt.getTime() > touchAfterMs) {
      await touchSession(this.#db, tokenHash, now, sessionExpiry(session.createdAt, now))
    }
    // A revocation that arrived during the query found nothing to invalidate, so we must not cache now.
    if (this.#revocationsHeard === heardBefore) this.#remember(key, session, now)
    return session
  }

  /** One query for the open ones of these sessions, whatever is remembered. */
  async findUserIds(tokens: readonly string[]): Promise<Map<string, string>> {
    return new Map((await this.#listOpen(tokens, this.#clock())).map(({ token, userId }) => [token, userId]))
  }

  /** They count as used: their owners have a screen open. */
  async #listOpen(tokens: readonly string[], now: Date) {
    const tokenOf = new Map(tokens.map((token) => [digestOf(token), token]))
    const open = await listOpenSessions(this.#db, tokens.map(hashToken), now)
    const unseen = open.filter(({ lastSeenAt }) => now.getTime() - lastSeenAt.getTime() > touchAfterMs)
    await touchSessions(
      this.#db,
      unseen.map(({ tokenHash, createdAt }) => ({ tokenHash, expiresAt: sessionExpiry(createdAt, now) })),
      now,
    )
    return open.map((session) => ({ ...session, token: tokenOf.get(session.tokenHash.toString('hex')) ?? '' }))
  }

  async revoke(token: string): Promise<void> {
    await deleteSession(this.#db, hashToken(token))
    this.forget(digestOf(token))
  }

  forget(tokenHashHex: string) {
    this.#revocationsHeard += 1
    this.#remembered.delete(tokenHashHex)
  }
}
