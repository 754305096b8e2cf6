import { normalizeEmail } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { recordOperatorAction } from '../../../2-people/operator-log/shared/record-operator-action.ts'
import { isSuspended } from '../../../2-people/restrictions/shared/is-suspended.ts'
import { deleteOperator, insertOperator, listOperatorRows, lockAccountOfAddress } from '../operator.queries.ts'

type Machine = Pick<Deps, 'database' | 'clock'>

const machine = { operatorId: null, reason: 'Made on the machine.' }

/** Throws `operator.no_account`, `operator.address_unconfirmed`, `operator.suspended` or `operator.already`. */
export async function addOperator({ database, clock }: Machine, email: string): Promise<void> {
  await database.db.transaction(async (tx) => {
    const account = await lockAccount(tx, email)
    if (!account.isConfirmed) throw new DomainError('operator.address_unconfirmed', { email })
    if (await isSuspended(tx, account.id)) throw new DomainError('operator.suspended', { email })
    const at = clock()
    if (!(await insertOperator(tx, account.id, at))) throw new DomainError('operator.already', { email })
    await recordOperatorAction(tx, { ...machine, kind: 'operator.added', subjectId: account.id, at })
  })
}

/** Takes the rights of an operator away, at once. Throws `operator.no_account` or `operator.none`. */
export async function removeOperator({ database, clock }: Machine, email: string): Promise<void> {
  await database.db.transaction(async (tx) => {
    const account = await lockAccount(tx, email)
    if (!(await deleteOperator(tx, account.id))) throw new DomainError('operator.none', { email })
    await recordOperatorAction(tx, { ...machine, kind: 'operator.removed', subjectId: account.id, at: clock() })
  })
}

export const listAllOperators = ({ database }: Pick<Deps, 'database'>) => listOperatorRows(database.db)

async function lockAccount(tx: Tx, email: string) {
  const account = await lockAccountOfAddress(tx, normalizeEmail(email))
  if (!account) throw new DomainError('operator.no_account', { email })
  return account
}
