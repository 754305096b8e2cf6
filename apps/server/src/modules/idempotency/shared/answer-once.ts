import { createHash } from 'node:crypto'
import { idempotencyKeptHours } from '@guildhall/contract'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isLockTimeout } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import {
  claimKey,
  findKeptAnswer,
  type KeptAnswer,
  resetLockTimeout,
  setAnswer,
  setLockTimeout,
} from '../idempotency.queries.ts'

const waitMs = 2_000

type Call = Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers' | 'userId'>

/**
 * Runs `run` once for each `Idempotency-Key` and stores its answer, in one transaction; repeats get the stored answer.
 * A refusal stores nothing, so the call can be corrected and sent again. Without a key it just runs. Source: the IETF
 * draft "The Idempotency-Key HTTP Header Field".
 * @param run uses the given `deps`, whose database handle is the transaction
 * @returns the response body
 * @throws `request.idempotency_key_reused` if the key was used for another call, `request.still_running` if the first
 *   call takes longer than {@link waitMs}
 */
export async function answerOnce<Body>(deps: Deps, call: Call, run: (deps: Deps) => Promise<Body>): Promise<Body> {
  const key = call.headers['idempotency-key']
  if (typeof key !== 'string') return run(deps)

  const { userId } = call
  const fingerprint = fingerprintOf(call)
  const now = deps.clock()
  const forgottenBefore = forgottenAt(now)
  return deps.database.db.transaction(async (tx) => {
    await setLockTimeout(tx, waitMs)
    const isFirst = await claimKey(tx, { userId, key, fingerprint, now, forgottenBefore }).catch((error: unknown) => {
      throw isLockTimeout(error) ? new DomainError('request.still_running', { retryAfterSeconds: 1 }) : error
    })
    if (!isFirst) return answerOf(await findKeptAnswer(tx, userId, key), fingerprint) as Body
    await resetLockTimeout(tx)
    const answer = await run({ ...deps, database: { ...deps.database, db: tx } })
    await setAnswer(tx, userId, key, answer)
    return answer
  })
}

/**
 * The stored answer, for calls that would be refused before {@link answerOnce}, such as a repeated upload. Undefined
 * without one.
 */
export async function findAnswer<Body>({ database: { db }, clock }: Deps, call: Call): Promise<Body | undefined> {
  const key = call.headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  const kept = await findKeptAnswer(db, call.userId, key)
  if (!kept || kept.createdAt <= forgottenAt(clock())) return undefined
  return answerOf(kept, fingerprintOf(call)) as Body
}

function answerOf(kept: KeptAnswer | undefined, fingerprint: string): unknown {
  if (kept?.fingerprint !== fingerprint) throw new DomainError('request.idempotency_key_reused')
  return kept.answer
}

const forgottenAt = (now: Date) => new Date(now.getTime() - idempotencyKeptHours * 60 * 60 * 1_000)

/** Parts of a form are not included: they have not been read yet. */
function fingerprintOf({ method, url, body }: Call): string {
  return createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest('hex')
}
