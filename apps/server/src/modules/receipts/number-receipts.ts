import type { Deps } from '../../deps.ts'
import { hasUnnumbered, lockNumbering, numberNext } from './receipt.queries.ts'

const batchSize = 500

/**
 * The handler of `numberReceiptsJob`: numbers every receipt that has no number, in the order they were booked. The numbering is the only
 * thing that happens one at a time; bookings do not wait for it. Safe to run twice: a rollback takes its numbers back.
 */
export async function numberReceipts({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  while (await hasUnnumbered(db)) {
    await db.transaction(async (tx) => {
      await lockNumbering(tx)
      await numberNext(tx, { at: clock(), limit: batchSize })
    })
  }
}
