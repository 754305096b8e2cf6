import type { Tx } from '../../../../platform/database/database.ts'
import { itemsSetAside } from '../item.tables.ts'

/** An item that misleads and is then dropped counts as challenged: nothing brings it back. */
export async function setAsideChallenged(tx: Tx, itemId: string, setAsideAt: Date): Promise<void> {
  const reason = 'challenged'
  await tx
    .insert(itemsSetAside)
    .values({ itemId, reason, setAsideAt })
    .onConflictDoUpdate({ target: itemsSetAside.itemId, set: { reason } })
}
