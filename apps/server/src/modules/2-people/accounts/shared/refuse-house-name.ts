import type { Db, Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { accountErrors } from '../account.errors.ts'
import { isOperator } from '../operator.queries.ts'
import { readsAsHouse } from './house-name.rules.ts'

/** Throws `account.name_of_house` at the field `path` unless an operator takes the name. `userId` is null for a new account. */
export async function refuseHouseName(
  db: Db | Tx,
  { userId, name, path }: { userId: string | null; name: string; path: string },
): Promise<void> {
  if (!readsAsHouse(name) || (userId && (await isOperator(db, userId)))) return
  const code = 'account.name_of_house'
  throw new DomainError(code, {}, [{ path, message: accountErrors[code].sentence }])
}
