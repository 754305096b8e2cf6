import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { checkPasskey, type PasskeyAnswer } from '../check-passkey.ts'
import { noteUse } from '../passkey.queries.ts'

export async function confirmPasskey(deps: Deps, input: PasskeyAnswer & { userId: string }): Promise<void> {
  const refusal = 'passkey.not_confirmed'
  const { passkey, use } = await checkPasskey(deps, input, { userId: input.userId, refusal })
  const isNoted = await deps.database.db.transaction((tx) => noteUse(tx, passkey.id, { ...use, now: deps.clock() }))
  if (!isNoted) throw new DomainError(refusal)
}
