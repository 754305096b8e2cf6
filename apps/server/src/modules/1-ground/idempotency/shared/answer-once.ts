import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { hourMs, idempotencyKeptHours } from '@guildhall/contract'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { isLockTimeout } from '../../../../platform/database/database-trouble.ts'
import { joined } from '../../../../platform/database/joined.ts'
import { DomainError } from '../../../../platform/errors.ts'
import {
  type Claim,
  claimKey,
  deleteClaim,
  findKeptAnswer,
  type KeptAnswer,
  setAnswer,
} from '../idempotency.queries.ts'

const abandonedMs = 60_000
const freeAgainMs = 250

declare const once: unique symbol

/** `Type` with a database whose writes are stored with the answer of a call, or not at all. Made by {@link answerOnce} alone. */
export type Once<Type> = Type & { readonly [once]: true }
export type OnceDeps = Once<Deps>

/** For those who run a use case without a call: within `tx`, if there is one. */
export function withoutCall(deps: Deps, tx?: Tx): OnceDeps {
  return (tx ? { ...deps, database: joined(deps.database, tx) } : deps) as OnceDeps
}

type Call = Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers' | 'userId'>

/**
 * Runs `run` once per `Idempotency-Key` and stores its answer in the same transaction; repeats get the stored answer. A
 * refusal stores nothing. Without a key it just runs. Source: IETF draft "The Idempotency-Key HTTP Header Field". Use cases
 * take the given `deps` only. Throws `request.idempotency_key_reused`, or `request.still_running` when a request has waited long enough for
 * a lock.
 */
export async function answerOnce<Body>(deps: Deps, call: Call, run: (deps: OnceDeps) => Promise<Body>): Promise<Body> {
  const claim = claimOf(deps, call)
  if (!claim) return run(withoutCall(deps))

  const { userId, key, fingerprint } = claim
  return deps.database.db.transaction(async (tx) => {
    const isFirst = await claimKey(tx, claim).catch((error: unknown) => {
      throw isLockTimeout(error) ? stillRunning() : error
    })
    if (!isFirst) return answerOf(await findKeptAnswer(tx, userId, key), fingerprint) as Body
    const answer = await run(withoutCall(deps, tx))
    await setAnswer(tx, userId, key, answer)
    return answer
  })
}

/**
 * For calls to a provider, outside a transaction: claims the key first. Repeats get `request.still_running` until there
 * is an answer. If that could not be kept, a repeat runs again, after a crash {@link abandonedMs} later, so `run` must be safe to
 * repeat. When `run` refuses, `findDone` answers what the same call had done already.
 */
export async function answerOnceOutside<Body>(
  deps: Deps,
  call: Call,
  run: () => Promise<Body>,
  findDone: () => Promise<Body | undefined>,
): Promise<Body> {
  const claim = claimOf(deps, call)
  if (!claim) return run()

  const { db } = deps.database
  const { userId, key, fingerprint } = claim
  if (!(await claimKey(db, claim))) return answerOf(await findKeptAnswer(db, userId, key), fingerprint) as Body
  try {
    const answer = await run().catch(async (error: unknown) => {
      const done = error instanceof DomainError ? await findDone() : undefined
      if (done === undefined) throw error
      return done
    })
    await setAnswer(db, userId, key, answer)
    return answer
  } catch (error) {
    await deleteClaim(db, claim).catch(() => void freeLater(db, claim))
    throw error
  }
}

/** The database may be back long before the claim counts as abandoned. */
async function freeLater(db: Db, claim: Claim) {
  let isFree = false
  for (let waited = 0; !isFree && waited < abandonedMs; waited += freeAgainMs) {
    await pause(freeAgainMs, undefined, { ref: false })
    isFree = await deleteClaim(db, claim).then(
      () => true,
      () => false,
    )
  }
}

/**
 * For calls that may be refused before {@link answerOnce}, such as an upload: a repeat gets the stored answer, also when the first call
 * ends while the repeat is being examined, and would be refused for what it did itself.
 */
export async function unlessAnswered<Body>(deps: Deps, call: Call, run: () => Promise<Body>): Promise<Body> {
  const kept = await findAnswer<Body>(deps, call)
  if (kept !== undefined) return kept
  return run().catch(async (error: unknown) => {
    const done = error instanceof DomainError ? await findAnswer<Body>(deps, call) : undefined
    if (done === undefined) throw error
    return done
  })
}

async function findAnswer<Body>(deps: Deps, call: Call): Promise<Body | undefined> {
  const claim = claimOf(deps, call)
  if (!claim) return undefined
  const kept = await findKeptAnswer(deps.database.db, claim.userId, claim.key)
  if (!kept || kept.createdAt <= claim.forgottenBefore) return undefined
  return answerOf(kept, claim.fingerprint) as Body
}

function claimOf({ clock }: Deps, call: Call): Claim | undefined {
  const key = call.headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  const now = clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  return {
    userId: call.userId,
    key,
    fingerprint: fingerprintOf(call),
    now,
    forgottenBefore: before(idempotencyKeptHours * hourMs),
    abandonedBefore: before(abandonedMs),
  }
}

function answerOf(kept: KeptAnswer | undefined, fingerprint: string): unknown {
  // Without a row, the first call was refused between our two statements: it can be sent again.
  if (!kept) throw stillRunning()
  if (kept.fingerprint !== fingerprint) throw new DomainError('request.idempotency_key_reused')
  if (!kept.isAnswered) throw stillRunning()
  return kept.answer
}

const stillRunning = () => new DomainError('request.still_running', { retryAfterSeconds: 1 })

/** Multipart bodies are not included: they have not been read yet. */
function fingerprintOf({ method, url, body }: Call): string {
  return createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest('hex')
}
