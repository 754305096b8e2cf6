import type { Db } from '../../../platform/database/database.ts'
import { addressKey } from '../../../platform/http/address-key.ts'
import { digestOf } from '../../../platform/tokens.ts'
import {
  scaled,
  sharedTriesPerAddress,
  signInPerAccount,
  signInPerAddress,
  signInPerPair,
  signInWait,
} from './shared/throttle.rules.ts'
import { countAttempt } from './shared/throttle-attempt.ts'
import {
  deleteThrottle,
  findBlockedUntil,
  lockAndCountAttempt,
  setBlockedUntil,
  takeBackAttempts,
} from './throttle.queries.ts'

export type SignInTry = { emailKey: string; address: string }

/** Before the password is checked. Returns until when this address must wait. Others' failures only lengthen it. */
export async function countSignIn(
  db: Db,
  attempt: SignInTry,
  { now, factor }: { now: Date; factor: number },
): Promise<Date | undefined> {
  const keys = keysOf(attempt)
  const blockedUntil = await countAttempt(db, keys.address, scaled(signInPerAddress, factor), now)
  return (
    blockedUntil ??
    db.transaction(async (tx) => {
      const fromAddress = await lockAndCountAttempt(tx, { key: keys.pair, now, ...signInPerPair })
      if (fromAddress === undefined) return findBlockedUntil(tx, keys.pair)
      const add = fromAddress <= sharedTriesPerAddress ? 1 : 0
      const atAccount = await lockAndCountAttempt(tx, { key: keys.account, now, ...signInPerAccount, add })
      await setBlockedUntil(tx, keys.pair, now, signInWait({ fromAddress, atAccount: atAccount ?? 0 }))
      return undefined
    })
  )
}

/** After a right password, forgets this address's earlier tries, which were the owner's. Others stay counted. */
export async function forgiveSignIn(db: Db, attempt: SignInTry) {
  const keys = keysOf(attempt)
  await db.transaction(async (tx) => {
    const tries = await deleteThrottle(tx, keys.pair)
    await takeBackAttempts(tx, keys.account, Math.min(tries, sharedTriesPerAddress))
    await takeBackAttempts(tx, keys.address, 1)
  })
}

/** Emails are hashed, so that the table of counts is not a list of emails. */
function keysOf({ emailKey, address }: SignInTry) {
  const account = digestOf(emailKey)
  const from = addressKey(address)
  return {
    address: `sign_in:address:${from}`,
    account: `sign_in:account:${account}`,
    pair: `sign_in:pair:${account}:${from}`,
  }
}
