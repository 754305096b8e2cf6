import type { Tx } from '../../../platform/database/database.ts'
import { operatorLog } from './operator-log.tables.ts'

export async function insertOperatorAction(tx: Tx, row: typeof operatorLog.$inferInsert) {
  await tx.insert(operatorLog).values(row)
}
