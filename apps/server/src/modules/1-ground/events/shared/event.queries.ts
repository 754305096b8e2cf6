import { type DomainEvent, type EventSubject, eventRule } from '@guildhall/contract'
import { asc, eq } from 'drizzle-orm'
import type { CarriedPart } from '../../../../platform/database/carried-part.ts'
import { type Db, queryText, type Tx } from '../../../../platform/database/database.ts'
import { events } from '../event.tables.ts'

export type EventRow = typeof events.$inferSelect

const insertText = (
  parameter: string,
  where = 'true',
) => `insert into events (kind, actor_id, subject, subject_id, facts, at)
  select kind, "actorId", subject, "subjectId", facts, at
  from rows from (jsonb_to_recordset(${parameter})
    as (kind text, "actorId" uuid, subject text, "subjectId" uuid, facts jsonb, at timestamptz)) with ordinality
  where ${where} order by ordinality`

/** For a statement that does something else with the same round trip. Undefined if none of the events is stored. */
export function partOf(list: readonly DomainEvent[], at: Date): CarriedPart | undefined {
  const stored = list.filter(({ kind }) => !eventRule(kind).isPassing)
  return stored.length > 0 ? { text: insertText, value: rowsOf(stored.map((event) => ({ event, at }))) } : undefined
}

export type PastEvent = { event: DomainEvent; at: Date }

/** Stores what happened at different times, with one statement. Nothing else follows from it. */
export async function insertPastEvents(tx: Tx, list: readonly PastEvent[]): Promise<void> {
  const stored = list.filter(({ event }) => !eventRule(event.kind).isPassing)
  await insertPart(tx, { text: insertText, value: rowsOf(stored) })
}

export async function insertPart(tx: Tx, { text, value }: CarriedPart): Promise<void> {
  await queryText(tx, text('$1'), [value])
}

/** Oldest first. */
export async function listEventsOf(db: Db, subjectId: string): Promise<EventRow[]> {
  return db.select().from(events).where(eq(events.subjectId, subjectId)).orderBy(asc(events.id))
}

function rowsOf(list: readonly PastEvent[]): string {
  return JSON.stringify(
    list.map(({ event: { kind, actorId, about, facts = {} }, at }) => {
      const { subject } = eventRule(kind)
      const subjectId = (about as Record<string, string>)[idOf[subject]]
      return { kind, actorId, subject, subjectId, facts, at }
    }),
  )
}

const idOf: Record<EventSubject, string> = {
  proposal: 'proposalId',
  contract: 'contractId',
  invitation: 'invitationId',
  direct_offer: 'directOfferId',
  project: 'projectId',
  account: 'personId',
}
