import type { Tx } from '../../../platform/database/database.ts'
import { insertEvents, listPastEvents } from './event.queries.ts'

export async function writePastEvents(tx: Tx, conversationId: string, members: [string, string]) {
  const events = await listPastEvents(tx, members)
  if (events.length > 0) await insertEvents(tx, conversationId, events)
}
