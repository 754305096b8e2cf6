import type { OwnerProofBody } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { DomainError, sentenceFor } from '../../../../platform/errors.ts'
import { confirmPassword } from '../../accounts/shared/confirm-password.ts'
import { confirmPasskey } from '../../passkeys/shared/confirm-passkey.ts'
import { type CodeTry, countCode, forgiveCodes, reportWrongCode, useCode, useRecoveryCode } from '../use-code.ts'
import { getSecondProof } from './get-second-proof.ts'

export type OwnerProof = CodeTry & OwnerProofBody

export type OwnerConfirmation = {
  path?: 'password' | 'currentPassword'
  /** For irreversible steps: without two-factor sign-in, asks for a passkey if there is one. */
  isFinal?: boolean
}

/**
 * For steps that a stolen session must not allow: the password and, with two-factor sign-in, a code, recovery code or
 * passkey. The proof is used up even if the step fails later. Returns the matching password hash. Throws
 * `account.wrong_password`, `authenticator.code_required`, `authenticator.wrong_code`, `passkey.required`,
 * `passkey.not_confirmed`, `throttle.password` or `throttle.second_factor`.
 */
export async function confirmOwner(
  deps: Deps,
  proof: OwnerProof,
  { path = 'password', isFinal = false }: OwnerConfirmation = {},
): Promise<string> {
  const { userId, password, code, passkey } = proof
  const passwordHash = await confirmPassword(deps, { userId, password, path })
  const asked = await getSecondProof(deps.database.db, userId)
  if (asked === null || (asked === 'passkey' && !isFinal)) return passwordHash
  if (passkey) await confirmPasskey(deps, { ...proof, credential: passkey })
  else if (asked === 'passkey') throw new DomainError('passkey.required')
  else if (code === undefined || code.trim() === '') throw codeProblem('authenticator.code_required')
  else await confirmCode(deps, proof, code)
  return passwordHash
}

async function confirmCode(deps: Deps, attempt: CodeTry, typed: string) {
  const { db } = deps.database
  const { userId } = attempt
  const digits = typed.replaceAll(/[\s-]/g, '')
  const isOfApp = /^\d{6}$/.test(digits)
  // Recovery codes cannot be guessed.
  if (isOfApp) await countCode(deps, attempt)
  const isRight = await db.transaction((tx) =>
    isOfApp ? useCode(deps, tx, userId, digits) : useRecoveryCode(deps, tx, userId, typed),
  )
  if (!isRight) {
    await reportWrongCode(deps, attempt)
    throw codeProblem('authenticator.wrong_code')
  }
  if (isOfApp) await forgiveCodes(deps, attempt)
}

/** A refusal that belongs beside the field of the code. */
export function codeProblem(code: 'authenticator.code_required' | 'authenticator.wrong_code') {
  return new DomainError(code, {}, [{ path: 'code', message: sentenceFor(code) }])
}
