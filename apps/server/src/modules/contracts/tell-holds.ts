import { dayMs, holdReminderDays, toDollars } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/shared/notify.ts'
import { findHeldCents, type HeldRow, listHoldsEnding } from './shared/held-until.queries.ts'

const [first, last] = holdReminderDays
const batchSize = 200

const sentences = {
  review: {
    client: 'Answer the delivery before: without an answer it counts as approved on that day.',
    freelancer: 'If the client does not answer before, your delivery counts as approved on that day.',
  },
  open: {
    client:
      'If nothing is delivered before, it goes back to your card on that day and the contract goes on without it.',
    freelancer: 'Deliver before: otherwise it goes back to the client on that day and the contract goes on without it.',
  },
} as const

/** The handler of `tellHoldsJob`: tells both sides 14 and 3 days before, once each, what happens to money that is held for long. */
export async function tellHolds(deps: Deps): Promise<void> {
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
    const notices = rows.flatMap((row) => noticesOf(row, toDollars(held.get(row.id) ?? 0), from))
    await db.transaction((tx) => notify(deps, tx, notices))
  } while (rows.length === batchSize)
}

function noticesOf({ id: contractId, projectId, title, heldUntil, ...row }: HeldRow, amountUsd: number, now: Date) {
  const days = heldUntil.getTime() - now.getTime() <= last * dayMs ? last : first
  const deadlineAt = heldUntil.toISOString()
  const facts = { contractId, projectId, projectTitle: title, amountUsd, deadlineAt }
  const notice = { kind: 'money.hold_ending' as const, event: `${contractId}:${deadlineAt}:${days}` }
  const { client, freelancer } = sentences[row.isUnderReview ? 'review' : 'open']
  return [
    { ...notice, userId: row.clientId, facts: { ...facts, meaning: client } },
    { ...notice, userId: row.freelancerId, facts: { ...facts, meaning: freelancer } },
  ]
}
