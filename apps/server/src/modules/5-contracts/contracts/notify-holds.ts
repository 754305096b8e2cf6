import { type DomainEvent, dayMs, holdReminderDays, toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { type HeldPart, type HeldRow, listHeldParts, listHoldsEnding } from './shared/held-until.queries.ts'

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
    const parts = await listHeldParts(
      db,
      rows.map(({ id }) => id),
    )
    const events = rows.flatMap((row) => remindersOf(row, parts, from))
    await db.transaction((tx) => deps.events.record(tx, from, ...events))
  } while (rows.length === batchSize)
}

function remindersOf(row: HeldRow, parts: HeldPart[], now: Date) {
  const { id: contractId, projectId, title, heldUntil } = row
  const days = heldUntil.getTime() - now.getTime() <= last * dayMs ? last : first
  const deadlineAt = heldUntil.toISOString()
  const outcome = outcomeFor(row)
  // Only what goes back goes part by part.
  const ending = parts.filter(
    (part) => part.contractId === contractId && (outcome !== 'returned' || part.until <= heldUntil),
  )
  const amountUsd = toDollars(ending.reduce((sum, { cents }) => sum + cents, 0))
  const facts = { contractId, projectId, projectTitle: title, amountUsd, deadlineAt, days, outcome }
  return (['client', 'freelancer'] as const).map((side): DomainEvent<'money.hold_ending'> => {
    const personId = side === 'client' ? row.clientId : row.freelancerId
    return { kind: 'money.hold_ending', actorId: null, about: { personId }, context: { ...facts, side } }
  })
}

function outcomeFor({ isUnderReview, isDue }: HeldRow): DomainEvent<'money.hold_ending'>['context']['outcome'] {
  if (isUnderReview) return 'approved'
  return isDue ? 'released' : 'returned'
}
