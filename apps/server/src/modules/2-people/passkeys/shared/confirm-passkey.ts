import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { checkPasskey, type PasskeyAnswer } from '../check-passkey.ts'
import { recordPasskeyUse } from '../passkey.queries.ts'

export async function confirmPasskey(deps: Deps, input: PasskeyAnswer & { userId: string }): Promise<void> {
  const refusal = 'passkey.not_confirmed'
  const { passkey, use } = await checkPasskey(deps, input, { userId: input.userId, refusal })
  const isRecorded = await deps.database.db.transaction((tx) =>
    recordPasskeyUse(tx, passkey.id, { ...use, now: deps.clock() }),
  )
  if (!isRecorded) throw new DomainError(refusal)
}
