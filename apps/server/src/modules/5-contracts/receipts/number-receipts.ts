import type { Deps } from '../../../deps.ts'
import { hasUnnumbered, lockNumbering, numberNext } from './receipt.queries.ts'

const batchSize = 500

/** In the order they were recorded; bookings do not wait. A rollback takes its numbers back. */
export async function numberReceipts({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  while (await hasUnnumbered(db)) {
    await db.transaction(async (tx) => {
      await lockNumbering(tx)
      await numberNext(tx, { at: clock(), limit: batchSize })
    })
  }
}
