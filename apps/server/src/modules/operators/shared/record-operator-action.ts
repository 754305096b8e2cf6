import type { OperatorActionKind } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { insertOperatorAction } from '../operator-log.queries.ts'

export type OperatorAction = {
  /** Null for actions on the command line. */
  operatorId: string | null
  kind: OperatorActionKind
  at: Date
  subjectId?: string
  /** Such as the id of a report. At most 200 characters. */
  target?: string
  reason?: string
  facts?: Record<string, string | number>
}

/** In the transaction of the action. */
export async function recordOperatorAction(tx: Tx, action: OperatorAction): Promise<void> {
  await insertOperatorAction(tx, { target: '', reason: '', facts: {}, ...action })
}
