import type { DomainEvent } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'

export type Events = {
  /** Keeps what happened at that instant, in this order, and carries out what follows from it, all within `tx`. */
  record(tx: Tx, at: Date, ...events: DomainEvent[]): Promise<void>
}
