import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertCreditNote, insertReceipt } from '../receipt.queries.ts'
import { numberReceiptsJob } from './receipt.jobs.ts'

type JobDeps = Pick<Deps, 'jobs'>

/**
 * A payment was booked: its receipt keeps the names and the title as they are now. `heldCents`: what of it is held from now on. A job
 * numbers it after the commit.
 */
export async function openReceipt(
  deps: JobDeps,
  tx: Tx,
  receipt: { paymentId: string; heldCents: number; at: Date },
): Promise<void> {
  await insertReceipt(tx, receipt)
  await deps.jobs.add(tx, numberReceiptsJob, {})
}

/** A refund was booked: it gets a credit note with a number of its own. */
export async function openCreditNote(deps: JobDeps, tx: Tx, note: { refundId: string; at: Date }): Promise<void> {
  await insertCreditNote(tx, note)
  await deps.jobs.add(tx, numberReceiptsJob, {})
}
