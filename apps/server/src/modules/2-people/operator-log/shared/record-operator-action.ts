import type { OperatorActionKind } from '@guildhall/contract'
import type { Tx } from '../../../../platform/database/database.ts'
import { insertOperatorAction } from '../operator-log.queries.ts'

export type OperatorAction = {
  /** Null for actions on the command line. */
  operatorId: string | null
  kind: OperatorActionKind
  at: Date
  subjectId?: string
  /** What else it is about, such as the id of a report. At most 200 characters. */
  target?: string
  reason?: string
  facts?: Record<string, string | number>
}

/** Writes what an operator does into their log, in the transaction that does it. It cannot be changed afterwards. */
export async function recordOperatorAction(tx: Tx, action: OperatorAction): Promise<void> {
  await insertOperatorAction(tx, { target: '', reason: '', facts: {}, ...action })
}
