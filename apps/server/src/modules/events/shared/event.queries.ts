import { type DomainEvent, eventRule } from '@guildhall/contract'
import { asc, eq } from 'drizzle-orm'
import { type Db, queryText, type Tx } from '../../../platform/database/database.ts'
import { events } from '../event.tables.ts'

export type EventRow = typeof events.$inferSelect

/** For statements that insert something else with the same round trip. `parameter`: the events as JSON, {@link rowsOf}. */
export const insertEventsText = (
  parameter: string,
) => `insert into events (kind, actor_id, subject, subject_id, facts, at)
  select kind, "actorId", subject, "subjectId", facts, at
  from rows from (jsonb_to_recordset(${parameter})
    as (kind text, "actorId" uuid, subject text, "subjectId" uuid, facts jsonb, at timestamptz)) with ordinality
  order by ordinality`

export function rowsOf(events: readonly DomainEvent[], at: Date): string {
  return JSON.stringify(
    events.map(({ kind, actorId, about, facts = {} }) => {
      const { subject } = eventRule(kind)
      return { kind, actorId, subject, subjectId: subjectIdOf(about), facts, at }
    }),
  )
}

export async function insertEvents(tx: Tx, events: readonly DomainEvent[], at: Date): Promise<void> {
  await queryText(tx, insertEventsText('$1'), [rowsOf(events, at)])
}

/** Oldest first. */
export async function listEventsOf(db: Db, subjectId: string): Promise<EventRow[]> {
  return db.select().from(events).where(eq(events.subjectId, subjectId)).orderBy(asc(events.id))
}

/** The narrowest of what the event is about. */
function subjectIdOf(about: DomainEvent['about']): string {
  if ('contractId' in about) return about.contractId
  if ('proposalId' in about) return about.proposalId
  return 'invitationId' in about ? about.invitationId : about.directOfferId
}
