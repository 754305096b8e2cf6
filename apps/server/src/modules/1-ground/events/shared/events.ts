import type { DomainEvent } from '@guildhall/contract'
import type { CarriedPart } from '../../../../platform/database/carried-part.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'

export type Events = {
  /** Keeps what happened at that instant, in this order, and carries out what follows from it, all within `tx`. */
  record(tx: Tx, at: Date, ...events: DomainEvent[]): Promise<void>
  /**
   * For an event whose only effect is on open screens: `write` changes something and keeps the event with the same statement.
   * If it returns nothing or false, nothing has happened.
   */
  recordWith<Result>(
    db: Db | Tx,
    at: Date,
    event: DomainEvent,
    write: (part: CarriedPart) => Promise<Result>,
  ): Promise<Result>
}
