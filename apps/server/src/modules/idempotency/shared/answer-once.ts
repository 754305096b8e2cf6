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

/** How long a call waits for another one with the same key before it is told to ask again. */
const waitMs = 2_000

type Call = Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers' | 'userId'>

/**
 * Answers a call that carries an `Idempotency-Key` once: the first time it runs `run` and keeps its answer, in one
 * transaction; later the kept answer is returned and nothing runs. A refusal keeps nothing, so the call may be mended
 * and sent again. Without a key it just runs. Source: the IETF draft "The Idempotency-Key HTTP Header Field".
 * @param run does the work with the `deps` it is given, whose database handle is that transaction
 * @returns the body of the answer, as it goes over the wire
 * @throws `request.idempotency_key_reused` where the key was used for another call, `request.still_running` where the
 *   first one has not ended after {@link waitMs}
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
 * The answer kept under the call's key, for a call that would be refused before it gets to {@link answerOnce}, such as an
 * upload of what is there already. Undefined where there is none.
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

/** Of method, address and body. The parts of a form are not among it: they have not been read yet. */
function fingerprintOf({ method, url, body }: Call): string {
  return createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest('hex')
}
