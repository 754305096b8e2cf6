import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { insertCreditNote, insertReceipt } from '../receipt.queries.ts'
import { numberReceiptsJob } from './receipt.jobs.ts'

type JobDeps = Pick<Deps, 'jobs'>

/** Keeps names and title as they are now. `heldCents`: held from now on. A job numbers it after the commit. */
export async function openReceipt(
  deps: JobDeps,
  tx: Tx,
  receipt: { paymentId: string; heldCents: number; at: Date },
): Promise<void> {
  await insertReceipt(tx, receipt)
  await deps.jobs.add(tx, numberReceiptsJob, {})
}

export async function openCreditNote(deps: JobDeps, tx: Tx, note: { refundId: string; at: Date }): Promise<void> {
  await insertCreditNote(tx, note)
  await deps.jobs.add(tx, numberReceiptsJob, {})
}
