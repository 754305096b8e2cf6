import { type Db, queryNamed, type Tx } from '../../../platform/database/database.ts'

export async function isOperator(db: Db | Tx, userId: string): Promise<boolean> {
  const text = 'select exists (select from operator_accounts where user_id = $1) as "isOperator"'
  const [row] = await queryNamed<{ isOperator: boolean }>(db, 'account_operator', text, [userId])
  return row?.isOperator ?? false
}
