import type { SecondStepBody } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { hashToken } from '../../../../platform/tokens.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { triesPerChallenge } from '../code-tries.rules.ts'
import { countTry, findChallengeUser, takeChallenge } from '../sign-in-challenge.queries.ts'
import { type CodeTry, countCode, forgiveCodes, reportWrongCode, useCode, useRecoveryCode } from '../use-code.ts'

/**
 * Throws `session.challenge_ended`, `session.wrong_code`, `session.wrong_recovery_code` or `throttle.second_factor`.
 * Runs `open` in the transaction that uses up challenge and code.
 */
export async function finishSecondStep<T>(
  deps: Deps,
  { challenge, code, recoveryCode, ...from }: SecondStepBody & Omit<CodeTry, 'userId'>,
  open: (tx: Tx, userId: string) => Promise<T>,
): Promise<T> {
  const { db } = deps.database
  const tokenHash = hashToken(challenge)
  const now = deps.clock()
  const userId = await findChallengeUser(db, tokenHash, now)
  if (!userId) throw new DomainError('session.challenge_ended')
  const attempt: CodeTry = { userId, ...from }
  // Recovery codes cannot be guessed, and must work while a stranger uses up the tries of codes.
  if (code !== undefined) await countCode(deps, attempt)
  if (!(await countTry(db, tokenHash, now, triesPerChallenge))) throw new DomainError('session.challenge_ended')

  const done = await db.transaction(async (tx) => {
    // First, so that changes of the password or second factor come before or after this.
    await lockAccount(tx, userId)
    const isRight =
      code !== undefined
        ? await useCode(deps, tx, userId, code)
        : await useRecoveryCode(deps, tx, userId, recoveryCode ?? '')
    if (!isRight) return undefined
    if (!(await takeChallenge(tx, tokenHash, now))) throw new DomainError('session.challenge_ended')
    return { value: await open(tx, userId) }
  })
  if (!done) {
    await reportWrongCode(deps, attempt)
    throw new DomainError(code === undefined ? 'session.wrong_recovery_code' : 'session.wrong_code')
  }
  if (code !== undefined) await forgiveCodes(deps, attempt)
  return done.value
}
