import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { checkPasskey, type PasskeyAnswer } from '../check-passkey.ts'
import { recordPasskeyUse } from '../passkey.queries.ts'

/** Runs `open` with the use. Throws `passkey.not_accepted`, also if the counter did not grow, as in a copy. */
export async function usePasskey<T>(
  deps: Deps,
  input: PasskeyAnswer,
  open: (tx: Tx, userId: string) => Promise<T>,
): Promise<T> {
  const { passkey, use } = await checkPasskey(deps, input, { userId: null, refusal: 'passkey.not_accepted' })
  return deps.database.db.transaction(async (tx) => {
    const isRecorded = await recordPasskeyUse(tx, passkey.id, { ...use, now: deps.clock() })
    if (!isRecorded) throw new DomainError('passkey.not_accepted')
    return open(tx, passkey.userId)
  })
}
