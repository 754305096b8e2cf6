import type { Db } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { wasOpenedWithSecondFactor } from '../../../2-people/accounts/shared/was-opened-with-second-factor.ts'
import { getSecondProof } from '../../../2-people/second-factor/shared/get-second-proof.ts'
import { findOperator } from '../operator.queries.ts'

/** Throws `route.not_found` (like an unknown address), `operator.second_factor_needed` or `operator.sign_in_again`. */
export async function requireOperator(db: Db, { userId, token }: { userId: string; token: string }): Promise<void> {
  if (!(await findOperator(db, userId))) throw new DomainError('route.not_found')
  if ((await getSecondProof(db, userId)) === null) throw new DomainError('operator.second_factor_needed')
  if (!(await wasOpenedWithSecondFactor(db, token))) throw new DomainError('operator.sign_in_again')
}
