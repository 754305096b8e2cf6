import type { OwnerProofBody } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { DomainError, sentenceFor } from '../../platform/errors.ts'
import { confirmPassword } from '../accounts/shared/confirm-password.ts'
import { type CodeTry, countCode, forgiveCodes, reportWrongCode, useCode } from './use-code.ts'

export type OwnerProof = CodeTry & OwnerProofBody

/** Checks that the signed-in person knows the password or has the app. Throws what is wrong, and where. */
export async function checkOwner(deps: Deps, proof: OwnerProof): Promise<void> {
  const { userId, password, code } = proof
  if (code === undefined) {
    await confirmPassword(deps, { userId, password: password ?? '', path: 'password' })
    return
  }
  await countCode(deps, proof)
  const isRight = await deps.database.db.transaction((tx) => useCode(deps, tx, userId, code))
  if (!isRight) {
    await reportWrongCode(deps, proof)
    throw wrongCode()
  }
  await forgiveCodes(deps, proof)
}

export function wrongCode() {
  const code = 'authenticator.wrong_code'
  return new DomainError(code, {}, [{ path: 'code', message: sentenceFor(code) }])
}
