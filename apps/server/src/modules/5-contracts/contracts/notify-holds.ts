import { type DomainEvent, dayMs, holdReminderDays, toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { findHeldCents, type HeldRow, listHoldsEnding } from './shared/held-until.queries.ts'

const [first, last] = holdReminderDays
const batchSize = 200

/** The handler of `notifyHoldsJob`: tells both sides 14 and 3 days before, once each, what happens to money that is held for long. */
export async function notifyHolds(deps: Deps): Promise<void> {
  const { db } = deps.database
  const from = deps.clock()
  const to = new Date(from.getTime() + first * dayMs)
  let rows: HeldRow[] = []
  do {
    rows = await listHoldsEnding(db, { from, to, after: rows.at(-1), limit: batchSize })
    const held = await findHeldCents(
      db,
      rows.map(({ id }) => id),
    )
    const events = rows.flatMap((row) => remindersOf(row, toDollars(held.get(row.id) ?? 0), from))
    await db.transaction((tx) => deps.events.record(tx, from, ...events))
  } while (rows.length === batchSize)
}

function remindersOf({ id: contractId, projectId, title, heldUntil, ...row }: HeldRow, amountUsd: number, now: Date) {
  const days = heldUntil.getTime() - now.getTime() <= last * dayMs ? last : first
  const deadlineAt = heldUntil.toISOString()
  const { isUnderReview } = row
  const facts = { contractId, projectId, projectTitle: title, amountUsd, deadlineAt, days, isUnderReview }
  return (['client', 'freelancer'] as const).map((side): DomainEvent<'money.hold_ending'> => {
    const personId = side === 'client' ? row.clientId : row.freelancerId
    return { kind: 'money.hold_ending', actorId: null, about: { personId }, context: { ...facts, side } }
  })
}
